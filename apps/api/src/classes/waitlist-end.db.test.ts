import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, expect, it } from 'vitest';
import { beforeStart, LETTERS } from '../testing/booking-fixture.ts';
import { classJobs, planClassJobs } from './class-jobs.ts';
import { LIST_ENDS_JOB } from './waiting/waitlist-entries.ts';
import { START, startBookingEngine } from '../testing/engine-fixture.ts';

/** A full class, with two people who wait. */
const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 1 }],
  people: { mia: 10, ben: 10, ida: 10 },
});
beforeEach(async () => {
  await studio.book('mia');
  await studio.join('ben');
  await studio.join('ida');
});
const states = () =>
  studio.column<string>('select state as value from studio.waitlist_entries order by number');

/** Runs the planned ends of lists at an instant, due or not. */
async function endLists(now: Date) {
  const { pool } = studio;
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

it('a waitlist ends when its class starts, not a millisecond early, and once', async () => {
  expect(await endLists(beforeStart(START, { ms: 1 }))).toEqual([{ kind: 'again', at: START }]);
  expect(await states()).toEqual(['waiting', 'waiting']);
  await endLists(START);
  await endLists(new Date(START.getTime() + HOUR_MS));
  expect(await states()).toEqual(['expired', 'expired']);
});

it('the waitlist of a class that was moved lasts until its new start', async () => {
  const moved = new Date(START.getTime() + 2 * HOUR_MS);
  await studio.pool.query('update studio.workouts set start_datetime = $1', [moved]);
  expect(await endLists(START)).toEqual([{ kind: 'again', at: moved }]);
});

it('a waitlist that nothing ended ends after the next look', async () => {
  await studio.pool.query('truncate studio.jobs');
  await planClassJobs(studio.pool, beforeStart(START, { ms: 1 }));
  expect(await endLists(START)).toEqual([]);
  await planClassJobs(studio.pool, START);
  await endLists(START);
  expect(await states()).toEqual(['expired', 'expired']);
});
