/** Kinds of load, warm-up sets and effort of entered sets, from the device into every figure. */
import type { EntryAnswer, FloorSetEntry, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertLiftedSets } from '../../testing/member-fixture.ts';

type Lifted = NonNullable<FloorSetEntry['lifted']>;

const ASSISTED = { reps: 8, weight: 20, load_kind: 'assisted' } as const;
const NOW = new Date(CLASS_START.getTime() + MINUTE_MS);

let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => NOW);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
});
afterAll(() => floor.close());
beforeEach(() => floor.database.pool.query('truncate studio.set_cells, studio.set_entries, studio.set_logs'));

const onFloor = async (...entries: FloorSetEntry[]) =>
  (await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, { entries })).body;
const get = async <Body>(path: string) =>
  (await floor.call<Body>('GET', `/customers/mia${path}`, 'mia')).body;

async function logged(): Promise<object[]> {
  const [log] = await get<WorkoutLog[]>('/exercise_logs');
  return (log?.exercise_logs ?? []).map(
    ({ exercise_id: _id, exercise_name: _name, exercise_short_name: _short, ...set }) => set,
  );
}

it('a set is stored, answered and logged with its kind, and one without says nothing more', async () => {
  const effort: Lifted = { reps: 8, weight: 62.5, reps_in_reserve: 2 };
  const answers = await onFloor(
    floorEntry({ lifted: ASSISTED }),
    floorEntry({ set_number: 2 }),
    floorEntry({ set_number: 3, lifted: effort }),
  );
  expect(answers.map(({ cell }) => cell?.current?.lifted)).toEqual([
    ASSISTED,
    { reps: 8, weight: 60 },
    effort,
  ]);
  const { cells } = await get<MyWorkout>('/workout');
  expect(cells.map(({ current }) => current?.lifted)).toEqual([ASSISTED, { reps: 8, weight: 60 }, effort]);
  expect(await logged()).toEqual([
    { exercise_number: 1, set_number: 1, record: null, ...ASSISTED },
    { exercise_number: 1, set_number: 2, record: null, reps: 8, weight: 60 },
    { exercise_number: 1, set_number: 3, record: 'weight', ...effort },
  ]);
});

it('help of nothing is bodyweight', async () => {
  await onFloor(
    floorEntry({ lifted: { ...ASSISTED, weight: 0 } }),
    floorEntry({ set_number: 2, lifted: { reps: 8, weight: 0.004, load_kind: 'added' } }),
  );
  const bodyweight = { reps: 8, weight: 0, load_kind: 'bodyweight' };
  expect(await logged()).toMatchObject([bodyweight, bodyweight]);
});

it('an entry says something else where only its kind or its effort does, and both stay until somebody decides', async () => {
  const first = floorEntry({ lifted: ASSISTED });
  await onFloor(first);
  const older = floorEntry({ lifted: { reps: 8, weight: 20 } });
  const same = floorEntry({ lifted: { ...ASSISTED, is_warm_up: false, reps_in_reserve: null } });
  const answers = await onFloor(same, older);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['same', 'other']);
  expect(answers[1]?.cell).toMatchObject({
    current: { lifted: ASSISTED },
    others: [{ lifted: { reps: 8, weight: 20 } }],
  });
  const told = floorEntry({ base: first.id, lifted: { ...ASSISTED, reps_in_reserve: 0 } });
  expect(outcomes(await onFloor(told))).toEqual(['current']);
  expect(await logged()).toMatchObject([{ ...ASSISTED, reps_in_reserve: 0 }]);
});

it('warm-up sets are in the log, beside the columns of the grid, and in no figure but the volume', async () => {
  const warmUp = (set_number: number, weight: number) =>
    floorEntry({ set_number, lifted: { reps: 5, weight, is_warm_up: true } });
  await onFloor(
    warmUp(FIRST_WARM_UP_NUMBER, 20),
    warmUp(FIRST_WARM_UP_NUMBER + 1, 90),
    floorEntry(),
    floorEntry({ set_number: 2, lifted: { reps: 8, weight: 62.5 } }),
  );
  expect((await get<MyWorkout>('/workout')).set_count).toBe(3);
  expect(await logged()).toMatchObject([
    { weight: 60, record: null },
    { weight: 62.5, record: 'weight' },
    { weight: 20, record: null, is_warm_up: true },
    { weight: 90, record: null, is_warm_up: true },
  ]);
  expect(await get('/exercise_progression')).toMatchObject([{ current_max: 62.5 }]);
  const [weekly] = await get<WeeklyProgress[]>('/weekly-progress');
  expect(weekly?.weekly_progress.at(-1)?.max_weight).toBe(62.5);
});

it('a class of warm-up sets alone is no class the suggestion looks back on', async () => {
  const { pool } = floor.database;
  const place = { customer: 'mia', workout: 'before', exercise: 'squat' };
  await insertLiftedSets(pool, place, [{ weight: 40, reps: 8, is_warm_up: true }]);
  expect((await get<MyWorkout>('/workout')).histories).toEqual([]);
  await pool.query('update studio.set_logs set is_warm_up = false, reps_in_reserve = 1');
  expect((await get<MyWorkout>('/workout')).histories).toMatchObject([
    { sessions: [{ sets: [{ weight: 40, reps: 8, reps_in_reserve: 1 }] }] },
  ]);
});

it('a bodyweight exercise is measured in repetitions, or in kilograms of help or added weight', async () => {
  const { pool } = floor.database;
  const place = { customer: 'mia', workout: 'before', exercise: 'squat' };
  await insertLiftedSets(pool, place, [{ weight: 0, reps: 9 }]);
  await onFloor(floorEntry({ lifted: { reps: 11, weight: 0, load_kind: 'bodyweight' } }));
  const progress = () => get<ExerciseProgression[]>('/exercise_progression');
  expect(await progress()).toMatchObject([
    {
      measure: 'reps',
      progress: 0,
      current_max: 0,
      progression: [
        { weight: 0, best: 9, is_record: false },
        { weight: 0, best: 11, is_record: true },
      ],
    },
  ]);
  await pool.query(
    `update studio.set_logs set load_kind = 'assisted', weight = 12.5 where load_kind = 'external'`,
  );
  expect(await progress()).toMatchObject([
    {
      measure: 'load',
      progress: 12.5,
      current_max: 0,
      progression: [
        { weight: 0, best: -12.5 },
        { weight: 0, best: 0, is_record: true },
      ],
    },
  ]);
});

it('a day without a weight is none on the curve of a group that is measured by weight', async () => {
  const { pool } = floor.database;
  await insertLiftedSets(pool, { customer: 'mia', workout: 'before', exercise: 'squat' }, [
    { weight: 0, reps: 20 },
  ]);
  await onFloor(floorEntry());
  expect(await get('/exercise_progression')).toMatchObject([
    { progress: 0, current_max: 60, progression: [{ weight: 60 }] },
  ]);
});

it.each<[string, object]>([
  ['an unknown kind', { load_kind: 'helped' }],
  ['more in reserve than is told apart', { reps_in_reserve: 4 }],
  ['a field nobody knows', { kind: 'added' }],
])('%s is refused', async (_, more) => {
  const entry = { ...floorEntry(), lifted: { reps: 8, weight: 20, ...more } };
  expect((await floor.call('POST', '/floor/set-entries', tablet, { entries: [entry] })).status).toBe(422);
});
