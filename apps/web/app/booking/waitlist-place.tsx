import type { ClassStanding } from '@lifted/domain/bookings/class-standing';
import type { WaitlistChance } from '@lifted/domain/bookings/waitlist-chance';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useLanguage, useWords } from '../language.ts';
import type { BookingCommand } from './booking-commands.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './class-booking.module.css';
import { CommandButton } from './command-button.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';

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
        <strong>{words.offeredUntil(nearMomentWords(until, now, language))}</strong> {words.acceptedCosts}
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

/** How lists of like classes went, where that is known. */
export function Chance({ chance }: { readonly chance: WaitlistChance | undefined }) {
  const words = useWords(BOOKING_WORDS);
  return chance && <p className={styles.chance}>{words.chance(chance)}</p>;
}

/** A position on the waitlist; in the last hour a place goes to the first who takes it. */
export function Waiting({
  workoutId,
  named,
  position,
  canTake,
  payer,
  chance,
  ...button
}: WaitlistPlaceProps & {
  /** The class in words. */
  readonly named: string;
} & Omit<Extract<ClassStanding, { kind: 'waiting' }>, 'kind'>) {
  const words = useWords(BOOKING_WORDS);
  return (
    <>
      {canTake ? (
        <CommandButton
          look="signal"
          className={styles.main}
          command={{ kind: 'book', workoutId, ...(payer && { entitlementId: payer.id }) }}
          {...button}
        >
          {words.book} <VisuallyHidden>{named}</VisuallyHidden>
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
      {!canTake && <Chance chance={chance} />}
    </>
  );
}
