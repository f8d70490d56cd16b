import { addressOf } from '../addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { focusOnArrival } from '../ui/focus-on-arrival.ts';
import styles from './trial-workout.module.css';

/** Takes the form's place and the keyboard's focus. */
export function BookingSuccess() {
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
      <Notice tone="success">
        <p className={styles.success}>Booking successful!</p>
      </Notice>
      <p>
        Look into your mail: it confirms your place, holds the entry for your calendar and the link to cancel.
      </p>
      <ButtonLink look="outline" to={addressOf('timetable')}>
        See all classes
      </ButtonLink>
    </div>
  );
}
