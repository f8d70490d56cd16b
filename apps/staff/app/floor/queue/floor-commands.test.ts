import { expect, it } from 'vitest';
import { batchOf, type FloorCommand } from './floor-commands.ts';

const set = (id: string): FloorCommand => ({
  kind: 'set',
  id,
  entry: {
    id,
    workout_id: 'evening',
    customer_id: 'ada',
    coach_id: 'carla',
    exercise_id: 'squat',
    exercise_number: 1,
    set_number: 1,
    lifted: { weight: 60, reps: 8 },
    base: null,
    settles: [],
    made_at: '2026-11-23T18:00:00Z',
  },
});
const mark: FloorCommand = {
  kind: 'mark',
  id: 'm',
  classId: 'evening',
  place: { kind: 'booking', id: 'b1' },
  name: 'Ada L.',
  isPresent: true,
  coachId: 'carla',
};
const sets = (count: number) => Array.from({ length: count }, (_, at) => set(`s${at}`));

it('sends sets together, at most a hundred, and everything else by itself in its place', () => {
  expect(batchOf([...sets(3), mark, set('later')])).toBe(3);
  expect(batchOf([mark, ...sets(3)])).toBe(1);
  expect(batchOf(sets(101))).toBe(100);
  expect(batchOf(sets(100))).toBe(100);
  expect(batchOf([mark])).toBe(1);
});
