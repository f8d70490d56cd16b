import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

/** The place waits for the link in the mail. Takes the form's place and the keyboard's focus. */
export function PlaceHeld({ until }: { readonly until: Date }) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
      <Notice>
        <p className={styles.success}>{words.held}</p>
      </Notice>
      <p>{words.heldNext(berlinTime(until))}</p>
      <ButtonLink look="outline" to={address('timetable')}>
        {words.allClasses}
      </ButtonLink>
    </div>
  );
}
