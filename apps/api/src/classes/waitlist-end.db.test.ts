import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookClassFor, joinWaitlistFor } from '../features/bookings/booking-commands.ts';
import {
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from '../testing/booking-fixture.ts';
import { insertCustomer } from '../testing/member-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { classJobs, planClassJobs } from './class-jobs.ts';
import { LIST_ENDS_JOB } from './waitlist.ts';

const START = new Date('2026-11-25T17:30:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 3 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertProducts(database.pool);
});
afterAll(() => database.drop());

/** A full class, with two people who wait. */
beforeEach(async () => {
  const { pool } = database;
  await pool.query('truncate studio.customers, studio.workouts, studio.jobs cascade');
  await insertClass(pool, { id: 'evening', start: START, capacity: 1 });
  for (const name of ['mia', 'ben', 'ida']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass' });
    const engine = { pool, letters: LETTERS };
    const request = await requestOf(pool, name, DAYS_BEFORE);
    if (name === 'mia') await bookClassFor(engine, 'evening', undefined, request);
    else await joinWaitlistFor(engine, 'evening', request);
  }
});

/** Runs the planned ends of lists at an instant, due or not. */
async function endLists(now: Date) {
  const { pool } = database;
  const options = { pool, now: () => now, letters: LETTERS, cancelsTooFew: false, wakeJobs: () => undefined };
  const planned = await pool.query<{ key: string }>('select key from studio.jobs where kind = $1', [
    LIST_ENDS_JOB,
  ]);
  return Promise.all(
    planned.rows.map(async ({ key }) => {
      const job = { id: '0', kind: LIST_ENDS_JOB, key, plannedFor: now, attempts: 1, version: 0 };
      return classJobs(options)[LIST_ENDS_JOB]?.run(job, new AbortController().signal);
    }),
  );
}
async function states(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from studio.waitlist_entries order by number',
  );
  return rows.map(({ state }) => state);
}

it('a waitlist ends when its class starts, not a millisecond early, and once', async () => {
  expect(await endLists(beforeStart(START, { ms: 1 }))).toEqual([{ kind: 'again', at: START }]);
  expect(await states()).toEqual(['waiting', 'waiting']);
  await endLists(START);
  await endLists(new Date(START.getTime() + HOUR_MS));
  expect(await states()).toEqual(['expired', 'expired']);
  expect(await violatedInvariants(database.pool)).toEqual([]);
});

it('the waitlist of a class that was moved lasts until its new start', async () => {
  const moved = new Date(START.getTime() + 2 * HOUR_MS);
  await database.pool.query('update studio.workouts set start_datetime = $1', [moved]);
  expect(await endLists(START)).toEqual([{ kind: 'again', at: moved }]);
});

it('a waitlist that nothing ended ends after the next look', async () => {
  await database.pool.query('truncate studio.jobs');
  await planClassJobs(database.pool, beforeStart(START, { ms: 1 }));
  expect(await endLists(START)).toEqual([]);
  await planClassJobs(database.pool, START);
  await endLists(START);
  expect(await states()).toEqual(['expired', 'expired']);
});
