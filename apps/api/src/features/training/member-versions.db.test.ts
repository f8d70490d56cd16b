import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertBooking,
  insertCustomer,
  insertExercise,
  insertSets,
  versionOf,
} from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { recordsOf } from './records-rule-fixture.ts';

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
  await insertClass(pool, { id: 'monday', start: '2026-11-16T17:30:00Z' });
  await insertClass(pool, { id: 'tuesday', start: '2026-11-17T17:30:00Z' });
  for (const customer of ['mia', 'ben']) await insertCustomer(pool, customer);
  for (const exercise of ['squat', 'row']) await insertExercise(pool, exercise);
  await insertBooking(pool, { id: 'b1', customer: 'mia', workout: 'monday' });
  await insertSets(pool, { customer: 'mia', workout: 'monday', exercise: 'squat', lifted: [[60, 8]] });
});

const MIA = '(select number from studio.customers where id = $$mia$$)';

describe('the version of a customer', () => {
  it.each([
    ['a booking', `insert into studio.bookings values ('b2', ${MIA}, 'tuesday', now())`],
    ['attendance', `update studio.bookings set has_attended = true`],
    ['a cancellation', `update studio.bookings set canceled_at = now()`],
    ['a removed booking', `delete from studio.bookings`],
    [
      'a set',
      `insert into studio.set_logs select customer_number, workout_number, exercise_key, 1, 2, 8, 60 from studio.set_logs`,
    ],
    ['a corrected set', `update studio.set_logs set weight = 61`],
    ['a removed set', `delete from studio.set_logs`],
    ['a name', `update studio.customers set first_name = 'Maja' where id = 'mia'`],
    ['an address', `update studio.customers set email = 'maja@member.example' where id = 'mia'`],
  ])('is raised by %s, and nobody else’s', async (_path, statement) => {
    const before = { mia: await versionOf(database.pool, 'mia'), ben: await versionOf(database.pool, 'ben') };
    await database.pool.query(statement);
    expect(await versionOf(database.pool, 'mia')).not.toBe(before.mia);
    expect(await versionOf(database.pool, 'ben')).toBe(before.ben);
  });

  it.each([
    ['a moved class', `update studio.workouts set start_datetime = start_datetime + interval '1 hour'`],
    ['a renamed coach', `update studio.coaches set first_name = 'Johanna'`],
    ['a renamed location', `update studio.locations set name = 'Loft'`],
    ['a renamed exercise', `update studio.exercises set name = 'Back Squat' where id = 'squat'`],
    ['emptied bookings', 'truncate studio.bookings cascade'],
    ['emptied sets', 'truncate studio.set_logs'],
  ])('is raised for all by %s', async (_path, statement) => {
    const before = await versionOf(database.pool, 'ben');
    await database.pool.query(statement);
    expect(await versionOf(database.pool, 'ben')).not.toBe(before);
  });

  it('is raised for both when a booking goes over from one to the other', async () => {
    const before = [await versionOf(database.pool, 'mia'), await versionOf(database.pool, 'ben')];
    await database.pool.query(
      `update studio.bookings set customer_number = (select number from studio.customers where id = 'ben')`,
    );
    const after = [await versionOf(database.pool, 'mia'), await versionOf(database.pool, 'ben')];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('is not raised by what no answer shows: a new class, a new exercise, a visitor’s booking', async () => {
    const before = await versionOf(database.pool, 'mia');
    await database.pool.query(
      `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
       select 'wednesday', timer_name, '2026-11-18T17:30:00Z', coach_id, location_id, 12
         from studio.workouts where id = 'tuesday'`,
    );
    await insertExercise(database.pool, 'plank');
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('tuesday', 'anna@example.com', 'Anna', now(), 'hash')`,
    );
    expect(await versionOf(database.pool, 'mia')).toBe(before);
  });

  it('is undone with the transaction that raised it, and never used twice', async () => {
    const before = await versionOf(database.pool, 'mia');
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('update studio.bookings set has_attended = true');
    const { rows } = await client.query<{ version: string }>(
      `select version::text from studio.customers where id = 'mia'`,
    );
    await client.query('rollback');
    client.release();
    expect(await versionOf(database.pool, 'mia')).toBe(before);
    await database.pool.query('update studio.bookings set has_attended = true');
    expect(await versionOf(database.pool, 'mia')).not.toContain(rows[0]?.version);
  });
});

async function records(exercise: string): Promise<(string | null)[]> {
  const { rows } = await database.pool.query<{ record: string | null }>(
    `select s.record from studio.set_logs s
       join studio.workouts w on w.number = s.workout_number
       join studio.exercises e on e.number = s.exercise_key
      where e.id = $1 order by w.start_datetime, s.set_number`,
    [exercise],
  );
  return rows.map(({ record }) => record);
}

describe('personal records', () => {
  it('are marked as the rule says when sets are written', async () => {
    await insertSets(database.pool, {
      customer: 'mia',
      workout: 'tuesday',
      exercise: 'squat',
      lifted: [
        [60, 9],
        [65, 0],
        [65, 5],
        [62.5, 12],
        [65, 6],
      ],
    });
    expect(await records('squat')).toEqual([null, 'reps', null, 'weight', null, 'reps']);
  });

  it('follow a corrected, a removed and an earlier set', async () => {
    const tuesday = { customer: 'mia', workout: 'tuesday', exercise: 'squat' };
    await insertSets(database.pool, { ...tuesday, lifted: [[62.5, 8]] });
    expect(await records('squat')).toEqual([null, 'weight']);
    await database.pool.query('update studio.set_logs set weight = 70 where weight = 60');
    expect(await records('squat')).toEqual([null, null]);
    await database.pool.query('delete from studio.set_logs where weight = 70');
    expect(await records('squat')).toEqual([null]);
    await insertSets(database.pool, { ...tuesday, workout: 'monday', lifted: [[60, 8]] });
    expect(await records('squat')).toEqual([null, 'weight']);
  });

  it('follow a class that is moved', async () => {
    await insertSets(database.pool, {
      customer: 'mia',
      workout: 'tuesday',
      exercise: 'squat',
      lifted: [[70, 8]],
    });
    await database.pool.query(
      `update studio.workouts set start_datetime = '2026-11-10T17:30:00Z' where id = 'tuesday'`,
    );
    expect(await records('squat')).toEqual([null, null]);
  });

  it('are each customer’s and each exercise’s own', async () => {
    await insertSets(database.pool, {
      customer: 'ben',
      workout: 'tuesday',
      exercise: 'squat',
      lifted: [[90, 8]],
    });
    await insertSets(database.pool, {
      customer: 'mia',
      workout: 'tuesday',
      exercise: 'row',
      lifted: [[90, 8]],
    });
    expect([...(await records('squat')), ...(await records('row'))]).toEqual([null, null, null]);
  });

  it('are the rule’s over any sequence of sets', async () => {
    await database.pool.query('delete from studio.set_logs');
    const lifted = Array.from({ length: 400 }, (_, at) => {
      const scattered = (at * 7919 + ((at * at) % 31)) % 97;
      return [20 + 2.5 * (scattered % 12) + at / 100, scattered % 7] as const;
    }).map(([weight, reps]) => [Math.round(weight * 2) / 2, reps] as const);
    for (const [workout, sets] of [
      ['tuesday', lifted.slice(200)],
      ['monday', lifted.slice(0, 200)],
    ] as const) {
      await insertSets(database.pool, { customer: 'mia', workout, exercise: 'squat', lifted: sets });
    }
    const expected = recordsOf(lifted.map(([weight, reps]) => ({ weight, reps })));
    expect(new Set(expected)).toEqual(new Set([undefined, 'weight', 'reps']));
    expect(await records('squat')).toEqual(expected.map((record) => record ?? null));
  });
});
