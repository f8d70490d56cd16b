import type { FloorClass } from '@lifted/contract/floor/floor';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLASS_START, createFloorFixture, floorEntry, type FloorFixture } from '../testing/floor-fixture.ts';
import { insertBooking, insertSets } from '../testing/member-fixture.ts';

const now = new Date(CLASS_START.getTime() + HOUR_MS / 2);
let floor: FloorFixture;
let tablet: string;

beforeEach(async () => {
  floor = await createFloorFixture(() => now);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  const { pool } = floor.database;
  for (const customer of ['mia', 'ben']) {
    await insertBooking(pool, { id: `past-${customer}`, customer, workout: 'before', attended: true });
    await insertSets(pool, { customer, workout: 'before', exercise: 'squat', lifted: [[60, 8]] });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await floor.close();
});

/** What the tablet is told people did before, and of how many it was read. */
async function poll() {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const { body } = await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet);
  const made: readonly (readonly unknown[])[] = queries.mock.calls;
  const read = made.flatMap(([asked]) => {
    if (typeof asked !== 'object' || asked === null || !('name' in asked) || !('values' in asked)) return [];
    const values: readonly unknown[] = Array.isArray(asked.values) ? asked.values : [];
    const [people] = values;
    return asked.name === 'logged-exercises' && Array.isArray(people) ? people.map(String) : [];
  }).length;
  queries.mockRestore();
  const told = body.histories.map(({ customer_id, exercise_id, sessions }) => [
    customer_id,
    exercise_id,
    ...sessions.flatMap(({ planned_reps, sets }) => [planned_reps, ...sets.map(({ weight }) => weight)]),
  ]);
  return { read, told };
}

it('reads what people did before once, and again of whom something was written about', async () => {
  const { pool } = floor.database;
  const told = [
    ['ben', 'squat', 8, 60],
    ['mia', 'squat', 8, 60],
  ];
  expect(await poll()).toEqual({ read: 3, told });
  expect(await poll()).toEqual({ read: 0, told });
  await floor.call('POST', '/floor/set-entries', tablet, { entries: [floorEntry({ customer_id: 'zoe' })] });
  expect(await poll()).toEqual({ read: 1, told });
  await pool.query(
    `update studio.set_logs set weight = 70
      where customer_number = (select number from studio.customers where id = 'mia')`,
  );
  const changed = [told[0], ['mia', 'squat', 8, 70]];
  expect(await poll()).toEqual({ read: 1, told: changed });
  await pool.query(`delete from studio.bookings where id = 'b-ben'`);
  expect(await poll()).toEqual({ read: 0, told: [changed[1]] });
});

it('hears of a changed workout, of another plan for a day that is over, and of a class that was moved', async () => {
  const { pool } = floor.database;
  await poll();
  await pool.query(`update studio.wod_exercises set reps = 5 where date = '2026-11-13'`);
  const { read, told } = await poll();
  expect([read, told[0]]).toEqual([0, ['ben', 'squat', 5, 60]]);
  await pool.query(`update studio.workouts set start_datetime = '2026-11-27T18:00+01' where id = 'before'`);
  expect(await poll()).toEqual({ read: 3, told: [] });
  await pool.query(`update studio.workouts set start_datetime = '2026-11-13T18:00+01' where id = 'before'`);
  expect((await poll()).told).toEqual(told);
  await pool.query(`delete from studio.wod_exercises where date = '2026-11-20' and exercise_id = 'squat'`);
  expect(await poll()).toEqual({ read: 3, told: [] });
});
