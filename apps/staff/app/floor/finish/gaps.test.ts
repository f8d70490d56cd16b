import type { LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import { describe, expect, it } from 'vitest';
import { gapsOf } from './gaps.ts';

const exercise = (exercise_number: number): LoggedExercise => ({
  exercise_id: `exercise ${exercise_number}`,
  exercise_number,
  name: `Exercise ${exercise_number}`,
  short_name: null,
  reps: 8,
  per_side: false,
  video_url: null,
  implement_id: null,
});
const ADA = { customerId: 'ada', name: 'Ada L.' };
const BO = { customerId: 'bo', name: 'Bo D.' };

function cell(customer_id: string, at: number, set_number: number, isTakenBack = false): [string, SetCell] {
  const place = { customer_id, exercise_id: `exercise ${at}`, exercise_number: at, set_number };
  const lifted = isTakenBack ? null : { weight: 60, reps: 0 };
  return [cellKey(place), { ...place, current: { entry: 'e', author: 'coach', lifted }, others: [] }];
}

const CLASS = { exercises: [exercise(1), exercise(2)], set_count: 2 };
const gaps = (cells: readonly [string, SetCell][]) =>
  gapsOf(CLASS, [ADA, BO], new Map(cells)).map((one) => [one.exercise.exercise_number, one.gaps]);

describe('what is not entered', () => {
  it('is every set without a value or taken back; a failed attempt is none', () => {
    const first = [1, 2].flatMap((set) => [cell('ada', 1, set), cell('bo', 1, set)]);
    expect(gaps([...first, cell('ada', 2, 1), cell('ada', 2, 2, true)])).toEqual([
      [
        2,
        [
          { missing: [2], names: ['Ada L.'] },
          { missing: [1, 2], names: ['Bo D.'] },
        ],
      ],
    ]);
  });

  it('is said once for everybody where it is the same', () => {
    const first = [cell('ada', 1, 1), cell('bo', 1, 1)];
    expect(gaps(first)).toEqual([
      [1, [{ missing: [2], names: null }]],
      [2, [{ missing: [1, 2], names: null }]],
    ]);
  });
});
