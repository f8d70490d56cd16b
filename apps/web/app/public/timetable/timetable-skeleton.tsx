import { studio } from '@lifted/profile/studio';
import { useWords } from '../../language.ts';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './timetable.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder of the whole timetable until the page knows today's date; also in the prerendered page. */
export function TimetableSkeleton() {
  const [before, after] = useWords(TIMETABLE_WORDS).noScript;
  return (
    <div className={styles.timetable}>
      <noscript>
        <p>
          {before}
          <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a>
          {after}
        </p>
      </noscript>
      <div className={styles.tools}>
        <Skeleton width="16rem" height="3rem" />
        <div className={styles.filters}>
          <Skeleton height="var(--filter-height)" />
          <Skeleton height="var(--filter-height)" />
        </div>
      </div>
      <div className={styles.stripPlace}>
        <Skeleton height="4rem" />
      </div>
      <TimetableRowsSkeleton />
    </div>
  );
}

/** Placeholder of the classes while they load. */
export function TimetableRowsSkeleton() {
  const { loading } = useWords(TIMETABLE_WORDS);
  return (
    <div role="status" aria-label={loading} className={styles.rowsPlace}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="5rem" />
      ))}
    </div>
  );
}
