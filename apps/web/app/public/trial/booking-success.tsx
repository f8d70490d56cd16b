import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

/** Takes the form's place and the keyboard's focus. */
export function BookingSuccess() {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
      <Notice tone="success">
        <p className={styles.success}>{words.booked}</p>
      </Notice>
      <p>{words.bookedNext}</p>
      <ButtonLink look="outline" to={address('timetable')}>
        {words.allClasses}
      </ButtonLink>
    </div>
  );
}
