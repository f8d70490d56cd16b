import { emptyTables } from '@lifted/database/empty-tables';
import type { TrialPlace } from '@lifted/contract/trial-bookings';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { MAILS_TO_ONE_ADDRESS } from '@lifted/domain/people/stranger-mails';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelClass } from '../../classes/changes/change-class.ts';
import { restoreClass } from '../../classes/restoring/restore-class.ts';
import { LETTERS } from '../booking-fixture.ts';
import { onlyEvent } from '../calendar-events.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';
import { journeyCalls, startJourneyProcess } from './trial-journey-fixture.ts';

const START = new Date('2026-11-23T17:30:00Z');
const BOOKED_AT = new Date('2026-11-20T11:00:00Z');
const HELD_UNTIL = new Date(BOOKED_AT.getTime() + HOLD_MS);
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

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
  now = BOOKED_AT;
  await emptyTables(database.pool, 'studio.workouts', 'studio.mail_outbox', 'studio.customers');
  await insertClass(database.pool, { id: 'w', start: START, capacity: 12 });
  await insertClass(database.pool, { id: 'other', start: START, capacity: 12 });
  process.publicCache.invalidate('timetable');
});

const place = async (email: string, workoutId = 'w') =>
  (await calls.book({ email, workoutId })).json<TrialPlace>();

/** Takes the third place of the class that needs no confirmation. */
async function fillThird(): Promise<void> {
  for (let index = 0; index < 4; index++) {
    expect(await place(`early-${index}@example.com`)).toMatchObject({ place: 'booked' });
  }
}

describe('beyond a third of places that nobody confirmed', () => {
  it('a place is held for half an hour, and the mail says how to confirm it', async () => {
    await fillThird();
    expect(await place('mia@example.com')).toEqual({
      workout_id: 'w',
      place: 'held',
      held_until: berlinIso(HELD_UNTIL),
    });
    expect(await calls.freePlaces()).toBe(7);
    const mail = (await calls.stored()).mails.at(-1);
    expect(mail).toMatchObject({ kind: 'trial_hold', recipient: 'mia@example.com' });
    expect(mail?.body_text).toContain('until 12:30');
    expect((await calls.post('show', await calls.mailedToken())).json()).toMatchObject({
      state: 'held',
      held_until: berlinIso(HELD_UNTIL),
    });
  });

  it('opening the link changes nothing, pressing its button books, once however often', async () => {
    await fillThird();
    await place('mia@example.com');
    const token = await calls.mailedToken();
    await calls.post('show', token);
    expect((await calls.stored()).bookings.at(-1)).toMatchObject({ held_until: HELD_UNTIL });

    now = after(HELD_UNTIL, -1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.post('confirm', token)));
    for (const answer of answers) expect(answer.json()).toMatchObject({ state: 'booked', held_until: null });
    const { mails } = await calls.stored();
    expect(
      mails.filter(({ kind, recipient }) => kind === 'trial_confirmation' && recipient === 'mia@example.com'),
    ).toHaveLength(1);
    expect(mails.at(-1)?.body_text).toContain(`/cancel-trial-workout#${token}`);

    now = after(HELD_UNTIL, 1);
    expect(await calls.freePlaces()).toBe(7);
    expect((await calls.post('cancel', token)).json()).toMatchObject({ state: 'canceled' });
  });

  it('a confirmed place makes room for one that needs no confirmation', async () => {
    await fillThird();
    expect(await place('mia@example.com')).toMatchObject({ place: 'held' });
    await calls.post('confirm', await calls.mailedToken());
    const early = (await calls.stored()).mails[0]?.body_text ?? '';
    const token = /cancel-trial-workout#([\w-]+)/.exec(early)?.[1] ?? '';
    await calls.post('cancel', token);
    expect(await place('lou@example.com')).toMatchObject({ place: 'booked' });
  });

  it('a held place is free again to the millisecond, in an answer kept in memory too, and its link says so', async () => {
    await fillThird();
    await place('mia@example.com');
    const token = await calls.mailedToken();
    expect(await calls.freePlaces()).toBe(7);
    now = after(HELD_UNTIL, -1);
    expect(await calls.freePlaces()).toBe(7);
    now = HELD_UNTIL;
    expect(await calls.freePlaces()).toBe(8);
    for (const call of ['show', 'confirm', 'cancel'] as const) {
      expect((await calls.post(call, token)).json()).toMatchObject({ state: 'expired' });
    }
    expect(await calls.freePlaces()).toBe(8);
    expect(await place('mia@example.com')).toMatchObject({ place: 'held' });
  });

  it('a place that expired and went to somebody else is never confirmed', async () => {
    await database.pool.query(`update studio.workouts set capacity = 1 where id = 'w'`);
    await place('mia@example.com');
    const mias = await calls.mailedToken();
    expect((await calls.book({ email: 'lou@example.com' })).json()).toMatchObject({ code: 'class_full' });
    now = HELD_UNTIL;
    expect(await place('lou@example.com')).toMatchObject({ place: 'held' });
    const lous = await calls.mailedToken();
    const [mia, lou] = await Promise.all([calls.post('confirm', mias), calls.post('confirm', lous)]);
    expect([mia.json<{ state: string }>().state, lou.json<{ state: string }>().state]).toEqual([
      'expired',
      'booked',
    ]);
    expect(await calls.freePlaces()).toBe(0);
  });

  it('in a class that the studio cancelled meanwhile is not confirmed any more, and no mail says so', async () => {
    await fillThird();
    await place('mia@example.com');
    const token = await calls.mailedToken();
    await cancelClass(database.pool, 'w', 'coach', { letters: LETTERS, now });
    expect((await calls.post('confirm', token)).json()).toMatchObject({ code: 'class_canceled' });
    expect(
      (await calls.stored()).mails.map(({ kind }) => kind).filter((kind) => kind === 'trial_confirmation'),
    ).toHaveLength(4);
  });

  it('is held no longer than to the start, and a link confirms nothing after it', async () => {
    now = after(START, -60_000);
    await fillThird();
    expect(await place('mia@example.com')).toMatchObject({ held_until: berlinIso(START) });
    now = START;
    expect((await calls.post('confirm', await calls.mailedToken())).json()).toMatchObject({
      state: 'expired',
    });
  });

  it('of 60 different people at once takes every place and not one more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => calls.book({ email: `visitor-${index}@example.com` })),
    );
    const places = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<TrialPlace>().place);
    expect(places.filter((each) => each === 'booked')).toHaveLength(4);
    expect(places.filter((each) => each === 'held')).toHaveLength(8);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(48);
  });
});

describe('one free class per person', () => {
  const MIA = 'm.ia@gmail.com';

  async function mailedNote(): Promise<string> {
    const mail = (await calls.stored()).mails.at(-1);
    expect(mail?.kind).toBe('trial_note');
    return mail?.body_text ?? '';
  }

  it.each(['mia+again@gmail.com', 'MIA@googlemail.com', MIA])(
    'however the address is spelled, such as %s',
    async (spelling) => {
      await place(MIA);
      expect(await place(spelling, 'other')).toEqual({
        workout_id: 'other',
        place: 'booked',
        held_until: null,
      });
      const { bookings } = await calls.stored();
      expect(bookings).toHaveLength(1);
      expect(await mailedNote()).toContain('You’ve already booked your free class');
    },
  );

  it('also in two classes at once', async () => {
    await Promise.all([calls.book({ email: MIA }), calls.book({ email: MIA, workoutId: 'other' })]);
    expect((await calls.stored()).bookings).toHaveLength(1);
  });

  it('is over once it was had, and free again once it was cancelled or never confirmed', async () => {
    await place(MIA);
    const token = await calls.mailedToken();
    await calls.post('cancel', token);
    expect((await place(MIA, 'other')).place).toBe('booked');
    expect((await calls.stored()).bookings).toHaveLength(2);

    await insertClass(database.pool, { id: 'later', start: after(START, 7 * 24 * 3_600_000) });
    now = after(START, 1);
    await place(MIA, 'later');
    expect(await mailedNote()).toContain('You’ve had your free class: Full Body, Monday, 23 November 2026');
  });

  it('is another one where the studio cancelled the class, which then has no place for them any more', async () => {
    const context = { letters: LETTERS, now };
    await place('mia@example.com');
    await cancelClass(database.pool, 'w', 'coach', context);
    expect(await place('mia@example.com', 'other')).toMatchObject({ place: 'booked' });
    expect((await calls.stored()).mails.at(-1)).toMatchObject({ kind: 'trial_confirmation' });
    await restoreClass(database.pool, 'w', context);
    const { rows } = await database.pool.query<{ taken: number }>(
      'select taken from studio.class_places order by workout_number',
    );
    expect(rows.map(({ taken }) => taken)).toEqual([0, 1]);
  });

  it('is in the calendar again where the class takes place after all', async () => {
    await place('mia@example.com');
    await cancelClass(database.pool, 'w', 'coach', { letters: LETTERS, now: after(now, 60_000) });
    await restoreClass(database.pool, 'w', { letters: LETTERS, now: after(now, 120_000) });
    const { mails } = await calls.stored();
    const entries = mails.map(({ calendar_event: file }) => onlyEvent(file));
    expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    expect(mails[2]?.body_text).toContain('add the class to your calendar');
  });

  it('is in no calendar before it is confirmed, so that a class that falls away takes nothing out', async () => {
    await fillThird();
    await place('mia@example.com');
    const mailsToMia = async () =>
      (await calls.stored()).mails.filter(({ recipient }) => recipient === 'mia@example.com');
    await cancelClass(database.pool, 'w', 'coach', { letters: LETTERS, now });
    await restoreClass(database.pool, 'w', { letters: LETTERS, now: after(now, 60_000) });
    expect((await mailsToMia()).map(({ kind, calendar_event: file }) => [kind, file])).toEqual([
      ['trial_hold', null],
      ['class_canceled', null],
      ['class_restored', null],
    ]);
  });

  it('is none for members, who are told where they book', async () => {
    await insertCustomer(database.pool, 'ben');
    await place('ben+free@member.example');
    expect((await calls.stored()).bookings).toEqual([]);
    expect(await mailedNote()).toContain('https://members.lifted.example/');
  });

  it('looks the same from outside for every address: answer, free places, and what a second try does', async () => {
    await insertCustomer(database.pool, 'ben');
    await place('has-place@example.com');
    await place('had-class@example.com', 'other');
    const seen: unknown[] = [];
    for (const email of [
      'new@example.com',
      'ben@member.example',
      'has-place@example.com',
      'had-class@example.com',
    ]) {
      const before = await calls.freePlaces();
      const first = await calls.book({ email });
      const between = await calls.freePlaces();
      seen.push([
        first.statusCode,
        Object.keys(first.json<object>()),
        first.json<TrialPlace>().workout_id,
        before - between,
      ]);
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await calls.stored()).bookings.map(({ email }) => email)).toEqual([
      'has-place@example.com',
      'had-class@example.com',
      'new@example.com',
    ]);
    now = after(now, HOLD_MS);
    expect(await calls.freePlaces()).toBe(10);
  });

  it('tells a mailbox three times an hour, and answers on', async () => {
    await place('mia@example.com');
    for (let index = 0; index < MAILS_TO_ONE_ADDRESS + 2; index++) {
      expect((await calls.book({ email: `mia+${index}@example.com` })).statusCode).toBe(201);
    }
    const notes = (await calls.stored()).mails.filter(({ kind }) => kind === 'trial_note');
    expect(notes).toHaveLength(MAILS_TO_ONE_ADDRESS);
  });
});

describe('a booking on a German page', () => {
  it('is answered by German mails alone, from the held place to the confirmation', async () => {
    await fillThird();
    await calls.book({ email: 'mia@example.com', language: 'de' });
    await calls.post('confirm', await calls.mailedToken());
    const { mails } = await calls.stored();
    const [held, confirmed] = mails.slice(-2);
    expect(held?.subject).toMatch(/^Bitte bestätige dein Probetraining: /);
    expect(held?.body_text).toContain('/de/confirm-trial-workout#');
    expect(confirmed?.subject).toMatch(/^Dein Probetraining: /);
    expect(confirmed?.body_text).toContain('/de/cancel-trial-workout#');
    expect(`${held?.body_text}${confirmed?.body_text}`).not.toMatch(/test workout|your place/i);
  });
});
