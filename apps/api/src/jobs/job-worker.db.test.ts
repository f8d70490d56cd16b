import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { planJob } from './job-queue.ts';
import { DONE, startJobWorker, type JobKind, type JobWorker } from './job-worker.ts';

const START = new Date('2026-03-28T22:00:00Z');
const POLL_MS = 20;
const PATIENCE = { timeout: 60_000 };

let database: TestDatabase;
let now: Date;
let workers: JobWorker[] = [];
let warnings: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  now = START;
  await database.pool.query('truncate studio.jobs');
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  warnings = [];
});

function start(kinds: Record<string, Partial<JobKind> & Pick<JobKind, 'run'>>): JobWorker {
  const worker = startJobWorker({
    pool: database.pool,
    now: () => now,
    log: { info: () => undefined, warn: (_, message) => void warnings.push(message) },
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, given]) => [kind, { leaseMs: MINUTE_MS, atOnce: 3, ...given }]),
    ),
    pollMs: POLL_MS,
  });
  workers.push(worker);
  return worker;
}

function plan(kind: string, ...keys: string[]): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    for (const key of keys) await planJob(client, { kind, key }, now);
  });
}

/** A job that runs counts as none of the expected: its time is the end of its lease. */
async function jobs(): Promise<object[]> {
  const { rows } = await database.pool.query<{ runs: boolean }>(
    'select kind, key, due_at, claimed_by is not null as runs from studio.jobs order by id',
  );
  return rows.map(({ runs, ...job }) => (runs ? { ...job, runs } : job));
}

const untilJobs = (expected: unknown[]) =>
  vi.waitFor(async () => expect(await jobs()).toEqual(expected), PATIENCE);

it('runs each job once, with several processes at work', async () => {
  const keys = Array.from({ length: 50 }, (_, index) => String(index));
  await plan('step', ...keys);
  const ran: string[] = [];
  const run: JobKind['run'] = async ({ key }) => {
    ran.push(key);
    return DONE;
  };
  for (const worker of [start({ step: { run } }), start({ step: { run } })]) worker.wake();
  await untilJobs([]);
  expect(ran.toSorted()).toEqual(keys.toSorted());
});

it('runs no more of a kind at once than it allows, and others beside it', async () => {
  let slow = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  await plan('slow', '1', '2', '3');
  await plan('quick', '1');
  start({
    slow: {
      atOnce: 2,
      async run() {
        most = Math.max(most, ++slow);
        await gate.promise;
        slow--;
        return DONE;
      },
    },
    quick: {
      async run() {
        gate.resolve();
        return DONE;
      },
    },
  });
  await untilJobs([]);
  expect(most).toBe(2);
});

it('runs a job again at the time it asks for', async () => {
  await plan('daily', 'mails');
  const tomorrow = new Date('2026-03-29T22:00:00Z');
  start({ daily: { run: () => Promise.resolve({ kind: 'again', at: tomorrow }) } });
  await untilJobs([{ kind: 'daily', key: 'mails', due_at: tomorrow }]);
});

it('tries a failed job again, holds up no other with it, and gives it up after its patience', async () => {
  await plan('step', 'bad', 'good');
  const run: JobKind['run'] = ({ key }) =>
    key === 'bad' ? Promise.reject(new Error('away')) : Promise.resolve(DONE);
  start({ step: { run, patienceMs: MINUTE_MS, leaseMs: 10 * MINUTE_MS } });
  const retry = new Date(START.getTime() + MINUTE_MS);
  await untilJobs([{ kind: 'step', key: 'bad', due_at: retry }]);
  now = retry;
  await untilJobs([{ kind: 'step', key: 'bad', due_at: new Date(retry.getTime() + 2 * MINUTE_MS) }]);
  now = new Date(retry.getTime() + 2 * MINUTE_MS);
  await untilJobs([{ kind: 'step', key: 'bad', due_at: Infinity }]);
});

it('notes what went wrong, also where PostgreSQL does not take all of its text', async () => {
  await plan('step', 'bad');
  const run = vi.fn<JobKind['run']>(() => Promise.reject(new Error('554 mailbox\0 unknown')));
  start({ step: { run } });
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select last_error, claimed_by from studio.jobs');
    expect(rows).toEqual([{ last_error: '554 mailbox unknown', claimed_by: null }]);
  }, PATIENCE);
  expect(run).toHaveBeenCalledOnce();
});

it('notes the end of a run once the database is back, and does not wait for the lease', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let runs = 0;
  await plan('step', '1');
  start({
    step: {
      async run() {
        runs++;
        begun.resolve();
        await ended.promise;
        return DONE;
      },
    },
  });
  await begun.promise;
  await database.pool.query('alter table studio.jobs rename to jobs_out_of_reach');
  ended.resolve();
  await vi.waitFor(
    () => expect(warnings).toContain('jobs: the end of a run was not noted; it is noted again'),
    PATIENCE,
  );
  await database.pool.query('alter table studio.jobs_out_of_reach rename to jobs');
  await untilJobs([]);
  expect(runs).toBe(1);
});

it('runs a job again at once that failed while the database was away, and counts no failure', async () => {
  const begun = Promise.withResolvers<void>();
  const isAway = Promise.withResolvers<void>();
  const attempts: number[] = [];
  await plan('step', '1');
  start({
    step: {
      async run(job) {
        attempts.push(job.attempts);
        begun.resolve();
        await isAway.promise;
        if (attempts.length === 1) throw new Error('Connection terminated unexpectedly');
        return DONE;
      },
    },
  });
  await begun.promise;
  await database.pool.query('alter table studio.jobs rename to jobs_out_of_reach');
  isAway.resolve();
  await vi.waitFor(
    () => expect(warnings).toContain('jobs: the end of a run was not noted; it is noted again'),
    PATIENCE,
  );
  await database.pool.query('alter table studio.jobs_out_of_reach rename to jobs');
  await untilJobs([]);
  expect(attempts).toEqual([1, 1]);
});

it('runs a job whose claim was carried out long after nobody waited for the answer', async () => {
  const ran: string[] = [];
  const claimUnheard = vi.spyOn(database.pool, 'query');
  start({
    step: {
      run({ key }) {
        ran.push(key);
        return Promise.resolve(DONE);
      },
    },
  });
  const worker = await vi.waitFor(() => {
    const found = claimUnheard.mock.calls.flatMap((call) => workerOf(call)).at(0);
    return found ?? expect.fail('nothing was claimed yet');
  }, PATIENCE);
  claimUnheard.mockRestore();
  await database.pool.query(
    `insert into studio.jobs (kind, key, planned_for, due_at, attempts, claimed_by)
     values ('step', 'late', $1, $1::timestamptz + interval '15 minutes', 1, $2)`,
    [now, worker],
  );
  await untilJobs([]);
  expect(ran).toEqual(['late']);
});

it('hands back what it could not note when it stopped, so that others run it at once', async () => {
  const begun = Promise.withResolvers<void>();
  await plan('step', '1');
  const worker = start({
    step: {
      async run(_, stopping) {
        begun.resolve();
        await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
        return DONE;
      },
    },
  });
  await begun.promise;
  const query = database.pool.query.bind(database.pool);
  const spy = vi.spyOn(database.pool, 'query').mockImplementationOnce(() => {
    throw new Error('Connection terminated unexpectedly');
  });
  await worker.stop();
  spy.mockRestore();
  const { rows } = await query('select due_at, claimed_by from studio.jobs');
  expect(rows).toEqual([{ due_at: START, claimed_by: null }]);
});

it('runs a job whose claim it never heard of, without waiting for the lease', async () => {
  await plan('step', 'lost');
  const first = Promise.withResolvers<void>();
  const query = database.pool.query.bind(database.pool);
  const claimUnheard = async (claim: unknown[]) => {
    await Reflect.apply(query, undefined, claim);
    first.resolve();
    throw new Error('Connection terminated unexpectedly');
  };
  const spy = vi
    .spyOn(database.pool, 'query')
    .mockImplementationOnce((...claim: unknown[]): unknown => claimUnheard(claim));
  const attempts: number[] = [];
  start({
    step: {
      run: (job) => {
        attempts.push(job.attempts);
        return Promise.resolve(DONE);
      },
    },
  });
  await first.promise;
  await untilJobs([]);
  spy.mockRestore();
  expect(attempts).toEqual([1]);
});

it('leaves alone what came from a backup until the operator lets it run', async () => {
  const ran: string[] = [];
  await plan('step', 'restored');
  await database.pool.query('update studio.jobs set held = true');
  await plan('step', 'new');
  start({
    step: {
      async run({ key }) {
        ran.push(key);
        return DONE;
      },
    },
  });
  await untilJobs([expect.objectContaining({ key: 'restored' })]);
  expect(ran).toEqual(['new']);
});

it('waits for its runs when it stops, tells them, and begins no other', async () => {
  const begun = Promise.withResolvers<void>();
  await plan('step', '1', '2', '3', '4');
  const worker = start({
    step: {
      atOnce: 1,
      async run(_, stopping) {
        begun.resolve();
        await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
        return DONE;
      },
    },
  });
  await begun.promise;
  await worker.stop();
  expect(await jobs()).toHaveLength(3);
});

it('hands back what was being claimed when it was stopped, as if nobody had asked', async () => {
  await plan('step', '1');
  const planned = await dueJob();
  const run = vi.fn(() => Promise.resolve(DONE));
  let stopping: Promise<void> | undefined;
  await inTransaction(database.pool, async (client) => {
    await client.query('lock table studio.jobs in exclusive mode');
    const worker = start({ step: { run } });
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    stopping = worker.stop();
  });
  await stopping;
  expect(run).not.toHaveBeenCalled();
  expect(await dueJob()).toEqual(planned);
});

/** The worker that a claim names, of the values of a query. */
function workerOf(call: readonly unknown[]): string[] {
  const values: readonly unknown[] = Array.isArray(call[1]) ? call[1] : [];
  return values.filter((value) => typeof value === 'string').filter((value) => /^[\da-f]{8}-/.test(value));
}

async function dueJob(): Promise<object | undefined> {
  const { rows } = await database.pool.query<object>('select due_at, attempts from studio.jobs');
  return rows[0];
}
