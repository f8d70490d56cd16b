import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import type { SetCell } from '@lifted/contract/floor/set-entries';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { NO_SHOW_FEE_CENTS } from '@lifted/domain/contracts/studio-terms';
import { euroWords } from '@lifted/domain/language/euro-words';
import { useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { AskDialog } from '../frame/asking/ask-dialog.tsx';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { floorLanguage, inPageLanguage } from '../frame/floor-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { peopleToLog, placeKey } from '../roster/shown-roster.ts';
import styles from './finish-page.module.css';
import { ROSTER_CLOSING_WORDS } from '../../roster-closing-words.ts';
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
  const gaps = gapsOf(studioClass, peopleToLog(roster), cells);
  const isAnybodyThere = roster.some(({ is_present }) => is_present);
  const missing = roster.filter(({ is_present, name }) => !is_present && name !== '');
  const cost = inPageLanguage(ROSTER_CLOSING_WORDS).cost(euroWords(NO_SHOW_FEE_CENTS, floorLanguage()));
  const whatFollows = `${words.missingFrom} ${cost}`;
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
          <p className={styles.lead}>{whatFollows}</p>
          <p>
            {missing.map((place, at) => (
              <span key={placeKey(place)}>
                {at > 0 && '\u00a0· '}
                {unbroken(place.name)}
              </span>
            ))}
          </p>
        </section>
      )}
      <Closing
        studioClass={studioClass}
        coachId={coachId}
        isClosed={isClosed}
        missing={missing}
        whatFollows={whatFollows}
      />
    </main>
  );
}

interface ClosingProps extends Pick<FinishPageProps, 'studioClass' | 'coachId' | 'isClosed'> {
  /** Who is not marked as present. */
  readonly missing: readonly FloorPlace[];
  /** What follows for them. */
  readonly whatFollows: string;
}

/** Closes the roster, and opens it again. While the class runs, and where somebody counts as missing, it asks first. */
function Closing({ studioClass, coachId, isClosed, missing, whatFollows }: ClosingProps) {
  const words = inPageLanguage(FINISH_WORDS);
  const closing = inPageLanguage(ROSTER_CLOSING_WORDS);
  const { queue } = useFloor().unsent;
  const now = useClock();
  const [isNotStored, setIsNotStored] = useState(false);
  const start = new Date(studioClass.start_datetime);
  const hasStarted = now.getTime() >= start.getTime();
  const isRunning = hasStarted && now.getTime() < Date.parse(studioClass.end_datetime);
  const [isAsking, setIsAsking] = useState(false);
  const [isReopened, setIsReopened] = useState(false);
  const send = (kind: 'close' | 'reopen') => {
    setIsAsking(false);
    setIsReopened(kind === 'reopen');
    const command = { kind, id: crypto.randomUUID(), classId: studioClass.id, coachId } as const;
    queue.add([command]).catch((failure: unknown) => {
      console.error('Closing or opening was not stored.', failure);
      setIsNotStored(true);
    });
  };
  const close = () => (isRunning || missing.length > 0 ? setIsAsking(true) : send('close'));
  return (
    <>
      <section className={styles.part} aria-label={closing.close}>
        {isNotStored && <p role="alert">{inPageLanguage(FLOOR_FRAME_WORDS).notStored}</p>}
        <div role="status">
          {isClosed && (
            <>
              <h3>{closing.closed}</h3>
              <p className={styles.lead}>{words.closedLead}</p>
            </>
          )}
          {!isClosed && isReopened && <p>{closing.reopened}</p>}
        </div>
        {isClosed && (
          <button type="button" className={styles.reopen} onClick={() => send('reopen')}>
            {closing.reopen}
          </button>
        )}
        {!isClosed && isReopened && (
          <button type="button" className={styles.reopen} onClick={() => send('close')}>
            {words.undo}
          </button>
        )}
        {!isClosed && (
          <>
            <p className={styles.lead}>
              {hasStarted ? words.closeLead : words.notStarted(berlinTime(start))}
            </p>
            <button type="button" className={styles.close} disabled={!hasStarted} onClick={close}>
              {closing.close}
            </button>
          </>
        )}
      </section>
      {isAsking && (
        <AskDialog
          heading={closing.question}
          no={words.notYet}
          yes={closing.close}
          act={() => send('close')}
          close={() => setIsAsking(false)}
        >
          {isRunning && <p>{closing.stillRuns(berlinTime(new Date(studioClass.end_datetime)))}</p>}
          {missing.length > 0 && (
            <>
              <p>
                {words.missing(missing.length)}: {missing.map(({ name }) => unbroken(name)).join(', ')}
              </p>
              <p>{whatFollows}</p>
            </>
          )}
        </AskDialog>
      )}
    </>
  );
}

/** A name whose initial stays on its line. */
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
