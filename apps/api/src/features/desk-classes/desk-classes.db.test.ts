import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { CancellationPreview, DeskClass } from '@lifted/contract/desk/desk-classes';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import {
  balanceOf,
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskClasses } from './desk-classes-routes.ts';

const START = new Date('2026-11-25T17:30:00Z');
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const DAYS_BEFORE = beforeStart(START, { days: 3 });

let database: TestDatabase;
let app: StudioApp;
let now = DAYS_BEFORE;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertProducts(pool);
  await pool.query(`insert into studio.partners (id, name, quota) values ('usc', 'Urban', 2)`);
  await pool.query(
    `insert into identity."user" ("id", "name", "email", "emailVerified") values ('coach', 'Jana', 'jana@studio.example', true)`,
  );
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  const dependencies = {
    pool,
    changes,
    now: () => now,
    letters: LETTERS,
    wakeJobs: () => undefined,
    booksHere: true,
  };
  registerDeskLog(app, dependencies);
  registerDeskClasses(app, dependencies);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  const { pool } = database;
  onTestFinished(async () => {
    const violated = await violatedInvariants(pool);
    if (violated.length > 0) throw new Error(`Violated: ${violated.join(', ')}`);
  });
  now = DAYS_BEFORE;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  await insertClass(pool, { id: 'evening', start: START, capacity: 2, timerName: 'Heavy', location: 'Main' });
  await insertClass(pool, { id: 'other', start: START, capacity: 2, coach: 'Ben', location: 'Loft' });
  await pool.query(`update studio.coaches set email = 'jana@studio.example' where id = 'Jana'`);
  for (const name of ['mia', 'ben', 'ida']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: name === 'ida' ? 'flat' : 'pass', credits: 2 });
  }
});

async function ask<Body = { change: string | null; code?: string; current?: unknown }>(
  method: Method,
  path: string,
  payload?: object,
  who = 'desk',
): Promise<{ readonly status: number; readonly body: Body }> {
  const answer = await app.inject({
    method,
    url: `/api/desk/${path}`,
    headers: { authorization: `Bearer ${who}`, 'idempotency-key': randomUUID() },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
const read = async (who = 'desk', id = 'evening') =>
  (await ask<DeskClass>('GET', `classes/${id}`, undefined, who)).body;
const book = (name: string, mayExceed = false) =>
  ask('POST', 'classes/evening/bookings', { customer_id: name, may_exceed: mayExceed });
const GUEST = { partner_id: 'usc', name: 'Lea K.', reference: 'R1', may_exceed: false };
const addGuest = () => ask('POST', 'classes/evening/guests', GUEST);
const undo = (change: string | null, who = 'desk') => ask('POST', `changes/${change}/undo`, {}, who);
const idOf = async (kind: string) => (await read()).roster.find((row) => row.kind === kind)?.id ?? '';
const names = async () => (await read()).roster.map(({ name }) => name);
const join = (name: string) =>
  database.pool.query(
    `insert into studio.waitlist_entries (workout_number, customer_number, joined_at, changed_at, language)
     select w.number, c.number, $2, $2, 'en' from studio.workouts w, studio.customers c
      where w.id = 'evening' and c.id = $1`,
    [name, now],
  );

describe('a class', () => {
  it('has members, visitors and guests on its roster, with what the desk has to know of each', async () => {
    await database.pool.query(`update studio.workouts set capacity = 4 where id = 'evening'`);
    await insertClass(database.pool, { id: 'before', start: beforeStart(START, { days: 9 }) });
    await book('mia');
    await book('ida');
    await database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
       select 'b', number, 'before', '2026-11-01', true from studio.customers where id = 'ida'`,
    );
    await addGuest();
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
       values ('evening', 'gast@visitor.example', 'Gast', '2026-11-22', $1, '\\x01')`,
      [new Date(now.getTime() + HOUR_MS)],
    );
    const { roster, counts, state, partners } = await read();
    expect(roster).toMatchObject([
      { kind: 'booking', name: 'ida Berger', is_first_time: false, product_name: 'Unlimited' },
      { kind: 'booking', name: 'mia Berger', is_first_time: true, product_name: 'Ten-pass' },
      { kind: 'test', name: 'Gast', is_unconfirmed: true },
      { kind: 'guest', name: 'Lea K.', partner_name: 'Urban', reference: 'R1' },
    ]);
    expect(counts).toMatchObject({ capacity: 4, taken: 4, booked: 2, tests: 1, partners: 1 });
    expect(partners).toEqual([{ id: 'usc', name: 'Urban', quota: 2, guests: 1 }]);
    expect(state).toBe('open');
  });

  it('has its waitlist in order, an offer before those who wait', async () => {
    await book('mia');
    await book('ida');
    await join('ben');
    await insertCustomer(database.pool, 'leo');
    await join('leo');
    await database.pool.query(
      `update studio.class_places set beyond = 1 where workout_number = (select number from studio.workouts where id = 'evening')`,
    );
    await database.pool.query(
      `update studio.waitlist_entries set state = 'offered', offer_ends_at = $1
        where customer_number = (select number from studio.customers where id = 'ben')`,
      [START],
    );
    expect((await read()).waitlist).toMatchObject([
      { name: 'ben Berger', position: null, offer_ends_at: '2026-11-25T18:30:00+01:00' },
      { name: 'leo Berger', position: 1, offer_ends_at: null },
    ]);
  });

  it('says what can be done with it, to the coach less', async () => {
    const all = { edit: true, cancel: true, restore: false, book: true, add_guest: true };
    expect((await read()).can).toMatchObject({ ...all, check_in: false, close: false, reopen: false });
    expect((await read('coach')).can).toMatchObject({ edit: false, cancel: false, book: false });
    now = START;
    expect((await read()).can).toMatchObject({ cancel: false, book: false, check_in: true, close: true });
  });
});

describe('places', () => {
  it('of members are booked and removed, and both can be undone', async () => {
    const booked = await book('mia');
    expect(await names()).toEqual(['mia Berger']);
    const removed = await ask('DELETE', `classes/evening/bookings/${await idOf('booking')}`);
    expect(await names()).toEqual([]);
    expect((await undo(removed.body.change)).status).toBe(200);
    expect(await names()).toEqual(['mia Berger']);
    expect(await balanceOf(database.pool, 'mia')).toBe(1);
    // The first booking is no longer the one she has.
    expect((await undo(booked.body.change)).body.code).toBe('already_canceled');
  });

  it('go beyond the capacity where that is said, and a removal whose place is taken is not undone', async () => {
    await book('mia');
    await book('ida');
    expect((await book('ben')).body.code).toBe('class_full');
    expect((await book('ben', true)).status).toBe(200);
    expect((await read()).counts).toMatchObject({ capacity: 2, taken: 3 });
    const of = async (name: string) => (await read()).roster.find((row) => row.customer_id === name)?.id;
    await ask('DELETE', `classes/evening/bookings/${await of('ben')}`);
    const removed = await ask('DELETE', `classes/evening/bookings/${await of('ida')}`);
    await addGuest();
    expect((await undo(removed.body.change)).body.code).toBe('class_full');
  });

  it('of guests are entered once for a key, and removed; both can be undone', async () => {
    const headers = { authorization: 'Bearer desk', 'idempotency-key': randomUUID() };
    const enter = () =>
      app.inject({ method: 'POST', url: '/api/desk/classes/evening/guests', headers, payload: GUEST });
    const first = (await enter()).json<{ change: string | null }>();
    expect((await enter()).json()).toEqual({ change: null });
    expect(await names()).toEqual(['Lea K.']);
    const removed = await ask('DELETE', `classes/evening/guests/${await idOf('guest')}`);
    expect((await undo(first.change)).status).toBe(409);
    await undo(removed.body.change);
    expect(await names()).toEqual(['Lea K.']);
    expect((await undo(removed.body.change)).body.code).toBe('cannot_undo');
  });

  it('of another class are unknown, and so are people and partners who are not there', async () => {
    await book('mia');
    await addGuest();
    expect((await ask('DELETE', `classes/other/bookings/${await idOf('booking')}`)).status).toBe(404);
    expect((await ask('DELETE', `classes/other/guests/${await idOf('guest')}`)).status).toBe(404);
    expect((await book('nobody')).status).toBe(422);
    expect((await ask('POST', 'classes/evening/guests', { ...GUEST, partner_id: 'x' })).status).toBe(422);
    expect((await ask('POST', 'classes/none/guests', GUEST)).status).toBe(404);
  });

  it('leave no name of a guest in the log', async () => {
    await addGuest();
    const { rows } = await database.pool.query<{ log: string }>(
      'select string_agg(row_to_json(l)::text, chr(10)) as log from studio.audit_log l',
    );
    expect(rows[0]?.log).toContain('add-guest');
    expect(rows[0]?.log).not.toMatch(/Lea|R1/);
  });
});

it('where members book at a booking service, the desk books and removes nobody', async () => {
  const { pool } = database;
  const { app: other } = await createServerFixture({}, { findCaller: findTestCaller(pool) });
  onTestFinished(() => other.close());
  registerDeskClasses(other, {
    pool,
    changes: new DeskChanges(pool),
    now: () => now,
    letters: LETTERS,
    wakeJobs: () => undefined,
    booksHere: false,
  });
  const headers = { authorization: 'Bearer desk' };
  const shown = await other.inject({ url: '/api/desk/classes/evening', headers });
  expect(shown.json<DeskClass>().can).toMatchObject({ book: false, edit: true, add_guest: true });
  const payload = { customer_id: 'mia', may_exceed: false };
  const url = '/api/desk/classes/evening/bookings';
  expect((await other.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404);
});

describe('check-in', () => {
  const mark = (kind: string, id: string, isPresent: boolean, who = 'coach') =>
    ask('PUT', `classes/evening/attendance/${kind}/${id}`, { is_present: isPresent }, who);

  it('marks who is present and takes it back, by press and by undo', async () => {
    await book('mia');
    await addGuest();
    now = START;
    const marked = await mark('booking', await idOf('booking'), true);
    await mark('guest', await idOf('guest'), true);
    expect((await read()).counts.present).toBe(2);
    expect((await mark('booking', await idOf('booking'), true)).body.change).toBeNull();
    await undo(marked.body.change, 'coach');
    expect((await read()).counts.present).toBe(1);
  });

  it('ends with a closed roster, which can be opened again for two days', async () => {
    expect((await ask('POST', 'classes/evening/roster-closing', {}, 'coach')).body.code).toBe(
      'class_not_started',
    );
    now = START;
    const closed = await ask('POST', 'classes/evening/roster-closing', {}, 'coach');
    expect(await read()).toMatchObject({ state: 'closed', can: { reopen: true, add_guest: false } });
    await undo(closed.body.change, 'coach');
    expect((await read()).state).toBe('running');
    await ask('POST', 'classes/evening/roster-closing', {}, 'coach');
    now = new Date(START.getTime() + 48 * HOUR_MS);
    expect((await ask('DELETE', 'classes/evening/roster-closing')).body.code).toBe('missing_counted');
  });
});

describe('an edit', () => {
  it('tells everybody booked, keeps what others changed, and can be undone', async () => {
    await book('mia');
    const { fields } = await read();
    const edited = await ask('PUT', 'classes/evening', {
      was: fields,
      fields: { ...fields, coach_id: 'Ben' },
    });
    expect(edited.status).toBe(200);
    await ask('PUT', 'classes/evening', { was: fields, fields: { ...fields, capacity: 3 } });
    expect((await read()).fields).toEqual({ ...fields, coach_id: 'Ben', capacity: 3 });
    const { rows } = await database.pool.query(`select from studio.mail_outbox where kind = 'class_changed'`);
    expect(rows).toHaveLength(1);
    await undo(edited.body.change);
    expect((await read()).fields).toEqual({ ...fields, capacity: 3 });
  });

  it('of the same field by two people is a choice: the second hears how it is now', async () => {
    const { fields } = await read();
    await ask('PUT', 'classes/evening', { was: fields, fields: { ...fields, capacity: 5 } });
    const second = await ask('PUT', 'classes/evening', { was: fields, fields: { ...fields, capacity: 4 } });
    expect(second).toMatchObject({ status: 409, body: { code: 'stale_version', current: { capacity: 5 } } });
  });

  it('that gives more places serves the waitlist', async () => {
    await book('mia');
    await book('ida');
    await join('ben');
    const { fields } = await read();
    await ask('PUT', 'classes/evening', { was: fields, fields: { ...fields, capacity: 3 } });
    expect(await names()).toEqual(['ben Berger', 'ida Berger', 'mia Berger']);
  });

  it.each([
    ['coach_id', { coach_id: 'nobody' }],
    ['location_id', { location_id: 'nowhere' }],
    ['day', { day: '2026-11-20' }],
    ['day', { day: '2026-11-31' }],
    ['time', { time: '24:00' }],
  ])('is refused where %s is not possible', async (field, change) => {
    const { fields } = await read();
    const edit = { was: fields, fields: { ...fields, ...change } };
    const refused = await ask<{ errors: { field: string }[] }>('PUT', 'classes/evening', edit);
    expect(refused.body.errors.map((fault) => fault.field.replace('fields.', ''))).toEqual([field]);
  });
});

const fixedLines = (text = '') => text.split('\n').filter((line) => !line.includes('['));

describe('cancelling', () => {
  it('shows the mails before they go, then sends them, and restoring undoes it', async () => {
    await book('mia');
    await addGuest();
    const preview = (
      await ask<CancellationPreview>('POST', 'classes/evening/cancellation/preview', { reason: 'coach' })
    ).body;
    expect(preview).toMatchObject({ guests: 1, waiting: 0, credits: 1, fees: 0 });
    expect(preview.mails).toMatchObject([{ to: 'members', language: null, count: 1 }]);
    const canceled = await ask('POST', 'classes/evening/cancellation', { reason: 'coach' });
    const { rows } = await database.pool.query<{ subject: string; text: string }>(
      `select subject, body_text as text from studio.mail_outbox where kind = 'class_canceled'`,
    );
    expect(rows).toMatchObject([{ subject: preview.mails[0]?.subject }]);
    for (const line of fixedLines(preview.mails[0]?.text)) expect(rows[0]?.text).toContain(line);
    expect(await read()).toMatchObject({
      state: 'canceled',
      cancel_reason: 'coach',
      can: { restore: true, book: false, edit: false },
    });
    expect(await names()).toEqual(['mia Berger', 'Lea K.']);
    await undo(canceled.body.change);
    expect(await read()).toMatchObject({ state: 'open', counts: { taken: 2 } });
    expect((await ask('POST', 'classes/evening/restoration', {})).body.code).toBe('not_canceled');
  });

  it('for too few bookings is refused three hours before, in the preview too', async () => {
    now = beforeStart(START, { hours: 3, ms: -1 });
    for (const path of ['cancellation', 'cancellation/preview']) {
      const refused = await ask('POST', `classes/evening/${path}`, { reason: 'few' });
      expect(refused.body.code).toBe('too_late_for_few');
    }
  });
});

describe('who may', () => {
  const fields = {
    timer_name: 'Heavy',
    coach_id: 'Jana',
    location_id: 'Main',
    day: '2026-11-25',
    time: '18:30',
    capacity: 2,
  };
  const CALLS: readonly (readonly [Method, string, object | undefined, 'staff' | 'desk'])[] = [
    ['GET', '', undefined, 'staff'],
    ['PUT', '', { was: fields, fields }, 'desk'],
    ['POST', '/bookings', { customer_id: 'mia', may_exceed: false }, 'desk'],
    ['DELETE', '/bookings/x', undefined, 'desk'],
    ['POST', '/guests', GUEST, 'desk'],
    ['DELETE', '/guests/x', undefined, 'desk'],
    ['PUT', '/attendance/booking/x', { is_present: true }, 'staff'],
    ['POST', '/roster-closing', {}, 'staff'],
    ['DELETE', '/roster-closing', undefined, 'staff'],
    ['POST', '/cancellation/preview', { reason: 'few' }, 'desk'],
    ['POST', '/cancellation', { reason: 'few' }, 'desk'],
    ['POST', '/restoration', {}, 'desk'],
  ];
  const statusFor = async (who: string, [method, path, body]: (typeof CALLS)[number], id = 'evening') =>
    (await ask(method, `classes/${id}${path}`, body, who)).status;

  it.each(CALLS)(
    '%s …%s: the desk and the owner, and where it is staff’s the coach of the class',
    async (...call) => {
      expect(await statusFor('mia', call)).toBe(403);
      expect(await statusFor('nobody', call)).toBe(401);
      expect(await statusFor('coach', call, 'other')).toBe(403);
      for (const who of ['coach', 'desk', 'owner']) {
        const isAllowed = who !== 'coach' || call[3] === 'staff';
        expect((await statusFor(who, call)) !== 403).toBe(isAllowed);
      }
    },
  );

  it('the coach of another class undoes nothing in it', async () => {
    now = START;
    const closed = await ask('POST', 'classes/other/roster-closing', {});
    expect((await undo(closed.body.change, 'coach')).status).toBe(403);
  });
});
