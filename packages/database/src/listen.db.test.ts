import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const CUT_LISTENERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'lifted listener' and datname = current_database()`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function recordEvents(channel: string): { events: string[]; close(): void } {
  const events: string[] = [];
  const { close } = listen(database.connection, channel, {
    onMessage: (payload) => events.push(`message ${payload}`),
    onGap: () => events.push('gap'),
    onReady: () => events.push('ready'),
  });
  return { events, close };
}

async function countListeners(): Promise<number | null> {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where application_name = 'lifted listener' and datname = current_database()`,
  );
  return rowCount;
}

test('notifications arrive once the listener is ready', async () => {
  const { events, close } = recordEvents('Front Door');
  await vi.waitUntil(() => events.includes('ready'), PATIENCE);
  await database.pool.query(`select pg_notify('Front Door', 'grüße')`);
  await vi.waitUntil(() => events.includes('message grüße'), PATIENCE);
  close();
});

test('a change in the tables announces itself when it commits', async () => {
  const { events, close } = recordEvents('studio_changed');
  await vi.waitUntil(() => events.includes('ready'), PATIENCE);
  await database.pool.query(`insert into studio.locations values ('1', 'Mitte')`);
  await vi.waitUntil(() => events.includes('message timetable'), PATIENCE);
  close();
});

test('a cut connection is told as a gap, then the listener is ready again by itself', async () => {
  const { events, close } = recordEvents('cut');
  await vi.waitUntil(() => events.includes('ready'), PATIENCE);
  await database.pool.query(CUT_LISTENERS);
  await vi.waitUntil(() => events.length === 3, PATIENCE);
  expect(events).toEqual(['ready', 'gap', 'ready']);
  await database.pool.query(`select pg_notify('cut', 'after')`);
  await vi.waitUntil(() => events.includes('message after'), PATIENCE);
  close();
});

test('closing ends the connection without calling it a gap', async () => {
  const { events, close } = recordEvents('closing');
  await vi.waitUntil(() => events.includes('ready'), PATIENCE);
  close();
  await vi.waitUntil(async () => (await countListeners()) === 0, PATIENCE);
  expect(events).toEqual(['ready']);
});
