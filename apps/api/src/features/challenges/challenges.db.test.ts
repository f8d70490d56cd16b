import { emptyTables } from '@lifted/database/empty-tables';
import { Challenge } from '@lifted/contract/challenges';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStudioChanges } from '../../cache/follow-studio-changes.ts';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { insertChallenge, insertParticipation } from '../../testing/challenge-fixture.ts';
import { registerChallenges, type ChallengeOnPage } from './challenges-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let publicCache: PublicResponseCache;
let following: { close: () => void };
let now: Date;
let challengeOnPage: ChallengeOnPage;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  publicCache = new PublicResponseCache();
  following = followStudioChanges(database.connection, publicCache, { info() {}, warn() {} });
  const memberCache = new MemberResponseCache();
  challengeOnPage = registerChallenges(app, { pool, publicCache, memberCache, now: () => now });
});

afterAll(async () => {
  following.close();
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  const { pool } = database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.challenges');
  publicCache.invalidate('challenges');
  for (const customer of ['mia', 'ben']) await insertCustomer(pool, customer);
});

async function list(): Promise<Challenge[]> {
  const answer = await app.inject({ method: 'GET', url: '/api/challenges' });
  expect(answer.statusCode).toBe(200);
  return answer.json<Challenge[]>();
}
const ids = async () => (await list()).map(({ id }) => id);

describe('the list of challenges', () => {
  it('says everything of the contract to everybody', async () => {
    await insertChallenge(database.pool, { id: 'autumn' });
    const challenges = await list();
    expect(Value.Check(Type.Array(Challenge), challenges)).toBe(true);
    expect(challenges).toMatchObject([
      {
        id: 'autumn',
        publish_date: '2026-10-20T11:00:00+02:00',
        start_date: '2026-11-01',
        end_date: '2026-11-30',
        challenge_goal: 3,
        status: 'running',
        pick_up_opens: '2026-12-01',
        pick_up_closes: '2026-12-31',
        team_count: 0,
        description: null,
      },
    ]);
  });

  it('holds what is visible and published, latest start first', async () => {
    await insertChallenge(database.pool, { id: 'summer', start: '2026-07-01', end: '2026-07-31' });
    await insertChallenge(database.pool, { id: 'autumn' });
    await insertChallenge(database.pool, { id: 'hidden', visible: false });
    await insertChallenge(database.pool, { id: 'later', publishAt: '2026-11-20T11:00:01Z' });
    expect(await ids()).toEqual(['autumn', 'summer']);
  });

  it('takes a challenge in at the second it is published, although no row changes then', async () => {
    await insertChallenge(database.pool, { id: 'later', publishAt: '2026-11-20T11:00:01Z' });
    expect(await ids()).toEqual([]);
    now = new Date('2026-11-20T11:00:00.999Z');
    expect(await ids()).toEqual([]);
    now = new Date('2026-11-20T11:00:01Z');
    expect(await ids()).toEqual(['later']);
  });

  it('says another status from Berlin’s midnight on', async () => {
    await insertChallenge(database.pool, { id: 'autumn' });
    const statusAt = async (instant: string) => {
      now = new Date(instant);
      return (await list())[0]?.status;
    };
    expect(await statusAt('2026-10-31T22:59:59Z')).toBe('upcoming');
    expect(await statusAt('2026-10-31T23:00:00Z')).toBe('running');
    expect(await statusAt('2026-11-30T22:59:59Z')).toBe('running');
    expect(await statusAt('2026-11-30T23:00:00Z')).toBe('pick_up_open');
    expect(await statusAt('2026-12-31T23:00:00Z')).toBe('pick_up_closed');
  });

  it('counts what all participants attended together, also when it was answered from memory before', async () => {
    const { pool } = database;
    await insertChallenge(pool, { id: 'autumn' });
    await insertClass(pool, { id: 'monday', start: '2026-11-16T17:30:00Z' });
    await list();
    for (const customer of ['mia', 'ben'])
      await insertBooking(pool, { id: customer, customer, workout: 'monday', attended: true });
    await insertParticipation(pool, 'autumn', 'mia');
    await vi.waitFor(async () => expect((await list())[0]?.team_count).toBe(1), { timeout: 20_000 });
    await insertParticipation(pool, 'autumn', 'ben');
    await vi.waitFor(async () => expect((await list())[0]?.team_count).toBe(2), { timeout: 20_000 });
    await pool.query("update studio.bookings set has_attended = false where id = 'ben'");
    await vi.waitFor(async () => expect((await list())[0]?.team_count).toBe(1), { timeout: 20_000 });
  });
});

describe('a challenge on its page', () => {
  it('is the one of the list', async () => {
    await insertChallenge(database.pool, { id: 'summer', start: '2026-07-01', end: '2026-07-31' });
    await insertChallenge(database.pool, { id: 'autumn' });
    expect(JSON.parse((await challengeOnPage('autumn').load()) ?? '')).toEqual((await list())[0]);
  });

  it('is not there while it is hidden, and from the second on at which it is published', async () => {
    await insertChallenge(database.pool, { id: 'hidden', visible: false });
    await insertChallenge(database.pool, { id: 'later', publishAt: '2026-11-20T11:00:01Z' });
    expect(await challengeOnPage('hidden').load()).toBeUndefined();
    const { key, load } = challengeOnPage('later');
    expect(await load()).toBeUndefined();
    now = new Date('2026-11-20T11:00:01Z');
    expect(challengeOnPage('later').key).not.toBe(key);
    expect(await challengeOnPage('later').load()).toContain('"id":"later"');
  });
});
