import type { WorkoutLog } from '@lifted/contract/training-log';
import { monthInWords } from '@lifted/domain/language/civil-words';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useLanguage, useWords } from '../../language.ts';
import { groupByMonth, newestFirst, WORKOUTS_PER_PAGE } from './workout-history.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HISTORY_WORDS } from './history-words.ts';
import { Button } from '@lifted/design/button.tsx';
import styles from './workout-list.module.css';
import { WorkoutRow } from './workout-row.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';

/** Workouts by month, newest first, ten at a time (specification, section 2: Workout list). */
export function WorkoutList({ logs: known }: { readonly logs: readonly WorkoutLog[] }) {
  const logs = useMemo(() => newestFirst(known, startOf), [known]);
  const language = useLanguage();
  const words = HISTORY_WORDS[language];
  const [pages, setPages] = useState(1);
  const firstNewRow = useRef<HTMLButtonElement>(null);
  // Only visible rows are computed, so a long history costs as little as a short one.
  const shown = useMemo(() => logs.slice(0, pages * WORKOUTS_PER_PAGE), [logs, pages]);
  const months = useMemo(
    () => groupByMonth(shown, ({ start_datetime }) => berlinDate(new Date(start_datetime))),
    [shown],
  );
  const firstNew = shown[(pages - 1) * WORKOUTS_PER_PAGE];

  // The button disappears after the last page; the focus moves to the first new row.
  useEffect(() => {
    if (pages > 1) firstNewRow.current?.focus();
  }, [pages]);

  return (
    <>
      {months.map(({ month, entries }) => (
        <section key={month} className={styles.month}>
          <h3 className={styles.monthName}>{monthInWords(month, language)}</h3>
          <ul className={styles.rows}>
            {entries.map((workout) => (
              <WorkoutRow
                key={workout.workout_id}
                workout={workout}
                logs={logs}
                {...(workout === firstNew ? { button: firstNewRow } : {})}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.more}>
        {shown.length < logs.length && (
          <Button look="outline" onClick={() => setPages(pages + 1)}>
            {words.loadMore}
          </Button>
        )}
        <p role="status" className={styles.count}>
          {words.count(shown.length, logs.length)}
        </p>
      </div>
      <RecordNotes />
    </>
  );
}

function startOf({ start_datetime }: WorkoutLog): string {
  return start_datetime;
}

/** What a record is, and how estimates are made. */
function RecordNotes() {
  const { notes, whatIsARecord, whatIsAnEstimate } = useWords(HISTORY_WORDS);
  return (
    <Disclosure label={notes}>
      <p>{whatIsARecord}</p>
      <p>{whatIsAnEstimate}</p>
    </Disclosure>
  );
}
