import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../language.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { ClassFactsSkeleton } from './class-facts-skeleton.tsx';
import { ClassFacts } from './class-facts.tsx';
import { CONFIRMATION_WORDS } from './confirmation-words.ts';
import { MailedBookingOutcome, TimetableLink } from './mailed-booking-outcome.tsx';
import type { MailedBooking } from './mailed-booking.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

interface ConfirmationViewProps {
  readonly mailed: MailedBooking;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
}

/** Each state of a held place in words, with the next thing to do. */
export function ConfirmationView({ mailed, onConfirm, onRetry }: ConfirmationViewProps) {
  const words = useWords(CONFIRMATION_WORDS);
  const { booked } = useWords(TRIAL_WORKOUT_WORDS);
  switch (mailed.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <MailedBookingOutcome message={words.unknownLink}>
          <TimetableLink />
        </MailedBookingOutcome>
      );
    case 'held':
    case 'sending':
      return (
        <Question booking={mailed.booking} isSending={mailed.state === 'sending'} onConfirm={onConfirm} />
      );
    case 'booked':
      return (
        <MailedBookingOutcome tone="success" message={booked} booking={mailed.booking}>
          <p>{words.bookedNext}</p>
          <TimetableLink />
        </MailedBookingOutcome>
      );
    case 'expired':
      return (
        <MailedBookingOutcome message={words.expired} booking={mailed.booking}>
          <BookAgain booking={mailed.booking} />
        </MailedBookingOutcome>
      );
    case 'canceled':
      return (
        <MailedBookingOutcome message={words.givenBack} booking={mailed.booking}>
          <BookAgain booking={mailed.booking} />
        </MailedBookingOutcome>
      );
    case 'started':
      return (
        <MailedBookingOutcome message={words.started} booking={mailed.booking}>
          <TimetableLink />
        </MailedBookingOutcome>
      );
    case 'failed':
      return (
        <MailedBookingOutcome tone="error" message={mailed.error.message}>
          <Button look="outline" onClick={onRetry}>
            {words.again}
          </Button>
        </MailedBookingOutcome>
      );
    default:
      return mailed satisfies never;
  }
}

interface QuestionProps {
  readonly booking: TrialBooking;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
}

function Question({ booking, isSending, onConfirm }: QuestionProps) {
  const words = useWords(CONFIRMATION_WORDS);
  const until = booking.held_until ?? booking.workout.start_datetime;
  return (
    <div className={styles.columns}>
      <ClassFacts workout={booking.workout} />
      <div className={styles.booking}>
        <p>{words.question(booking.first_name, berlinTime(new Date(until)))}</p>
        <Button onClick={onConfirm} disabled={isSending}>
          {isSending ? words.confirming : words.yes}
        </Button>
      </div>
    </div>
  );
}

function BookAgain({ booking }: { readonly booking: TrialBooking }) {
  const { bookAgain } = useWords(CONFIRMATION_WORDS);
  const address = useAddress();
  return (
    <ButtonLink look="outline" to={address('trialWorkout', { workoutId: booking.workout.id })}>
      {bookAgain}
    </ButtonLink>
  );
}
