import { timeNow } from '@lifted/client/http/server-clock.ts';
import { cancellingNow, type CancellingNow } from '@lifted/domain/bookings/class-standing';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { focusOnArrival } from '../ui/focus-on-arrival.ts';
import type { BookingCommand } from './booking-commands.ts';
import { amountWords, BOOKING_WORDS, cancellingWords } from './booking-words.ts';
import styles from './class-booking.module.css';
import { CommandButton } from './command-button.tsx';
import type { MemberPlace } from './own-classes.ts';

interface BookedPlaceProps {
  readonly place: MemberPlace;
  readonly cancelling: CancellingNow;
  readonly now: Date;
  readonly isSending: boolean;
  readonly onCommand: (command: BookingCommand) => void;
}

/** A booked class and what cancelling it costs; asked once more when that is not nothing. */
export function BookedPlace({ place, cancelling: drawn, now, isSending, onCommand }: BookedPlaceProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const [pressed, setPressed] = useState<CancellingNow | null>(null);
  const cancelling = drawn.kind === 'free' && pressed !== null ? pressed : drawn;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const command = { kind: 'cancel', bookingId: place.bookingId } as const;
  const button = { isSending, onCommand };
  // What is free when it is drawn may cost something when it is pressed.
  const cancelWhileFree = () => {
    const atPress = cancellingNow(place, timeNow());
    if (atPress.kind === 'free') return onCommand(command);
    setPressed(atPress);
    setIsAsked(true);
  };
  const keep = () => {
    cancelButton.current?.focus();
    setIsAsked(false);
  };
  return (
    <>
      <p className={styles.badge}>
        <Icon name="check" /> {words.booked}
      </p>
      {cancelling.kind === 'free' ? (
        <p className={styles.note}>
          <CommandButton
            look="quiet"
            className={styles.quiet}
            command={command}
            isSending={isSending}
            onCommand={cancelWhileFree}
          >
            {cancelling.isUndo ? words.undo : words.cancel}
          </CommandButton>{' '}
          {cancellingWords(cancelling, now, language)}
        </p>
      ) : (
        <p className={styles.note}>
          <Button
            ref={cancelButton}
            look="quiet"
            className={styles.quiet}
            aria-expanded={isAsked}
            onClick={() => setIsAsked(true)}
          >
            {words.cancel}
          </Button>{' '}
          {cancellingWords(cancelling, now, language)}
        </p>
      )}
      {isAsked && cancelling.kind === 'costs' && (
        <div ref={focusOnArrival} tabIndex={-1} role="group" aria-label={words.cancel} className={styles.ask}>
          <p>{words.cancelQuestion(amountWords(cancelling.cost, language))}</p>
          <div className={styles.choice}>
            <CommandButton look="outline" command={command} {...button}>
              {words.cancelFor(amountWords(cancelling.cost, language))}
            </CommandButton>
            <Button look="outline" className={styles.button} onClick={keep}>
              {words.keep}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
