import { useLanguage, useWords } from '../language.ts';
import type { BookingCommand } from './booking-commands.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './class-booking.module.css';
import { CommandButton } from './command-button.tsx';
import { momentWords } from './moment-words.ts';

interface WaitlistPlaceProps {
  readonly workoutId: string;
  readonly isSending: boolean;
  readonly onCommand: (command: BookingCommand) => void;
}

/** A place that is held for the member for a while. */
export function Offer({
  workoutId,
  until,
  now,
  ...button
}: WaitlistPlaceProps & { readonly until: Date; readonly now: Date }) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  return (
    <div className={styles.ask}>
      <p>
        <strong>{words.offeredUntil(momentWords(until, now, language))}</strong> {words.acceptedCosts}
      </p>
      <div className={styles.choice}>
        <CommandButton look="signal" command={{ kind: 'accept', workoutId }} {...button}>
          {words.accept}
        </CommandButton>
        <CommandButton look="outline" command={{ kind: 'leave', workoutId }} {...button}>
          {words.decline}
        </CommandButton>
      </div>
    </div>
  );
}

/** A position on the waitlist; in the last hour a place goes to the first who takes it. */
export function Waiting({
  workoutId,
  position,
  canTake,
  ...button
}: WaitlistPlaceProps & { readonly position: number | null; readonly canTake: boolean }) {
  const words = useWords(BOOKING_WORDS);
  return (
    <>
      {canTake ? (
        <CommandButton
          look="signal"
          className={styles.main}
          command={{ kind: 'book', workoutId }}
          {...button}
        >
          {words.book}
        </CommandButton>
      ) : (
        <p className={styles.badge}>{position === null ? words.onWaitlist : words.position(position)}</p>
      )}
      <p className={styles.note}>
        {canTake && `${words.placeIsFree} `}
        <CommandButton
          look="quiet"
          className={styles.quiet}
          command={{ kind: 'leave', workoutId }}
          {...button}
        >
          {words.leave}
        </CommandButton>
      </p>
    </>
  );
}
