import { emptyTables } from '@lifted/database/empty-tables';
import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MAILS_TO_ONE_ADDRESS } from '@lifted/domain/people/stranger-mails';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../loopback-mail-server.ts';
import { startMailDelivery } from '../mail-delivery.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import { insertBooking, insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';
import { journeyCalls, startJourneyProcess } from './trial-journey-fixture.ts';
import { TRIAL_BOOKING_LIMIT } from '../../features/trial/trial-workouts-routes.ts';

const START = new Date('2026-11-23T17:30:00Z');
const BEFORE = new Date(START.getTime() - 1);

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startJourneyProcess>>;
let calls: ReturnType<typeof journeyCalls>;
let now: Date;
let woken: number;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startJourneyProcess({ database, now: () => now, wakeJobs: () => void woken++ });
  calls = journeyCalls(database.pool, process.app);
  await process.hearing;
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  woken = 0;
  await emptyTables(database.pool, 'studio.workouts', 'studio.mail_outbox');
  await insertClass(database.pool, { id: 'w', start: START });
  process.publicCache.invalidate('timetable');
});

describe('booking a test workout', () => {
  it('takes a place, writes one confirmation and wakes who delivers it', async () => {
    const answer = await calls.book({ email: 'mia@example.com' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ workout_id: 'w', place: 'booked', held_until: null });
    const { bookings, mails } = await calls.stored();
    expect(bookings).toEqual([
      { email: 'mia@example.com', name: 'Mia', held_until: null, canceled_at: null },
    ]);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['mia@example.com']);
    expect(mails[0]?.body_text).toContain('Hi Mia');
    expect(woken).toBe(1);
  });

  it('shows in the timetable at once, in the same process', async () => {
    expect(await calls.freePlaces()).toBe(12);
    await calls.book({ email: 'mia@example.com' });
    expect(await calls.freePlaces()).toBe(11);
    const week = await process.app.inject('/api/timetable?from=2026-11-23&to=2026-11-23');
    expect(week.json()).toMatchObject([{ id: 'w', free_places: 11 }]);
  });

  it('shows in the timetable of every other process as soon as the change is heard', async () => {
    const other = await startJourneyProcess({ database, now: () => now });
    try {
      await other.hearing;
      expect(await calls.freePlaces(other.app)).toBe(12);
      await calls.book({ email: 'mia@example.com' });
      await vi.waitFor(async () => expect(await calls.freePlaces(other.app)).toBe(11), { timeout: 20_000 });
    } finally {
      await other.close();
    }
  });

  it('leaves members their places', async () => {
    await database.pool.query('truncate studio.customers cascade');
    await database.pool.query('update studio.workouts set capacity = 2');
    await insertCustomer(database.pool, 'mia');
    await insertBooking(database.pool, { id: 'b1', customer: 'mia', workout: 'w' });
    expect((await calls.book({ email: 'lou@example.com' })).statusCode).toBe(201);
    const refused = await calls.book({ email: 'anna@example.com' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'class_full' });
    await database.pool.query('update studio.bookings set canceled_at = now()');
    expect((await calls.book({ email: 'anna@example.com' })).statusCode).toBe(201);
  });

  it('of 200 at once for 12 places gives exactly 12, each with one mail, and refuses 188', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => calls.book({ email: `visitor-${index}@example.com` })),
    );
    const outcomes = answers.map((answer) => answer.json<{ place: string } | Problem>());
    const counted = Object.groupBy(outcomes, (outcome) => ('code' in outcome ? outcome.code : 'place'));
    const numbers = Object.entries(counted).map(([outcome, all]) => [outcome, all?.length]);
    expect(Object.fromEntries(numbers)).toEqual({ place: 12, class_full: 188 });
    const { bookings, mails } = await calls.stored();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      bookings.map(({ email }) => email).toSorted(),
    );
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(12);
    expect(await calls.freePlaces()).toBe(0);
  });

  it('sends each of those visitors exactly one mail, over a real mail server', async () => {
    const mailServer = await startMailServer();
    const transport = smtpTransport(mailServer.url, { name: 'LIFTED', address: 'hello@lifted.example' });
    const mailWorker = startMailDelivery({ pool: database.pool, transport, now: () => now });
    const other = await startJourneyProcess({ database, now: () => now, wakeJobs: mailWorker.wake });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          calls.book({ email: `visitor-${index}@example.com` }, other.app),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
      await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(12), { timeout: 20_000 });
      await mailWorker.stop();
      const booked = (await calls.stored()).bookings.map(({ email }) => email);
      expect(mailServer.arrived.flatMap(({ to }) => to).toSorted()).toEqual(booked.toSorted());

      const list = await other.app.inject('/dev/mailbox');
      const address = /\/dev\/mailbox\/\d+/.exec(list.body)?.[0] ?? expect.fail('no mail');
      expect((await other.app.inject(address)).body).toContain('It has been delivered');
      expect((await other.app.inject(`${address}/html`)).statusCode).toBe(404);
      const passedOn = { url: '/dev/mailbox', headers: { 'x-forwarded-for': '203.0.113.7' } };
      expect((await other.app.inject(passedOn)).statusCode, 'what a proxy passed on').toBe(404);
    } finally {
      await mailWorker.stop();
      await other.close();
      await mailServer.close();
    }
  });

  it('of one person 50 times at once gives one place, and answers each like any other address', async () => {
    const spellings = ['mia@example.com', ' MIA+one@Example.com ', 'Mia+two@EXAMPLE.COM'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => calls.book({ email: spellings[index % 3] ?? '' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
    const codes = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json<Problem>().code);
    expect(new Set(codes)).toEqual(new Set(['class_full']));
    const { bookings, mails } = await calls.stored();
    expect(bookings).toHaveLength(1);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'trial_confirmation',
      ...Array.from({ length: MAILS_TO_ONE_ADDRESS }, () => 'trial_note'),
    ]);
    now = new Date(now.getTime() + HOLD_MS);
    expect(await calls.freePlaces()).toBe(11);
  });

  it.each([
    ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['  A\u0308nne ', 'Änne'],
    ['محمد 🏋🏽‍♀️', 'محمد 🏋🏽‍♀️'],
    [`Robert'); drop table trial_bookings;--`, `Robert'); drop table trial_bookings;--`],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('keeps the name %j as the text %j', async (typed, kept) => {
    expect((await calls.book({ email: 'mia@example.com', name: typed })).statusCode).toBe(201);
    const { bookings, mails } = await calls.stored();
    expect(bookings[0]?.name).toBe(kept);
    expect(mails[0]?.body_text).toContain(`Hi ${kept},`);
    expect(mails[0]?.body_html).not.toContain('<img');
  });

  it('answers a robot that fills the trap as if it had booked, and does nothing', async () => {
    const answer = await calls.book({ email: 'robot@example.com', website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ workout_id: 'w', place: 'booked', held_until: null });
    expect(await calls.stored()).toEqual({ bookings: [], mails: [] });
    expect((await calls.book({ email: 'mia@example.com', website: ' ' })).statusCode).toBe(201);
    expect((await calls.stored()).bookings).toHaveLength(1);
  });
});

describe('a booking is refused', () => {
  it('when the class is full', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await calls.book({ email: 'mia@example.com' });
    const answer = await calls.book({ email: 'lou@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'class_full',
      detail: 'This class is full. Please pick another one.',
    });
  });

  it('from the start of the class on, to the millisecond', async () => {
    now = BEFORE;
    expect((await calls.book({ email: 'mia@example.com' })).statusCode).toBe(201);
    now = START;
    const answer = await calls.book({ email: 'lou@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'class_started',
      detail: 'This class has already started. Please pick another one.',
    });
  });

  it('when the class is unknown', async () => {
    const answer = await calls.book({ email: 'mia@example.com', workoutId: 'none' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it.each([
    [{ email: 'mia@example.com', name: 'Mia\r\nBcc: all@studio.example' }, 'name'],
    [{ email: 'mia@example.com', name: 'Mia\u202Egnp' }, 'name'],
    [{ email: 'mia@example.com', name: 'Mia\u0000' }, 'name'],
    [{ email: 'mia@example.com', name: '   ' }, 'name'],
    [{ email: 'mia@example.com', name: '\u200B' }, 'name'],
    [{ email: 'mia@example.com', name: 'x'.repeat(101) }, 'name'],
    [{ email: 'mia@example.com', name: 'Mia evil.example' }, 'name'],
    [{ email: 'mia@example.com', name: 'mia@evil' }, 'name'],
    [{ email: 'mia' }, 'email'],
    [{ email: 'mia@example.com\r\nBcc: all@studio.example' }, 'email'],
    [{ email: 'mia\u0000@example.com' }, 'email'],
    [{ email: 'a@example.com,b@example.com' }, 'email'],
    [{ email: '<mia@example.com>' }, 'email'],
  ])('%j with a sentence about the %s, and nothing is kept', async (visitor, field) => {
    const answer = await calls.book(visitor);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
    expect(await calls.stored()).toEqual({ bookings: [], mails: [] });
  });

  it('as a whole when its mail cannot be written', async () => {
    await database.pool.query('alter table studio.mail_outbox add constraint closed check (false) not valid');
    try {
      expect((await calls.book({ email: 'mia@example.com' })).statusCode).toBe(500);
    } finally {
      await database.pool.query('alter table studio.mail_outbox drop constraint closed');
    }
    expect(await calls.stored()).toEqual({ bookings: [], mails: [] });
    expect(woken).toBe(0);
  });

  it('to a client that tries too often, with the time to wait', async () => {
    const limited = await startJourneyProcess({ database, now: () => now, limit: TRIAL_BOOKING_LIMIT });
    try {
      for (let count = 0; count < TRIAL_BOOKING_LIMIT.max; count++) {
        expect((await calls.book({ email: `v${count}@example.com` }, limited.app)).statusCode).toBe(201);
      }
      const answer = await calls.book({ email: 'one-more@example.com' }, limited.app);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
      expect((await limited.app.inject('/api/workouts/w')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
