import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import type { FloorSetEntry, LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { heaviestOf } from '@lifted/domain/training/implement';
import { usualLoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { bestBefore } from '@lifted/domain/training/unlikely-weight';
import { startTransition, useDeferredValue, useRef, useState } from 'react';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { Dock } from './dock.tsx';
import { ExerciseHead } from './exercise-head.tsx';
import { cellOf, cellOfChosen, firstSetOf, setAt, type ActiveSet, type ChosenSet } from './active-set.ts';
import {
  canCopyRight,
  columnAsPlanned,
  copiedRight,
  decisionFor,
  entryFor,
  lastMoveOf,
  noteFor,
  swapFor,
  takenBack,
  warmUpAsPlanned,
  withMove,
  type Entering,
  type Move,
} from './grid-moves.ts';
import { GridRowView } from './grid-row.tsx';
import { shortNameOf, type GridRow, type PersonOnGrid } from './grid-rows.ts';
import styles from './grid-page.module.css';
import { GRID_WORDS } from './grid-words.ts';
import { Keypad } from './keypad/keypad.tsx';
import { PersonalExercise } from './personal-exercise.tsx';
import { useChosenSet } from './use-chosen-set.ts';
import { useGestures } from './use-gestures.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useSets } from './use-sets.ts';

interface GridPageProps {
  readonly studioClass: FloorClass;
  readonly people: readonly PersonOnGrid[];
  readonly unlogged: readonly FloorPlace[];
  readonly cells: ReadonlyMap<string, SetCell>;
  readonly coachId: string;
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly toRoster: () => void;
  readonly toFinish: () => void;
}

/** The sets of a class: one exercise at a time, a row for each person, a column for each set. */
export function GridPage(props: GridPageProps) {
  const words = inPageLanguage(GRID_WORDS);
  const { studioClass, people, at, toRoster } = props;
  const exercise = studioClass.exercises[at] ?? studioClass.exercises[0];
  if (exercise === undefined)
    return (
      <main className={styles.none}>
        <p>{words.noExercises}</p>
      </main>
    );
  if (people.length === 0)
    return (
      <main className={styles.none}>
        <p>{words.nobody}</p>
        <button type="button" onClick={toRoster}>
          {words.toRoster}
        </button>
      </main>
    );
  return <Grid {...props} exercise={exercise} />;
}

function Grid({
  studioClass,
  exercise,
  people,
  unlogged,
  cells,
  coachId,
  at,
  goTo,
  toFinish,
}: GridPageProps & { readonly exercise: LoggedExercise }) {
  const words = inPageLanguage(GRID_WORDS);
  const { enter, add, isNotStored } = useSets();
  const grid = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { chosen, choose, isTyping, setIsTyping } = useChosenSet(people, exercise.exercise_number);
  // After the tap is drawn: to change what Tab reaches under the focus, browsers lay the page out in between.
  const tabStop = useDeferredValue(chosen);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const setCount = exercise.sets ?? studioClass.set_count;
  const { rows, own } = useGridRows({ studioClass, exercise, people, cells, setCount });
  const implementOf = ({ customerId }: Pick<GridRow, 'customerId'>) => own.get(customerId)?.implement ?? null;
  const entering = (): Entering => ({
    classId: studioClass.id,
    coachId,
    exercise,
    now: timeNow(),
    newId: () => crypto.randomUUID(),
  });
  const move = (made: readonly FloorSetEntry[]) => {
    if (made.length === 0) return;
    enter(made);
    setMoves((all) => withMove(all, { made, before: rows }));
  };
  const activeCell = cellOfChosen(rows, chosen);
  const activeExercise = activeCell && own.get(activeCell.row.customerId);
  const type = (set: ActiveSet) => {
    choose(set);
    setIsTyping(true);
  };
  /** A tap: what is planned is entered, and where nothing is known somebody says what was lifted. */
  const confirm = (set: ActiveSet) => {
    choose(set);
    const found = cellOf(rows, set);
    if (found?.cell.lifted !== null) return;
    if (found.cell.planned === null) setIsTyping(true);
    else move([entryFor(found.row, found.cell, found.cell.planned, entering())]);
  };
  const go = (direction: 1 | -1) => {
    const next = at + direction;
    if (next >= studioClass.exercises.length) return toFinish();
    if (next >= 0) goTo(next);
  };
  useGestures(stage, {
    onHold: (target) => {
      const set = setAt(target);
      if (set !== null) type(set);
    },
    onSwipe: go,
  });
  const onKeyDown = useGridKeys({
    grid,
    rows,
    implementOf,
    confirm,
    enter: (set, lifted) => {
      const found = cellOf(rows, set);
      if (found !== null) move([entryFor(found.row, found.cell, lifted, entering())]);
    },
    openKeypad: type,
  });

  const last = lastMoveOf(moves, exercise.exercise_number);
  // Always there, so that nothing moves under the finger once there is something to take back.
  const undo = (
    <button
      type="button"
      disabled={last === undefined}
      onClick={() => {
        if (last === undefined) return;
        const { entries, left } = takenBack(moves, last, entering());
        enter(entries);
        setMoves(left);
      }}
    >
      {words.undo}
    </button>
  );

  return (
    <main className={styles.page} data-dense={rows.length >= DENSE_FROM}>
      {isNotStored && (
        <p role="alert" className={styles.fault}>
          {inPageLanguage(FLOOR_FRAME_WORDS).notStored}
        </p>
      )}
      <div className={styles.stage}>
        <div className={styles.scroll} ref={stage}>
          {/* The keyboard moves between the cells, which are what can be focused. */}
          <div
            ref={grid}
            role="grid"
            tabIndex={-1}
            aria-label={`${words.grid}, ${exercise.name}`}
            aria-rowcount={rows.length + 1}
            className={styles.grid}
            style={gridStyle(rows.length, setCount)}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              const set = setAt(target);
              // A tap focuses before it clicks: only the click is drawn at once.
              if (set !== null) startTransition(() => choose(set));
            }}
            onClick={({ target }) => {
              if (!(target instanceof Element)) return;
              const set = setAt(target);
              if (set !== null) return confirm(set);
              // A name chooses the person, and enters nothing.
              const first = firstSetOf(target);
              if (first !== null) choose(first);
            }}
          >
            <ExerciseHead
              exercise={exercise}
              place={{ at, all: studioClass.exercises.length }}
              rows={rows}
              go={go}
              confirmColumn={(setNumber) => move(columnAsPlanned(rows, setNumber, entering()))}
            />
            {rows.map((row, index) => (
              <GridRowView
                key={row.customerId}
                row={row}
                index={index}
                activeSet={setNumberIn(row, chosen)}
                tabStop={setNumberIn(row, tabStop)}
              />
            ))}
          </div>
          {unlogged.length > 0 && (
            <p className={styles.unlogged}>{words.unlogged(unlogged.map(({ name }) => name).join(', '))}</p>
          )}
        </div>
      </div>
      {activeCell !== null && (
        <Dock
          undo={undo}
          row={activeCell.row}
          cell={activeCell.cell}
          implement={implementOf(activeCell.row)}
          swapped={swappedWords(activeCell.row, exercise)}
          personal={
            activeExercise && (
              <PersonalExercise
                key={`${activeCell.row.customerId} ${activeExercise.exercise.exercise_id}`}
                planned={exercise}
                row={activeCell.row}
                done={activeExercise}
                warmUp={() => move(warmUpAsPlanned(activeCell.row, entering()))}
                swapTo={(exerciseId) => add([swapFor(activeCell.row, exerciseId, entering())])}
                write={(text) => add([noteFor(activeCell.row, activeExercise, text, entering())])}
              />
            )
          }
          enter={(lifted) => move([entryFor(activeCell.row, activeCell.cell, lifted, entering())])}
          decide={(lifted) => move([decisionFor(activeCell.row, activeCell.cell, lifted, entering())])}
          copy={
            canCopyRight(activeCell.row, activeCell.cell)
              ? () => move(copiedRight(activeCell.row, activeCell.cell, entering()))
              : undefined
          }
          openKeypad={() => setIsTyping(true)}
        />
      )}
      {isTyping && activeCell !== null && (
        <Keypad
          heading={words.tools(activeCell.row.name, activeCell.cell.setNumber)}
          value={activeCell.cell.lifted ?? activeCell.cell.planned}
          plannedReps={exercise.reps}
          usual={usualLoadKind(activeExercise?.exercise ?? exercise, implementOf(activeCell.row))}
          known={{
            best: (kind) => (activeExercise ? bestBefore(activeExercise.history, kind) : null),
            heaviest: heaviestOf(implementOf(activeCell.row)),
          }}
          enter={(lifted) => {
            const { row, cell } = activeCell;
            move([decisionFor(row, cell, lifted, entering())]);
            setIsTyping(false);
          }}
          close={() => setIsTyping(false)}
        />
      )}
    </main>
  );
}

function setNumberIn({ customerId }: GridRow, chosen: ChosenSet | null): number | null {
  return chosen?.customerId === customerId ? chosen.setNumber : null;
}

/** 'Leg Press in place of Squat'; null where somebody does what is planned. */
function swappedWords({ swappedTo }: GridRow, planned: LoggedExercise): string | null {
  if (swappedTo === null) return null;
  return `${swappedTo} ${inPageLanguage(GRID_WORDS).inPlaceOf(shortNameOf(planned))}`;
}

/** From here on the rows are as low as a finger allows, so that fourteen are in sight on a tablet. */
const DENSE_FROM = 13;
const HEAD_REM = 8;
const HIGHEST_ROW_REM = 7;

/** The rows share the screen, but a small class is no wall of figures. */
function gridStyle(people: number, sets: number) {
  return {
    maxBlockSize: `${HEAD_REM + people * HIGHEST_ROW_REM}rem`,
    gridTemplateColumns: `minmax(var(--names), 1.1fr) repeat(${sets}, minmax(var(--sets), 1.3fr))`,
    '--people': people,
    '--set-count': sets,
  };
}
