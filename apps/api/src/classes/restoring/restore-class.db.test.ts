import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { inTransaction } from '@lifted/database/transaction';
import { describe, expect, it } from 'vitest';
import { balanceOf, beforeStart } from '../../testing/booking-fixture.ts';
import { cancelClass } from '../changes/change-class.ts';
import { closeRoster, countMissing } from '../close-roster.ts';
import { removeBooking } from '../roster/staff-bookings.ts';
import { restoreClass } from './restore-class.ts';
import { at, DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

/** The studio calls the class off, and thinks better of it five minutes later. */
const CALLED_OFF = beforeStart(START, { hours: 8 });
const BACK_ON = new Date(CALLED_OFF.getTime() + 5 * MINUTE_MS);
/** After the cut-off, and long after anybody's second thoughts. */
const LATE = beforeStart(START, { hours: 3 });

/** Mia and Ben have a pass each, Ida and Leo a membership; two places. */
const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 2 },
    { id: 'same-time', capacity: 5, location: 'Loft' },
  ],
  people: { mia: 4, ben: 4, ida: 'flat', leo: 'flat' },
});
const { column, join, rowsOf } = studio;
const book = (name: string, workout?: string) => studio.book(name, DAYS_BEFORE, workout);

async function callOffAndOn() {
  await cancelClass(studio.pool, 'evening', 'coach', at(CALLED_OFF));
  expect(await restoreClass(studio.pool, 'evening', at(BACK_ON))).toEqual({ outcome: 'restored' });
}
async function placeOf(name: string) {
  const [place] = await rowsOf<{ id: string; free_until: Date; via: string }>(
    `select b.id, b.free_until, b.via from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.workout_id = 'evening' and b.canceled_at is null`,
    [name],
  );
  return place;
}
const cancel = async (name: string, now: Date) => studio.cancel(name, (await placeOf(name))?.id ?? '', now);
const waiting = () =>
  column<string>(
    `select c.id as value from studio.waitlist_entries e join studio.customers c on c.number = e.customer_number
      where e.state = 'waiting' order by e.number`,
  );
const lastMailTo = async (name: string) =>
  (
    await rowsOf<{ kind: string; text: string }>(
      `select m.kind, m.body_text as text from studio.mail_outbox m join studio.customers c on c.email = m.recipient
        where c.id = $1 order by m.id desc limit 1`,
      [name],
    )
  )[0];
const numberOfClass = async () =>
  (await column<number>(`select number as value from studio.workouts where id = 'evening'`))[0] ?? 0;

describe('a class that takes place after all', () => {
  it('gives everybody their place back, free to cancel until it starts, and says so', async () => {
    await book('mia');
    await callOffAndOn();
    expect(await placeOf('mia')).toMatchObject({ via: 'restored', free_until: START });
    expect(await restoreClass(studio.pool, 'evening', at(BACK_ON))).toMatchObject({
      reason: 'not_canceled',
    });
    const mail = await lastMailTo('mia');
    expect(mail?.kind).toBe('class_restored');
    expect(mail?.text).toContain('you can cancel free of charge until the class starts');
    expect(await balanceOf(studio.pool, 'mia')).toBe(3);
    expect(await cancel('mia', new Date(START.getTime() - 1))).toBe('canceled_free');
    expect(await balanceOf(studio.pool, 'mia')).toBe(4);
  });

  it('charges nobody who was told that nothing is owed, however late they cancel', async () => {
    await book('ida');
    await callOffAndOn();
    expect(await cancel('ida', LATE)).toBe('canceled_free');
    expect(await rowsOf('select from studio.fees')).toEqual([]);
  });

  it('charges them nothing either if they do not come', async () => {
    await book('ida');
    await book('mia');
    await callOffAndOn();
    const closedAt = new Date(START.getTime() + HOUR_MS);
    await closeRoster(studio.pool, 'evening', closedAt);
    await countMissing(studio.pool, await numberOfClass(), new Date(closedAt.getTime() + FEE_PENDING_MS));
    expect(await rowsOf('select from studio.fees')).toEqual([]);
    expect(await balanceOf(studio.pool, 'mia')).toBe(4);
  });

  it('leaves them a week to use the workout elsewhere if their pass has ended by then', async () => {
    await studio.pool.query(
      `update studio.entitlements e set valid = daterange(lower(e.valid), studio.berlin_date($1), '[]')
         from studio.customers c where c.number = e.customer_number and c.id = 'mia'`,
      [START],
    );
    await book('mia');
    await callOffAndOn();
    await closeRoster(studio.pool, 'evening', START);
    await countMissing(studio.pool, await numberOfClass(), new Date(START.getTime() + FEE_PENDING_MS));
    expect(
      await column(
        `select to_char(upper(valid) - 1, 'YYYY-MM-DD') as value from studio.entitlements e
           join studio.customers c on c.number = e.customer_number where c.id = 'mia'`,
      ),
    ).toEqual(['2026-12-04']);
    expect(await balanceOf(studio.pool, 'mia')).toBe(4);
  });

  it('leaves late cancellations from before it was called off without cost', async () => {
    const booking = await book('ida');
    const before = beforeStart(START, { hours: 9 });
    expect(await studio.cancel('ida', booking, before)).toBe('canceled_late');
    await callOffAndOn();
    expect(await rowsOf('select state from studio.fees')).toEqual([{ state: 'dropped' }]);
    expect(await placeOf('ida')).toBeUndefined();
  });

  it('has its waitlist again, in order, and tells those on it', async () => {
    await book('mia');
    await book('ben');
    await join('leo');
    await join('ida');
    await callOffAndOn();
    expect(await waiting()).toEqual(['leo', 'ida']);
    expect((await lastMailTo('leo'))?.text).toContain('on its waitlist again');
  });

  it('gives a place that nobody takes back to the list', async () => {
    await book('mia');
    await book('ben');
    await join('leo');
    await cancelClass(studio.pool, 'evening', 'coach', at(DAYS_BEFORE));
    await book('ben', 'same-time');
    await restoreClass(studio.pool, 'evening', at(DAYS_BEFORE));
    expect((await lastMailTo('ben'))?.text).toContain('We couldn’t put you back in it');
    expect((await placeOf('leo'))?.via).toBe('list');
    expect(await waiting()).toEqual([]);
  });

  it('brings back who had a place beyond the capacity, and not who was out before', async () => {
    const mia = await book('mia');
    await inTransaction(studio.pool, (client) => removeBooking(client, mia, at(DAYS_BEFORE)));
    await book('ben');
    await book('ida');
    await studio.pool.query(`update studio.workouts set capacity = 1 where id = 'evening'`);
    await callOffAndOn();
    expect([await placeOf('ben'), await placeOf('ida')]).toMatchObject([
      { via: 'restored' },
      { via: 'restored' },
    ]);
    expect(await placeOf('mia')).toBeUndefined();
  });

  it('a second time without somebody who has booked another class by then, and says so', async () => {
    await book('mia');
    await book('ida');
    await callOffAndOn();
    await cancelClass(studio.pool, 'evening', 'coach', at(new Date(BACK_ON.getTime() + MINUTE_MS)));
    await studio.book('mia', new Date(BACK_ON.getTime() + 2 * MINUTE_MS), 'same-time');
    const again = at(new Date(BACK_ON.getTime() + 3 * MINUTE_MS));
    expect(await restoreClass(studio.pool, 'evening', again)).toEqual({ outcome: 'restored' });
    expect(await placeOf('mia')).toBe(undefined);
    expect(await placeOf('ida')).toMatchObject({ via: 'restored' });
    expect((await lastMailTo('mia'))?.text).toContain('couldn’t put you back');
  });

  it('can be called off and on again: nobody has two places, and everybody hears of it each time', async () => {
    await book('mia');
    await callOffAndOn();
    await cancelClass(studio.pool, 'evening', 'coach', at(new Date(BACK_ON.getTime() + MINUTE_MS)));
    await restoreClass(studio.pool, 'evening', at(new Date(BACK_ON.getTime() + 2 * MINUTE_MS)));
    expect(await balanceOf(studio.pool, 'mia')).toBe(3);
    const kinds = await rowsOf<{ kind: string }>('select kind from studio.mail_outbox order by id');
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'class_booked',
      'class_canceled',
      'class_restored',
      'class_canceled',
      'class_restored',
    ]);
  });
});
