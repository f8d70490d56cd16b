import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { useWords } from '../../language.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { useAddress } from '../../use-address.ts';
import { CANCELLATION_WORDS } from './cancellation-words.ts';
import { MailedBookingOutcome, TimetableLink } from './mailed-booking-outcome.tsx';
import type { MailedBooking } from './mailed-booking.ts';
import { ClassFactsSkeleton } from './class-facts-skeleton.tsx';
import { ClassFacts } from './class-facts.tsx';
import styles from './trial-workout.module.css';

interface CancellationViewProps {
  readonly mailed: MailedBooking;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Each state of a cancellation in words, with the next thing to do. */
export function CancellationView({ mailed, onCancel, onRetry }: CancellationViewProps) {
  const words = useWords(CANCELLATION_WORDS);
  switch (mailed.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <MailedBookingOutcome message={words.unknownLink}>
          <TimetableLink />
        </MailedBookingOutcome>
      );
    case 'booked':
    case 'held':
    case 'sending':
      return (
        <Confirmation
          booking={mailed.booking}
          isCancelling={mailed.state === 'sending'}
          onCancel={onCancel}
        />
      );
    case 'canceled':
    case 'expired':
      return (
        <MailedBookingOutcome tone="success" message={words.givenBack} booking={mailed.booking}>
          <TimetableLink />
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

interface ConfirmationProps {
  readonly booking: TrialBooking;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

function Confirmation({ booking, isCancelling, onCancel }: ConfirmationProps) {
  const words = useWords(CANCELLATION_WORDS);
  const address = useAddress();
  return (
    <div className={styles.columns}>
      <ClassFacts workout={booking.workout} />
      <div className={styles.booking}>
        <p>{words.question(booking.first_name)}</p>
        <div className={styles.actions}>
          <Button onClick={onCancel} disabled={isCancelling}>
            {isCancelling ? words.cancelling : words.yes}
          </Button>
          <ButtonLink look="outline" to={address('timetable')}>
            {words.no}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
