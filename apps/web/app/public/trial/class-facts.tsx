import type { StudioClass } from '@lifted/contract/timetable';
import { startWords } from '@lifted/domain/language/date-words';
import { useLanguage, useWords } from '../../language.ts';
import { Portrait } from '../../ui/layout/portrait.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';

/** What, with whom, when and where (specification, section 2, 'Join a test workout page'). */
export function ClassFacts({ workout }: { readonly workout: StudioClass }) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const coach = workout.coach_first_name;
  return (
    <section className={styles.facts} aria-label={words.yourClass}>
      <Portrait
        name={coach}
        imageUrl={workout.coach_profile_image_url}
        size="large"
        alt={words.portraitOf(coach)}
      />
      <div className={styles.who}>
        <h2 className={styles.name}>{workout.timer_name}</h2>
        <p>
          {words.withCoach}
          <strong>{coach}</strong>
        </p>
      </div>
      <dl className={styles.details}>
        <dt>{words.when}</dt>
        <dd>
          {/* Browsers and the server write some dates with another comma; what the server wrote stays. */}
          <time dateTime={workout.start_datetime} suppressHydrationWarning>
            {startWords(new Date(workout.start_datetime), language)}
          </time>
        </dd>
        <dt>{words.where}</dt>
        <dd>{workout.location_name}</dd>
      </dl>
    </section>
  );
}

const PORTRAIT = 'clamp(5.5rem, 3rem + 10vw, 11rem)';

/** The place of the class's facts while they load. */
export function ClassFactsSkeleton() {
  const { loadingClass } = useWords(TRIAL_WORKOUT_WORDS);
  return (
    <div role="status" aria-label={loadingClass} className={styles.facts}>
      <Skeleton width={PORTRAIT} height={PORTRAIT} />
      <div className={styles.who}>
        <Skeleton width="min(18rem, 90%)" height="var(--text-2)" />
        <Skeleton width="8rem" height="1.6rem" />
      </div>
      <div className={styles.details}>
        <Skeleton height="7.5rem" />
      </div>
    </div>
  );
}
