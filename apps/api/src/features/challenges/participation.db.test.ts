import { emptyTables } from '@lifted/database/empty-tables';
import type { ChallengeParticipant } from '@lifted/contract/challenges';
import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { insertChallenge, insertParticipation } from '../../testing/challenge-fixture.ts';
import { publishedChallenges } from './challenges-repository.ts';
import { registerChallenges } from './challenges-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  registerChallenges(app, {
    pool,
    publicCache: new PublicResponseCache(),
    memberCache: new MemberResponseCache(),
    now: () => now,
  });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  const { pool } = database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.challenges');
  for (const customer of ['mia', 'ben']) await insertCustomer(pool, customer);
  await insertChallenge(pool, { id: 'autumn' });
});

const asked = async (who: string, customer: string, challenge = 'autumn') =>
  app.inject({
    method: 'GET',
    url: `/api/challenge_participants?challenge_id=${challenge}&customer_id=${customer}`,
    headers: { authorization: `Bearer ${who}` },
  });
const participations = async (who: string, customer: string, challenge?: string) =>
  (await asked(who, customer, challenge)).json<ChallengeParticipant[]>();
const join = async (who: string, customer: string, challenge = 'autumn') =>
  app.inject({
    method: 'POST',
    url: '/api/challenge_participants',
    headers: { authorization: `Bearer ${who}` },
    payload: { challenge_id: challenge, customer_id: customer },
  });
async function participantRows(): Promise<unknown[]> {
  return (await database.pool.query<object>('select customer_number from studio.challenge_participants'))
    .rows;
}

/** Starts around the limits of November in Berlin, and around the clock change before it. */
const STARTS = [
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-31T22:59:59Z',
  '2026-10-31T23:00:00Z',
  '2026-11-16T17:30:00Z',
  '2026-11-30T22:59:59Z',
  '2026-11-30T23:00:00Z',
];

describe('a participation', () => {
  it.each(['2026-10-25', '2026-11-01'])(
    'from %s on counts the same classes as the rule, also those before joining',
    async (start) => {
      const { pool } = database;
      await insertChallenge(pool, { id: 'c', start, end: '2026-11-30' });
      await insertParticipation(pool, 'c', 'mia');
      for (const [place, at] of STARTS.entries()) {
        await insertClass(pool, { id: `w${place}`, start: at });
        await insertBooking(pool, {
          id: `b${place}`,
          customer: 'mia',
          workout: `w${place}`,
          attended: true,
        });
      }
      const days = STARTS.map((at) => berlinDate(new Date(at)));
      const expected = days.filter((day) => start <= day && day <= '2026-11-30').length;
      expect(await participations('mia', 'mia', 'c')).toEqual([
        { challenge_id: 'c', customer_id: 'mia', attended_count: expected, completed: true },
      ]);
      expect(expected).toBe(start === '2026-10-25' ? 6 : 3);
    },
  );

  it('counts a class once that was booked and attended twice, for the member and for everybody together', async () => {
    const { pool } = database;
    await insertClass(pool, { id: 'monday', start: '2026-11-16T17:30:00Z' });
    await insertParticipation(pool, 'autumn', 'mia');
    for (const id of ['first', 'again'])
      await insertBooking(pool, { id, customer: 'mia', workout: 'monday', attended: true });
    expect(await participations('mia', 'mia')).toMatchObject([{ attended_count: 1 }]);
    const [autumn] = await publishedChallenges(pool, now);
    expect(autumn?.teamCount).toBe(1);
  });

  it('is right at once after staff correct attendance, cancel a booking, move a class or change the goal', async () => {
    const { pool } = database;
    for (const [id, start] of [
      ['monday', '2026-11-16T17:30:00Z'],
      ['tuesday', '2026-11-17T17:30:00Z'],
      ['friday', '2026-11-20T06:30:00Z'],
    ] as const) {
      await insertClass(pool, { id, start });
      await insertBooking(pool, { id, customer: 'mia', workout: id, attended: id !== 'friday' });
    }
    await insertParticipation(pool, 'autumn', 'mia');
    const seen = async () => {
      const [participation] = await participations('mia', 'mia');
      return [participation?.attended_count, participation?.completed];
    };
    expect(await seen()).toEqual([2, false]);
    await pool.query("update studio.bookings set has_attended = true where id = 'friday'");
    expect(await seen()).toEqual([3, true]);
    await pool.query("update studio.bookings set canceled_at = now() where id = 'monday'");
    expect(await seen()).toEqual([2, false]);
    await pool.query("update studio.challenges set challenge_goal = 2 where id = 'autumn'");
    expect(await seen()).toEqual([2, true]);
    await pool.query("update studio.workouts set start_datetime = '2026-12-01T17:30Z' where id = 'tuesday'");
    expect(await seen()).toEqual([1, false]);
    await pool.query('delete from studio.challenge_participants');
    expect(await participations('mia', 'mia')).toEqual([]);
  });

  it('is for the member and for the desk; somebody else’s is like none', async () => {
    await insertParticipation(database.pool, 'autumn', 'mia');
    for (const who of ['mia', 'desk', 'owner']) expect(await participations(who, 'mia')).toHaveLength(1);
    const others = [await asked('ben', 'mia'), await asked('ben', 'nobody'), await asked('stranger', 'mia')];
    for (const answer of others) expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
    expect((await asked('unheard-of', 'mia')).statusCode).toBe(401);
  });
});

describe('joining', () => {
  it('answers 201 the first time and 200 from then on, with what was attended before', async () => {
    const { pool } = database;
    await insertClass(pool, { id: 'monday', start: '2026-11-16T17:30:00Z' });
    await insertBooking(pool, { id: 'b', customer: 'mia', workout: 'monday', attended: true });
    expect(await participations('mia', 'mia')).toEqual([]);
    const participant = {
      challenge_id: 'autumn',
      customer_id: 'mia',
      attended_count: 1,
      completed: false,
    };
    const [first, second] = [await join('mia', 'mia'), await join('mia', 'mia')];
    expect([first.statusCode, first.json()]).toEqual([201, participant]);
    expect([second.statusCode, second.json()]).toEqual([200, participant]);
    expect(await participations('mia', 'mia')).toEqual([participant]);
  });

  it('a hundred times at once makes one participant, and everybody is answered', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => join('mia', 'mia')));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: 99 }, () => 200), 201]);
    expect(await participantRows()).toHaveLength(1);
  });

  it('for somebody else answers exactly like an unknown customer and an unknown challenge, also for staff', async () => {
    const refused = [
      await join('ben', 'mia'),
      await join('ben', 'nobody'),
      await join('ben', 'ben', 'nothing'),
      await join('coach', 'mia'),
    ].map((answer) => {
      const { code, title, detail } = answer.json<Problem>();
      return [answer.statusCode, { code, title, detail }];
    });
    expect(refused[0]).toMatchObject([404, { code: 'not_found' }]);
    for (const other of refused) expect(other).toEqual(refused[0]);
    expect(await participantRows()).toEqual([]);
  });

  it.each([
    ['before it is published', {}, '2026-10-20T08:59:59Z', /not open yet/],
    ['when it is not visible', { visible: false }, '2026-11-20T11:00:00Z', /not open yet/],
    ['after its last day', {}, '2026-11-30T23:00:00Z', /is over/],
  ])('%s is refused with a sentence', async (_when, changes, at, sentence) => {
    await insertChallenge(database.pool, { id: 'c', ...changes });
    now = new Date(at);
    const answer = await join('mia', 'mia', 'c');
    expect(answer.statusCode).toBe(409);
    const problem = answer.json<Problem>();
    expect(problem.code).toBe('challenge_closed');
    expect(problem.detail).toMatch(sentence);
    expect(await participantRows()).toEqual([]);
  });

  it('is possible to the last second of the last day, and who is in stays in afterwards', async () => {
    now = new Date('2026-11-30T22:59:59Z');
    expect((await join('mia', 'mia')).statusCode).toBe(201);
    now = new Date('2026-12-05T12:00:00Z');
    expect((await join('mia', 'mia')).statusCode).toBe(200);
  });
});
