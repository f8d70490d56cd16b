import type { StudioClass } from '@lifted/contract/timetable';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioApp } from './http/studio-app.ts';
import { startMailServer } from './mail/loopback-mail-server.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import { insertClass } from './studio-fixture.ts';
import { startJourneyProcess } from './trial-journey-fixture.ts';
import { TRIAL_BOOKING_LIMIT } from './trial-workouts/trial-workouts-routes.ts';

const START = new Date('2026-11-23T17:30:00Z');
const BEFORE = new Date(START.getTime() - 1);

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startJourneyProcess>>;
let now: Date;
let woken: number;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startJourneyProcess({ database, now: () => now, wakeMail: () => void woken++ });
  await process.hearing;
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  woken = 0;
  await database.pool.query('truncate studio.workouts, studio.mail_outbox cascade');
  await insertClass(database.pool, { id: 'w', start: START });
  process.bodies.invalidate('timetable');
});

interface Visitor {
  readonly email: string;
  readonly name?: string;
  readonly website?: string;
  readonly workoutId?: string;
}

async function book({ workoutId = 'w', name = 'Mia', ...rest }: Visitor, app: StudioApp = process.app) {
  return app.inject({
    method: 'POST',
    url: `/api/bsport/join_test_workout/${workoutId}`,
    payload: { name, ...rest },
  });
}

async function post(call: 'show' | 'cancel', token: string, app: StudioApp = process.app) {
  return app.inject({ method: 'POST', url: `/api/trial_bookings/${call}`, payload: { token } });
}

async function freePlaces(app: StudioApp = process.app): Promise<number> {
  const answer = await app.inject('/api/workouts/w');
  return answer.json<StudioClass>().free_places;
}

interface Stored {
  readonly bookings: { readonly email: string; readonly name: string; readonly canceled_at: Date | null }[];
  readonly mails: { readonly recipient: string; readonly body_text: string; readonly body_html: string }[];
}

async function stored(): Promise<Stored> {
  const bookings = await database.pool.query<Stored['bookings'][number]>(
    'select email, name, canceled_at from studio.trial_bookings order by id',
  );
  const mails = await database.pool.query<Stored['mails'][number]>(
    'select recipient, body_text, body_html from studio.mail_outbox order by id',
  );
  return { bookings: bookings.rows, mails: mails.rows };
}

/** The secret in the link of the newest mail. */
async function mailedToken(): Promise<string> {
  const { mails } = await stored();
  return /cancel-trial-workout#([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? expect.fail('no link');
}

describe('booking a test workout', () => {
  it('takes a place, writes one confirmation and wakes who delivers it', async () => {
    const answer = await book({ email: 'mia@example.com' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ workout_id: 'w' });
    const { bookings, mails } = await stored();
    expect(bookings).toEqual([{ email: 'mia@example.com', name: 'Mia', canceled_at: null }]);
    expect(mails).toMatchObject([
      { recipient: 'mia@example.com', body_text: expect.stringContaining('Hi Mia') },
    ]);
    expect(woken).toBe(1);
  });

  it('shows in the timetable at once, in the same process', async () => {
    expect(await freePlaces()).toBe(12);
    await book({ email: 'mia@example.com' });
    expect(await freePlaces()).toBe(11);
    const week = await process.app.inject('/api/timetable?from=2026-11-23&to=2026-11-23');
    expect(week.json()).toMatchObject([{ id: 'w', free_places: 11 }]);
  });

  it('shows in the timetable of every other process as soon as the change is heard', async () => {
    const other = await startJourneyProcess({ database, now: () => now });
    try {
      await other.hearing;
      expect(await freePlaces(other.app)).toBe(12);
      await book({ email: 'mia@example.com' });
      await vi.waitFor(async () => expect(await freePlaces(other.app)).toBe(11), { timeout: 20_000 });
    } finally {
      await other.close();
    }
  });

  it('of 200 at once for 12 places gives exactly 12, each with one mail, and refuses 188', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book({ email: `visitor-${index}@example.com` })),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(201), count(409)]).toEqual([12, 188]);
    const codes = new Set(answers.filter(({ statusCode }) => statusCode === 409).map((a) => a.json().code));
    expect([...codes]).toEqual(['class_full']);
    const { bookings, mails } = await stored();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      bookings.map(({ email }) => email).toSorted(),
    );
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(12);
    expect(await freePlaces()).toBe(0);
  });

  it('sends each of those visitors exactly one mail, over a real mail server', async () => {
    const mailServer = await startMailServer();
    const log = { info: () => undefined, warn: () => undefined };
    const transport = smtpTransport(mailServer.url, { name: 'LIFTED', address: 'hello@lifted.example' });
    const mailWorker = startMailWorker({ pool: database.pool, transport, now: () => now, log });
    const other = await startJourneyProcess({ database, now: () => now, wakeMail: mailWorker.wake });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => book({ email: `visitor-${index}@example.com` }, other.app)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
      await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(12), { timeout: 20_000 });
      await mailWorker.stop();
      const booked = (await stored()).bookings.map(({ email }) => email);
      expect(mailServer.arrived.flatMap(({ to }) => to).toSorted()).toEqual(booked.toSorted());

      const list = await other.app.inject('/dev/mailbox');
      const address = /\/dev\/mailbox\/\d+/.exec(list.body)?.[0] ?? expect.fail('no mail');
      expect((await other.app.inject(address)).body).toContain('It was sent by mail');
      expect((await other.app.inject(`${address}/html`)).statusCode).toBe(404);
    } finally {
      await mailWorker.stop();
      await other.close();
      await mailServer.close();
    }
  });

  it('of one address 50 times at once gives one place and one mail', async () => {
    const spellings = ['mia@example.com', ' MIA@Example.com ', 'Mia@EXAMPLE.COM'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book({ email: spellings[index % 3] ?? '' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    const { bookings, mails } = await stored();
    expect([bookings.length, mails.length]).toEqual([1, 1]);
    expect(bookings[0]?.email).toBe('mia@example.com');
  });

  it('gives the same address a place in another class', async () => {
    await insertClass(database.pool, { id: 'other', start: START });
    expect((await book({ email: 'mia@example.com' })).statusCode).toBe(201);
    expect((await book({ email: 'mia@example.com', workoutId: 'other' })).statusCode).toBe(201);
  });

  it.each([
    ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['  A\u0308nne ', 'Änne'],
    ['محمد 🏋🏽‍♀️', 'محمد 🏋🏽‍♀️'],
    [`Robert'); drop table studio.trial_bookings;--`, `Robert'); drop table studio.trial_bookings;--`],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('keeps the name %j as the text %j', async (typed, kept) => {
    expect((await book({ email: 'mia@example.com', name: typed })).statusCode).toBe(201);
    const { bookings, mails } = await stored();
    expect(bookings[0]?.name).toBe(kept);
    expect(mails[0]?.body_text).toContain(`Hi ${kept},`);
    expect(mails[0]?.body_html).not.toContain('<img');
  });

  it('answers a robot that fills the trap as if it had booked, and does nothing', async () => {
    const answer = await book({ email: 'robot@example.com', website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ workout_id: 'w' });
    expect(await stored()).toEqual({ bookings: [], mails: [] });
    expect((await book({ email: 'mia@example.com', website: ' ' })).statusCode).toBe(201);
    expect((await stored()).bookings).toHaveLength(1);
  });
});

describe('a booking is refused', () => {
  it('when the address has a place, also when the class is full', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await book({ email: 'mia@example.com' });
    const answer = await book({ email: 'MIA@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'already_booked',
      detail: 'You already have a place in this class; the confirmation is in your inbox. See you there!',
    });
  });

  it('when the class is full', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await book({ email: 'mia@example.com' });
    const answer = await book({ email: 'lou@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'class_full',
      detail: 'This class is full. Please pick another one.',
    });
  });

  it('from the start of the class on, to the millisecond', async () => {
    now = BEFORE;
    expect((await book({ email: 'mia@example.com' })).statusCode).toBe(201);
    now = START;
    const answer = await book({ email: 'lou@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'class_started',
      detail: 'This class has already started. Please pick another one.',
    });
  });

  it('when the class is unknown', async () => {
    const answer = await book({ email: 'mia@example.com', workoutId: 'none' });
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
    [{ email: 'mia' }, 'email'],
    [{ email: 'mia@example.com\r\nBcc: all@studio.example' }, 'email'],
    [{ email: 'mia\u0000@example.com' }, 'email'],
    [{ email: 'a@example.com,b@example.com' }, 'email'],
    [{ email: '<mia@example.com>' }, 'email'],
  ])('%j with a sentence about the %s, and nothing is kept', async (visitor, field) => {
    const answer = await book(visitor);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
    expect(await stored()).toEqual({ bookings: [], mails: [] });
  });

  it('as a whole when its mail cannot be written', async () => {
    await database.pool.query('alter table studio.mail_outbox add constraint closed check (false) not valid');
    try {
      expect((await book({ email: 'mia@example.com' })).statusCode).toBe(500);
    } finally {
      await database.pool.query('alter table studio.mail_outbox drop constraint closed');
    }
    expect(await stored()).toEqual({ bookings: [], mails: [] });
    expect(woken).toBe(0);
  });

  it('to a client that tries too often, with the time to wait', async () => {
    const limited = await startJourneyProcess({ database, now: () => now, limit: TRIAL_BOOKING_LIMIT });
    try {
      for (let count = 0; count < TRIAL_BOOKING_LIMIT.max; count++) {
        expect((await book({ email: `v${count}@example.com` }, limited.app)).statusCode).toBe(201);
      }
      const answer = await book({ email: 'one-more@example.com' }, limited.app);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
      expect((await limited.app.inject('/api/workouts/w')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('the link of the mail', () => {
  it('shows the booking and what it is for', async () => {
    await book({ email: 'mia@example.com' });
    const answer = await post('show', await mailedToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json<TrialBooking>()).toEqual({
      state: 'booked',
      first_name: 'Mia',
      workout: (await process.app.inject('/api/workouts/w')).json<StudioClass>(),
    });
  });

  it('gives the place back: free at once, also in a full class, and bookable by the same address', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await book({ email: 'mia@example.com' });
    expect(await freePlaces()).toBe(0);
    const first = await mailedToken();
    const answer = await post('cancel', first);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'canceled', workout: { free_places: 1 } });
    expect(await freePlaces()).toBe(1);

    expect((await book({ email: 'mia@example.com' })).statusCode).toBe(201);
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await post('show', first)).json()).toMatchObject({ state: 'canceled' });
    expect((await post('show', second)).json()).toMatchObject({ state: 'booked' });
    expect((await post('cancel', first)).statusCode).toBe(200);
    expect(await freePlaces()).toBe(0);
  });

  it('answers the same the second time, also after the start, and keeps the first time', async () => {
    await book({ email: 'mia@example.com' });
    const token = await mailedToken();
    const first = await post('cancel', token);
    const at = now;
    now = START;
    const second = await post('cancel', token);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await stored()).bookings).toMatchObject([{ canceled_at: at }]);
  });

  it('gives one place back when it is used 20 times at once', async () => {
    await book({ email: 'mia@example.com' });
    await book({ email: 'lou@example.com' });
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('cancel', token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await freePlaces()).toBe(11);
  });

  it('gives nothing back from the start of the class on', async () => {
    await book({ email: 'mia@example.com' });
    const token = await mailedToken();
    now = START;
    const answer = await post('cancel', token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'class_started' });
    expect((await post('show', token)).json()).toMatchObject({ state: 'started' });
    expect((await stored()).bookings).toMatchObject([{ canceled_at: null }]);
    now = BEFORE;
    expect((await post('cancel', token)).statusCode).toBe(200);
  });

  it.each(['show', 'cancel'] as const)('that is not ours is unknown to %s', async (call) => {
    await book({ email: 'mia@example.com' });
    const token = await mailedToken();
    for (const wrong of ['x'.repeat(43), token.slice(0, -1), `${token}A`, token.toUpperCase()]) {
      const answer = await post(call, wrong);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'link_unknown' });
    }
    expect((await post(call, 'short')).statusCode).toBe(422);
    expect(await freePlaces()).toBe(11);
  });

  it('is kept nowhere but in the mail', async () => {
    await book({ email: 'mia@example.com' });
    const token = await mailedToken();
    const { rows } = await database.pool.query<{ row: string }>(
      'select trial_bookings::text as row from studio.trial_bookings',
    );
    expect(rows[0]?.row).not.toContain(token);
  });
});

it('leaves neither names nor addresses nor secrets in the logs', async () => {
  await book({ email: 'quiet-visitor@example.com', name: 'Quiet Visitor' });
  await book({ email: 'quiet-visitor@example.com', name: 'Quiet Visitor' });
  await book({ email: 'quiet visitor', name: 'Quiet Visitor' });
  const token = await mailedToken();
  await post('cancel', token);
  await post('show', `${token}x`);
  expect(process.logged()).toContain('join_test_workout');
  expect(process.logged()).not.toMatch(/quiet/i);
  expect(process.logged()).not.toContain(token);
});

describe('the demo mailbox', () => {
  it('lists the confirmation and shows its text with a link that works, its HTML and its calendar file', async () => {
    await book({ email: 'mia@example.com', name: '<i>Mia</i>' });
    const token = await mailedToken();
    const list = await process.app.inject('/dev/mailbox');
    expect(list.body).toContain('mia@example.com');
    const address = /\/dev\/mailbox\/\d+/.exec(list.body)?.[0] ?? expect.fail('no mail');

    const mail = await process.app.inject(address);
    expect(mail.body).toContain(`<a href="https://lifted.example/cancel-trial-workout#${token}">`);
    expect(mail.body).toContain('Hi &lt;i&gt;Mia&lt;/i&gt;, your');
    const asHtml = await process.app.inject(`${address}/html`);
    expect(asHtml.body).toBe((await stored()).mails[0]?.body_html);
    const file = await process.app.inject(`${address}/class.ics`);
    expect(file.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
    expect(file.body).toContain('BEGIN:VEVENT');

    for (const page of [list, mail, asHtml]) {
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*sandbox allow-downloads$/);
    }
  });

  it('is empty before the first booking and has no mail of any other id', async () => {
    expect((await process.app.inject('/dev/mailbox')).body).toContain('No mail yet');
    for (const path of ['0', '999999999999999999999', 'x', '1/html', '1/class.ics', "1'--"]) {
      expect((await process.app.inject(`/dev/mailbox/${path}`)).statusCode).toBe(404);
    }
  });
});
