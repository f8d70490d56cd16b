import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice, type NoticeTone } from '@lifted/design/notice.tsx';
import { useAddress } from '../../use-address.ts';
import { ClassFacts } from './class-facts.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

interface MailedBookingOutcomeProps {
  readonly message: string;
  readonly tone?: NoticeTone;
  readonly booking?: TrialBooking;
  readonly children: ReactNode;
}

/** What became of a booking, beside its class. Takes the keyboard's focus. */
export function MailedBookingOutcome({
  message,
  tone = 'status',
  booking,
  children,
}: MailedBookingOutcomeProps) {
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

/** The way on to other classes. */
export function TimetableLink() {
  const { allClasses } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <ButtonLink look="outline" to={address('timetable')}>
      {allClasses}
    </ButtonLink>
  );
}
