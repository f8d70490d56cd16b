import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registerBookings } from '../../features/bookings/bookings-routes.ts';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { createServerFixture } from '../server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import {
  findTestCaller,
  insertBooking,
  insertCustomer,
  insertExercise,
  insertSets,
} from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';
import { registerTrainingLog } from '../../features/training/training-log-routes.ts';

const PATHS = {
  customers: (id: string) => `/customers?email=${id}@member.example`,
  bookings: (id: string) => `/bookings?customer_id=${id}&is_cancelled=true`,
  logs: (id: string) => `/customers/${id}/exercise_logs`,
  progression: (id: string) => `/customers/${id}/exercise_progression`,
  weekly: (id: string) => `/customers/${id}/weekly-progress`,
} as const;
const EVERY_PATH = Object.values(PATHS);

let database: TestDatabase;
let app: StudioApp;
let other: StudioApp;
let now = new Date('2026-11-20T11:00:00Z');

async function startProcess(): Promise<StudioApp> {
  const { pool } = database;
  const server = await createServerFixture({}, { findCaller: findTestCaller(pool) });
  const memberCache = new MemberResponseCache();
  registerCustomers(server.app, { pool, memberCache, now: () => now });
  registerBookings(server.app, { pool, memberCache, now: () => now });
  registerTrainingLog(server.app, { pool, memberCache, now: () => now });
  return server.app;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  [app, other] = await Promise.all([startProcess(), startProcess()]);
  for (const [id, start] of [
    ['monday', '2026-11-16T17:30:00Z'],
    ['thursday', '2026-11-19T17:30:00Z'],
    ['tomorrow', '2026-11-21T09:00:00Z'],
  ] as const) {
    await insertClass(pool, { id, start });
  }
  for (const id of ['mia', 'ben']) await insertCustomer(pool, id);
  await insertExercise(pool, 'squat', 'Squat');
  for (const workout of ['monday', 'thursday']) {
    await insertBooking(pool, { id: `b-${workout}`, customer: 'mia', workout, attended: true });
    const lifted =
      workout === 'monday'
        ? ([
            [60, 8],
            [62.5, 8],
          ] as const)
        : ([[65, 8]] as const);
    await insertSets(pool, { customer: 'mia', workout, exercise: 'squat', lifted });
  }
  await insertBooking(pool, { id: 'b-away', customer: 'mia', workout: 'tomorrow', canceledAt: '2026-11-18' });
});
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await database.drop();
});

interface Asked {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly process?: StudioApp;
}

async function get(path: string, { token = 'mia', headers = {}, process = app }: Asked = {}) {
  const authorization = `Bearer ${token}`;
  return process.inject({ url: `/api${path}`, headers: { authorization, ...headers } });
}

describe('what a member reads', () => {
  it('is bookings, newest first, cancelled ones when asked for', async () => {
    const all = (await get(PATHS.bookings('mia'))).json<object[]>();
    expect(all).toEqual([
      {
        id: 'b-away',
        workout_id: 'tomorrow',
        timer_name: 'Full Body',
        workout_start_datetime: '2026-11-21T10:00:00+01:00',
        canceled_at: '2026-11-18T01:00:00+01:00',
        has_attended: false,
        is_class_canceled: false,
        is_free_cancellation: false,
      },
      {
        id: 'b-thursday',
        workout_id: 'thursday',
        timer_name: 'Full Body',
        workout_start_datetime: '2026-11-19T18:30:00+01:00',
        canceled_at: null,
        has_attended: true,
        is_class_canceled: false,
        is_free_cancellation: false,
      },
      expect.objectContaining({ id: 'b-monday' }),
    ]);
    for (const query of ['', '&is_cancelled=false']) {
      expect((await get(`/bookings?customer_id=mia${query}`)).json()).toEqual(all.slice(1));
    }
  });

  it('is workout logs, newest first, with every set and its record', async () => {
    expect((await get(PATHS.logs('mia'))).json()).toMatchObject([
      {
        workout_id: 'thursday',
        start_datetime: '2026-11-19T18:30:00+01:00',
        coach_first_name: 'Jana',
        timer_name: 'Full Body',
        location_name: 'Prenzlauer Berg',
        max_set_number: null,
        exercise_logs: [
          {
            exercise_id: 'squat',
            exercise_name: 'squat',
            exercise_short_name: null,
            exercise_number: 1,
            set_number: 1,
            reps: 8,
            weight: 65,
            record: 'weight',
          },
        ],
      },
      { workout_id: 'monday', exercise_logs: [{ record: null }, { weight: 62.5, record: 'weight' }] },
    ]);
  });

  it('is progression and the five latest weeks', async () => {
    expect((await get(PATHS.progression('mia'))).json()).toEqual([
      {
        exercise_group: 'Squat',
        progress: 2.5,
        current_max: 65,
        progression: [
          { date: '2026-11-16', weight: 62.5, is_record: true },
          { date: '2026-11-19', weight: 65, is_record: true },
        ],
      },
    ]);
    const [squat] = (await get(PATHS.weekly('mia'))).json<{ weekly_progress: object[] }[]>();
    expect(squat?.weekly_progress).toHaveLength(5);
    expect(squat?.weekly_progress.at(-1)).toEqual({
      week_index: 0,
      week_start_date: '2026-11-16',
      max_weight: 65,
      change_type: 'same',
    });
  });

  it('is empty for a member with nothing yet', async () => {
    for (const path of EVERY_PATH.slice(1)) {
      expect((await get(path('ben'), { token: 'ben' })).json()).toEqual([]);
    }
  });

  it('quotes names that hold signs of JSON', async () => {
    const name = `"Back" \\ Squat\n{🏋️}`;
    await database.pool.query('update studio.exercises set name = $1, short_name = $1', [name]);
    const [log] = (await get(PATHS.logs('mia'))).json<{ exercise_logs: object[] }[]>();
    expect(log?.exercise_logs[0]).toMatchObject({ exercise_name: name, exercise_short_name: name });
  });

  it('takes only the windows there are', async () => {
    expect((await get(`${PATHS.progression('mia')}?timeFrame=52`)).statusCode).toBe(200);
    expect((await get(`${PATHS.progression('mia')}?timeFrame=5`)).statusCode).toBe(422);
  });
});

describe('whose rows are read', () => {
  it.each(Object.entries(PATHS))(
    '%s: the desk reads everybody’s, as the member does',
    async (_name, path) => {
      const own = await get(path('mia'));
      for (const token of ['desk', 'owner']) {
        const answer = await get(path('mia'), { token });
        expect([answer.statusCode, answer.body]).toEqual([200, own.body]);
      }
    },
  );

  it.each(Object.entries(PATHS))(
    '%s: somebody else’s answer exactly like an unknown one’s',
    async (_name, path) => {
      const comparable = async (id: string, asked: Asked) => {
        const { statusCode, body, headers } = await get(path(id), asked);
        const shown = Object.entries(headers).filter(([name]) => !/^(date|x-request-id|x-rate)/.test(name));
        return [statusCode, body.replace(/"request_id":"[^"]*"/, ''), shown];
      };
      for (const token of ['ben', 'stranger']) {
        const copy = { 'if-none-match': String((await get(path('mia'))).headers['etag']) };
        const others = await comparable('mia', { token, headers: copy });
        expect(others).toEqual(await comparable('nobody', { token, headers: copy }));
        expect(others[0] === 404 || others[1] === '[]').toBe(true);
      }
      const bens = await comparable('ben', { token: 'mia' });
      expect(bens).toEqual(await comparable('nobody', { token: 'mia' }));
      expect(bens[0] === 404 || bens[1] === '[]').toBe(true);
    },
  );

  it.each(Object.entries(PATHS))('%s: wants somebody who is signed in', async (_name, path) => {
    expect((await get(path('mia'), { token: 'forged' })).statusCode).toBe(401);
  });
});

describe('a copy that still holds', () => {
  it.each(Object.entries(PATHS))(
    '%s: is answered 304 until a row changes, in every process',
    async (_name, path) => {
      for (const process of [app, other]) {
        const first = await get(path('mia'), { process });
        const headers = { 'if-none-match': String(first.headers['etag']) };
        expect(first.headers['cache-control']).toBe('private, no-cache');
        for (const asked of [app, other]) {
          const again = await get(path('mia'), { headers, process: asked });
          expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
            304,
            '',
            first.headers['etag'],
          ]);
        }
        await database.pool.query('update studio.bookings set has_attended = has_attended');
        for (const asked of [app, other]) {
          expect((await get(path('mia'), { headers, process: asked })).statusCode).toBe(200);
        }
      }
    },
  );

  it('two processes agree at once about what was written', async () => {
    for (const weight of [70, 72.5, 75]) {
      await Promise.all([get(PATHS.logs('mia')), get(PATHS.logs('mia'), { process: other })]);
      await database.pool.query('update studio.set_logs set weight = $1 where weight >= 65', [weight]);
      for (const process of [app, other]) {
        const [log] = (await get(PATHS.logs('mia'), { process })).json<
          { exercise_logs: { weight: number }[] }[]
        >();
        expect(log?.exercise_logs[0]?.weight).toBe(weight);
      }
    }
  });

  it('does not outlive the day or the week it speaks of', async () => {
    const headers = { 'if-none-match': String((await get(PATHS.weekly('mia'))).headers['etag']) };
    now = new Date('2026-11-22T22:59:59Z');
    expect((await get(PATHS.weekly('mia'), { headers })).statusCode).toBe(304);
    now = new Date('2026-11-22T23:00:00Z');
    expect((await get(PATHS.weekly('mia'), { headers })).statusCode).toBe(200);
    now = new Date('2026-11-20T11:00:00Z');
  });

  it('comes in the coding that was asked for, each with its own ETag', async () => {
    const lifted = Array.from({ length: 40 }, (_, index) => [40 + index, 5] as const);
    await insertSets(database.pool, { customer: 'mia', workout: 'tomorrow', exercise: 'squat', lifted });
    const plain = await get(PATHS.logs('mia'));
    const brotli = await get(PATHS.logs('mia'), { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await get(PATHS.logs('mia'), { headers: { 'accept-encoding': 'gzip' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
  });
});
