import type { StudioClass } from '@lifted/contract/timetable';
import { toldKind } from '@lifted/domain/classes/class-kind';
import { startWords } from '@lifted/domain/language/date-words';
import { classLength } from './class-length.ts';
import { branchLine } from './branch-line.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { CLASS_FACTS_WORDS } from './class-facts-words.ts';
import styles from './class-facts.module.css';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';

/** Everything of a class that is shown of it; the portrait only where its picture may be known, the length where its end is. */
export type ShownClass = Pick<
  StudioClass,
  'timer_name' | 'start_datetime' | 'coach_first_name' | 'location_name'
> &
  Partial<Pick<StudioClass, 'coach_profile_image_url' | 'branch' | 'kind' | 'end_datetime'>>;

/** What, with whom, when and where (specification, section 2, 'Join a test workout page'). */
export function ClassFacts({ workout }: { readonly workout: ShownClass }) {
  const words = useWords(CLASS_FACTS_WORDS);
  const language = useLanguage();
  const { coach_first_name: coach, coach_profile_image_url: imageUrl } = workout;
  const told = toldKind(workout.kind, language);
  const { start_datetime, end_datetime } = workout;
  const length = end_datetime === undefined ? null : classLength({ start_datetime, end_datetime }, language);
  return (
    <section className={styles.facts} aria-label={words.yourClass}>
      {imageUrl !== undefined && (
        <Portrait name={coach} imageUrl={imageUrl} size="large" alt={words.portraitOf(coach)} />
      )}
      <div className={styles.who}>
        <h2 className={styles.name}>{workout.timer_name}</h2>
        <p>
          {words.withCoach}
          <strong>{coach}</strong>
        </p>
        {told?.description != null && <p className={styles.about}>{told.description}</p>}
      </div>
      <dl className={styles.details}>
        {told?.level != null && (
          <>
            <dt>{words.level}</dt>
            <dd>{told.level}</dd>
          </>
        )}
        {told?.lifts != null && (
          <>
            <dt>{words.lifts}</dt>
            <dd>{told.lifts}</dd>
          </>
        )}
        <dt>{words.when}</dt>
        <dd>
          {/* Browsers and the server write some dates with another comma; what the server wrote stays. */}
          <time dateTime={workout.start_datetime} suppressHydrationWarning>
            {startWords(new Date(workout.start_datetime), language)}
          </time>
        </dd>
        {length !== null && (
          <>
            <dt>{length.name}</dt>
            <dd>{length.value}</dd>
          </>
        )}
        <dt>{words.where}</dt>
        <dd>
          {workout.location_name}
          <br />
          <span className={styles.street}>{branchLine(workout.branch)}</span>
        </dd>
      </dl>
    </section>
  );
}

const PORTRAIT = 'clamp(5.5rem, 3rem + 10vw, 11rem)';

/** The place of the class's facts while they load. */
export function ClassFactsSkeleton() {
  const { loadingClass } = useWords(CLASS_FACTS_WORDS);
  return (
    <div role="status" aria-label={loadingClass} className={styles.facts}>
      <Skeleton width={PORTRAIT} height={PORTRAIT} />
      <div className={styles.who}>
        <Skeleton width="min(18rem, 90%)" height="var(--text-2)" />
        <Skeleton width="8rem" height="1.6rem" />
      </div>
      <div className={styles.details}>
        <Skeleton height="9rem" />
      </div>
    </div>
  );
}
