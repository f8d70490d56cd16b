import { expect, it } from 'vitest';
import { batchOf, type WorkoutCommand } from './set-queue.ts';

const set = (id: string): WorkoutCommand => ({
  kind: 'set',
  id,
  workout_id: 'evening',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number: 1,
  lifted: null,
  base: null,
  settles: [],
  made_at: '2026-11-23T18:00:00Z',
});
const swap: WorkoutCommand = {
  kind: 'swap',
  id: 's',
  workout_id: 'evening',
  exercise_number: 1,
  exercise_id: 'press',
  made_at: '2026-11-23T18:00:00Z',
};
const note: WorkoutCommand = { kind: 'note', id: 'n', exercise_id: 'squat', text: '' };

it('sends sets together up to the next note or swap, and each of those by itself', () => {
  expect(batchOf([set('a'), set('b'), note, set('c')])).toBe(2);
  expect(batchOf([note, set('c')])).toBe(1);
  expect(batchOf([set('c')])).toBe(1);
  expect(batchOf([set('a'), swap, set('c')])).toBe(1);
  expect(batchOf([swap, swap])).toBe(1);
});

it('sends no more at once than the API takes', () => {
  expect(batchOf(Array.from({ length: 150 }, (_, at) => set(`${at}`)))).toBe(100);
});
