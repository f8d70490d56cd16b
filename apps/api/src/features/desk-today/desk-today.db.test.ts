import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { DeskToday } from '@lifted/contract/desk/desk-today';
import { details } from '@lifted/profile/details';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudioApp } from '../../http/studio-app.ts';
import { insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskToday } from './desk-today-routes.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let app: StudioApp;
let now = NOON;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into identity."user" ("id", "name", "email", "emailVerified") values ('coach', 'Jana', 'jana@studio.example', true)`,
  );
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  registerDeskToday(app, { pool, now: () => now, isDemo: false });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  now = NOON;
  const { pool } = database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.handled_items');
  await insertCustomer(pool, 'mia');
  await insertClass(pool, { id: 'morning', start: '2026-11-20T07:00:00Z', coach: 'Jana' });
  await insertClass(pool, { id: 'evening', start: '2026-11-20T17:00:00Z', coach: 'Ben' });
  await insertClass(pool, { id: 'tomorrow', start: '2026-11-21T11:59:59Z', coach: 'Jana' });
  await insertClass(pool, { id: 'later', start: '2026-11-21T12:00:00Z', coach: 'Jana' });
  await pool.query(`update studio.coaches set email = 'jana@studio.example' where id = 'Jana'`);
});

async function today(who = 'desk'): Promise<DeskToday> {
  const answer = await app.inject({ url: '/api/desk/today', headers: { authorization: `Bearer ${who}` } });
  return answer.json();
}

const ids = (classes: DeskToday['at_risk']) => classes.map(({ id }) => id);

async function book(workout: string, via: 'member' | 'import' = 'member'): Promise<void> {
  await database.pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select $1, number, $1, '2026-11-10', $2 from studio.customers`,
    [workout, via],
  );
}

describe('at risk', () => {
  it('are the classes of the next 24 hours with fewer than four places taken; of a coach, their own', async () => {
    await book('later');
    expect(ids((await today()).at_risk)).toEqual(['evening', 'tomorrow']);
    expect(ids((await today('coach')).at_risk)).toEqual(['tomorrow']);
  });

  it('is no class with four, none that is full with fewer, and none that is cancelled', async () => {
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       select 'evening', n || '@visitor.example', 'V', '2026-11-19', sha256(n::text::bytea) from generate_series(1, 4) n`,
    );
    await book('tomorrow');
    await book('later');
    await database.pool.query(`update studio.workouts set capacity = 1 where id = 'tomorrow'`);
    expect(ids((await today()).at_risk)).toEqual([]);
    await database.pool.query(`update studio.workouts set capacity = 2 where id = 'tomorrow'`);
    expect(ids((await today()).at_risk)).toEqual(['tomorrow']);
    await database.pool.query(`update studio.workouts set canceled_at = '2026-11-19' where id = 'tomorrow'`);
    expect(ids((await today()).at_risk)).toEqual([]);
  });
});

it('tells of classes of three days that nobody is in', async () => {
  const { pool } = database;
  await insertClass(pool, { id: 'third', start: '2026-11-23T11:59:59Z', coach: 'Ben' });
  await insertClass(pool, { id: 'fourth', start: '2026-11-23T12:00:00Z', coach: 'Ben' });
  expect(ids((await today()).at_risk)).toEqual(['evening', 'tomorrow', 'later', 'third']);
});

it('warns of mails that no mail server took for an hour', async () => {
  const { pool } = database;
  await pool.query(
    `with mail as (
       insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at)
       select 'trial', n, 'mia@member.example', 's', 't', 'h', $1::timestamptz - make_interval(mins => m)
         from (values ('<a@x>', 61), ('<b@x>', 59), ('<c@x>', 90)) as late (n, m) returning id, message_id, created_at)
     insert into studio.jobs (kind, key, mail_id, planned_for, due_at)
     select 'mail', id::text, id, created_at, case message_id when '<c@x>' then 'infinity' else created_at end from mail`,
    [now],
  );
  expect((await today()).desk).toMatchObject({ mails_waiting: 1, mails_given_up: 1 });
  await pool.query('delete from studio.jobs; delete from studio.mail_outbox');
});

describe('a roster nobody closed', () => {
  it('waits from the end of the class on for a week', async () => {
    await book('evening');
    now = new Date('2026-11-20T17:45:00Z');
    expect(ids((await today()).open_rosters)).toEqual([]);
    now = new Date('2026-11-20T17:45:00.001Z');
    expect(ids((await today()).open_rosters)).toEqual(['evening']);
    expect(ids((await today('coach')).open_rosters)).toEqual([]);
    now = new Date('2026-11-27T17:00:00Z');
    expect(ids((await today()).open_rosters)).toEqual([]);
  });

  it('is none where all bookings were imported, unless somebody was marked here, and none that was closed', async () => {
    await book('morning', 'import');
    expect(ids((await today()).open_rosters)).toEqual([]);
    await database.pool.query(
      `insert into studio.audit_log (at, actor, action, subject) values ('2026-11-20T07:05:00Z', 'studio', 'check-in', 'class morning')`,
    );
    expect(ids((await today('coach')).open_rosters)).toEqual(['morning']);
    await database.pool.query(`delete from studio.bookings`);
    await book('evening');
    now = new Date('2026-11-20T18:00:00Z');
    await database.pool.query(`update studio.class_places set roster_closed_at = '2026-11-20T17:50:00Z'`);
    expect(ids((await today()).open_rosters)).toEqual([]);
  });
});

it('counts classes ahead for which a substitute is wanted, for everybody who works here', async () => {
  await database.pool.query(
    `insert into studio.substitute_requests (workout_number, asked_at, asked_coach_id)
     select number, '2026-11-19', coach_id from studio.workouts where id in ('morning', 'evening')`,
  );
  expect((await today()).substitutes_wanted).toBe(1);
  expect((await today('coach')).substitutes_wanted).toBe(1);
});

it('counts what waits for the desk, which a coach is not told', async () => {
  const { pool } = database;
  await pool.query(
    `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     values ('K-1', 'termination', 'ordinary', 'Mia', 'm@else.example', 'de', '2026-11-10T10:00:00Z', sha256('k')),
            ('W-1', 'withdrawal', null, 'Ben', 'b@else.example', 'en', '2026-11-10T10:00:00Z', sha256('w')),
            ('K-2', 'termination', 'ordinary', 'Ida', 'i@else.example', 'de', '2026-11-09T10:00:00Z', sha256('i'))`,
  );
  await pool.query(
    `insert into studio.handled_items (kind, item_id, outcome, handled_at) values ('declaration', 'W-1', 'done', '2026-11-11')`,
  );
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ('morning', 'a@visitor.example', 'A', '2026-11-19', sha256('a')),
            ('evening', 'b@visitor.example', 'B', '2026-11-19', sha256('b')),
            ('tomorrow', 'c@visitor.example', 'C', '2026-11-19', sha256('c'))`,
  );
  expect((await today()).desk).toMatchObject({
    declarations: 2,
    first_deadline: '2026-12-09',
    visitors_to_follow_up: 1,
    visitors_today: [
      {
        name: 'B',
        class_id: 'evening',
        start_datetime: '2026-11-20T18:00:00+01:00',
      },
    ],
    applications: 0,
    fees_to_decide: 0,
    mails_given_up: 0,
    silent_tablets: [],
    missing_facts: 0,
    webhooks_off: 0,
  });
  expect((await today('coach')).desk).toBeNull();
  await pool.query('update studio.trial_bookings set has_attended = true');
  expect((await today()).desk?.visitors_today).toEqual([]);
});

it('counts webhooks that were switched off by themselves, for the owner', async () => {
  const { pool } = database;
  for (const because of ['owner', 'failing', 'gone', null]) {
    await pool.query(
      `insert into studio.webhooks (id, name, url, events, secret, made_at, off_because, off_since)
       values (gen_random_uuid(), 'A', 'https://a.example.com', '{class.created}', sha256('s'), $2, $1,
               case when $1::text is not null then $2::timestamptz end)`,
      [because, NOON],
    );
  }
  expect((await today('owner')).desk?.webhooks_off).toBe(2);
  expect((await today('desk')).desk?.webhooks_off).toBe(0);
});

it('tells of tablets that were not heard of since before a class in their room began, until its coach has gone home', async () => {
  const { pool } = database;
  const silentAt = async (at: string) => {
    now = new Date(at);
    return (await today()).desk?.silent_tablets.map(({ name }) => name);
  };
  await pool.query(
    `insert into studio.floor_devices (id, name, location_id, added_at, token_hash, enrolled_at, last_seen_at, revoked_at)
     values (gen_random_uuid(), 'On', 'Prenzlauer Berg', '2026-11-01', sha256('1'), '2026-11-01', '2026-11-20T17:00:30Z', null),
            (gen_random_uuid(), 'Off', 'Prenzlauer Berg', '2026-11-01', sha256('2'), '2026-11-01', '2026-11-20T16:59:59Z', null),
            (gen_random_uuid(), 'Lost', 'Prenzlauer Berg', '2026-11-01', null, '2026-11-01', '2026-11-10', '2026-11-11')`,
  );
  expect(await silentAt('2026-11-20T17:10:00Z')).toEqual([]);
  expect(await silentAt('2026-11-20T17:10:00.001Z')).toEqual(['Off']);
  await pool.query(`update studio.workouts set canceled_at = '2026-11-20' where id in ('tomorrow', 'later')`);
  expect(await silentAt('2026-11-22T04:59:59Z')).toEqual(['Off']);
  expect(await silentAt('2026-11-22T05:00:00Z')).toEqual([]);
});

it('names the end of a minimum term as the deadline of a Kündigung where the membership is known', async () => {
  const { pool } = database;
  await pool.query(`truncate studio.contract_declarations`);
  await insertProducts(pool);
  await pool.query(`update studio.products set term_months = 12 where id = 'flat'`);
  await insertEntitlement(pool, { customer: 'mia', product: 'flat', from: '2026-08-05' });
  await pool.query(
    `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     select 'K-9', 'termination', 'ordinary', 'Mia', upper(email), 'de', '2026-11-10T10:00:00Z', sha256('k9') from studio.customers`,
  );
  expect((await today()).desk?.first_deadline).toBe('2027-08-04');
});

it('says what the law still asks for, until the profile has it', async () => {
  const { company } = studio.legal;
  Object.assign(studio.legal, { company: '' });
  try {
    expect((await today('desk')).desk?.missing_facts).toBe(1);
    expect((await today('desk-at-north')).desk?.missing_facts).toBe(0);
  } finally {
    Object.assign(studio.legal, { company });
  }
  expect((await today('desk')).desk?.missing_facts).toBe(0);
});

it('asks for the note below what members say only while a member says something', async () => {
  const missing = async () => (await today('desk')).desk?.missing_facts;
  const { testimonialsNote } = details;
  Object.assign(details, { testimonialsNote: { en: '', de: '' } });
  try {
    expect(await missing()).toBe(2);
    await database.pool.query(
      `insert into studio.profiles (version, profile, saved_at) values (1, '{"testimonials": []}', $1)`,
      [now],
    );
    expect(await missing()).toBe(0);
  } finally {
    Object.assign(details, { testimonialsNote });
    await database.pool.query('delete from studio.profiles');
  }
});
