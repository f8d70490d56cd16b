import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { calendarEvents } from '../../testing/calendar-events.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerCalendarFeeds } from './calendar-feeds-routes.ts';
import { registerCoachFeed } from './coach-feed-routes.ts';

let saved = LETTERS.studio;
let now = new Date('2026-10-20T12:00:00Z');
let database: TestDatabase;
let server: Awaited<ReturnType<typeof createServerFixture>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  server = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) });
  const letters = {
    publicUrl: LETTERS.publicUrl,
    get studio() {
      return saved;
    },
  };
  const dependencies = { pool, now: () => now, letters };
  registerCalendarFeeds(server.app, {
    ...dependencies,
    memberCache: new MemberResponseCache(),
    publicCache: new PublicResponseCache(),
  });
  registerCoachFeed(server.app, dependencies);
});
afterAll(async () => {
  await server.app.close();
  await database.drop();
});
beforeEach(async () => {
  now = new Date('2026-10-20T12:00:00Z');
  const { pool } = database;
  await emptyTables(
    pool,
    'studio.customers',
    'studio.coaches',
    'studio.workouts',
    'studio.merged_people',
    'identity."user"',
  );
  await insertCustomer(pool, 'mia');
  await insertCustomer(pool, 'ben');
  await insertClass(pool, { id: 'before', start: '2026-10-24T18:30:00+02:00', timerName: 'Heavy; Basics' });
  await insertClass(pool, { id: 'after', start: '2026-10-25T18:30:00+01:00' });
  await insertClass(pool, { id: 'old', start: '2026-09-19T18:30:00+02:00' });
  await insertClass(pool, { id: 'other', start: '2026-10-25T20:30:00+01:00', coach: 'Otto' });
  for (const [id, workout] of [
    ['b1', 'before'],
    ['b2', 'after'],
    ['b3', 'old'],
  ] as const)
    await insertBooking(pool, { id, customer: 'mia', workout });
  await insertBooking(pool, { id: 'b4', customer: 'ben', workout: 'other' });
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ('coach', 'Jana', 'jana@lifted.example', true)`,
  );
  await pool.query(
    `insert into studio.accounts (provider, uid) values ('studio', 'coach');
     insert into studio.account_roles (provider, uid, role) values ('studio', 'coach', 'coach')`,
  );
  await pool.query(`update studio.coaches set email = 'jana@lifted.example' where id = 'Jana'`);
});

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, who: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${who}` },
    ...(payload && { payload }),
  });
  const body: { address: string; made_at: string | null; code?: string } = answer.json();
  return { status: answer.statusCode, body };
}
async function make(who: string, path = '/calendar-feed', language = 'en'): Promise<string> {
  const { body } = await ask('POST', path, who, { language });
  return new URL(body.address).pathname;
}
async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode: status, body, headers: sent } = await server.app.inject({ url: path, headers });
  return { status, body, headers: sent };
}

describe('the calendar of a member', () => {
  it('has each class at the address of its branch, and follows when that moves', async () => {
    const { pool } = database;
    const path = await make('mia');
    const placesIn = (text: string) =>
      ICAL.Component.fromString(text)
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('location')));
    const before = await read(path);
    const etag = String(before.headers.etag);
    await pool.query(
      `insert into studio.branches (id, name, street, postcode, city) values ('west', 'West', 'Kantstr. 2', '10623', 'Berlin')`,
    );
    await pool.query(
      `update studio.locations set branch_id = 'west' where id = (select location_id from studio.workouts where id = 'before')`,
    );
    const after = await read(path, { 'if-none-match': etag });
    expect(
      placesIn(after.body).filter((place) => place.endsWith('LIFTED West, Kantstr. 2, 10623 Berlin')),
    ).toHaveLength(placesIn(before.body).length);
    await pool.query(`update studio.branches set street = 'Kantstr. 9'`);
    expect((await read(path, { 'if-none-match': String(after.headers.etag) })).body).toContain('Kantstr. 9');
    await pool.query('update studio.locations set branch_id = null; delete from studio.branches');
    expect(placesIn((await read(path)).body)).toEqual(placesIn(before.body));
  });

  it('has the new name and address of the studio as soon as the desk has saved them', async () => {
    const path = await make('mia');
    const before = await read(path);
    const { studio } = LETTERS;
    saved = { ...studio, name: 'Hauptsache Heben', address: { ...studio.address, street: 'Torstr. 7' } };
    try {
      const after = await read(path, { 'if-none-match': String(before.headers.etag) });
      expect(after.status).toBe(200);
      expect(after.body).toContain('Hauptsache Heben');
      expect(after.body).toContain('Torstr. 7');
    } finally {
      saved = studio;
    }
  });

  it('has their recent classes and those ahead, at the right instant on both sides of the clock change', async () => {
    const { status, body, headers } = await read(await make('mia'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendarEvents(body)).toMatchObject([
      {
        uid: 'place-before+mia@lifted.example',
        start: '2026-10-24T16:30:00.000Z',
        end: '2026-10-24T17:15:00.000Z',
        summary: 'LIFTED: Heavy; Basics',
        status: 'CONFIRMED',
      },
      expect.objectContaining({ uid: 'place-after+mia@lifted.example', start: '2026-10-25T17:30:00.000Z' }),
    ]);
    expect(body).not.toContain('Berger');
  });

  it('raises the sequence of a class that moved, and cancels what was cancelled or does not take place', async () => {
    const path = await make('mia', '/calendar-feed', 'de');
    const { pool } = database;
    const sequences = async () =>
      calendarEvents((await read(path)).body).map((event) =>
        'sequence' in event ? Number(event.sequence) : NaN,
      );
    await pool.query(`update studio.workouts set revised_at = '2026-10-01'`);
    const first = await sequences();
    await pool.query(
      `update studio.workouts set start_datetime = start_datetime + interval '1 hour' where id = 'before'`,
    );
    await pool.query(`update studio.workouts set capacity = 10 where id = 'before'`);
    await pool.query(`update studio.workouts set canceled_at = now() where id = 'after'`);
    expect(calendarEvents((await read(path)).body)).toMatchObject([
      { start: '2026-10-24T17:30:00.000Z', status: 'CONFIRMED' },
      { summary: 'Fällt aus: LIFTED: Full Body', status: 'CANCELLED' },
    ]);
    const moved = await sequences();
    expect(moved.map((sequence, at) => sequence > (first[at] ?? NaN))).toEqual([true, true]);
    await pool.query(`update studio.bookings set canceled_at = now() where id = 'b1'`);
    await pool.query(`update studio.workouts set canceled_at = null where id = 'after'`);
    expect(calendarEvents((await read(path)).body)).toMatchObject([
      {
        uid: 'place-before+mia@lifted.example',
        summary: 'Abgesagt: LIFTED: Heavy; Basics',
        status: 'CANCELLED',
      },
      { uid: 'place-after+mia@lifted.example', status: 'CONFIRMED' },
    ]);
  });

  it('has a class booked again once, as the file beside the mail names it', async () => {
    const path = await make('mia');
    const { pool } = database;
    await pool.query(`update studio.bookings set canceled_at = '2026-10-20T12:00:00Z' where id = 'b1'`);
    await insertBooking(pool, { id: 'a-new-row', customer: 'mia', workout: 'before' });
    expect(calendarEvents((await read(path)).body)).toMatchObject([
      { uid: 'place-before+mia@lifted.example', status: 'CONFIRMED' },
      { uid: 'place-after+mia@lifted.example' },
    ]);
  });

  it('is asked for again without being written again, until something changes or the day does', async () => {
    const path = await make('mia');
    const first = await read(path);
    const etag = String(first.headers.etag);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await read(path)).body).toBe(first.body);
    await insertBooking(database.pool, { id: 'b5', customer: 'ben', workout: 'after' });
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    now = new Date('2026-10-20T22:00:00Z');
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
    now = new Date('2026-10-20T21:59:59Z');
    await insertBooking(database.pool, { id: 'b6', customer: 'mia', workout: 'other' });
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('has one address: a new one makes the earlier one void, and it can be taken away', async () => {
    const first = await make('mia');
    expect((await ask('GET', '/calendar-feed', 'mia')).body).toEqual({
      made_at: '2026-10-20T14:00:00+02:00',
    });
    const second = await make('mia');
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await ask('DELETE', '/calendar-feed', 'mia');
    expect((await read(second)).status).toBe(404);
    expect((await ask('GET', '/calendar-feed', 'mia')).body).toEqual({ made_at: null });
  });

  it('is closed while the account is, and gone with the person', async () => {
    const path = await make('mia');
    const { pool } = database;
    await pool.query(
      `insert into studio.accounts (provider, uid, customer_id, disabled_at) values ('studio', 'u1', 'mia', now())`,
    );
    expect((await read(path)).status).toBe(404);
    await pool.query(`update studio.accounts set disabled_at = null`);
    expect((await read(path)).status).toBe(200);
    await pool.query('truncate studio.bookings cascade');
    await pool.query(`delete from studio.customers where id = 'mia'`);
    expect((await read(path)).status).toBe(404);
  });

  it('of a record that was made one with another has the classes of both, until the kept person ends it', async () => {
    const path = await make('ben');
    const { pool } = database;
    await pool.query(
      `insert into studio.accounts (provider, uid, customer_id, disabled_at) values ('studio', 'u2', 'ben', now());
       insert into studio.merged_people (gone_id, kept_id, merged_at, reopens) values ('ben', 'mia', now(), true);
       update studio.bookings set customer_number = (select number from studio.customers where id = 'mia')`,
    );
    expect(calendarEvents((await read(path)).body)).toHaveLength(3);
    expect((await ask('GET', '/calendar-feed', 'mia')).body.made_at).not.toBeNull();
    await pool.query(`delete from studio.merged_people`);
    expect((await read(path)).status).toBe(404);
    await pool.query(
      `insert into studio.merged_people (gone_id, kept_id, merged_at, reopens) values ('ben', 'mia', now(), true)`,
    );
    await ask('DELETE', '/calendar-feed', 'mia');
    expect((await read(path)).status).toBe(404);
  });

  it('is made by the member alone: not by others, not by a visitor', async () => {
    await make('mia');
    expect((await ask('GET', '/calendar-feed', 'ben')).body).toEqual({ made_at: null });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await ask(method, '/calendar-feed', 'nobody')).status).toBe(401);
      expect((await ask(method, '/calendar-feed', 'coach')).status).toBe(404);
    }
    expect((await ask('POST', '/calendar-feed', 'nobody', { language: 'en' })).status).toBe(401);
  });

  it('keeps its secret out of the database and the log', async () => {
    const path = await make('mia');
    const token = path.slice('/api/calendars/'.length, -'.ics'.length);
    await read(path);
    await read(path.replace(token, `${token.slice(0, -1)}_`));
    expect(server.logged()).toContain('/api/calendars/:name');
    expect(server.logged()).not.toContain(token.slice(0, 20));
    const { rows } = await database.pool.query<{ row: string }>(
      'select f::text as row from studio.calendar_feeds f',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });
});

describe('the calendar of a coach', () => {
  it.each([
    ['has the role no more', 'delete from studio.account_roles'],
    ['cannot sign in any more', 'update studio.accounts set disabled_at = now()'],
    ['signs in with another address', `update studio.coaches set email = 'other@lifted.example'`],
  ])('is not there for somebody who %s', async (_, leaves) => {
    const path = await make('coach', '/desk/calendar-feed');
    expect((await read(path)).status).toBe(200);
    await database.pool.query(
      `${leaves} ${leaves.includes('coaches') ? `where id = 'Jana'` : `where uid = 'coach'`}`,
    );
    expect((await read(path)).status).toBe(404);
  });

  it('has the classes they give, new ones too, and nobody who booked', async () => {
    const path = await make('coach', '/desk/calendar-feed');
    const own = ['class-before@lifted.example', 'class-after@lifted.example'];
    expect(calendarEvents((await read(path)).body)).toMatchObject(own.map((uid) => ({ uid })));
    await insertClass(database.pool, { id: 'new', start: '2026-10-26T18:30:00+01:00' });
    const { body } = await read(path);
    expect(calendarEvents(body)).toHaveLength(3);
    expect(body).not.toMatch(/mia|ben|Berger/);
  });

  it('is for those who give classes', async () => {
    expect((await ask('GET', '/desk/calendar-feed', 'owner')).body).toEqual({
      is_coach: false,
      made_at: null,
    });
    expect((await ask('POST', '/desk/calendar-feed', 'owner', { language: 'en' })).status).toBe(404);
    expect((await ask('GET', '/desk/calendar-feed', 'mia')).status).toBe(403);
  });
});

describe('the calendar of the studio', () => {
  it('has the timetable for everybody, in both languages, and nobody who booked', async () => {
    await database.pool.query(`update studio.workouts set canceled_at = now() where id = 'other'`);
    const { status, body, headers } = await read('/api/calendars/studio.ics?language=de');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('X-WR-CALNAME:Kursplan von LIFTED\r\n');
    expect(calendarEvents(body)).toMatchObject([
      { uid: 'class-before@lifted.example', status: 'CONFIRMED' },
      { uid: 'class-after@lifted.example' },
      { uid: 'class-other@lifted.example', status: 'CANCELLED' },
    ]);
    expect(body).not.toMatch(/mia|ben|Berger/);
    const etag = String(headers.etag);
    expect((await read('/api/calendars/studio.ics?language=de', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('/api/calendars/studio.ics')).body).toContain('X-WR-CALNAME:LIFTED timetable\r\n');
  });
});

it.each(['/api/calendars/x.ics', `/api/calendars/${'a'.repeat(43)}.ics`, '/api/calendars/studio'])(
  '%s is nothing',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);
