import { text } from 'node:stream/consumers';
import type { Call } from '@lifted/contract/call';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { API_SCOPES, type ApiScope } from '@lifted/domain/connections/api-scope';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studio } from '@lifted/profile/studio';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { LiveDesks } from '../../features/desk-live/live-desks.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { deskCalls } from '../calls/contract-calls.ts';
import { findTestCaller, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/*
 * Every call of the desk × everybody who might make it: the role, or what a key was allowed, is looked at before anything
 * else.
 */

const CALLERS = ['nobody', 'mia', 'stranger', 'coach', 'desk', 'owner'] as const;

const OPEN_TO: Readonly<Record<string, readonly string[]>> = {
  staff: ['coach', 'desk', 'owner'],
  desk: ['desk', 'owner'],
  owner: ['owner'],
};

let database: TestDatabase;
let app: StudioApp;
let calls: readonly Call[];
const keys = new Map<ApiScope, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertCustomer(pool, 'mia');
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  recogniseRecentSignIns(app, () => Promise.resolve());
  registerDesk(app, {
    pool,
    now: () => new Date(),
    letters: { studio, publicUrl: 'http://localhost:3000' },
    publicCache: new PublicResponseCache(),
    liveDesks: new LiveDesks(),
    drawPage: undefined,
    wakeJobs: () => undefined,
    booksHere: true,
    isDemo: false,
  });
  calls = await deskCalls();
  for (const scope of API_SCOPES) keys.set(scope, await keyFor([scope]));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function keyFor(scopes: readonly ApiScope[]): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/api-keys',
    headers: { authorization: 'Bearer owner' },
    payload: { name: scopes.join(' '), scopes, last_day: null },
  });
  return answer.json<{ secret: string }>().secret;
}

async function codeFor(call: Call, who: string): Promise<string> {
  const answer = await app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{\w+\}/g, '0')}`,
    ...(who !== 'nobody' && { headers: { authorization: `Bearer ${who}` } }),
    ...(call.body !== undefined && { payload: {} }),
    payloadAsStream: true,
  });
  // A stream of changes would not end by itself.
  if (answer.headers['content-type'] === 'text/event-stream') {
    answer.stream().destroy();
    return 'open';
  }
  const code = /"code":"(\w+)"/.exec(await text(answer.stream()))?.[1];
  return code === 'not_signed_in' || code === 'not_allowed' ? code : 'open';
}

it('answers each call of the desk to the roles it is for, and to nobody else', async () => {
  expect(calls.length).toBeGreaterThan(150);
  for (const call of calls) {
    expect(Object.keys(OPEN_TO), `${call.method} ${call.path}`).toContain(call.access);
    const said = await Promise.all(CALLERS.map((who) => codeFor(call, who)));
    const expected = CALLERS.map((who) => {
      if (who === 'nobody') return 'not_signed_in';
      return OPEN_TO[call.access]?.includes(who) === true ? 'open' : 'not_allowed';
    });
    expect(said, `${call.method} ${call.path}`).toEqual(expected);
  }
});

const SET_OF_ANOTHER_CLASS = {
  id: '11111111-1111-4111-8111-111111111111',
  workout_id: 'bens',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number: 1,
  lifted: null,
  base: null,
  settles: [],
  made_at: '2026-11-20T17:00:00Z',
};

/** What a coach calls with something of another coach in its address: method and address, with a body that is complete. */
const OF_ANOTHER_COACH: readonly (readonly [string, string, object?])[] = [
  ['GET', '/desk/classes/{classId}'],
  ['PUT', '/desk/classes/{classId}/attendance/{kind}/{placeId}', { is_present: true }],
  ['POST', '/desk/classes/{classId}/roster-closing', {}],
  ['DELETE', '/desk/classes/{classId}/roster-closing'],
  ['GET', '/desk/classes/{classId}/training'],
  ['POST', '/desk/classes/{classId}/substitute', {}],
  ['DELETE', '/desk/classes/{classId}/substitute'],
  ['PUT', '/desk/coaches/{coachId}/pin', { pin: '2580' }],
  ['POST', '/desk/changes/{changeId}/undo', {}],
  ['POST', '/desk/people/{personId}/set-entries', { entries: [SET_OF_ANOTHER_CLASS] }],
];
/** Open to every coach, whatever they name. */
const OF_ALL_COACHES = [
  'POST /desk/programme/{date}/preview',
  'POST /desk/classes/{classId}/substitute/accept',
];

it('refuses a coach whatever is another coach’s, and finds it for the desk', async () => {
  const named = calls.filter(({ access, path }) => access === 'staff' && path.includes('{'));
  expect(named.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...OF_ANOTHER_COACH.map(([method, path]) => `${method} ${path}`), ...OF_ALL_COACHES].toSorted(),
  );
  const { pool } = database;
  await insertClass(pool, { id: 'bens', start: '2026-11-20T17:00:00Z', coach: 'Ben' });
  const { rows } = await pool.query<{ id: string }>(
    `insert into studio.audit_log (at, actor, action, subject) values (now(), 'studio', 'close-roster', 'class bens')
     returning id::text`,
  );
  const things = {
    classId: 'bens',
    coachId: 'Ben',
    kind: 'booking',
    placeId: 'p',
    personId: 'mia',
    changeId: rows[0]?.id ?? '',
  };
  for (const [method, path, payload] of OF_ANOTHER_COACH) {
    const url = Object.entries(things).reduce((at, [name, id]) => at.replace(`{${name}}`, id), `/api${path}`);
    const codeOf = async (who: string) => {
      const answer = await app.inject({
        method: method === 'GET' || method === 'PUT' || method === 'POST' ? method : 'DELETE',
        url,
        headers: { authorization: `Bearer ${who}` },
        ...(payload !== undefined && { payload }),
      });
      return answer.json<{ code?: string }>().code;
    };
    expect(await codeOf('coach'), `${method} ${path}`).toBe('not_allowed');
    expect(await codeOf('owner'), `${method} ${path}`).not.toBe('not_allowed');
  }
});

it('answers a key the calls its scope names, and no other', async () => {
  // One key makes all calls here, more than in a minute of its life.
  app.countMinute = () => ({ calls: 1, endsAt: Date.now() });
  for (const call of calls) {
    for (const [scope, secret] of keys) {
      expect(await codeFor(call, secret), `${call.method} ${call.path} with ${scope}`).toBe(
        call.scope === scope ? 'open' : 'not_allowed',
      );
    }
  }
});

it('lets no key near roles, money, settings or keys', () => {
  const open = calls.filter(({ scope }) => scope !== undefined);
  expect(open.length).toBeGreaterThan(0);
  for (const { path, access, method } of open) {
    expect(access, path).not.toBe('owner');
    if (method !== 'GET') expect(path).toMatch(/^\/desk\/classes\/\{classId\}\/(bookings|guests|attendance)/);
  }
});
