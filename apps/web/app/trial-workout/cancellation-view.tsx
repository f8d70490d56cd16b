import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice, type NoticeTone } from '../ui/notice.tsx';
import { useAddress } from '../use-address.ts';
import { CANCELLATION_WORDS } from './cancellation-words.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import { refusalWords } from './refusal-words.ts';
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
  const words = useWords(CANCELLATION_WORDS);
  const language = useLanguage();
  switch (cancellation.state) {
    case 'reading':
      return <ClassFactsSkeleton />;
    case 'unknown_link':
      return (
        <Outcome message={words.unknownLink}>
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
        <Outcome tone="success" message={words.givenBack} booking={cancellation.booking}>
          <TimetableLink />
        </Outcome>
      );
    case 'started':
      return (
        <Outcome message={words.started} booking={cancellation.booking}>
          <TimetableLink />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome tone="error" message={refusalWords(cancellation.error, language)}>
          <Button look="outline" onClick={onRetry}>
            {words.again}
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
  const { allClasses } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <ButtonLink look="outline" to={address('timetable')}>
      {allClasses}
    </ButtonLink>
  );
}
