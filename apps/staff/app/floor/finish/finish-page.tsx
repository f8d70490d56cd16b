import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import type { SetCell } from '@lifted/contract/floor/set-entries';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { peopleToLog, placeKey } from '../roster/shown-roster.ts';
import styles from './finish-page.module.css';
import { FINISH_WORDS } from './finish-words.ts';
import { gapsOf } from './gaps.ts';

interface FinishPageProps {
  readonly studioClass: FloorClass;
  readonly roster: readonly FloorPlace[];
  readonly cells: ReadonlyMap<string, SetCell>;
  readonly coachId: string;
  readonly isClosed: boolean;
  readonly showExercise: (exerciseNumber: number) => void;
}

/** The end of a class: what is not entered, who is not marked, and closing the roster. */
export function FinishPage({ studioClass, roster, cells, coachId, isClosed, showExercise }: FinishPageProps) {
  const words = inPageLanguage(FINISH_WORDS);
  const { queue } = useFloor().unsent;
  const now = useClock();
  const [isNotStored, setIsNotStored] = useState(false);
  const gaps = gapsOf(studioClass, peopleToLog(roster), cells);
  const isAnybodyThere = roster.some(({ is_present }) => is_present);
  const missing = roster.filter(({ is_present, name }) => !is_present && name !== '');
  const start = new Date(studioClass.start_datetime);
  const hasStarted = now.getTime() >= start.getTime();
  const close = () => {
    const command = { kind: 'close', id: crypto.randomUUID(), classId: studioClass.id, coachId } as const;
    queue.add([command]).catch((failure: unknown) => {
      console.error('Closing was not stored.', failure);
      setIsNotStored(true);
    });
  };
  return (
    <main className={styles.page}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {gaps.length === 0 ? (
        <p>{isAnybodyThere ? words.noGaps : words.nobody}</p>
      ) : (
        <section aria-label={words.gaps} className={styles.part}>
          <h3>{words.gaps}</h3>
          <p className={styles.lead}>{words.gapsLead}</p>
          <ul className={styles.gaps}>
            {gaps.map(({ exercise, gaps: people }) => (
              <li key={exercise.exercise_number}>
                <button
                  type="button"
                  aria-label={words.show(exercise.short_name ?? exercise.name)}
                  onClick={() => showExercise(exercise.exercise_number)}
                >
                  {exercise.short_name ?? exercise.name}
                </button>
                <div>
                  {people.map(({ names, missing: sets }) => (
                    <p key={sets.join()}>
                      <span className={styles.sets}>{words.sets(sets.join(', '))}</span>{' '}
                      {names === null ? words.everybody : names.map(unbroken).join(', ')}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && !isClosed && (
        <section aria-label={words.missing(missing.length)} className={styles.part}>
          <h3>{words.missing(missing.length)}</h3>
          <p className={styles.lead}>{words.missingLead}</p>
          <p>
            {missing.map((place, at) => (
              <span key={placeKey(place)}>
                {at > 0 && ' · '}
                {unbroken(place.name)}
              </span>
            ))}
          </p>
        </section>
      )}
      <section className={styles.part} aria-label={words.close}>
        {isNotStored && <p role="alert">{inPageLanguage(FLOOR_FRAME_WORDS).notStored}</p>}
        <div role="status">
          {isClosed && (
            <>
              <h3>{words.closed}</h3>
              <p className={styles.lead}>{words.closedLead}</p>
            </>
          )}
        </div>
        {!isClosed && (
          <>
            <p className={styles.lead}>
              {hasStarted ? words.closeLead : words.notStarted(berlinTime(start))}
            </p>
            <button type="button" className={styles.close} disabled={!hasStarted} onClick={close}>
              {words.close}
            </button>
          </>
        )}
      </section>
    </main>
  );
}

/** A name whose initial stays on its line. */
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
