import type { StudioClass } from '@lifted/contract/timetable';
import { placesLeft } from '@lifted/domain/classes/class-places';
import { studio } from '@lifted/profile/studio';
import { useLanguage, useWords } from '../../language.ts';
import { buttonClass } from '@lifted/design/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

/** What somebody who is signed in finds in place of the form: places are booked in the booking service. */
export function MemberBooking({ workout }: { readonly workout: StudioClass | null }) {
  const { member } = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  return (
    <div className={styles.booking}>
      {workout !== null && <p className={styles.places}>{placesLeft(workout.free_places, language)}</p>}
      <ExternalLink href={studio.links.memberLogin} className={buttonClass('signal')}>
        {member.book}
      </ExternalLink>
    </div>
  );
}
