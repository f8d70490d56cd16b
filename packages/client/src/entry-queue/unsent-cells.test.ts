import type { SetCell } from '@lifted/contract/floor/set-entries';
import { describe, expect, it } from 'vitest';
import { cellKey, cellsWithUnsent, withNewerCells, type EntryOfSomebody } from './unsent-cells.ts';

const PLACE = { customer_id: 'ada', exercise_id: 'squat', exercise_number: 1, set_number: 1 };
const lifted = (weight: number) => ({ weight, reps: 8 });
const cell = (entry: string, weight: number): SetCell => ({
  ...PLACE,
  current: { entry, author: 'member', lifted: lifted(weight) },
  others: [],
});
const entry = (id: string, weight: number, more: Partial<EntryOfSomebody> = {}): EntryOfSomebody => ({
  ...PLACE,
  id,
  workout_id: 'evening',
  lifted: lifted(weight),
  base: null,
  settles: [],
  made_at: '2026-11-23T18:00:00Z',
  ...more,
});

describe('sets with what is not sent yet', () => {
  it('show an entry that waits, with its author', () => {
    const shown = cellsWithUnsent([], [entry('a', 60)], 'coach').get(cellKey(PLACE));
    expect(shown?.current).toEqual({ entry: 'a', author: 'coach', lifted: lifted(60) });
  });

  it('keep the member’s value, and the coach’s beside it', () => {
    const shown = cellsWithUnsent([cell('m', 62.5)], [entry('a', 60)], 'coach').get(cellKey(PLACE));
    expect([shown?.current?.entry, shown?.others.map((other) => other.entry)]).toEqual(['m', ['a']]);
  });

  it('change nothing when the server has the entry already', () => {
    const known = cellsWithUnsent([cell('b', 65)], [entry('a', 60), entry('b', 65, { base: 'a' })], 'member');
    expect(known.get(cellKey(PLACE))).toEqual(cell('b', 65));
  });

  it('are apart by person, exercise and set', () => {
    const others = [
      { customer_id: 'bo' },
      { exercise_id: 'press' },
      { exercise_number: 2 },
      { set_number: 2 },
    ];
    const keys = others.map((other) => cellKey({ ...PLACE, ...other }));
    expect(new Set([cellKey(PLACE), ...keys]).size).toBe(5);
  });
});

it('a newer answer replaces the set it is about, and no other', () => {
  const other = { ...cell('x', 40), set_number: 2 };
  expect(withNewerCells([cell('a', 60), other], [cell('b', 65)])).toEqual([cell('b', 65), other]);
});
