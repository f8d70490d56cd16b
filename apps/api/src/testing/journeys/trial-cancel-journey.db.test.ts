import { emptyTables } from '@lifted/database/empty-tables';
import type { StudioClass } from '@lifted/contract/timetable';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelClass } from '../../classes/changes/change-class.ts';
import { restoreClass } from '../../classes/restoring/restore-class.ts';
import { LETTERS } from '../booking-fixture.ts';
import { onlyEvent } from '../calendar-events.ts';
import { insertClass } from '../studio-fixture.ts';
import { journeyCalls, startJourneyProcess } from './trial-journey-fixture.ts';

const START = new Date('2026-11-23T17:30:00Z');
const BEFORE = new Date(START.getTime() - 1);

let database: TestDatabase;
let process: Awaited<ReturnType<typeof startJourneyProcess>>;
let calls: ReturnType<typeof journeyCalls>;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  process = await startJourneyProcess({ database, now: () => now });
  calls = journeyCalls(database.pool, process.app);
  await process.hearing;
});

afterAll(async () => {
  await process.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  await emptyTables(database.pool, 'studio.workouts', 'studio.mail_outbox');
  await insertClass(database.pool, { id: 'w', start: START });
  process.publicCache.invalidate('timetable');
});

describe('the link of the mail', () => {
  it('shows the booking and what it is for', async () => {
    await calls.book({ email: 'mia@example.com' });
    const answer = await calls.post('show', await calls.mailedToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json<TrialBooking>()).toEqual({
      state: 'booked',
      held_until: null,
      first_name: 'Mia',
      workout: (await process.app.inject('/api/workouts/w')).json<StudioClass>(),
    });
  });

  it('gives the place back: free at once, also in a full class, and bookable by the same address', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await calls.book({ email: 'mia@example.com' });
    await calls.post('confirm', await calls.mailedToken());
    expect(await calls.freePlaces()).toBe(0);
    const first = await calls.mailedToken();
    const answer = await calls.post('cancel', first);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'canceled', workout: { free_places: 1 } });
    expect(await calls.freePlaces()).toBe(1);

    expect((await calls.book({ email: 'mia@example.com' })).statusCode).toBe(201);
    const second = await calls.mailedToken();
    expect(second).not.toBe(first);
    expect((await calls.post('show', first)).json()).toMatchObject({ state: 'canceled' });
    expect((await calls.post('show', second)).json()).toMatchObject({ state: 'held' });
    expect((await calls.post('cancel', first)).statusCode).toBe(200);
    expect(await calls.freePlaces()).toBe(0);
  });

  it('answers the same the second time, also after the start, and keeps the first time', async () => {
    await calls.book({ email: 'mia@example.com' });
    const token = await calls.mailedToken();
    const first = await calls.post('cancel', token);
    const at = now;
    now = START;
    const second = await calls.post('cancel', token);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await calls.stored()).bookings).toMatchObject([{ canceled_at: at }]);
  });

  it('gives one place back when it is used 20 times at once', async () => {
    await calls.book({ email: 'mia@example.com' });
    await calls.book({ email: 'lou@example.com' });
    const token = await calls.mailedToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.post('cancel', token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await calls.freePlaces()).toBe(11);
  });

  it('gives nothing back from the start of the class on', async () => {
    await calls.book({ email: 'mia@example.com' });
    const token = await calls.mailedToken();
    now = START;
    const answer = await calls.post('cancel', token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'class_started' });
    expect((await calls.post('show', token)).json()).toMatchObject({ state: 'started' });
    expect((await calls.stored()).bookings).toMatchObject([{ canceled_at: null }]);
    now = BEFORE;
    expect((await calls.post('cancel', token)).statusCode).toBe(200);
  });

  it('says that the studio cancelled the class, and takes nothing from a visitor should it take place after all', async () => {
    await calls.book({ email: 'mia@example.com' });
    const token = await calls.mailedToken();
    await cancelClass(database.pool, 'w', 'coach', { letters: LETTERS, now });
    expect((await calls.post('show', token)).json()).toMatchObject({ state: 'class_canceled' });
    for (const call of ['confirm', 'cancel'] as const) {
      const answer = await calls.post(call, token);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'class_canceled' }]);
    }
    await restoreClass(database.pool, 'w', { letters: LETTERS, now: BEFORE });
    expect((await calls.post('show', token)).json()).toMatchObject({ state: 'booked' });
  });

  it.each(['show', 'cancel'] as const)('that is not ours is unknown to %s', async (call) => {
    await calls.book({ email: 'mia@example.com' });
    const token = await calls.mailedToken();
    for (const wrong of ['x'.repeat(43), token.slice(0, -1), `${token}A`, token.toUpperCase()]) {
      const answer = await calls.post(call, wrong);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'link_unknown' });
    }
    expect((await calls.post(call, 'short')).statusCode).toBe(422);
    expect(await calls.freePlaces()).toBe(11);
  });

  it('is kept nowhere but in the mail', async () => {
    await calls.book({ email: 'mia@example.com' });
    const token = await calls.mailedToken();
    const { rows } = await database.pool.query<{ row: string }>(
      'select trial_bookings::text as row from studio.trial_bookings',
    );
    expect(rows[0]?.row).not.toContain(token);
  });
});

it('leaves neither names nor addresses nor secrets in the logs', async () => {
  await calls.book({ email: 'quiet-visitor@example.com', name: 'Quiet Visitor' });
  const token = await calls.mailedToken();
  await calls.book({ email: 'quiet-visitor@example.com', name: 'Quiet Visitor' });
  await calls.book({ email: 'quiet visitor', name: 'Quiet Visitor' });
  await calls.post('cancel', token);
  await calls.post('show', `${token}x`);
  expect(process.logged()).toContain('join_test_workout');
  expect(process.logged()).not.toMatch(/quiet/i);
  expect(process.logged()).not.toContain(token);
});

describe('the mail about a place given back', () => {
  it('is written once, and takes the class out of the calendar that its confirmation put it into', async () => {
    await calls.book({ email: 'mia@example.com', language: 'de' });
    const token = await calls.mailedToken();
    now = BEFORE;
    await Promise.all(Array.from({ length: 5 }, () => calls.post('cancel', token)));
    const [booked, canceled, ...others] = (await calls.stored()).mails;
    expect(others).toEqual([]);
    expect(canceled).toMatchObject({
      kind: 'trial_canceled',
      recipient: 'mia@example.com',
      subject: 'Du hast abgesagt: Full Body, Montag, 23. November 2026, 18:30–19:15 Uhr',
    });
    expect(canceled?.body_text).toContain('https://lifted.example/de/workouts\n');
    const [entry, out] = [onlyEvent(booked?.calendar_event), onlyEvent(canceled?.calendar_event)];
    expect(entry).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
    expect(out).toMatchObject({ uid: entry.uid, method: 'CANCEL', status: 'CANCELLED', start: entry.start });
    expect(out.sequence).toBeGreaterThan(entry.sequence);
  });

  it('is none for a place that was held: no calendar has it', async () => {
    await database.pool.query('update studio.workouts set capacity = 1');
    await calls.book({ email: 'mia@example.com' });
    await calls.post('cancel', await calls.mailedToken());
    expect((await calls.stored()).mails.map(({ kind }) => kind)).toEqual(['trial_hold']);
  });

  it('is none where the studio had cancelled the class, and the studio tells nobody who gave a place back', async () => {
    await calls.book({ email: 'mia@example.com' });
    const mias = await calls.mailedToken();
    await calls.book({ email: 'lou@example.com' });
    await calls.post('cancel', await calls.mailedToken());
    now = BEFORE;
    await cancelClass(database.pool, 'w', 'coach', { letters: LETTERS, now });
    expect((await calls.post('cancel', mias)).json()).toMatchObject({ code: 'class_canceled' });
    const { mails } = await calls.stored();
    expect(mails.map(({ kind, recipient }) => [recipient, kind])).toEqual([
      ['mia@example.com', 'trial_confirmation'],
      ['lou@example.com', 'trial_confirmation'],
      ['lou@example.com', 'trial_canceled'],
      ['mia@example.com', 'class_canceled'],
    ]);
    const { uid } = onlyEvent(mails[0]?.calendar_event);
    expect(onlyEvent(mails[3]?.calendar_event)).toMatchObject({ uid, method: 'CANCEL' });
  });
});

describe('the demo mailbox', () => {
  it('lists the confirmation and shows its text with a link that works, its HTML and its calendar file', async () => {
    await calls.book({ email: 'mia@example.com', name: '<i>Mia</i>' });
    const token = await calls.mailedToken();
    const list = await process.app.inject('/dev/mailbox');
    expect(list.body).toContain('mia@example.com');
    const address = /\/dev\/mailbox\/\d+/.exec(list.body)?.[0] ?? expect.fail('no mail');

    const mail = await process.app.inject(address);
    expect(mail.body).toContain(`<a href="https://lifted.example/cancel-trial-workout#${token}">`);
    expect(mail.body).toContain('Hi &lt;i&gt;Mia&lt;/i&gt;, your');
    const asHtml = await process.app.inject(`${address}/html`);
    expect(asHtml.body).toBe((await calls.stored()).mails[0]?.body_html);
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

  it('lists the newest mail first, not the one filled in last', async () => {
    await calls.book({ email: 'mia@example.com' });
    now = new Date(now.getTime() - DAY_MS);
    await calls.book({ email: 'lou@example.com' });
    const { body } = await process.app.inject('/dev/mailbox');
    expect(body.match(/(mia|lou)@example\.com/g)).toEqual(['mia@example.com', 'lou@example.com']);
  });

  it.each(['evil.example', 'localhost.evil.example', 'lifted.example:3000'])(
    'answers nothing to a page that led its own name here: %j',
    async (host) => {
      await calls.book({ email: 'mia@example.com' });
      const list = await process.app.inject('/dev/mailbox');
      const address = /\/dev\/mailbox\/\d+/.exec(list.body)?.[0] ?? expect.fail('no mail');
      for (const url of ['/dev/mailbox', address, `${address}/html`, `${address}/class.ics`]) {
        const headers = { host, 'x-forwarded-host': 'localhost' };
        const answer = await process.app.inject({ url, headers });
        expect(answer.statusCode, url).toBe(404);
        expect(answer.body).not.toContain('mia@');
      }
    },
  );

  it('is empty before the first booking and has no mail of any other id', async () => {
    expect((await process.app.inject('/dev/mailbox')).body).toContain('No emails yet');
    for (const path of ['0', '999999999999999999999', 'x', '1/html', '1/class.ics', "1'--"]) {
      expect((await process.app.inject(`/dev/mailbox/${path}`)).statusCode).toBe(404);
    }
  });
});
