import { MOST_MEASUREMENTS } from '@lifted/domain/measurement/page-measurement';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { deleteCountsBefore } from './measurement-repository.ts';
import { measurementsKeptSince } from '@lifted/domain/retention/measurement-retention';
import { registerMeasurements } from './measurements-routes.ts';

const SITE = { routes: new Set(['/', '/dashboard', '*']), chunks: new Set(['start']), release: '2299ffa8' };
const VITAL = {
  kind: 'web_vital',
  name: 'LCP',
  value: 2400,
  route: '/dashboard',
  device: 'phone',
  release: '2299ffa8',
};
const FAILURE = { kind: 'client_error', source: 'script', name: 'TypeError', chunk: 'start', route: '/' };
const INSTALL = { kind: 'install', event: 'offered' };
const LIMIT = 100;

let database: TestDatabase;
let app: StudioApp;
let logged: () => string;
let now = new Date('2026-11-20T12:00:00Z');
const watched: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, logged } = await createServerFixture());
  registerMeasurements(app, {
    pool: database.pool,
    now: () => now,
    site: SITE,
    watch: ({ kind }) => watched.push(kind),
    limit: { max: LIMIT, seconds: 600 },
  });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  watched.length = 0;
  await database.pool.query(
    'truncate studio.web_vital_counts, studio.client_error_counts, studio.install_counts',
  );
});

async function send(body: unknown, remoteAddress = '192.0.2.1') {
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify(body);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/measurements',
    remoteAddress,
    headers,
    payload,
  });
  return { status: answer.statusCode, text: answer.body };
}

async function kept(table: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<object>(`select * from studio.${table} order by 1, 2`);
  return rows;
}

it('a batch is stored as counts, and reported to the listener', async () => {
  expect(await send({ entries: [VITAL, VITAL, FAILURE, INSTALL] })).toEqual({ status: 204, text: '' });
  expect(await send({ entries: [{ ...VITAL, value: 90_000 }] })).toMatchObject({ status: 204 });
  const of = { day: '2026-11-20', vital: 'LCP', route: '/dashboard', device: 'phone', release: '2299ffa8' };
  expect(await kept('web_vital_counts')).toEqual([
    { ...of, up_to: 2500, seen: 2 },
    { ...of, up_to: Number.POSITIVE_INFINITY, seen: 1 },
  ]);
  expect(await kept('client_error_counts')).toEqual([
    {
      day: '2026-11-20',
      source: 'script',
      name: 'TypeError',
      chunk: 'start',
      route: '/',
      release: 'other',
      seen: 1,
    },
  ]);
  expect(await kept('install_counts')).toEqual([{ day: '2026-11-20', event: 'offered', seen: 1 }]);
  expect(watched).toEqual(['web_vital', 'web_vital', 'client_error', 'install', 'web_vital']);
});

it('batches that arrive together are all counted', async () => {
  const batches = Array.from({ length: 12 }, () => send({ entries: [VITAL, FAILURE, INSTALL] }));
  for (const { status } of await Promise.all(batches)) expect(status).toBe(204);
  expect(await kept('install_counts')).toEqual([{ day: '2026-11-20', event: 'offered', seen: 12 }]);
  expect(await kept('web_vital_counts')).toMatchObject([{ seen: 12 }]);
});

it.each(['2026-10-24T22:00:00Z', '2026-03-28T23:00:00Z'])(
  'the day begins at midnight in Berlin, on nights the clock changes too (%s)',
  async (midnight) => {
    now = new Date(Date.parse(midnight) - 1);
    await send({ entries: [INSTALL] });
    now = new Date(midnight);
    await send({ entries: [INSTALL] });
    const days = midnight.startsWith('2026-10') ? ['2026-10-24', '2026-10-25'] : ['2026-03-28', '2026-03-29'];
    expect(await kept('install_counts')).toMatchObject(days.map((day) => ({ day, seen: 1 })));
  },
);

it.each([
  ['a message', { ...FAILURE, message: 'Cannot read Mia' }],
  ['a stack', { ...FAILURE, stack: 'at https://lifted.example/?token=1' }],
  ['an id', { ...VITAL, id: 'v4-123' }],
  ['an address in the place of a pattern', { ...VITAL, route: '/workout/w1/test' }],
  ['an address with a query', { ...VITAL, route: '/?token=abc' }],
  ['a kind of failure of its own', { ...FAILURE, name: 'MiaError' }],
  ['a name of a script that is an address', { ...FAILURE, chunk: 'https://x.example/a.js' }],
  ['a negative value', { ...VITAL, value: -1 }],
  ['a value of another day', { ...VITAL, value: 600_001 }],
  ['another device', { ...VITAL, device: 'Pixel 9' }],
  ['a kind we do not know', { kind: 'page_view', route: '/' }],
])('%s is refused, and nothing of its batch is counted', async (_, entry) => {
  const { status } = await send({ entries: [INSTALL, entry] });
  expect(status).toBe(422);
  expect(await kept('install_counts')).toEqual([]);
  expect(watched).toEqual([]);
});

it('a batch has a size', async () => {
  const entries = Array.from({ length: MOST_MEASUREMENTS }, () => INSTALL);
  expect((await send({ entries })).status).toBe(204);
  expect((await send({ entries: [...entries, INSTALL] })).status).toBe(422);
  expect((await send({ entries: [] })).status).toBe(422);
  expect((await send({ entries: ['x'.repeat(70_000)] })).status).toBe(413);
});

it('one address sends a limited number of batches', async () => {
  const sent = await Promise.all(
    Array.from({ length: LIMIT + 1 }, () => send({ entries: [INSTALL] }, '192.0.2.99')),
  );
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('where a batch came from is neither kept nor logged', async () => {
  await send({ entries: [VITAL] }, '203.0.113.77');
  expect(logged()).not.toContain('203.0.113.77');
  expect(JSON.stringify(await kept('web_vital_counts'))).not.toContain('203.0.113');
});

it('counts are deleted after thirteen months, those of the same month a year before stay', async () => {
  for (const day of ['2025-10-31', '2025-11-01', '2026-11-20']) {
    now = new Date(`${day}T12:00:00+01:00`);
    await send({ entries: [VITAL, FAILURE, INSTALL] });
  }
  expect(await deleteCountsBefore(database.pool, measurementsKeptSince(now))).toBe(3);
  for (const table of ['web_vital_counts', 'client_error_counts', 'install_counts']) {
    expect(await kept(table)).toMatchObject([{ day: '2025-11-01' }, { day: '2026-11-20' }]);
  }
});
