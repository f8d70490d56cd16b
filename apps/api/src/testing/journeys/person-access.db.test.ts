import { emptyTables } from '@lifted/database/empty-tables';
import type { Call } from '@lifted/contract/call';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerBookings } from '../../features/bookings/bookings-routes.ts';
import { registerClassBookings } from '../../features/bookings/booking-commands-routes.ts';
import { registerChallenges } from '../../features/challenges/challenges-routes.ts';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { LiveDesks } from '../../features/desk-live/live-desks.ts';
import { registerTrainingLog } from '../../features/training/training-log-routes.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { insertChallenge, insertParticipation } from '../challenge-fixture.ts';
import { contractCalls } from '../calls/contract-calls.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/*
 * Every call that reads a person × the role of who asks × what they are to that person.
 */

const NOW = new Date('2026-11-20T11:00:00Z');

/** What a call answers about: the training of a person, their money, or all there is at the desk. */
type Reads = 'training' | 'money' | 'everything';

/** Each call that reads a person, with its address for mia. Those that are not here are refused by the test below. */
const CALLS: Readonly<Record<string, readonly [Reads, string]>> = {
  'GET /customers': ['training', '/customers?email=mia@member.example'],
  'GET /bookings': ['training', '/bookings?customer_id=mia&is_cancelled=true'],
  'GET /challenge_participants': ['training', '/challenge_participants?challenge_id=autumn&customer_id=mia'],
  'GET /customers/{id}/exercise_logs': ['training', '/customers/mia/exercise_logs'],
  'GET /customers/{id}/exercise_progression': ['training', '/customers/mia/exercise_progression'],
  'GET /customers/{id}/weekly-progress': ['training', '/customers/mia/weekly-progress'],
  'GET /customers/{id}/classes': ['money', '/customers/mia/classes'],
  'GET /customers/{id}/entitlements': ['money', '/customers/mia/entitlements'],
  'GET /desk/people/{id}': ['everything', '/desk/people/mia'],
  'GET /desk/people/{id}/deliveries': ['everything', '/desk/people/mia/deliveries'],
  'GET /desk/people/{id}/export.zip': ['everything', '/desk/people/mia/export.zip'],
};
const EVERY_CALL = Object.entries(CALLS).map(([name, [reads, url]]) => ({ name, reads, url }));

/** A place of mia's in a class, and when that class begins. */
interface Place {
  readonly inMs: number;
  readonly coach?: string;
  readonly isPlaceCanceled?: boolean;
  readonly isCanceled?: boolean;
}
const IN_14_DAYS: Place = { inMs: 14 * DAY_MS };
/** What a coach may be to mia, and whether she is theirs by it. */
const RELATIONS: readonly (readonly [string, boolean, Place | null])[] = [
  ['no relation', false, null],
  ['a class in 14 days', true, IN_14_DAYS],
  ['a class in more than 14 days', false, { inMs: 14 * DAY_MS + 1 }],
  ['a class 28 days ago', true, { inMs: -28 * DAY_MS }],
  ['a class more than 28 days ago', false, { inMs: -28 * DAY_MS - 1 }],
  ['a class she cancelled', false, { inMs: 0, isPlaceCanceled: true }],
  ['a class that was cancelled', false, { inMs: 0, isCanceled: true }],
  ['a class of another coach', false, { inMs: 0, coach: 'other' }],
];

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  recogniseRecentSignIns(app, () => Promise.resolve());
  const now = () => NOW;
  const shared = { pool, now, memberCache: new MemberResponseCache() };
  const letters = { studio, publicUrl: 'http://localhost:3000' };
  const publicCache = new PublicResponseCache();
  const wakeJobs = () => undefined;
  registerCustomers(app, shared);
  registerBookings(app, shared);
  registerClassBookings(app, { ...shared, publicCache, letters, wakeJobs });
  registerTrainingLog(app, shared);
  registerChallenges(app, { ...shared, publicCache });
  registerDesk(app, {
    pool,
    now,
    letters,
    publicCache,
    liveDesks: new LiveDesks(),
    drawPage: undefined,
    wakeJobs,
    booksHere: true,
    isDemo: false,
  });
  for (const id of ['mia', 'ben']) await insertCustomer(pool, id);
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified")
     values ('coach', 'Carla', 'carla@studio.example', true), ('u-mia', 'Mia', 'mia@member.example', true);
     insert into studio.accounts (provider, uid, customer_id) values ('studio', 'coach', null), ('studio', 'u-mia', 'mia');
     insert into studio.coaches (id, first_name, email) values ('own', 'Carla', 'carla@studio.example'), ('other', 'Tom', null)`,
  );
  await insertChallenge(pool, { id: 'autumn' });
  await insertParticipation(pool, 'autumn', 'mia');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.workouts');
  await place({ inMs: -100 * DAY_MS, coach: 'other' }, 'long-ago');
});

async function place(
  { inMs, coach = 'own', isPlaceCanceled = false, isCanceled = false }: Place,
  id: string,
): Promise<void> {
  const { pool } = database;
  await insertClass(pool, { id, start: new Date(NOW.getTime() + inMs) });
  await pool.query('update studio.workouts set coach_id = $2, canceled_at = $3 where id = $1', [
    id,
    coach,
    isCanceled ? NOW : null,
  ]);
  const canceled = isPlaceCanceled ? { canceledAt: NOW.toISOString() } : {};
  await insertBooking(pool, { id, customer: 'mia', workout: id, ...canceled });
}

/** Whether somebody gets an answer about mia. Calls that name her in the query answer an empty list to who does not. */
async function reads(who: string, url: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${who}` };
  const { statusCode, body } = await app.inject({ url: `/api${url}`, headers });
  return statusCode === 200 && !(url.includes('?') && body === '[]');
}

it('knows every call that reads a person', async () => {
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const calls = await contractCalls();
  const ofPersons = calls.filter(
    ({ access, path, method }) =>
      access.startsWith('self-or-') || (method === 'GET' && /^\/desk\/people\/\{id\}(?!\/merge)/.test(path)),
  );
  expect([...new Set(ofPersons.map(nameOf))].toSorted()).toEqual(Object.keys(CALLS).toSorted());
  for (const { access, path, method } of ofPersons) {
    const kind = CALLS[`${method} ${path}`]?.[0];
    const wanted = { training: 'self-or-coach', money: 'self-or-desk', everything: 'desk' };
    expect(access, path).toBe(kind && wanted[kind]);
  }
});

describe.each(EVERY_CALL)('$name', ({ reads: kind, url }) => {
  it.each(RELATIONS)('to a coach with %s', async (_, isTheirs, relation) => {
    if (relation !== null) await place(relation, 'w');
    expect(await reads('coach', url)).toBe(kind === 'training' && isTheirs);
  });

  it('to everybody else', async () => {
    await place(IN_14_DAYS, 'w');
    const said = await Promise.all(
      ['mia', 'ben', 'stranger', 'desk', 'owner', 'unheard-of'].map((who) => reads(who, url)),
    );
    expect(said).toEqual([kind !== 'everything', false, false, true, true, false]);
  });
});

it('answers a coach about somebody else’s member exactly as about nobody', async () => {
  for (const { reads: kind, url } of EVERY_CALL) {
    if (kind === 'everything') continue;
    const answers = await Promise.all(
      [url, url.replace('mia', 'nobody')].map((asked) =>
        app.inject({ url: `/api${asked}`, headers: { authorization: 'Bearer coach' } }),
      ),
    );
    const shown = answers.map(({ statusCode, body }) => [
      statusCode,
      body.replace(/"request_id":"[^"]*"/, ''),
    ]);
    expect(shown[0], url).toEqual(shown[1]);
  }
});
