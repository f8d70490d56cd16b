import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  cancelJob,
  claimDueJob,
  failJob,
  planJob,
  planMissingJobs,
  removeJob,
  repeatJob,
  type ClaimedJob,
} from './job-queue.ts';

const PLANNED = new Date('2026-03-20T09:00:00Z');
const LEASE_MS = 5 * MINUTE_MS;
const later = (ms: number) => new Date(PLANNED.getTime() + ms);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('truncate studio.jobs');
});

async function plan(key = '1', dueAt = PLANNED): Promise<void> {
  await inTransaction(database.pool, (client) => planJob(client, { kind: 'step', key }, dueAt));
}

function claimIfDue(now: Date): Promise<ClaimedJob | undefined> {
  return claimDueJob(database.pool, [{ kind: 'step', leaseMs: LEASE_MS }], now);
}

async function claim(now = PLANNED): Promise<ClaimedJob> {
  return (await claimIfDue(now)) ?? expect.fail('no job is due');
}

async function claimedOf(asks: number): Promise<string[]> {
  const claims = await Promise.all(Array.from({ length: asks }, () => claimIfDue(PLANNED)));
  return claims.flatMap((job) => (job === undefined ? [] : [job.key]));
}

it('gives each job to one only, however many ask at once', async () => {
  for (let index = 0; index < 100; index++) await plan(String(index));
  // The first asking opens the connections, so that the second is truly at the same time.
  const claimed = [...(await claimedOf(20)), ...(await claimedOf(200))];
  expect(claimed).toHaveLength(100);
  expect(new Set(claimed).size).toBe(100);
});

it('gives out the job that has been due longest, and none before its time', async () => {
  await plan('later', later(2));
  await plan('sooner', later(1));
  expect(await claimIfDue(PLANNED)).toBeUndefined();
  expect((await claim(later(2))).key).toBe('sooner');
  expect((await claim(later(2))).key).toBe('later');
});

it('leaves jobs of other kinds alone', async () => {
  await plan();
  expect(await claimDueJob(database.pool, [{ kind: 'other', leaseMs: 1 }], PLANNED)).toBeUndefined();
});

it('keeps a claimed job from others until the lease is over', async () => {
  await plan();
  await claim();
  expect(await claimIfDue(later(LEASE_MS - 1))).toBeUndefined();
  expect(await claim(later(LEASE_MS))).toMatchObject({ attempts: 2, plannedFor: PLANNED });
});

it('is not planned when its transaction fails', async () => {
  const failed = inTransaction(database.pool, async (client) => {
    await planJob(client, { kind: 'step', key: '1' }, PLANNED);
    throw new Error('the booking failed');
  });
  await expect(failed).rejects.toThrow('the booking failed');
  expect(await claimIfDue(PLANNED)).toBeUndefined();
});

it('moves when it is planned again, and goes when it is cancelled', async () => {
  await plan('moved');
  await plan('moved', later(MINUTE_MS));
  expect(await claimIfDue(later(MINUTE_MS - 1))).toBeUndefined();
  await inTransaction(database.pool, (client) => cancelJob(client, { kind: 'step', key: 'moved' }));
  expect(await claimIfDue(later(MINUTE_MS))).toBeUndefined();
});

it('runs once more when it was planned again while it ran', async () => {
  await plan();
  const running = await claim();
  await plan('1', later(1));
  await removeJob(database.pool, running);
  await repeatJob(database.pool, running, later(LEASE_MS));
  await failJob(database.pool, running, 'too late', 'never');
  expect(await claim(later(1))).toMatchObject({ attempts: 1 });
});

it('is not touched by the late end of a run that lost its lease', async () => {
  await plan();
  const lost = await claim();
  const held = await claim(later(LEASE_MS));
  await failJob(database.pool, lost, 'too late', later(LEASE_MS));
  await removeJob(database.pool, lost);
  expect(await claimIfDue(later(2 * LEASE_MS - 1))).toBeUndefined();
  await removeJob(database.pool, held);
  expect(await claimIfDue(later(10 * LEASE_MS))).toBeUndefined();
});

it('waits for its next attempt after a failure, and keeps the error for the operator', async () => {
  await plan();
  await failJob(database.pool, await claim(), 'EENVELOPE 450 not now', later(1));
  expect(await claimIfDue(PLANNED)).toBeUndefined();
  const { rows } = await database.pool.query('select last_error, attempts from studio.jobs');
  expect(rows).toEqual([{ last_error: 'EENVELOPE 450 not now', attempts: 1 }]);
  await failJob(database.pool, await claim(later(1)), 'EENVELOPE 550', 'never');
  expect(await claimIfDue(new Date('2100-01-01'))).toBeUndefined();
});

it('starts over when it repeats', async () => {
  await plan();
  await failJob(database.pool, await claim(), 'away', PLANNED);
  await repeatJob(database.pool, await claim(), later(MINUTE_MS));
  expect(await claim(later(MINUTE_MS))).toMatchObject({ attempts: 1, plannedFor: later(MINUTE_MS) });
});

it('is planned at a start only when it is missing', async () => {
  await plan('old', later(1));
  const names = ['old', 'new'].map((key) => ({ kind: 'step', key }));
  await planMissingJobs(database.pool, names, PLANNED);
  expect((await claim()).key).toBe('new');
  expect(await claimIfDue(PLANNED)).toBeUndefined();
});
