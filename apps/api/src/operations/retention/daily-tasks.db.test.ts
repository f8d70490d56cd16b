import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planMissingJobs } from '../../jobs/job-queue.ts';
import { startJobWorker, type JobWorker } from '../../jobs/job-worker.ts';
import { DAILY_JOB, dailyTasks, type DailyTask } from './daily-tasks.ts';

const PATIENCE = { timeout: 60_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('carries each task out once a day, whatever the others do, and leaves what another release has planned to it', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const counts = { whole: 0, broken: 0 };
  const info = vi.fn<(facts: object, message: string) => void>();
  const log = { info, warn: () => undefined };
  const tasks: Record<string, DailyTask> = {
    whole: () => Promise.resolve(++counts.whole),
    broken: () => (++counts.broken, Promise.reject(new Error('away'))),
  };
  const { pool } = database;
  const names = ['whole', 'broken', 'of the next release'].map((key) => ({ kind: DAILY_JOB, key }));
  await planMissingJobs(pool, names, now);
  const processes: JobWorker[] = [1, 2].map(() =>
    startJobWorker({
      pool,
      now: () => now,
      log,
      kinds: { [DAILY_JOB]: dailyTasks({ tasks, now: () => now, log }) },
      pollMs: 20,
    }),
  );
  try {
    // Claimed is not waiting: a claim moves the job into the future too, and the clock's next step ends its lease.
    const jobs = async () =>
      (await pool.query<object>('select key, claimed_by is null as waits from studio.jobs order by key'))
        .rows;
    await vi.waitFor(async () => {
      expect(counts).toEqual({ whole: 1, broken: 1 });
      expect(await jobs()).toEqual([
        { key: 'broken', waits: true },
        { key: 'of the next release', waits: true },
        { key: 'whole', waits: true },
      ]);
    }, PATIENCE);
    now = new Date(now.getTime() + DAY_MS - 1);
    await vi.waitFor(() => expect(counts).toEqual({ whole: 1, broken: 2 }), PATIENCE);
    now = new Date(now.getTime() + 1);
    await vi.waitFor(() => expect(counts.whole).toBe(2), PATIENCE);
    const next = await pool.query<{ at: Date }>(
      `select due_at as at from studio.jobs where key = 'of the next release'`,
    );
    expect(next.rows[0]?.at.getTime()).toBeLessThanOrEqual(now.getTime() + HOUR_MS);
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
  expect(info).toHaveBeenCalledWith({ task: 'whole', rows: 2 }, expect.stringContaining('daily task'));
});
