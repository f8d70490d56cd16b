import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdJobs } from '../../jobs/jobs-on-hold.ts';
import { planMissingJobs } from '../../jobs/job-queue.ts';
import { readMetrics, valueOf } from '../../testing/journeys/metrics-fixture.ts';
import { StudioMetrics } from './studio-metrics.ts';

const ALERTS = readFileSync(new URL('../../../../../docs/monitoring/alerts.yaml', import.meta.url), 'utf8');
const NOW = new Date('2026-11-22T12:00:00Z');
const DAILY = { kind: 'daily', key: 'mails' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from studio.jobs');
  await planMissingJobs(database.pool, [DAILY], new Date(NOW.getTime() - 2 * DAY_MS));
});

/** What a process says that has just started and run nothing yet. */
async function freshFigure(name: string): Promise<number | undefined> {
  const metrics = new StudioMetrics(database.pool, () => NOW);
  return valueOf(readMetrics(await metrics.text()), name, { kind: DAILY.kind });
}

/** The expression of an alert, on one line. */
function expressionOf(alert: string): string {
  return new RegExp(`alert: ${alert}\\n +expr: (.+)`).exec(ALERTS)?.[1] ?? '';
}

it('the alert of an overdue task asks for what a process knows that has just started', async () => {
  expect(expressionOf('StudioTaskOverdue')).toBe(
    'max(lifted_jobs_oldest_waiting_seconds{kind="daily"}) > 86400',
  );
  expect(await freshFigure('lifted_jobs_oldest_waiting_seconds')).toBe(172_800);
});

it('jobs on hold wait for nothing, so an alert of their own counts them', async () => {
  await holdJobs(database.pool);
  expect(await freshFigure('lifted_jobs_oldest_waiting_seconds')).toBe(0);
  expect(expressionOf('StudioJobsOnHold')).toBe('max by (kind) (lifted_jobs_held) > 0');
  expect(await freshFigure('lifted_jobs_held')).toBe(1);
});
