import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { BookingOutcome, CustomerClasses, LinkedPlace } from '@lifted/contract/class-bookings';
import type { CustomerPasses, Fee } from '@lifted/contract/entitlements';
import type { Problem } from '@lifted/contract/problem';
import { berlinIso, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { freeCancellationUntil } from '@lifted/domain/bookings/cancellation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerClassBookings } from '../../features/bookings/booking-commands-routes.ts';
import { registerTimetable } from '../../features/timetable/timetable-routes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { beforeStart, insertEntitlement, insertProducts, LETTERS } from '../booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

const START = new Date('2026-11-25T17:30:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 3 });

let database: TestDatabase;
let app: StudioApp;
let now = DAYS_BEFORE;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertProducts(pool);
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const publicCache = new PublicResponseCache();
  registerTimetable(app, { pool, publicCache, now: () => now });
  registerClassBookings(app, {
    pool,
    publicCache,
    memberCache: new MemberResponseCache(),
    now: () => now,
    letters: LETTERS,
    wakeJobs: () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  const { pool } = database;
  now = DAYS_BEFORE;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  await insertClass(pool, { id: 'evening', start: START, capacity: 1 });
  await insertClass(pool, { id: 'next-day', start: beforeStart(START, { days: -1 }), capacity: 5 });
  for (const name of ['mia', 'ben']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: name === 'mia' ? 'pass' : 'flat', credits: 2 });
  }
});

interface Asked {
  readonly as?: string;
  readonly body?: object;
  readonly key?: string | null;
  readonly language?: string;
}

async function post(path: string, { as, body = {}, key = randomUUID(), language = 'en' }: Asked = {}) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'accept-language': language,
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(key !== null && { 'idempotency-key': key }),
    },
    payload: body,
  });
}
async function done(path: string, asked: Asked): Promise<BookingOutcome> {
  const answer = await post(path, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BookingOutcome>();
}
async function get<Answer>(path: string, as: string): Promise<Answer> {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${as}` } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}
const classesOf = (name: string) => get<CustomerClasses>(`/customers/${name}/classes`, name);
const passesOf = (name: string) => get<CustomerPasses>(`/customers/${name}/entitlements`, name);

describe('a member', () => {
  it('books, sees it in their classes and passes, cancels, and has the credit back', async () => {
    const { booking_id } = await done('/workouts/evening/bookings', { as: 'mia' });
    expect(await classesOf('mia')).toEqual({
      places: [
        {
          booking_id,
          workout_id: 'evening',
          timer_name: 'Full Body',
          start_datetime: '2026-11-25T18:30:00+01:00',
          coach_first_name: 'Jana',
          location_name: 'Prenzlauer Berg',
          booked_at: berlinIso(DAYS_BEFORE),
          free_until: '2026-11-25T06:30:00+01:00',
          late_cost: 'credit',
          is_offered_place: false,
          swapped_from: null,
          branch: null,
        },
      ],
      waits: [],
      entitlements: [
        expect.objectContaining({
          kind: 'pass',
          product_name: 'Ten-pass',
          until: '2099-12-31',
          credits: 1,
          pauses: [],
        }),
      ],
    });
    expect(await done(`/bookings/${booking_id}/cancellation`, { as: 'mia' })).toEqual({
      outcome: 'canceled_free',
      workout_id: 'evening',
      booking_id,
    });
    expect((await classesOf('mia')).places).toEqual([]);
    const [pass] = (await passesOf('mia')).entitlements;
    expect(pass?.credits).toBe(2);
    expect(
      pass?.entries.map(({ kind, credits, balance, timer_name }) => [kind, credits, balance, timer_name]),
    ).toEqual([
      ['released', 1, 2, 'Full Body'],
      ['held', -1, 1, 'Full Body'],
      ['granted', 2, 2, null],
    ]);
  });

  it('waits by a number in the list of the class, and is offered what becomes free late', async () => {
    const { booking_id } = await done('/workouts/evening/bookings', { as: 'mia' });
    await done('/workouts/evening/waitlist', { as: 'ben' });
    const [wait] = (await classesOf('ben')).waits;
    expect(wait).toMatchObject({ workout_id: 'evening', state: 'waiting', offer_ends_at: null });
    const shown = await app.inject({ url: '/api/workouts/evening' });
    expect(shown.json<{ waitlist: number[] }>().waitlist).toEqual([wait?.entry]);
    now = beforeStart(START, { hours: 5 });
    await done(`/bookings/${booking_id}/cancellation`, { as: 'mia' });
    expect((await classesOf('ben')).waits).toMatchObject([
      { state: 'offered', offer_ends_at: berlinIso(new Date(now.getTime() + HOUR_MS / 2)) },
    ]);
    const accepted = await done('/workouts/evening/offer/accept', { as: 'ben' });
    expect((await classesOf('ben')).places).toMatchObject([
      { booking_id: accepted.booking_id, is_offered_place: true },
    ]);
  });

  it('pays a fee for cancelling late on a membership, with its receipt, and may object once', async () => {
    const { booking_id } = await done('/workouts/evening/bookings', { as: 'ben' });
    now = beforeStart(START, { hours: 2 });
    await done(`/bookings/${booking_id}/cancellation`, { as: 'ben' });
    const [fee] = (await passesOf('ben')).fees;
    expect(fee).toMatchObject({
      kind: 'late_cancellation',
      cents: 500,
      state: 'pending',
      start_datetime: berlinIso(START),
      booked_at: berlinIso(DAYS_BEFORE),
      free_until: '2026-11-25T06:30:00+01:00',
      canceled_at: berlinIso(now),
      due_at: berlinIso(new Date(now.getTime() + 48 * HOUR_MS)),
    });
    const path = `/fees/${fee?.id ?? ''}/objection`;
    for (const words of [' ', '\u200b', '!']) {
      const blank = await post(path, { as: 'ben', body: { words } });
      expect(blank.json<Problem>()).toMatchObject({ status: 422, errors: [{ field: 'words' }] });
    }
    const objected = await post(path, { as: 'ben', body: { words: 'The train stood still.' } });
    expect(objected.json<Fee>()).toMatchObject({ state: 'objected', objection: 'The train stood still.' });
    expect((await post(path, { as: 'ben', body: { words: 'The train stood still.' } })).statusCode).toBe(200);
    expect((await post(path, { as: 'ben', body: { words: 'Other words' } })).json<Problem>().code).toBe(
      'fee_decided',
    );
    await database.pool.query(
      `update studio.fees set state = 'due', decided_by = 'owner', decision = 'It ran.'`,
    );
    for (const words of ['Other words', 'The train stood still.']) {
      const again = (await post(path, { as: 'ben', body: { words } })).json<Problem>();
      expect([again.code, again.detail?.includes('already decided')]).toEqual(['fee_decided', true]);
    }
    expect((await passesOf('ben')).fees).toMatchObject([
      { state: 'due', objection: 'The train stood still.' },
    ]);
    expect((await post(path, { as: 'mia', body: { words: 'Not mine' } })).statusCode).toBe(404);
  });

  it('gives a place up by the link of the mail, once, without signing in', async () => {
    await done('/workouts/evening/bookings', { as: 'mia' });
    const { rows } = await database.pool.query<{ text: string }>(
      'select body_text as text from studio.mail_outbox',
    );
    const token = /cancel-booking#(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const shown = (await post('/booking_links/show', { body: { token } })).json<LinkedPlace>();
    expect(shown).toMatchObject({
      state: 'booked',
      first_name: 'mia',
      late_cost: 'credit',
      cancellation: null,
    });
    const press = async () => (await post('/booking_links/cancel', { body: { token } })).json<LinkedPlace>();
    const answers = await Promise.all(Array.from({ length: 6 }, press));
    for (const answer of [...answers, await press()])
      expect(answer).toMatchObject({ state: 'canceled', cancellation: 'free' });
    expect((await post('/booking_links/show', { body: { token: 'guessed' } })).json<Problem>().code).toBe(
      'link_unknown',
    );
  });

  it('reads the branch of a class with the place, signed in and by the link of the mail', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.branches values ('north', 'North', 'North Street 1', '13347', 'Berlin');
       update studio.locations set branch_id = 'north'`,
    );
    const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
    try {
      await done('/workouts/evening/bookings', { as: 'mia' });
      expect((await classesOf('mia')).places).toMatchObject([{ branch }]);
      const { rows } = await pool.query<{ text: string }>('select body_text as text from studio.mail_outbox');
      const token = /cancel-booking#(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
      expect((await post('/booking_links/show', { body: { token } })).json()).toMatchObject({ branch });
    } finally {
      await pool.query('update studio.locations set branch_id = null; delete from studio.branches');
    }
  });

  it('books at no branch that the pass was not sold for, and is told where it is valid', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.branches values ('north', 'North', 'North Street 1', '13347', 'Berlin'),
                                          ('south', 'South', 'South Street 1', '12043', 'Berlin');
       update studio.locations set branch_id = 'north';
       insert into studio.product_branches values ('pass', 'south'), ('pass', null)`,
    );
    try {
      // Mia bought hers while it was valid everywhere.
      await done('/workouts/evening/bookings', { as: 'mia' });
      await insertCustomer(pool, 'ida');
      await insertEntitlement(pool, { customer: 'ida', product: 'pass' });
      expect((await classesOf('ida')).entitlements).toMatchObject([{ valid_in: ['South', null] }]);
      expect((await passesOf('mia')).entitlements).toMatchObject([{ valid_in: [] }]);
      const book = (language: string) => post('/workouts/next-day/bookings', { as: 'ida', language });
      const { street } = LETTERS.studio.address;
      expect((await book('en')).json<Problem>()).toMatchObject({
        code: 'valid_elsewhere',
        status: 409,
        detail: `Your pass is valid at South and ${street} only.`,
      });
      expect((await book('de')).json<Problem>().detail).toBe(
        `Dein Paket gilt nur an den Standorten South und ${street}.`,
      );
      expect((await post('/workouts/evening/waitlist', { as: 'ida' })).json<Problem>().code).toBe(
        'valid_elsewhere',
      );
      // What the product is valid at by now is what everybody's is.
      await pool.query(`insert into studio.product_branches values ('pass', 'north')`);
      await done('/workouts/next-day/bookings', { as: 'ida' });
    } finally {
      await pool.query('update studio.locations set branch_id = null; truncate studio.branches cascade');
    }
  });

  it('hears every refusal in the language of the page', async () => {
    await done('/workouts/evening/bookings', { as: 'ben' });
    const german = (await post('/workouts/evening/bookings', { as: 'mia', language: 'de' })).json<Problem>();
    expect(german).toMatchObject({ code: 'class_full', status: 409, title: 'Der Kurs ist ausgebucht' });
    expect(german.detail).toContain('Warteliste');
  });

  it('is told that a command needs a key, before anything is done', async () => {
    const answer = await post('/workouts/evening/bookings', { as: 'mia', key: null });
    expect(answer.json<Problem>()).toMatchObject({ code: 'malformed_request', status: 400 });
    expect((await classesOf('mia')).places).toEqual([]);
  });
});

describe('who may ask', () => {
  const commands = (booking: string) => [
    '/workouts/evening/bookings',
    `/bookings/${booking}/cancellation`,
    `/bookings/${booking}/swap`,
    '/workouts/evening/waitlist',
    '/workouts/evening/waitlist/leave',
    '/workouts/evening/offer/accept',
    '/fees/1/objection',
  ];
  const bodyOf = (path: string) => {
    if (path.endsWith('/swap')) return { workout_id: 'next-day' };
    return path.endsWith('/objection') ? { words: 'No.' } : {};
  };

  it('nobody without signing in, and nobody who does not train here', async () => {
    for (const path of commands('x')) {
      expect((await post(path, { body: bodyOf(path) })).statusCode, path).toBe(401);
      for (const as of ['coach', 'owner', 'stranger']) {
        const answer = await post(path, { as, body: bodyOf(path) });
        expect([path, as, answer.json<Problem>().code]).toEqual([path, as, 'no_entitlement']);
      }
    }
  });

  it('another member neither reads nor changes anything', async () => {
    const { booking_id } = await done('/workouts/evening/bookings', { as: 'mia' });
    for (const path of [`/bookings/${booking_id}/cancellation`, `/bookings/${booking_id}/swap`]) {
      expect((await post(path, { as: 'ben', body: bodyOf(path) })).statusCode, path).toBe(404);
    }
    for (const path of ['/customers/mia/classes', '/customers/mia/entitlements']) {
      const url = `/api${path}`;
      const asOther = await app.inject({ url, headers: { authorization: 'Bearer ben' } });
      const unknown = await app.inject({
        url: url.replace('mia', 'none'),
        headers: { authorization: 'Bearer ben' },
      });
      expect([asOther.statusCode, asOther.json<Problem>().detail]).toEqual([
        404,
        unknown.json<Problem>().detail,
      ]);
      expect((await app.inject({ url })).statusCode).toBe(401);
      expect((await app.inject({ url, headers: { authorization: 'Bearer desk' } })).statusCode).toBe(200);
    }
    expect((await classesOf('mia')).places).toHaveLength(1);
  });
});

it('the last free instant in answers is that of the rule, however a place came about', async () => {
  const bookedAt = beforeStart(START, { hours: 3 });
  const cases = [
    { via: 'member', bookedAt: DAYS_BEFORE, freeUntil: null },
    { via: 'member', bookedAt, freeUntil: null },
    { via: 'offer', bookedAt, freeUntil: null },
    { via: 'list', bookedAt, freeUntil: beforeStart(START, { hours: 1 }) },
    { via: 'member', bookedAt: beforeStart(START, { ms: 1 }), freeUntil: null },
    { via: 'member', bookedAt, freeUntil: START },
  ] as const;
  for (const place of cases) {
    await database.pool.query('truncate studio.bookings cascade');
    await database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, free_until)
       select 'b', number, 'evening', $1, $2, $3 from studio.customers where id = 'mia'`,
      [place.bookedAt, place.via, place.freeUntil],
    );
    const [shown] = (await classesOf('mia')).places;
    expect(shown?.free_until).toBe(berlinIso(freeCancellationUntil({ ...place, start: START })));
  }
});
