import type { LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import { describe, expect, it } from 'vitest';
import { columnAsPlanned, copiedRight, counted, decisionFor, stepped, undone } from './grid-moves.ts';
import { gridRows, suggestionsFor, type GridCell, type GridRow } from './grid-rows.ts';

const SQUAT: LoggedExercise = {
  exercise_id: 'squat',
  exercise_number: 1,
  name: 'Squat',
  short_name: null,
  reps: 8,
  per_side: false,
  video_url: null,
  implement_id: 'barbell',
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
  const sessions = [{ date: '2026-11-16', planned_reps: 8, sets: [set(60), set(60), set(60)] }];
  const people = [
    { customerId: 'ada', name: 'Ada L.', isNew: false },
    { customerId: 'bo', name: 'Bo D.', isNew: true },
  ];
  const suggestions = suggestionsFor(people, {
    histories: [{ customer_id: 'ada', exercise_id: 'squat', sessions }],
    exercise: SQUAT,
    implement: BARBELL,
    today: '2026-11-23',
  });
  return gridRows({
    setCount: 3,
    exercise: SQUAT,
    people,
    suggestions,
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
