import type { LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import { describe, expect, it } from 'vitest';
import {
  columnAsPlanned,
  copiedRight,
  counted,
  decisionFor,
  entryFor,
  isWarmedUp,
  lastMoveOf,
  stepped,
  takenBack,
  undone,
  warmUpAsPlanned,
  withMove,
  type Move,
} from './grid-moves.ts';
import { gridRows, ownExercises, type GridCell, type GridRow } from './grid-rows.ts';

const SQUAT: LoggedExercise = {
  exercise_id: 'squat',
  exercise_number: 1,
  name: 'Squat',
  short_name: null,
  reps: 8,
  per_side: false,
  video_url: null,
  implement_id: 'barbell',
  alternatives: [
    {
      exercise_id: 'press',
      name: 'Leg Press',
      short_name: 'Press',
      per_side: false,
      video_url: null,
      implement_id: null,
    },
  ],
};
const BARBELL = {
  id: 'barbell',
  name: 'Barbell',
  kind: 'plates' as const,
  bar: 20,
  loaded_ends: 2 as const,
  plates: [
    { weight: 20, per_end: 2 },
    { weight: 2.5, per_end: 2 },
  ],
};
const set = (weight: number, reps = 8) => ({ weight, reps });
const place = (customer_id: string, set_number: number) => ({
  customer_id,
  exercise_id: 'squat',
  exercise_number: 1,
  set_number,
});
const entered = (customerId: string, setNumber: number, weight: number): [string, SetCell] => [
  cellKey(place(customerId, setNumber)),
  {
    ...place(customerId, setNumber),
    current: { entry: `${customerId}-${setNumber}`, author: 'coach', lifted: set(weight) },
    others: [],
  },
];

/** Ada lifted 3 × 8 at 60 last week; nothing is known of Bo. */
function rowsWith(...cells: readonly [string, SetCell][]): GridRow[] {
  return rowsOf(cells);
}

function rowsOf(
  cells: readonly [string, SetCell][],
  more: Partial<Parameters<typeof ownExercises>[1]> = {},
): GridRow[] {
  const sessions = [{ date: '2026-11-16', planned_reps: 8, sets: [set(60), set(60), set(60)] }];
  const people = [
    { customerId: 'ada', name: 'Ada L.', isNew: false, isAbsent: false },
    { customerId: 'bo', name: 'Bo D.', isNew: true, isAbsent: false },
  ];
  const own = ownExercises(people, {
    histories: [{ customer_id: 'ada', exercise_id: 'squat', sessions }],
    swaps: more.swaps,
    notes: more.notes,
    exercise: SQUAT,
    implements: [BARBELL],
    today: '2026-11-23',
  });
  return gridRows({
    setCount: 3,
    exercise: SQUAT,
    people,
    own,
    cells: new Map(cells),
    writing: new Set(),
  });
}

let ids = 0;
const entering = {
  classId: 'evening',
  coachId: 'carla',
  exercise: SQUAT,
  now: new Date('2026-11-23T17:00:00Z'),
  newId: () => {
    ids += 1;
    return `new-${ids}`;
  },
};
function cellOf(rows: readonly GridRow[], customerId: string, setNumber: number): [GridRow, GridCell] {
  const row = rows.find((one) => one.customerId === customerId);
  const cell = row?.cells.find((one) => one.setNumber === setNumber);
  if (row === undefined || cell === undefined) throw new Error('no such cell');
  return [row, cell];
}

describe('the grid', () => {
  it('plans the next step for who did everything last time, and shows that time set by set', () => {
    const [, cell] = cellOf(rowsWith(), 'ada', 2);
    expect(cell).toMatchObject({ planned: set(65), last: set(60), lifted: null, base: null });
  });

  it('plans nothing for who is new to the exercise', () => {
    expect(cellOf(rowsWith(), 'bo', 1)[1]).toMatchObject({ planned: null, last: null });
  });

  it('shows what is entered, and the version to go on from', () => {
    const [, cell] = cellOf(rowsWith(entered('ada', 2, 70)), 'ada', 2);
    expect(cell).toMatchObject({ lifted: set(70), base: 'ada-2' });
  });
});

describe('somebody who does another exercise', () => {
  const swaps = [{ customer_id: 'ada', exercise_number: 1, exercise_id: 'press', author: 'coach' as const }];

  it('is named with it, has a plan of their own, and enters sets of it; nobody else does', () => {
    const rows = rowsOf([], { swaps });
    expect(rows.map(({ swappedTo }) => swappedTo)).toEqual(['Press', null]);
    const [row, cell] = cellOf(rows, 'ada', 1);
    expect([cell.planned, cell.last]).toEqual([null, null]);
    expect(entryFor(row, cell, set(100), entering)).toMatchObject({
      exercise_id: 'press',
      exercise_number: 1,
    });
    expect(cellOf(rows, 'bo', 1)[1].exerciseId).toBe('squat');
  });

  it('keeps the sets from before, which are corrected where they were entered', () => {
    const rows = rowsOf([entered('ada', 1, 60)], { swaps });
    const [row, first] = cellOf(rows, 'ada', 1);
    expect(first).toMatchObject({ exerciseId: 'squat', lifted: set(60) });
    expect(entryFor(row, first, null, entering)).toMatchObject({ exercise_id: 'squat', base: 'ada-1' });
    expect(cellOf(rows, 'ada', 2)[1]).toMatchObject({ exerciseId: 'press', lifted: null });
  });
});

it('a row shows what is to be remembered of the exercise that is done', () => {
  const note = (exercise_id: string, text: string, author: 'member' | 'coach') =>
    ({ customer_id: 'ada', exercise_id, text, author }) as const;
  const notes = [
    note('squat', 'pin 7', 'coach'),
    note('squat', 'wide', 'member'),
    note('press', 'seat 4', 'coach'),
  ];
  expect(rowsOf([], { notes }).map((row) => row.note)).toEqual(['pin 7 · wide', '']);
});

describe('“all as planned”', () => {
  it('enters what is planned where nothing is entered, and leaves those without a plan', () => {
    const [made, ...others] = columnAsPlanned(rowsWith(entered('ada', 2, 70)), 1, entering);
    expect(made).toMatchObject({ ...place('ada', 1), lifted: set(65), base: null, coach_id: 'carla' });
    expect(others).toEqual([]);
    expect(columnAsPlanned(rowsWith(entered('ada', 2, 70)), 2, entering)).toEqual([]);
  });

  it('is taken back set by set, on top of what it entered', () => {
    const rows = rowsWith();
    const made = columnAsPlanned(rows, 1, entering);
    expect(undone(made, rows, entering)).toMatchObject([{ lifted: null, base: made[0]?.id }]);
  });
});

describe('moves', () => {
  it('are taken back one after another, each on what the one after it left', () => {
    const rows = rowsWith();
    const [row, cell] = cellOf(rows, 'ada', 1);
    const first = entryFor(row, cell, set(60), { ...entering, newId: () => 'first' });
    const [after, changed] = cellOf(rowsWith(entered('ada', 1, 60)), 'ada', 1);
    const second = entryFor(after, changed, set(70), { ...entering, newId: () => 'second' });
    let moves: readonly Move[] = [];
    moves = withMove(moves, { made: [first], before: rows });
    moves = withMove(moves, { made: [second], before: [after] });
    const last = lastMoveOf(moves, 1);
    if (last === undefined) throw new Error('There are two moves.');
    const { entries, left } = takenBack(moves, last, { ...entering, newId: () => 'back' });
    expect(entries).toMatchObject([{ id: 'back', base: 'second', lifted: { weight: 60 } }]);
    const before = lastMoveOf(left, 1);
    if (before === undefined) throw new Error('One move is left.');
    expect(takenBack(left, before, entering)).toMatchObject({
      entries: [{ base: 'back', lifted: null }],
      left: [],
    });
  });

  it('are kept of the last thirty presses, and taken back where they were made', () => {
    const made = (id: string, exercise_number: number): Move => {
      const [row, cell] = cellOf(rowsWith(), 'ada', 1);
      const exercise = { exercise_number };
      return { made: [entryFor(row, cell, null, { ...entering, exercise, newId: () => id })], before: [] };
    };
    const moves = Array.from({ length: 31 }, (_, at) => made(`m${at}`, at === 0 ? 2 : 1)).reduce(
      (all: readonly Move[], move) => withMove(all, move),
      [],
    );
    expect(moves).toHaveLength(30);
    expect(lastMoveOf(moves, 1)?.made[0]?.id).toBe('m30');
    expect(lastMoveOf(moves, 2)).toBeUndefined();
  });
});

it('leaves out who is not there, although something is entered for them', () => {
  const rows = rowsWith().map((row) => ({ ...row, isAbsent: row.customerId === 'ada' }));
  expect(columnAsPlanned(rows, 1, entering)).toEqual([]);
});

describe('a warm-up', () => {
  it('is entered in one press with numbers of its own, and taken back as well', () => {
    const rows = rowsWith();
    const [ada] = rows;
    const made = ada === undefined ? [] : warmUpAsPlanned(ada, entering);
    expect(made.map(({ set_number, lifted }) => [set_number, lifted])).toEqual([
      [101, { weight: 20, reps: 10, is_warm_up: true }],
      [102, { weight: 30, reps: 5, is_warm_up: true }],
    ]);
    expect(undone(made, rows, entering).map(({ set_number, lifted }) => [set_number, lifted])).toEqual([
      [101, null],
      [102, null],
    ]);
  });

  it('is not entered twice, nor for who has no weight yet', () => {
    const [ada, bo] = rowsWith(entered('ada', 101, 20));
    expect([ada && isWarmedUp(ada), ada && warmUpAsPlanned(ada, entering)]).toEqual([true, []]);
    expect(bo && warmUpAsPlanned(bo, entering)).toEqual([]);
  });
});

describe('a set', () => {
  it('is copied to the later ones in which nothing is entered', () => {
    const [row, cell] = cellOf(rowsWith(entered('ada', 1, 70), entered('ada', 2, 60)), 'ada', 1);
    const copies = copiedRight(row, cell, entering);
    expect(copies.map(({ set_number, lifted }) => [set_number, lifted])).toEqual([[3, set(70)]]);
  });

  it('goes up and down by the steps of its implement, from the plan where nothing is entered', () => {
    const [, planned] = cellOf(rowsWith(), 'ada', 1);
    expect([stepped(planned, 1, BARBELL), stepped(planned, -1, BARBELL)]).toEqual([set(70), set(60)]);
    const [, heaviest] = cellOf(rowsWith(entered('ada', 1, 110)), 'ada', 1);
    expect(stepped(heaviest, 1, BARBELL)).toBeNull();
    expect(stepped(cellOf(rowsWith(), 'bo', 1)[1], 1, BARBELL)).toBeNull();
  });

  it('counts repetitions down to a failed attempt', () => {
    const [, cell] = cellOf(rowsWith(entered('ada', 1, 70)), 'ada', 1);
    expect(counted(cell, -1)).toEqual(set(70, 7));
    expect(counted({ ...cell, lifted: set(70, 0) }, -1)).toBeNull();
  });

  it('is decided with everything that was shown', () => {
    const [row, cell] = cellOf(rowsWith(entered('ada', 1, 70)), 'ada', 1);
    const other = { entry: 'of the member', author: 'member' as const, lifted: set(72.5) };
    const decided = decisionFor(row, { ...cell, others: [other] }, other.lifted, entering);
    expect(decided).toMatchObject({ lifted: set(72.5), base: 'ada-1', settles: ['of the member'] });
  });
});
