import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WebhookRequest } from '../features/connections/webhook-transport.ts';
import { insertTestEvent, insertWebhook } from '../features/connections/webhooks.ts';
import { discardJobsOnHold, holdJobs } from '../jobs/jobs-on-hold.ts';
import { loadPushKeys } from '../notifications/push-keys.ts';
import { StudioMetrics } from '../operations/metrics/studio-metrics.ts';
import { LETTERS } from '../testing/booking-fixture.ts';
import { startJobs } from './start-jobs.ts';

const FIELDS = {
  name: 'Accounting',
  url: 'https://accounting.example.com/hook',
  events: ['class.changed' as const],
};
const now = () => new Date();

let database: TestDatabase;
let sent: WebhookRequest[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  sent = [];
  await database.pool.query('delete from studio.webhooks');
  await database.pool.query('delete from studio.jobs');
});

async function start() {
  const { pool } = database;
  return startJobs({
    pool,
    now,
    log: { info: () => undefined, warn: () => undefined },
    transport: undefined,
    push: { keys: await loadPushKeys(pool, now()), transport: () => Promise.reject(new Error('No push.')) },
    webhooks: (message) => {
      sent.push(message);
      return Promise.resolve(200);
    },
    letters: LETTERS,
    cancelsTooFew: false,
    booksHere: false,
    daily: {},
    metrics: new StudioMetrics(pool, now),
  });
}

function addWebhook(isOn: boolean): Promise<{ readonly id: string }> {
  return inTransaction(database.pool, (client) => insertWebhook(client, { ...FIELDS, is_on: isOn }, now()));
}

it('a webhook whose job was discarded after a restore is sent what waits from the next start on', async () => {
  const { id } = await addWebhook(true);
  await inTransaction(database.pool, (client) => insertTestEvent(client, id, now()));
  await holdJobs(database.pool);
  expect(await discardJobsOnHold(database.pool, 'webhook')).toBe(1);
  const jobs = await start();
  try {
    await expect.poll(() => sent.map(({ url }) => url), { timeout: 30_000 }).toEqual([FIELDS.url]);
  } finally {
    await jobs.stop();
  }
});

it('no job is planned for a webhook that is off', async () => {
  await addWebhook(false);
  const jobs = await start();
  await jobs.stop();
  const { rows } = await database.pool.query(`select from studio.jobs where kind = 'webhook'`);
  expect(rows).toHaveLength(0);
});
