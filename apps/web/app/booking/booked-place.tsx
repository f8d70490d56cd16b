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
import { useCancelling } from './use-cancelling.ts';

interface BookedPlaceProps {
  readonly place: MemberPlace;
  readonly now: Date;
  readonly isSending: boolean;
  readonly onCommand: (command: BookingCommand) => void;
}

/**
 * A booked class and what cancelling it costs; asked once more when that is not nothing. Undoing a swap asks for the place that was left
 * for this one; where it was not to be had, this one can be cancelled.
 */
export function BookedPlace({ place, now, isSending, onCommand }: BookedPlaceProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { cancelling, isAsShown } = useCancelling(place, now);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [triedBack, setTriedBack] = useState('');
  const { bookingId, swappedFrom } = place;
  const command = { kind: 'cancel', bookingId } as const;
  const isTried = triedBack === bookingId;
  const isUndo = cancelling.kind === 'free' && cancelling.isUndo && !isTried;
  const button = { isSending, onCommand };
  const cancelWhileFree = () => {
    if (!isAsShown()) setIsAsked(true);
    else if (isUndo && swappedFrom) {
      setTriedBack(bookingId);
      onCommand({ kind: 'swap', bookingId, workoutId: swappedFrom });
    } else onCommand(command);
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
            {isUndo ? words.undo : words.cancel}
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
