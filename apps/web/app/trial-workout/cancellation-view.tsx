import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { ReactNode } from 'react';
import { addressOf } from '../addresses.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice, type NoticeTone } from '../ui/notice.tsx';
import type { Cancellation } from './cancellation.ts';
import { ClassFactsSkeleton } from './class-facts-skeleton.tsx';
import { ClassFacts } from './class-facts.tsx';
import { focusOnArrival } from '../ui/focus-on-arrival.ts';
import styles from './trial-workout.module.css';

interface CancellationViewProps {
  readonly cancellation: Cancellation;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Each state of a cancellation in words, with the next thing to do. */
export function CancellationView({ cancellation, onCancel, onRetry }: CancellationViewProps) {
  switch (cancellation.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <Outcome message="We do not know this link. Please open it once more from your confirmation mail.">
          <TimetableLink />
        </Outcome>
      );
    case 'booked':
    case 'cancelling':
      return (
        <Confirmation
          booking={cancellation.booking}
          isCancelling={cancellation.state === 'cancelling'}
          onCancel={onCancel}
        />
      );
    case 'canceled':
      return (
        <Outcome
          tone="success"
          message="Your place is given back. Nothing more to do."
          booking={cancellation.booking}
        >
          <TimetableLink />
        </Outcome>
      );
    case 'started':
      return (
        <Outcome
          message="This class has already started, so it can no longer be cancelled."
          booking={cancellation.booking}
        >
          <TimetableLink />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome tone="error" message={cancellation.message}>
          <Button look="outline" onClick={onRetry}>
            Try again
          </Button>
        </Outcome>
      );
    default:
      return cancellation satisfies never;
  }
}

interface ConfirmationProps {
  readonly booking: TrialBooking;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

function Confirmation({ booking, isCancelling, onCancel }: ConfirmationProps) {
  return (
    <div className={styles.columns}>
      <ClassFacts workout={booking.workout} />
      <div className={styles.booking}>
        <p>Hello {booking.first_name}, shall we give your place in this class to somebody else?</p>
        <div className={styles.actions}>
          <Button onClick={onCancel} disabled={isCancelling}>
            {isCancelling ? 'Cancelling…' : 'Yes, cancel my place'}
          </Button>
          <ButtonLink look="outline" to={addressOf('timetable')}>
            No, keep it
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly message: string;
  readonly tone?: NoticeTone;
  readonly booking?: TrialBooking;
  readonly children: ReactNode;
}

function Outcome({ message, tone = 'status', booking, children }: OutcomeProps) {
  return (
    <div className={styles.columns}>
      {booking !== undefined && <ClassFacts workout={booking.workout} />}
      <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
        <Notice tone={tone}>{message}</Notice>
        {children}
      </div>
    </div>
  );
}

function TimetableLink() {
  return (
    <ButtonLink look="outline" to={addressOf('timetable')}>
      See all classes
    </ButtonLink>
  );
}
