import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerCustomers } from './customers-routes.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let app: StudioApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const server = await createServerFixture({}, { findCaller: findTestCaller(database.pool) });
  app = server.app;
  registerCustomers(app, { pool: database.pool, memberCache: new MemberResponseCache(), now: () => NOW });
  await database.pool.query(
    `insert into studio.customers (id, first_name, last_name, email)
     values ('mia', 'Mia', 'Berger', 'mia@member.example'), ('ben', 'Ben', 'Kaya', 'ben@member.example')`,
  );
  for (const [id, start] of [
    ['w1', '2026-11-10T18:00+01:00'],
    ['w2', '2026-11-16T00:00+01:00'],
    ['w3', '2026-11-17T18:00+01:00'],
  ] as const) {
    await insertClass(database.pool, { id, start });
    await database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, has_attended)
       select $1, number, $1, now(), null, $1 <> 'w3' from studio.customers where id = 'mia'`,
      [id],
    );
  }
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function get(email: string, token: string | undefined) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: '/api/customers', query: { email }, headers });
  return {
    status: answer.statusCode,
    body: answer.json<unknown>(),
    bytes: answer.body,
    headers: answer.headers,
  };
}

const MIA = {
  id: 'mia',
  first_name: 'Mia',
  last_name: 'Berger',
  email: 'mia@member.example',
  total_workouts: 2,
  current_streak: 2,
  highest_streak: 2,
};

describe('GET /customers?email=', () => {
  test('answers a member’s own record, with attendance', async () => {
    expect(await get('mia@member.example', 'mia')).toMatchObject({ status: 200, body: [MIA] });
  });

  test.each(['desk', 'owner'])('answers everybody’s record to a %s', async (token) => {
    expect(await get('mia@member.example', token)).toMatchObject({ status: 200, body: [MIA] });
    const ben = { first_name: 'Ben', total_workouts: 0, current_streak: 0, highest_streak: 0 };
    expect(await get('ben@member.example', token)).toMatchObject({ status: 200, body: [ben] });
  });

  test('answers another member’s address byte for byte like one nobody has', async () => {
    const strangers = await get('ben@member.example', 'mia');
    const unknown = await get('who@member.example', 'mia');
    expect(strangers).toMatchObject({ status: 200, body: [] });
    expect(strangers.bytes).toBe(unknown.bytes);
    const comparable = ({ headers }: typeof unknown) =>
      Object.entries(headers).filter(([name]) => !/^(date|x-request-id|x-ratelimit)/.test(name));
    expect(comparable(strangers)).toEqual(comparable(unknown));
  });

  test('answers nobody’s record to an identity without role and customer', async () => {
    expect(await get('mia@member.example', 'stranger')).toMatchObject({ status: 200, body: [] });
  });

  test.each(['  Mia@Member.EXAMPLE ', 'MIA@MEMBER.EXAMPLE'])(
    'takes an address as people type it: %j',
    async (typed) => {
      expect(await get(typed, 'mia')).toMatchObject({ status: 200, body: [MIA] });
    },
  );

  test('finds nobody under what could never be an address of ours', async () => {
    expect(await get('a"b@member.example', 'owner')).toMatchObject({ status: 200, body: [] });
  });

  test('wants an address', async () => {
    expect(await get('not an address', 'mia')).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
  });

  test.each([undefined, 'forged'])('wants somebody who is signed in (%s)', async (token) => {
    expect(await get('mia@member.example', token)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });
});
