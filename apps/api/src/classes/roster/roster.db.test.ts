import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { studioClassText } from '../../features/timetable/timetable-repository.ts';
import { balanceOf, beforeStart } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { inBookingTransaction } from '../booking-transaction.ts';
import { cancelClass } from '../changes/change-class.ts';
import { restoreClass } from '../restoring/restore-class.ts';
import { closeRoster, countMissing, reopenRosterIn } from '../close-roster.ts';
import { markPresent } from './check-in.ts';
import { addGuest, removeGuest } from './guests.ts';
import { bookForMember, removeBooking } from './staff-bookings.ts';
import { at, DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 2 }],
  people: { mia: 2, ben: 2, ida: 'flat' },
});
beforeAll(async () => {
  await studio.pool.query(
    `insert into studio.partners (id, name, quota) values ('usc', 'Urban', 2), ('wellpass', 'Wellpass', 1)`,
  );
});
const { book, choose, fees, mailsTo, placesOf, rowsOf } = studio;

const inOne = <Result>(work: (client: PoolClient) => Promise<Result>) =>
  inBookingTransaction(studio.pool, work);
async function numberOf(name: string) {
  return (await studio.asks(name)).customerNumber;
}

const guest = (id: string, change: { readonly partnerId?: string; readonly mayExceed?: boolean } = {}) => ({
  id,
  workoutId: 'evening',
  partnerId: 'usc',
  name: 'Lea K.',
  reference: 'R1',
  mayExceed: false,
  ...change,
});
const enter = (id: string, change = {}, now = DAYS_BEFORE) =>
  inOne((client) => addGuest(client, guest(id, change), now));
async function freePlaces() {
  const found = await studioClassText(studio.pool, 'evening', DAYS_BEFORE);
  return /"free_places":(\d+)/.exec(found?.text ?? '')?.[1];
}

describe('a guest of a partner', () => {
  it('takes a place that the timetable counts, and nobody else gets', async () => {
    expect(await enter('a')).toEqual({ outcome: 'added', isBeyond: false });
    expect(await freePlaces()).toBe('1');
    await book('mia');
    expect(await freePlaces()).toBe('0');
    await expect(book('ben')).rejects.toMatchObject({ code: 'class_full' });
  });

  it('entered twice under one id takes one place', async () => {
    await enter('a');
    expect(await enter('a')).toEqual({ outcome: 'repeated' });
    expect(await freePlaces()).toBe('1');
  });

  it('is refused beyond the quota of the partner, also where the desk may exceed the capacity', async () => {
    await enter('a', { partnerId: 'wellpass' });
    expect(await enter('b', { partnerId: 'wellpass', mayExceed: true })).toEqual({
      outcome: 'refused',
      reason: 'partner_quota_full',
    });
  });

  it('is let in beyond the capacity by decision of staff alone, and the place beyond ends with a cancellation', async () => {
    const booking = await book('mia');
    await book('ben');
    expect(await enter('a')).toEqual({ outcome: 'refused', reason: 'class_full' });
    expect(await enter('a', { mayExceed: true })).toEqual({ outcome: 'added', isBeyond: true });
    expect(await rowsOf('select taken, beyond from studio.class_places')).toEqual([{ taken: 3, beyond: 1 }]);
    await inOne((client) => removeBooking(client, booking, at(DAYS_BEFORE)));
    expect(await rowsOf('select taken, beyond from studio.class_places')).toEqual([{ taken: 2, beyond: 0 }]);
  });

  it('who is removed leaves the place to the waitlist', async () => {
    await enter('a');
    await enter('b');
    await studio.join('ben');
    expect(await enter('c', { partnerId: 'wellpass' })).toMatchObject({ reason: 'class_full' });
    await inOne((client) => removeGuest(client, 'a', at(DAYS_BEFORE)));
    expect(await placesOf()).toEqual(['ben']);
    expect(await inOne((client) => removeGuest(client, 'a', at(DAYS_BEFORE)))).toEqual({
      outcome: 'unknown',
    });
  });

  it('shares the last places with nobody, however many are entered at once', async () => {
    await studio.pool.query(`update studio.partners set quota = 20 where id = 'usc'`);
    onTestFinished(async () => {
      await studio.pool.query(`update studio.partners set quota = 2 where id = 'usc'`);
    });
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, guests) => enter(String(guests))));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(2);
    expect(await freePlaces()).toBe('0');
  });

  it('is unknown in an unknown class or of an unknown partner', async () => {
    expect(await enter('a', { partnerId: 'classpass' })).toEqual({ outcome: 'unknown', what: 'partner' });
    expect(await enter('a', { workoutId: 'none' })).toEqual({ outcome: 'unknown', what: 'class' });
  });

  it('is unknown of a partner the studio no longer works with', async () => {
    await studio.pool.query(
      `insert into studio.partners (id, name, quota, is_active) values ('former', 'Former', 9, false)`,
    );
    expect(await enter('a', { partnerId: 'former' })).toEqual({ outcome: 'unknown', what: 'partner' });
  });

  it('is neither entered nor removed once the roster is closed', async () => {
    await enter('a');
    const after = new Date(START.getTime() + HOUR_MS);
    await closeRoster(studio.pool, 'evening', after);
    expect(await enter('b', {}, after)).toMatchObject({ reason: 'roster_closed' });
    expect(await inOne((client) => removeGuest(client, 'a', at(after)))).toMatchObject({
      reason: 'roster_closed',
    });
  });

  it('cannot be written by anybody past those who wait', async () => {
    await book('mia');
    await enter('a');
    await studio.join('ben');
    await expect(
      studio.pool.query(
        `with more as (update studio.class_places set beyond = 1)
         insert into studio.partner_guests (id, workout_number, partner_id, added_at)
         select 'x', number, 'usc', '2026-11-20' from studio.workouts`,
      ),
    ).rejects.toThrow(/waitlist/);
  });
});

describe('staff', () => {
  const bookFor = async (name: string, { mayExceed = false, isPutBack = false } = {}) => {
    const customerNumber = await numberOf(name);
    const booking = { workoutId: 'evening', customerNumber, mayExceed, isPutBack };
    return inOne((client) => bookForMember(client, booking, at(DAYS_BEFORE)));
  };

  it('books for a member what the member could book, with the same mail', async () => {
    expect(await bookFor('mia')).toMatchObject({ outcome: 'booked', isBeyond: false });
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
    expect(await mailsTo('mia')).toEqual(['class_booked']);
    expect(await bookFor('mia')).toEqual({ outcome: 'refused', reason: 'already_booked' });
    expect(await rowsOf('select actor, command, outcome from studio.booking_commands')).toEqual([
      { actor: 'studio', command: 'book', outcome: 'booked' },
    ]);
  });

  it('books and puts back with a mail also for who wants none about places they book themselves', async () => {
    await choose('mia', { booked: { mail: false } });
    const booking = await book('mia');
    expect(await mailsTo('mia')).toEqual([]);
    await inOne((client) => removeBooking(client, booking, at(DAYS_BEFORE)));
    expect(await bookFor('mia', { isPutBack: true })).toMatchObject({ outcome: 'booked' });
    expect(await mailsTo('mia')).toEqual(['class_place_removed', 'class_booked']);
    await choose('ben', { booked: { mail: false } });
    expect(await bookFor('ben')).toMatchObject({ outcome: 'booked' });
    expect(await mailsTo('ben')).toEqual(['class_booked']);
  });

  it('books beyond the capacity where it says so, and never without what pays', async () => {
    await book('mia');
    await enter('a');
    expect(await bookFor('ben')).toEqual({ outcome: 'refused', reason: 'class_full' });
    expect(await bookFor('ben', { mayExceed: true })).toMatchObject({ outcome: 'booked', isBeyond: true });
    await insertCustomer(studio.pool, 'nobody');
    expect(await bookFor('nobody', { mayExceed: true })).toEqual({
      outcome: 'refused',
      reason: 'no_entitlement',
    });
    expect(await bookFor('ben', { mayExceed: true })).toEqual({
      outcome: 'refused',
      reason: 'already_booked',
    });
  });

  it('let somebody in beyond the capacity for good: a class that is cancelled and restored has everybody back', async () => {
    await book('mia');
    await enter('a');
    await bookFor('ben', { mayExceed: true });
    await cancelClass(studio.pool, 'evening', 'coach', at(DAYS_BEFORE));
    await restoreClass(studio.pool, 'evening', at(DAYS_BEFORE));
    expect(await placesOf()).toEqual(['ben', 'mia']);
    expect(await rowsOf('select taken, capacity, beyond from studio.class_places')).toEqual([
      { taken: 3, capacity: 2, beyond: 1 },
    ]);
  });

  it('takes a member out free of charge an hour before the class, tells them, and serves the list', async () => {
    const booking = await book('ida');
    await enter('a');
    await studio.join('ben');
    const now = beforeStart(START, { hours: 2 });
    expect(await inOne((client) => removeBooking(client, booking, at(now)))).toMatchObject({
      outcome: 'removed',
    });
    expect(await rowsOf('select from studio.fees')).toEqual([]);
    expect(await rowsOf('select state from studio.waitlist_entries')).toEqual([{ state: 'offered' }]);
    expect(await mailsTo('ida')).toEqual(['class_booked', 'class_place_removed']);
    expect(
      await rowsOf(
        `select booking_id, outcome from studio.booking_commands where actor = 'studio' and command = 'cancel'`,
      ),
    ).toEqual([{ booking_id: booking, outcome: 'canceled_free' }]);
    expect(await inOne((client) => removeBooking(client, booking, at(now)))).toMatchObject({
      reason: 'already_canceled',
    });
  });
});

describe('check-in', () => {
  const mark = (kind: 'booking' | 'test' | 'guest', id: string, isPresent = true, now = START) =>
    inOne((client) =>
      markPresent(client, { workoutId: 'evening', place: { kind, id }, isPresent, who: 'desk', now }),
    );

  it('marks members, visitors and guests, and takes it back', async () => {
    const booking = await book('mia');
    await enter('a');
    await insertClass(studio.pool, { id: 'trial', start: START, capacity: 2, location: 'Loft' });
    await studio.pool.query(`update studio.workouts set capacity = 3 where id = 'evening'`);
    const [visitor] = await rowsOf<{ id: string }>(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('evening', 'gast@visitor.example', 'Gast', '2026-11-20', '\\x01') returning id::text`,
    );
    const places = [
      ['booking', booking],
      ['test', visitor?.id ?? ''],
      ['guest', 'a'],
    ] as const;
    for (const [kind, id] of places) {
      expect(await mark(kind, id)).toMatchObject({ outcome: 'marked', wasPresent: false });
      expect(await mark(kind, id, false)).toMatchObject({ outcome: 'marked', wasPresent: true });
    }
    expect(await mark('booking', 'other')).toEqual({ outcome: 'unknown' });
    expect(await mark('guest', 'a', true, DAYS_BEFORE)).toMatchObject({ reason: 'check_in_closed' });
  });

  it('of a visitor whose mail was not opened gives them the place for good', async () => {
    const { pool } = studio;
    await insertClass(pool, { id: 'trial', start: START, capacity: 2, location: 'Loft' });
    const [visitor] = await rowsOf<{ id: string }>(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
       values ('trial', 'gast@visitor.example', 'Gast', $1, $1, '\\x02') returning id::text`,
      [new Date(START.getTime() + 10 * 60_000)],
    );
    const place = { kind: 'test', id: visitor?.id ?? '' } as const;
    const isThere = { workoutId: 'trial', place, isPresent: true, who: 'desk', now: START } as const;
    await inOne((client) => markPresent(client, isThere));
    // What is held is deleted after a week.
    expect(await rowsOf('select has_attended, held_until from studio.trial_bookings')).toEqual([
      { has_attended: true, held_until: null },
    ]);
  });

  const CLOSED = new Date(START.getTime() + HOUR_MS);
  const COUNTED = new Date(CLOSED.getTime() + 48 * HOUR_MS);
  const classNumber = async () =>
    (await studio.column<number>('select number as value from studio.workouts'))[0] ?? 0;
  async function count() {
    await closeRoster(studio.pool, 'evening', CLOSED);
    await countMissing(studio.pool, await classNumber(), COUNTED);
  }

  it('of somebody who was counted as missing drops the fee', async () => {
    const booking = await book('ida');
    await count();
    expect(await fees()).toEqual(['pending']);
    await mark('booking', booking, true, COUNTED);
    expect(await fees()).toEqual(['dropped']);
  });

  it.each([
    ['as before', 24, null, 'pending'],
    ['and is due once its time is over', 48, null, 'due'],
    ['and is objected to as before', 48, 'I was there', 'objected'],
  ])('that is taken back brings the fee back, %s', async (_, hours, objection, state) => {
    const booking = await book('ida');
    await count();
    if (objection !== null)
      await studio.pool.query(`update studio.fees set state = 'objected', objection = $1`, [objection]);
    await mark('booking', booking, true, COUNTED);
    await mark('booking', booking, false, new Date(COUNTED.getTime() + hours * HOUR_MS));
    expect(await fees()).toEqual([state]);
  });

  it('that is taken back brings no fee back that was waived', async () => {
    const booking = await book('ida');
    await count();
    await studio.pool.query(
      `update studio.fees set state = 'waived', decided_by = 'owner', decision = 'Ill'`,
    );
    await mark('booking', booking, true, COUNTED);
    await mark('booking', booking, false, COUNTED);
    expect(await fees()).toEqual(['waived']);
  });

  it('that is taken back once who was missing was counted counts them, too, and before that nobody', async () => {
    const booking = await book('ida');
    await mark('booking', booking, true, CLOSED);
    await count();
    expect(await fees()).toEqual([]);
    await mark('booking', booking, false, new Date(COUNTED.getTime() - 1));
    expect(await fees()).toEqual([]);
    await mark('booking', booking, true, COUNTED);
    await mark('booking', booking, false, COUNTED);
    expect(await fees()).toEqual(['pending']);
  });

  it('is possible at any time for who had a place in a class that was cancelled and restored, and owes nothing', async () => {
    await book('ida');
    await book('mia');
    await cancelClass(studio.pool, 'evening', 'coach', at(DAYS_BEFORE));
    await restoreClass(studio.pool, 'evening', at(DAYS_BEFORE));
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
    await count();
    await countMissing(studio.pool, await classNumber(), COUNTED);
    expect([await balanceOf(studio.pool, 'mia'), await fees(), await placesOf()]).toEqual([
      2,
      [],
      ['ida', 'mia'],
    ]);
    const places = await studio.column<string>(
      'select id as value from studio.bookings where canceled_at is null order by id',
    );
    for (const booking of places)
      expect(await mark('booking', booking, true, COUNTED)).toMatchObject({ outcome: 'marked' });
    for (const booking of places) await mark('booking', booking, false, COUNTED);
    expect([await balanceOf(studio.pool, 'mia'), await fees()]).toEqual([2, []]);
  });

  it('closed by mistake is opened again, until who was missing is counted', async () => {
    const closed = new Date(START.getTime() + HOUR_MS);
    await closeRoster(studio.pool, 'evening', closed);
    const reopen = (now: Date) => inOne((client) => reopenRosterIn(client, 'evening', now));
    expect(await reopen(new Date(closed.getTime() + 48 * HOUR_MS))).toBe('counted');
    expect(await reopen(new Date(closed.getTime() + 48 * HOUR_MS - 1))).toBe('reopened');
    expect(await reopen(closed)).toBe('open_before');
    expect(await rowsOf(`select from studio.jobs where kind = 'no_show'`)).toEqual([]);
  });
});
