import type { ButtonLook } from '@lifted/design/button.tsx';
import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import { elsewhereWords, type Elsewhere } from '@lifted/domain/bookings/valid-in';
import { opensAt } from '@lifted/domain/bookings/booking-times';
import type { ClassStanding } from '@lifted/domain/bookings/class-standing';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { studio } from '@lifted/profile/studio';
import { useLanguage, useWords } from '../language.ts';
import { BookedPlace } from './booked-place.tsx';
import type { BookingCommand } from './booking-commands.ts';
import { BOOKING_WORDS, onceBookedWords, payerWords } from './booking-words.ts';
import styles from './class-booking.module.css';
import { CommandButton } from './command-button.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import { Chance, Offer, Waiting } from './waitlist-place.tsx';
import type { MemberEntitlement, MemberPlace } from './own-classes.ts';

export interface StandingViewProps {
  readonly standing: ClassStanding<MemberEntitlement, MemberPlace>;
  readonly workoutId: string;
  /** The class in words, for who hears the button alone. */
  readonly named: string;
  readonly start: Date;
  readonly now: Date;
  /** Of the button that books or joins the waitlist. */
  readonly look: ButtonLook;
  readonly isSending: boolean;
  readonly onCommand: (command: BookingCommand) => void;
}

/** Each standing in words, with what can be done. */
export function StandingView({
  standing,
  workoutId,
  named,
  start,
  now,
  look,
  isSending,
  onCommand,
}: StandingViewProps) {
  const words = useWords(BOOKING_WORDS);
  const button = { isSending, onCommand };
  switch (standing.kind) {
    case 'booked':
      return <BookedPlace place={standing.place} now={now} {...button} />;
    case 'offered':
      return <Offer workoutId={workoutId} until={standing.until} now={now} {...button} />;
    case 'waiting':
      return (
        <>
          <Waiting {...standing} workoutId={workoutId} named={named} {...button} />
          {standing.payer && <OnceBooked payer={standing.payer} start={start} now={now} />}
        </>
      );
    case 'open': {
      const { payer } = standing;
      const command = { kind: 'book', workoutId, entitlementId: payer.id } as const;
      return (
        <>
          <CommandButton look={look} className={styles.main} command={command} {...button}>
            {words.book} <VisuallyHidden>{named}</VisuallyHidden>
          </CommandButton>
          <Payer payer={payer} />
          <OnceBooked payer={payer} start={start} now={now} />
        </>
      );
    }
    case 'full':
      return (
        <>
          <CommandButton
            look={look}
            className={styles.main}
            command={{ kind: 'join', workoutId }}
            {...button}
          >
            {words.join} <VisuallyHidden>{named}</VisuallyHidden>
          </CommandButton>
          <Payer payer={standing.payer} />
          <Chance chance={standing.chance} />
        </>
      );
    case 'refused':
      return <Refused reason={standing.reason} elsewhere={standing.elsewhere} start={start} now={now} />;
    case 'over':
      return null;
    default:
      return standing satisfies never;
  }
}

function Payer({ payer }: { readonly payer: MemberEntitlement }) {
  const { paysWith } = useWords(BOOKING_WORDS);
  const language = useLanguage();
  return (
    <p className={styles.note}>
      <VisuallyHidden>{paysWith} </VisuallyHidden>
      {payerWords(payer, language)}
    </p>
  );
}

interface OnceBookedProps {
  readonly payer: MemberEntitlement;
  readonly start: Date;
  readonly now: Date;
}

/** What cancelling would cost, where it is too late to cancel free. */
function OnceBooked({ payer, start, now }: OnceBookedProps) {
  const text = onceBookedWords(start, payer, now, useLanguage());
  return text !== undefined && <p className={styles.chance}>{text}</p>;
}

interface RefusedProps {
  readonly reason: BookingRefusal;
  readonly elsewhere: Elsewhere | undefined;
  readonly start: Date;
  readonly now: Date;
}

/** Why this class cannot be booked now. */
function Refused({ reason, elsewhere, start, now }: RefusedProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  if (elsewhere !== undefined)
    return (
      <p className={styles.note}>{elsewhereWords(elsewhere, 'your', studio.address.street, language)}</p>
    );
  return (
    <p className={styles.note}>
      {reason === 'booking_not_open'
        ? words.opens(nearMomentWords(opensAt(start), now, language))
        : words.refusals[reason]}
    </p>
  );
}
