import { studio } from '@lifted/profile/studio';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './timetable.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The whole timetable's place, until the page knows what day it is; also what the prerendered page holds. */
export function TimetableSkeleton() {
  return (
    <div className={styles.timetable}>
      <noscript>
        <p>
          The classes come with JavaScript, which is switched off in this browser. Write to{' '}
          <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a> and we find one for you.
        </p>
      </noscript>
      <div className={styles.tools}>
        <Skeleton width="16rem" height="3rem" />
        <div className={styles.filters}>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </div>
      </div>
      <div className={styles.stripPlace}>
        <Skeleton height="4rem" />
      </div>
      <TimetableRowsSkeleton />
    </div>
  );
}

/** The place of the classes while they load. */
export function TimetableRowsSkeleton() {
  return (
    <div role="status" aria-label="Loading the timetable" className={styles.rowsPlace}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="5rem" />
      ))}
    </div>
  );
}
