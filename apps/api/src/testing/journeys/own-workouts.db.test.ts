import type { DeskWorkout, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import type { WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerWorkoutsOfTheDay } from '../../features/workouts-of-the-day/workouts-of-the-day-routes.ts';
import { createFloorFixture, type FloorFixture } from '../floor-fixture.ts';

const now = new Date('2026-11-20T16:00:00Z');
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const NONE: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };
const planned = (exercise: string): PlannedExercise => ({
  exercise_id: exercise,
  sets: 4,
  reps: 5,
  duration: null,
  distance: null,
  per_side: false,
  side: null,
  load_percent: null,
  load_kg: null,
  note: null,
});
const DEADLIFTS: WorkoutFields = { ...NONE, main: [planned('deadlift')] };

let floor: FloorFixture;
let tablet = '';

beforeAll(async () => {
  floor = await createFloorFixture(
    () => now,
    (app, pool) =>
      registerWorkoutsOfTheDay(app, { pool, publicCache: new PublicResponseCache(), now: () => now }),
  );
  tablet = (await floor.enrol('loft')).token;
  await floor.database.pool.query(
    `insert into studio.exercises (id, name, exercise_group) values ('deadlift', 'Deadlift', 'Deadlift')`,
  );
});
afterAll(() => floor.close());

/** The fixture's classes are called 'Legs', and squat and bench are the workout of the day. */
beforeEach(async () => {
  await floor.database.pool.query(
    `delete from studio.wod_exercises where programme <> '';
     truncate studio.class_kinds cascade;
     insert into studio.class_kinds (id, name, has_own_workouts) values ('legs', 'Legs', true), ('pull', 'Pull Day', true)`,
  );
  await restoreWorkoutOfTheDay();
});

async function restoreWorkoutOfTheDay() {
  await floor.database.pool.query(
    `insert into studio.wod_exercises (date, section, position, exercise_id, reps)
     values ('2026-11-20', 'main', 1, 'squat', 8), ('2026-11-20', 'main', 2, 'bench', 8),
            ('2026-11-13', 'main', 1, 'squat', 8) on conflict do nothing`,
  );
}

const put = (programme: string, fields: WorkoutFields, was = NONE, date = TODAY) =>
  floor.call<{ change: string; errors?: { field: string }[] }>(
    'PUT',
    `/desk/programme/${date}?programme=${programme}`,
    'desk',
    { was, fields },
  );
const ids = (exercises: readonly { readonly exercise_id: string }[]) =>
  exercises.map(({ exercise_id }) => exercise_id);
const onFloor = async () =>
  ids((await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body.exercises);
const onPhone = async () =>
  ids(
    (await floor.call<MyWorkout>('GET', '/customers/mia/workout?workout_id=evening', 'mia')).body.exercises,
  );
const onPage = async (query: string) =>
  (await floor.call<WorkoutOfTheDay>('GET', `/wods/today${query}`, 'nobody')).body;

it('are what is trained in classes of the kind, on the tablet, the phone and the page', async () => {
  expect((await put('legs', DEADLIFTS)).status).toBe(200);
  expect([await onFloor(), await onPhone()]).toEqual([['deadlift'], ['deadlift']]);
  expect(await onPage('?programme=legs')).toMatchObject({
    class_name: 'Legs',
    main_exercises: [{ exercise_id: 'deadlift' }],
  });
});

it('are none where none is planned, whatever the day and other kinds train', async () => {
  await put('pull', DEADLIFTS);
  expect([await onFloor(), await onPhone()]).toEqual([[], []]);
  expect(await onPage('?programme=legs')).toMatchObject({ is_valid: false, main_exercises: [] });
});

it('leave the workout of the day as it is, to it and to classes that follow it', async () => {
  await put('legs', DEADLIFTS);
  expect(ids((await onPage('')).main_exercises)).toEqual(['squat', 'bench']);
  expect(await onPage('')).not.toHaveProperty('class_name');
  await floor.database.pool.query(`update studio.class_kinds set has_own_workouts = false where id = 'legs'`);
  expect(await onFloor()).toEqual(['squat', 'bench']);
});

it('are hidden from members by an instant of their own', async () => {
  await put('legs', { ...DEADLIFTS, visible_from: '2026-11-20T17:00:01+01:00' });
  expect([await onFloor(), await onPhone()]).toEqual([['deadlift'], []]);
  expect((await onPage('?programme=legs')).is_valid).toBe(false);
  expect((await onPage('')).is_valid).toBe(true);
});

it('are copied, moved and taken back apart from those of the day', async () => {
  await put('legs', DEADLIFTS);
  const planOf = async (programme: string) => {
    const query = `from=${TODAY}&to=${TOMORROW}${programme && `&programme=${programme}`}`;
    const { body } = await floor.call<DeskWorkout[]>('GET', `/desk/programme?${query}`, 'desk');
    return body.map(({ date, fields }) => [date, ...ids(fields.main)]);
  };
  const ofTheDay = [[TODAY, 'squat', 'bench']];
  const copy = { from: TODAY, to: TOMORROW, days: 1, percent: 0, replace: false, programme: 'legs' };
  await floor.call('POST', '/desk/programme-copies', 'desk', copy);
  expect(await planOf('legs')).toEqual([
    [TODAY, 'deadlift'],
    [TOMORROW, 'deadlift'],
  ]);
  const { body } = await put('legs', NONE, DEADLIFTS, TOMORROW);
  expect(await planOf('legs')).toEqual([[TODAY, 'deadlift']]);
  expect((await floor.call('POST', `/desk/changes/${body.change}/undo`, 'desk', {})).status).toBe(200);
  expect(await planOf('legs')).toHaveLength(2);
  await put('legs', NONE, DEADLIFTS);
  const swap = { one: TODAY, other: TOMORROW, programme: 'legs' };
  expect((await floor.call('POST', '/desk/programme-swaps', 'desk', swap)).status).toBe(200);
  expect(await planOf('legs')).toEqual([[TODAY, 'deadlift']]);
  expect(await planOf('')).toEqual(ofTheDay);
});

it('are refused for a kind of class that nobody knows', async () => {
  const { status, body } = await put('yoga', DEADLIFTS);
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'programme']);
});
