/** What one person does differently in a class: another exercise, and notes they and their coaches keep. */
import { randomUUID } from 'node:crypto';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertExercise, insertLiftedSets } from '../../testing/member-fixture.ts';

let now = CLASS_START;
let floor: FloorFixture;
let tablet: string;
let yard: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => now);
  ({ token: tablet } = await floor.enrol('loft'));
  ({ token: yard } = await floor.enrol('yard'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await floor.call('POST', '/floor/unlock', yard, { coach_id: 'carla', pin: '2580' });
  await insertExercise(floor.database.pool, 'press');
  await floor.database.pool.query(
    `insert into studio.exercise_alternatives
     select s.number, p.number, 1 from studio.exercises s, studio.exercises p where s.id = 'squat' and p.id = 'press'`,
  );
});
afterAll(() => floor.close());
beforeEach(async () => {
  now = new Date(CLASS_START.getTime() + 10 * MINUTE_MS);
  await floor.database.pool.query(
    'truncate studio.exercise_swaps, studio.exercise_notes, studio.set_cells, studio.set_entries, studio.set_logs',
  );
});

interface Taken {
  readonly refusal: string | null;
}
const swap = (changes: object = {}) => ({
  id: randomUUID(),
  workout_id: 'evening',
  exercise_number: 1,
  exercise_id: 'press',
  made_at: now.toISOString(),
  ...changes,
});
const ofCoach = (changes: object = {}) => ({ ...swap(), customer_id: 'mia', coach_id: 'carla', ...changes });
const byMember = async (changes: object = {}) =>
  (await floor.call<Taken>('POST', '/customers/mia/exercise-swaps', 'mia', swap(changes))).body.refusal;
const onFloor = async (changes: object = {}, device = tablet) =>
  (await floor.call<Taken>('POST', '/floor/exercise-swaps', device, ofCoach(changes))).body.refusal;
const workout = async () =>
  (await floor.call<MyWorkout>('GET', '/customers/mia/workout?workout_id=evening', 'mia')).body;
const grid = async () => (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body;

describe('a swap', () => {
  it('is seen by the member and the coach, with what was done of the other exercise before', async () => {
    const before = { customer: 'mia', workout: 'before', exercise: 'press' };
    await insertLiftedSets(floor.database.pool, before, [{ reps: 8, weight: 100 }]);
    expect(await byMember()).toBeNull();
    const held = [{ customer_id: 'mia', exercise_number: 1, exercise_id: 'press', author: 'member' }];
    const shown = await workout();
    expect(shown.swaps).toEqual(held);
    expect(shown.exercises[0]?.alternatives).toMatchObject([{ exercise_id: 'press' }]);
    expect(shown.histories.map(({ exercise_id }) => exercise_id)).toEqual(['press']);
    expect((await grid()).swaps).toEqual(held);
  });

  it('is taken back by the planned exercise, and the one made last holds, whenever it arrives', async () => {
    expect(await byMember({ made_at: new Date(now.getTime() - MINUTE_MS).toISOString() })).toBeNull();
    expect(await onFloor({ exercise_id: 'squat' })).toBeNull();
    const late = { made_at: new Date(now.getTime() - 2 * MINUTE_MS).toISOString() };
    expect(await byMember(late)).toBeNull();
    expect((await grid()).swaps).toMatchObject([{ exercise_id: 'squat', author: 'coach' }]);
  });

  it('that arrives twice is stored once', async () => {
    const twice = ofCoach();
    await floor.call('POST', '/floor/exercise-swaps', tablet, twice);
    await floor.call('POST', '/floor/exercise-swaps', tablet, twice);
    const { rows } = await floor.database.pool.query('select from studio.exercise_swaps');
    expect(rows).toHaveLength(1);
  });

  it('of a device whose clock is ahead does not hold against everything that is made after it', async () => {
    expect(await onFloor({ made_at: new Date(now.getTime() + 5 * HOUR_MS).toISOString() })).toBeNull();
    now = new Date(now.getTime() + MINUTE_MS);
    expect(await byMember({ exercise_id: 'squat' })).toBeNull();
    expect((await workout()).swaps).toMatchObject([{ exercise_id: 'squat' }]);
  });

  it('leaves sets where they were entered, and no set of it counts for the planned exercise', async () => {
    await floor.call('POST', '/floor/set-entries', tablet, { entries: [floorEntry()] });
    await onFloor();
    const pressed = floorEntry({ exercise_id: 'press', set_number: 2, lifted: { reps: 8, weight: 100 } });
    await floor.call('POST', '/floor/set-entries', tablet, { entries: [pressed] });
    const { cells, exercises } = await grid();
    expect(cells.map(({ exercise_id, set_number }) => [exercise_id, set_number])).toEqual([
      ['press', 2],
      ['squat', 1],
    ]);
    expect(exercises.map(({ exercise_id }) => exercise_id)).toEqual(['squat', 'bench']);
  });

  it.each([
    ['an exercise that is no alternative', { exercise_id: 'bench' }, 'unknown_exercise'],
    ['an unknown exercise', { exercise_id: 'nothing' }, 'unknown_exercise'],
    ['a place the workout does not have', { exercise_number: 3 }, 'unknown_exercise'],
    ['a class of somebody else', { workout_id: 'elsewhere' }, 'not_in_class'],
    ['an unknown class', { workout_id: 'nowhere' }, 'not_in_class'],
  ])('for %s is refused', async (_, changes, refusal) => {
    expect(await byMember(changes)).toBe(refusal);
    expect((await workout()).swaps).toEqual([]);
  });

  it('is refused before the class and after its corrections, and on a tablet of another room', async () => {
    expect(await onFloor({}, yard)).toBe('outside_room');
    expect(await onFloor({ coach_id: 'tom' })).toBe('not_unlocked');
    expect(await onFloor({ customer_id: 'nobody' })).toBe('not_in_class');
    now = new Date(CLASS_START.getTime() - HOUR_MS);
    expect(await byMember()).toBe('too_early');
    now = new Date(CLASS_START.getTime() + 15 * 24 * HOUR_MS);
    expect(await byMember()).toBe('correction_over');
  });

  it('is nobody else’s to make', async () => {
    expect((await floor.call('POST', '/customers/mia/exercise-swaps', 'ben', swap())).status).toBe(404);
    expect((await floor.call('POST', '/floor/exercise-swaps', 'mia', ofCoach())).status).toBe(401);
  });
});

describe('a note', () => {
  const note = (text: string, more: object = {}) =>
    floor.call('PUT', '/customers/mia/exercise-notes/squat', 'mia', { text, ...more });
  const coachNote = async (text: string, more: object = {}, device = tablet) =>
    (
      await floor.call<Taken>('PUT', '/floor/exercise-notes', device, {
        workout_id: 'evening',
        customer_id: 'mia',
        exercise_id: 'squat',
        coach_id: 'carla',
        text,
        ...more,
      })
    ).body.refusal;

  it('of the member stays off the tablet until they say otherwise', async () => {
    await note('wide stance');
    expect((await grid()).notes).toEqual([]);
    await note('wide stance', { is_on_floor: true });
    expect((await grid()).notes).toEqual([
      { customer_id: 'mia', exercise_id: 'squat', text: 'wide stance', author: 'member' },
    ]);
  });

  it('of a coach is shown beside the member’s, who can remove it and not write it', async () => {
    await note('wide stance');
    expect(await coachNote('  pin 7 ')).toBeNull();
    expect((await workout()).notes).toEqual([
      { exercise_id: 'squat', text: 'pin 7', author: 'coach', is_on_floor: true },
      { exercise_id: 'squat', text: 'wide stance', author: 'member', is_on_floor: false },
    ]);
    expect((await note('pin 8', { author: 'coach' })).status).toBe(403);
    expect((await note('', { author: 'coach' })).status).toBe(204);
    expect((await workout()).notes.map(({ author }) => author)).toEqual(['member']);
  });

  it('comes back in the next class, and is gone once it is empty', async () => {
    await coachNote('pin 7');
    const later = await floor.call<MyWorkout>('GET', '/customers/mia/workout', 'mia');
    expect(later.body.notes).toMatchObject([{ text: 'pin 7' }]);
    await coachNote(' ');
    expect((await workout()).notes).toEqual([]);
  });

  it('is refused for who is not in the class, in another room and by who is not at the tablet', async () => {
    expect(await coachNote('x', { customer_id: 'nobody' })).toBe('not_in_class');
    expect(await coachNote('x', {}, yard)).toBe('outside_room');
    expect(await coachNote('x', { coach_id: 'tom' })).toBe('not_unlocked');
    expect(await coachNote('x', { exercise_id: 'nothing' })).toBe('unknown_exercise');
  });
});
