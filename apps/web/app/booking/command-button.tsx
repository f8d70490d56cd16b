import { Button, type ButtonLook } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import type { BookingCommand } from './booking-commands.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './class-booking.module.css';

interface CommandButtonProps {
  readonly command: BookingCommand;
  readonly look: ButtonLook;
  readonly className?: string | undefined;
  readonly isSending: boolean;
  readonly onCommand: (command: BookingCommand) => void;
  readonly children: ReactNode;
}

/** Sends a command. It stays focusable while it is sent, so that the keyboard keeps its place. */
export function CommandButton({
  command,
  look,
  className,
  isSending,
  onCommand,
  children,
}: CommandButtonProps) {
  const { sending } = useWords(BOOKING_WORDS);
  return (
    <Button
      look={look}
      className={classNames(styles.button, className)}
      aria-disabled={isSending}
      onClick={() => onCommand(command)}
    >
      {isSending ? sending : children}
    </Button>
  );
}
