import type { FloorClass } from '@lifted/contract/floor/floor';
import { expect, it } from 'vitest';
import type { FloorCommand } from './floor-commands.ts';
import { withNote, withSwap, withUnsentPersonal } from './personal-exercises.ts';

const swap = (customer_id: string, exercise_id: string, workout_id = 'evening') =>
  ({
    kind: 'swap',
    id: 's',
    swap: {
      id: 's',
      workout_id,
      exercise_number: 1,
      exercise_id,
      made_at: '2026-11-23T18:00:00Z',
      customer_id,
      coach_id: 'carla',
    },
  }) as const satisfies FloorCommand;
const note = (text: string) =>
  ({
    kind: 'note',
    id: 'n',
    note: { workout_id: 'evening', customer_id: 'mia', exercise_id: 'squat', coach_id: 'carla', text },
  }) as const satisfies FloorCommand;

it('of several swaps of one person at a place the last one holds, beside those of others', () => {
  const nobody: Pick<FloorClass, 'swaps'> = {};
  const first = withSwap(withSwap(nobody, swap('mia', 'press')), swap('ben', 'press'));
  const known = withSwap(first, swap('mia', 'squat'));
  expect(known.swaps?.map(({ customer_id, exercise_id }) => [customer_id, exercise_id])).toEqual([
    ['ben', 'press'],
    ['mia', 'squat'],
  ]);
});

it('a coach’s note takes the place of the last one, an empty one removes it, and the member’s stays', () => {
  const own = { customer_id: 'mia', exercise_id: 'squat', text: 'wide', author: 'member' as const };
  const noted = withNote(withNote({ notes: [own] }, note('pin 6')), note(' pin 7 '));
  expect(noted.notes?.map(({ text }) => text)).toEqual(['pin 7', 'wide']);
  expect(withNote(noted, note(' ')).notes).toEqual([own]);
});

it('what waits for another class changes nothing here', () => {
  const evening: Pick<FloorClass, 'id' | 'swaps' | 'notes'> = { id: 'evening' };
  expect(withUnsentPersonal(evening, [swap('mia', 'press', 'morning')])).toBe(evening);
  const changed = withUnsentPersonal(evening, [swap('mia', 'press'), note('pin 7')]);
  expect([changed.swaps, changed.notes].map((all) => all?.length)).toEqual([1, 1]);
});
