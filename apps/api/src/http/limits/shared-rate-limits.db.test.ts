import type { Call } from '@lifted/contract/call';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExactLimiter, EventualLimiter } from './limiters.ts';
import { registerCall } from '../routing/register-call.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { rateLimitStore, type RateLimitStore } from './rate-limit-store.ts';
import type { StudioApp } from '../studio-app.ts';

const MINUTE_MS = 60_000;
const SECRET = 'a secret of tests that is long enough for everybody';
const log = { warn: () => undefined };
const answers = { 200: Type.Object({}) };
const rarely = {
  method: 'GET',
  path: '/rarely',
  summary: '',
  access: 'all',
  answers,
} as const satisfies Call;

let database: TestDatabase;
const apps: StudioApp[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await database.pool.query('truncate studio.rate_counts');
});
afterAll(() => database.drop());

async function startProcess(shared: RateLimitStore): Promise<StudioApp> {
  const { app } = await createServerFixture({}, { rateLimitStore: shared });
  registerCall(app, rarely, {
    async handler({ request }) {
      if (request.headers['x-turns-out'] === 'well') app.giveBackTry(request);
      return {};
    },
    rateLimit: { max: 2, seconds: 600 },
  });
  apps.push(app);
  return app;
}

async function status(app: StudioApp, remoteAddress: string, turnsOut = 'badly'): Promise<number> {
  const headers = { 'x-turns-out': turnsOut };
  return (await app.inject({ url: '/api/rarely', remoteAddress, headers })).statusCode;
}

const away: RateLimitStore = {
  add: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
  forgetPast: () => Promise.reject(new Error('away')),
};

describe('a limit of a route, over several processes', () => {
  it('gives the tries back that turned out well, to all of them', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    const [one, two] = [await startProcess(shared), await startProcess(shared)];
    for (const app of [one, two, one, two, one]) {
      expect(await status(app, '1.2.3.4', 'well')).toBe(200);
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query('select calls::integer from studio.rate_counts');
        expect(rows).toEqual([{ calls: 0 }]);
      });
    }
    expect(await status(two, '1.2.3.4')).toBe(200);
    expect(await status(one, '1.2.3.4')).toBe(200);
    expect(await status(one, '1.2.3.4')).toBe(429);
  });

  it('lets in as many as one process would, whichever is asked', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    const [one, two] = [await startProcess(shared), await startProcess(shared)];
    expect(await status(one, '1.2.3.4')).toBe(200);
    expect(await status(two, '1.2.3.4')).toBe(200);
    expect(await status(one, '1.2.3.4')).toBe(429);
    expect(await status(two, '1.2.3.4')).toBe(429);
    expect(await status(two, '5.6.7.8')).toBe(200);
  });

  it('lets in no more when all come at the same moment', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    const processes = [await startProcess(shared), await startProcess(shared), await startProcess(shared)];
    const asked = processes.flatMap((app) => Array.from({ length: 10 }, () => status(app, '1.2.3.4')));
    const statuses = await Promise.all(asked);
    expect(statuses.filter((one) => one === 200)).toHaveLength(2);
    expect(statuses.filter((one) => one === 429)).toHaveLength(28);
  });

  it('still holds in each process while the database is away, and is no error', async () => {
    const app = await startProcess(away);
    expect([await status(app, '1.2.3.4'), await status(app, '1.2.3.4')]).toEqual([200, 200]);
    expect(await status(app, '1.2.3.4')).toBe(429);
  });

  it('waits a second for a database that does not answer, then decides by itself', async () => {
    vi.useFakeTimers();
    try {
      const silent = { ...away, add: () => new Promise<never>(() => undefined) };
      const calls = new ExactLimiter({ shared: silent, log });
      const counted = calls.count('1.2.3.4 rarely', MINUTE_MS, 2);
      await vi.advanceTimersByTimeAsync(1000);
      expect((await counted).calls).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('starts over when its window has ended', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    const added = [{ client: 'a', windowMs: MINUTE_MS, calls: 5 }];
    await shared.add(added);
    expect((await shared.add(added)).get('a')?.calls).toBe(10);
    await database.pool.query('update studio.rate_counts set ends_at = now()');
    expect((await shared.add(added)).get('a')?.calls).toBe(5);
  });

  it('writes down no address, and nothing that is the same for two limits', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    await shared.add(
      ['192.0.2.7 one', '192.0.2.7 two'].map((client) => ({ client, windowMs: 1e6, calls: 1 })),
    );
    const { rows } = await database.pool.query<{ text: string; client: Buffer }>(
      'select r::text as text, client from studio.rate_counts r',
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ text }) => text).join()).not.toContain('192.0.2.7');
    expect(rows.map(({ client }) => client.toString('latin1')).join()).not.toContain('192.0.2.7');
    expect(new Set(rows.map(({ client }) => client.toString('hex'))).size).toBe(2);
  });

  it('forgets the windows that are over and keeps the others', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    await shared.add(['a', 'b'].map((client) => ({ client, windowMs: MINUTE_MS, calls: 1 })));
    await database.pool.query(
      `update studio.rate_counts set ends_at = now() where client = (select min(client) from studio.rate_counts)`,
    );
    await shared.forgetPast();
    const { rowCount } = await database.pool.query('select from studio.rate_counts');
    expect(rowCount).toBe(1);
  });
});

describe('the limit of all of /api, over several processes', () => {
  const LIMIT = 100;

  it('is known everywhere once the processes have told each other', async () => {
    const shared = rateLimitStore(database.pool, SECRET);
    const [one, two] = [new EventualLimiter({ shared, log }), new EventualLimiter({ shared, log })];
    const countMany = (calls: EventualLimiter, times: number) => {
      for (let time = 1; time < times; time++) calls.count('1.2.3.4', MINUTE_MS, LIMIT);
      return calls.count('1.2.3.4', MINUTE_MS, LIMIT).calls;
    };
    expect(countMany(one, 60)).toBe(60);
    expect(countMany(two, 60)).toBe(60);
    await one.tell();
    await two.tell();
    expect(countMany(two, 1)).toBe(121);
    expect(countMany(one, 1)).toBe(61);
    await one.tell();
    expect(countMany(one, 1)).toBe(122);
  });

  it('costs no query below a tenth of it', async () => {
    const add = vi.fn(away.add);
    const calls = new EventualLimiter({ shared: { ...away, add }, log });
    for (let time = 1; time <= LIMIT / 10; time++) calls.count('1.2.3.4', MINUTE_MS, LIMIT);
    await calls.tell();
    expect(add).not.toHaveBeenCalled();
    calls.count('1.2.3.4', MINUTE_MS, LIMIT);
    await calls.tell();
    expect(add).toHaveBeenCalledOnce();
  });
});
