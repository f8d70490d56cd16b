/** Records of random histories of all kinds, as the database marks them and as the rule says. */
import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { LOAD_KINDS, ofKind } from '@lifted/domain/training/load-kinds/load-kind';
import { plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seededRandom, wholeBetween } from '../../demo/content/seeded-random.ts';
import { insertCustomer, insertExercise, insertLiftedSets } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { recordsOf } from './records-rule-fixture.ts';

const SETS_OF_A_CLASS = 40;
const CLASSES = ['first', 'second', 'third'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { pool } = database;
  await emptyTables(
    pool,
    'studio.customers',
    'studio.workouts',
    'studio.coaches',
    'studio.locations',
    'studio.exercises',
  );
  for (const [at, id] of CLASSES.entries())
    await insertClass(pool, { id, start: `2026-11-1${at}T17:30:00Z` });
  await insertCustomer(pool, 'mia');
  await insertExercise(pool, 'pull-up');
});

async function marked(): Promise<(string | null)[]> {
  const { rows } = await database.pool.query<{ record: string | null }>(
    `select s.record from studio.set_logs s join studio.workouts w on w.number = s.workout_number
      order by w.start_datetime, s.set_number`,
  );
  return rows.map(({ record }) => record);
}

/** `kinds`: those somebody uses; undefined is a set without a kind. */
function drawSets(seed: string, kinds: readonly (LiftedSet['load_kind'] | undefined)[]): LiftedSet[] {
  const random = seededRandom(seed);
  return Array.from({ length: SETS_OF_A_CLASS * CLASSES.length }, () => {
    const kind = kinds[wholeBetween(random, 0, kinds.length - 1)] ?? 'external';
    const load = ofKind(kind, 2.5 * wholeBetween(random, 0, 24));
    const isWarmUp = random() < 0.15;
    return plainSet({ ...load, reps: wholeBetween(random, 0, 12), is_warm_up: isWarmUp });
  });
}

it.each([
  ['all kinds', [undefined, ...LOAD_KINDS]],
  ['external', [undefined]],
  ['bodyweight', ['bodyweight', 'added', 'assisted']],
  ['bodyweight with and without a kind', [undefined, 'bodyweight', 'assisted']],
] as const)('the database marks what the rule says: %s', async (name, kinds) => {
  const found = new Set<string | null>();
  for (const number of [1, 2, 3]) {
    const seed = `records of ${name}, ${number}`;
    const sets = drawSets(seed, kinds);
    await database.pool.query('truncate studio.set_logs');
    // The last class first: its records follow what was lifted before.
    for (const [at, workout] of [...CLASSES.entries()].toReversed()) {
      const ofClass = sets.slice(at * SETS_OF_A_CLASS, (at + 1) * SETS_OF_A_CLASS);
      await insertLiftedSets(database.pool, { customer: 'mia', workout, exercise: 'pull-up' }, ofClass);
    }
    const expected = recordsOf(sets).map((record) => record ?? null);
    for (const record of expected) found.add(record);
    expect(await marked(), seed).toEqual(expected);
  }
  expect(found).toEqual(new Set([null, 'weight', 'reps']));
});

it('a set that becomes a warm-up set, or another kind, moves the records', async () => {
  const place = { customer: 'mia', workout: 'first', exercise: 'pull-up' };
  await insertLiftedSets(database.pool, place, [
    { weight: 20, reps: 8 },
    { weight: 30, reps: 8 },
    { weight: 25, reps: 8 },
  ]);
  expect(await marked()).toEqual([null, 'weight', null]);
  await database.pool.query('update studio.set_logs set is_warm_up = true where set_number = 2');
  expect(await marked()).toEqual([null, null, 'weight']);
  await database.pool.query(`update studio.set_logs set load_kind = 'assisted' where set_number <> 2`);
  expect(await marked()).toEqual([null, null, null]);
  await database.pool.query('update studio.set_logs set weight = 15 where set_number = 3');
  expect(await marked()).toEqual([null, null, 'weight']);
});

it('the kind of an exercise that a coach changes later moves nothing', async () => {
  const place = { customer: 'mia', workout: 'first', exercise: 'pull-up' };
  await insertLiftedSets(database.pool, place, [
    { weight: 20, reps: 8, load_kind: 'assisted' },
    { weight: 15, reps: 8, load_kind: 'assisted' },
  ]);
  await database.pool.query(`update studio.exercises set load_kind = 'added'`);
  expect(await marked()).toEqual([null, 'weight']);
});

it.each([
  ['bodyweight', 5],
  ['added', 0],
  ['assisted', 0],
  ['helped', 5],
])('%s of %d kg is no load', async (kind, weight) => {
  await expect(
    database.pool.query(
      `insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight, load_kind)
       select c.number, w.number, e.number, 1, 1, 8, $2, $1 from studio.customers c, studio.workouts w, studio.exercises e`,
      [kind, weight],
    ),
  ).rejects.toThrow(/kind_and_weight_agree/);
});
