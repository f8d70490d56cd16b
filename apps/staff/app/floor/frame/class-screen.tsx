import type { FloorClass } from '@lifted/contract/floor/floor';
import { cellsWithUnsent } from '@lifted/client/entry-queue/unsent-cells.ts';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useMemo, useState } from 'react';
import { useKnownClass, useUnsent } from '../device/use-floor.ts';
import { useLiveClass } from '../device/use-live.ts';
import { FinishPage } from '../finish/finish-page.tsx';
import { GridPage } from '../grid/grid-page.tsx';
import { withUnsentPersonal } from '../queue/personal-exercises.ts';
import type { UnlockedCoach } from '../lock/unlock.ts';
import { RosterPage } from '../roster/roster-page.tsx';
import { isRosterClosed, peopleToLog, peopleWithSets, shownRoster } from '../roster/shown-roster.ts';
import styles from './class-screen.module.css';
import { FLOOR_FRAME_WORDS } from './floor-frame-words.ts';
import { inPageLanguage } from './floor-language.ts';
import { Message } from './message.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { RestTimer } from './rest/rest-timer.tsx';
import { SyncState } from './sync-state.tsx';

const VIEWS = ['roster', 'sets', 'finish'] as const;
type View = (typeof VIEWS)[number];

interface ClassScreenProps {
  readonly classId: string;
  readonly coach: UnlockedCoach;
  readonly lock: () => void;
}

/** A class in the hands of a coach: who is present, what is lifted, the end. */
export function ClassScreen({ classId, coach, lock }: ClassScreenProps) {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const studioClass = useKnownClass(classId);
  useLiveClass(classId);
  if (studioClass === undefined) return <Message>{words.loading}</Message>;
  return <KnownClass studioClass={studioClass} coach={coach} lock={lock} />;
}

function KnownClass({
  studioClass,
  coach,
  lock,
}: Omit<ClassScreenProps, 'classId'> & { readonly studioClass: FloorClass }) {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const { waiting, writing } = useUnsent();
  const roster = useMemo(
    () => shownRoster(studioClass.id, studioClass.roster, [...waiting, ...writing]),
    [studioClass, waiting, writing],
  );
  const shownClass = useMemo(
    () => withUnsentPersonal(studioClass, [...waiting, ...writing]),
    [studioClass, waiting, writing],
  );
  const cells = useMemo(() => {
    const entries = [...waiting, ...writing].flatMap((command) =>
      command.kind === 'set' && command.entry.workout_id === studioClass.id ? [command.entry] : [],
    );
    return cellsWithUnsent(studioClass.cells, entries, 'coach');
  }, [studioClass, waiting, writing]);
  const withSets = useMemo(() => peopleWithSets(cells), [cells]);
  const people = useMemo(() => peopleToLog(roster, withSets), [roster, withSets]);
  const isClosed = isRosterClosed(studioClass, [...waiting, ...writing]);
  const [view, setView] = useState<View>(people.length === 0 ? 'roster' : 'sets');
  const [exerciseAt, setExerciseAt] = useState(0);

  return (
    <>
      <header className={styles.bar}>
        <h1 className={styles.class}>
          <span className={styles.time}>{berlinTime(new Date(studioClass.start_datetime))}</span>{' '}
          {studioClass.timer_name}
          <span className={styles.coach}>{coach.firstName}</span>
        </h1>
        <nav aria-label={words.views} className={styles.views}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={view === each ? 'page' : undefined}
              onClick={() => setView(each)}
            >
              {words[each]}
            </button>
          ))}
        </nav>
        <RestTimer />
        <div className={styles.end}>
          <SyncState />
          <button type="button" className={styles.lock} onClick={lock}>
            {words.lock}
          </button>
        </div>
      </header>
      <RefusedNotice />
      {view === 'roster' && (
        <RosterPage
          studioClass={studioClass}
          roster={roster}
          withSets={withSets}
          isClosed={isClosed}
          coachId={coach.id}
        />
      )}
      {view === 'sets' && (
        <GridPage
          studioClass={shownClass}
          people={people}
          unlogged={roster.filter(({ customer_id, is_present }) => customer_id === null && is_present)}
          cells={cells}
          coachId={coach.id}
          at={exerciseAt}
          goTo={setExerciseAt}
          toRoster={() => setView('roster')}
          toFinish={() => setView('finish')}
        />
      )}
      {view === 'finish' && (
        <FinishPage
          studioClass={studioClass}
          roster={roster}
          cells={cells}
          coachId={coach.id}
          isClosed={isClosed}
          showExercise={(number) => {
            const at = studioClass.exercises.findIndex((one) => one.exercise_number === number);
            setExerciseAt(Math.max(at, 0));
            setView('sets');
          }}
        />
      )}
    </>
  );
}
