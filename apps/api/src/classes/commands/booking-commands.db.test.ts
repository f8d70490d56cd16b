import { emptyTables } from '@lifted/database/empty-tables';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, it } from 'vitest';
import { balanceOf, beforeStart, insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import {
  acceptOfferFor,
  bookClassFor,
  cancelBookingFor,
  leaveWaitlistFor,
  swapBookingFor,
} from './booking-commands.ts';
import { DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const CUT_OFF = beforeStart(START, { hours: 12 });

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1 },
    { id: 'same-time', capacity: 5, location: 'Annex' },
    { id: 'next-day', start: beforeStart(START, { days: -1 }), capacity: 5 },
  ],
  people: { mia: 2, ben: 2, ida: 2 },
});
const { asks, cancel, engine, join, mailsTo, placesOf } = studio;
const book = (name: string, workout?: string, now?: Date) => studio.book(name, now, workout);
async function entryOf(name: string) {
  const [entry] = await studio.rowsOf<{ state: string; until: Date | null }>(
    `select e.state, e.offer_ends_at as until from studio.waitlist_entries e
       join studio.customers c on c.number = e.customer_number where c.id = $1 order by e.number desc limit 1`,
    [name],
  );
  return entry;
}

describe('booking', () => {
  it('takes the place and a credit, and mails the confirmation with the link to cancel', async () => {
    await book('mia');
    expect(await placesOf('evening')).toEqual(['mia']);
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
    expect(await mailsTo('mia')).toEqual(['class_booked']);
    const { rows } = await studio.pool.query<{ text: string; event: string }>(
      'select body_text as text, calendar_event as event from studio.mail_outbox',
    );
    expect(rows[0]?.text).toMatch(/https:\/\/lifted\.example\/cancel-booking#\S{43}/);
    expect(rows[0]?.text).toContain('free of charge until Wednesday, 25 November 2026, 06:30');
    expect(rows[0]?.event).toContain('BEGIN:VEVENT');
  });

  it('with the same key again answers the same and takes nothing twice, also once the class is full', async () => {
    const request = await asks('mia', DAYS_BEFORE);
    const first = await bookClassFor(engine(), 'evening', undefined, request);
    expect(await bookClassFor(engine(), 'evening', undefined, request)).toEqual(first);
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
  });

  it('with the key of another command is refused and leaves everything as it is', async () => {
    const request = await asks('mia', DAYS_BEFORE);
    const { booking_id } = await bookClassFor(engine(), 'evening', undefined, request);
    const refused = { code: 'key_reused' };
    await expect(cancelBookingFor(engine(), booking_id ?? '', request)).rejects.toMatchObject(refused);
    await expect(bookClassFor(engine(), 'next-day', undefined, request)).rejects.toMatchObject(refused);
    expect(await placesOf('evening')).toEqual(['mia']);
    expect(await placesOf('next-day')).toEqual([]);
  });

  it('of a class they are in says so, also while others wait for a place in it', async () => {
    await book('mia');
    await join('ben');
    await expect(book('mia')).rejects.toMatchObject({ code: 'already_booked' });
  });

  it.each([
    ['already_booked', async () => book('mia').then(() => book('mia'))],
    ['class_full', async () => book('mia').then(() => book('ben'))],
    ['overlapping_booking', async () => book('mia').then(() => book('mia', 'same-time'))],
    ['booking_not_open', async () => book('mia', 'evening', beforeStart(START, { days: 14, ms: 1 }))],
    ['class_started', async () => book('mia', 'evening', START)],
    ['not_found', async () => book('mia', 'unknown')],
  ] as const)('is refused with %s', async (code, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  it('opens fourteen days before the class, to the millisecond', async () => {
    await book('mia', 'evening', beforeStart(START, { days: 14 }));
    expect(await placesOf('evening')).toEqual(['mia']);
  });

  it('without a credit left is refused, and a chosen pass pays although another expires first', async () => {
    await book('mia', 'same-time');
    await book('mia', 'next-day');
    await insertClass(studio.pool, { id: 'third', start: beforeStart(START, { days: 1 }) });
    await expect(book('mia', 'third')).rejects.toMatchObject({ code: 'no_credit_left' });
    await insertEntitlement(studio.pool, {
      customer: 'ben',
      product: 'pass',
      credits: 1,
      until: '2026-12-01',
    });
    const chosen = await insertEntitlement(studio.pool, { customer: 'ben', product: 'pass', credits: 5 });
    await bookClassFor(engine(), 'third', chosen, await asks('ben', DAYS_BEFORE));
    const { rows } = await studio.pool.query<{ id: string }>(
      `select e.id from studio.bookings b join studio.entitlements e on e.number = b.entitlement_number`,
    );
    expect(rows.map(({ id }) => id)).toContain(chosen);
  });

  it.each([
    ['a pass', 'pass_expired_by_then', 'pass'],
    ['a membership', 'contract_ended', 'flat'],
  ] as const)('with %s is possible on its last day, and the day after refused with %s', async (...row) => {
    const [, code, product] = row;
    await insertCustomer(studio.pool, 'new');
    await insertEntitlement(studio.pool, { customer: 'new', product, until: '2026-11-25' });
    await book('new', 'evening');
    expect(await placesOf('evening')).toEqual(['new']);
    const dayAfter = book('new', 'next-day').then(
      () => 'booked',
      (refusal: { readonly code: string }) => refusal.code,
    );
    expect(await dayAfter).toBe(code);
  });
});

describe('cancelling', () => {
  it('at the cut-off is free and gives the credit back', async () => {
    const booking = await book('mia');
    expect(await cancel('mia', booking, CUT_OFF)).toBe('canceled_free');
    expect(await balanceOf(studio.pool, 'mia')).toBe(2);
  });

  it('a millisecond later uses the credit', async () => {
    const booking = await book('mia');
    expect(await cancel('mia', booking, new Date(CUT_OFF.getTime() + 1))).toBe('canceled_late');
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
  });

  it('within ten minutes of booking is free although the cut-off is over', async () => {
    const bookedAt = beforeStart(START, { hours: 2 });
    const booking = await book('mia', 'evening', bookedAt);
    expect(await cancel('mia', booking, new Date(bookedAt.getTime() + 10 * MINUTE_MS))).toBe('canceled_free');
    expect(await balanceOf(studio.pool, 'mia')).toBe(2);
  });

  it('late on a membership makes a pending fee, which stays while the place is only booked again', async () => {
    await insertCustomer(studio.pool, 'leo');
    await insertEntitlement(studio.pool, { customer: 'leo', product: 'flat' });
    const booking = await book('leo');
    await cancel('leo', booking, beforeStart(START, { hours: 5 }));
    const fees = async () =>
      (await studio.pool.query<{ state: string; cents: number }>('select state, cents from studio.fees'))
        .rows;
    expect(await fees()).toEqual([{ state: 'pending', cents: 500 }]);
    await book('ben', 'evening', beforeStart(START, { hours: 4 }));
    expect(await fees()).toEqual([{ state: 'pending', cents: 500 }]);
  });

  it.each([
    ['a second time', 'already_canceled', DAYS_BEFORE],
    ['once the class has started', 'class_started', START],
  ])('%s is refused', async (_, code, now) => {
    const booking = await book('mia');
    if (code === 'already_canceled') await cancel('mia', booking, DAYS_BEFORE);
    await expect(cancel('mia', booking, now)).rejects.toMatchObject({ code });
  });

  it('somebody else’s booking is as unknown as one that never was', async () => {
    const booking = await book('mia');
    await expect(cancel('ben', booking, DAYS_BEFORE)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancel('ben', 'nothing', DAYS_BEFORE)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the waitlist', () => {
  it('gets a place freed before the cut-off at once, in the order of joining, free to cancel for two hours', async () => {
    const booking = await book('mia');
    await join('ben');
    await join('ida');
    expect(await balanceOf(studio.pool, 'ben')).toBe(2);
    const now = new Date(CUT_OFF.getTime());
    await cancel('mia', booking, now);
    expect(await placesOf('evening')).toEqual(['ben']);
    expect(await balanceOf(studio.pool, 'ben')).toBe(1);
    expect(await mailsTo('ben')).toEqual(['class_promoted']);
    expect((await entryOf('ida'))?.state).toBe('waiting');
    const { rows } = await studio.pool.query<{ id: string; until: Date }>(
      'select id, free_until as until from studio.bookings where canceled_at is null',
    );
    const [promoted] = rows;
    // 06:30 in Berlin: two hours of day begin at 07:00.
    expect(promoted?.until).toEqual(new Date('2026-11-25T08:00:00Z'));
    expect(await cancel('ben', promoted?.id ?? '', new Date('2026-11-25T08:00:00Z'))).toBe('canceled_free');
  });

  it('keeps the order of joining where its entries come to a number with a digit more', async () => {
    const booking = await book('mia');
    await studio.pool.query('alter table studio.waitlist_entries alter column number restart with 9');
    await join('ben');
    await join('ida');
    await cancel('mia', booking, DAYS_BEFORE);
    expect(await placesOf('evening'), 'who got the place').toEqual(['ben']);
  });

  it('after the cut-off is offered the place for half an hour, and accepting binds', async () => {
    const booking = await book('mia');
    await join('ben');
    const now = beforeStart(START, { hours: 5 });
    await cancel('mia', booking, now);
    expect(await entryOf('ben')).toEqual({
      state: 'offered',
      until: new Date(now.getTime() + 30 * MINUTE_MS),
    });
    await expect(book('ida', 'evening', now)).rejects.toMatchObject({ code: 'class_full' });
    const later = new Date(now.getTime() + 30 * MINUTE_MS - 1);
    const accepted = await acceptOfferFor(engine(), 'evening', await asks('ben', later));
    expect(accepted.outcome).toBe('booked');
    expect(await cancel('ben', accepted.booking_id ?? '', new Date(later.getTime() + MINUTE_MS))).toBe(
      'canceled_late',
    );
  });

  it('has no offer any more at the instant it ends', async () => {
    const booking = await book('mia');
    await join('ben');
    const now = beforeStart(START, { hours: 5 });
    await cancel('mia', booking, now);
    const end = new Date(now.getTime() + 30 * MINUTE_MS);
    await expect(acceptOfferFor(engine(), 'evening', await asks('ben', end))).rejects.toMatchObject({
      code: 'offer_gone',
    });
  });

  it('passes over somebody without a credit, tells them, and asks the next one', async () => {
    const booking = await book('mia');
    await join('ben');
    await join('ida');
    await book('ben', 'next-day');
    await insertClass(studio.pool, { id: 'third', start: beforeStart(START, { days: 1 }) });
    await book('ben', 'third');
    await cancel('mia', booking, DAYS_BEFORE);
    expect(await placesOf('evening')).toEqual(['ida']);
    expect((await entryOf('ben'))?.state).toBe('passed_over');
    expect(await mailsTo('ben')).toContain('class_passed_over');
  });

  it('passes over somebody whose pass is not valid where the class takes place by now, and says so', async () => {
    const { pool } = studio;
    const booking = await book('mia');
    await join('ben');
    await pool.query(
      `insert into studio.branches values ('s', 'South', 'South Street 1', '12043', 'Berlin');
       insert into studio.product_branches values ('pass', 's');
       insert into studio.entitlement_branches select e.number, 's' from studio.entitlements e
         join studio.customers c on c.number = e.customer_number where c.id = 'ben'`,
    );
    try {
      await cancel('mia', booking, DAYS_BEFORE);
      expect((await entryOf('ben'))?.state).toBe('passed_over');
      const { rows } = await pool.query<{ text: string }>(
        `select body_text as text from studio.mail_outbox where kind = 'class_passed_over'`,
      );
      expect(rows[0]?.text).toContain('is not valid at the branch of this class');
    } finally {
      await emptyTables(pool, 'studio.branches');
    }
  });

  it('cannot be joined without an entitlement, twice, or while a place is free', async () => {
    await insertCustomer(studio.pool, 'nobody');
    expect(await join('ben')).toMatchObject({ outcome: 'has_place' });
    await book('mia');
    await expect(join('nobody')).rejects.toMatchObject({ code: 'no_entitlement' });
    expect(await join('ben')).toMatchObject({ outcome: 'waiting' });
    expect(await join('ben')).toMatchObject({ outcome: 'waiting' });
    const { rows } = await studio.pool.query('select from studio.waitlist_entries');
    expect(rows).toHaveLength(1);
  });

  it('is left, which declines an offer and asks the next one', async () => {
    const booking = await book('mia');
    await join('ben');
    await join('ida');
    const now = beforeStart(START, { hours: 5 });
    await cancel('mia', booking, now);
    await leaveWaitlistFor(engine(), 'evening', await asks('ben', now));
    expect((await entryOf('ida'))?.state).toBe('offered');
    await expect(leaveWaitlistFor(engine(), 'evening', await asks('ben', now))).rejects.toMatchObject({
      code: 'not_waiting',
    });
  });

  it('is first come, first served in the last hour: for those on it, and nobody else', async () => {
    const booking = await book('mia');
    await join('ben');
    await join('ida');
    const now = beforeStart(START, { hours: 1 });
    await cancel('mia', booking, now);
    await insertCustomer(studio.pool, 'new');
    await insertEntitlement(studio.pool, { customer: 'new', product: 'flat' });
    await expect(book('new', 'evening', now)).rejects.toMatchObject({ code: 'place_promised' });
    await book('ida', 'evening', now);
    expect(await placesOf('evening')).toEqual(['ida']);
  });

  it('is left behind in classes that overlap a place somebody got', async () => {
    await book('mia');
    await join('ben');
    await book('ben', 'same-time');
    const { rows } = await studio.pool.query<{ kind: string }>(
      `select kind from studio.jobs where kind = 'leave_overlapping_waits'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('swapping', () => {
  it('leaves the old class for the new one, and the old place goes to the list', async () => {
    const booking = await book('mia');
    await join('ben');
    const swapped = await swapBookingFor(engine(), booking, 'same-time', await asks('mia', DAYS_BEFORE));
    expect(swapped).toMatchObject({ outcome: 'booked', workout_id: 'same-time' });
    expect(await placesOf('evening')).toEqual(['ben']);
    expect(await placesOf('same-time')).toEqual(['mia']);
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
  });

  it('keeps the old place when the new class is full', async () => {
    const booking = await book('mia', 'same-time');
    await book('ben');
    await expect(
      swapBookingFor(engine(), booking, 'evening', await asks('mia', DAYS_BEFORE)),
    ).rejects.toMatchObject({ code: 'class_full' });
    expect(await placesOf('same-time')).toEqual(['mia']);
  });

  it('works with the last credit, which comes back and is used again', async () => {
    const booking = await book('mia');
    await book('mia', 'next-day');
    await swapBookingFor(engine(), booking, 'same-time', await asks('mia', DAYS_BEFORE));
    expect(await balanceOf(studio.pool, 'mia')).toBe(0);
    expect(await placesOf('same-time')).toEqual(['mia']);
  });

  it.each([
    [
      'in the mail about the new place',
      { booked: { mail: true } },
      { mails: ['class_booked', 'class_booked'], titles: [] },
    ],
    [
      'in a receipt where no mails about bookings are wanted',
      { booked: { mail: false } },
      { mails: ['class_given_up'], titles: ['Cancelled late'] },
    ],
  ])('too late says that the workout is used up, %s', async (_, choices, told) => {
    await studio.choose('mia', choices);
    const booking = await book('mia');
    const late = beforeStart(START, { hours: 6 });
    await swapBookingFor(engine(), booking, 'next-day', await asks('mia', late));
    expect(await balanceOf(studio.pool, 'mia')).toBe(0);
    expect({ mails: await mailsTo('mia'), titles: await studio.titles('fee', 'mia') }).toEqual(told);
  });

  it('in time is said only in the list where no mails about bookings are wanted', async () => {
    await studio.choose('mia', { booked: { mail: false } });
    const booking = await book('mia');
    await swapBookingFor(engine(), booking, 'same-time', await asks('mia', DAYS_BEFORE));
    expect(await mailsTo('mia')).toEqual([]);
    expect(await studio.titles('fee', 'mia')).toEqual([]);
  });
});
