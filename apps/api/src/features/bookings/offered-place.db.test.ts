import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@lifted/database/transaction';
import { bookForMember } from '../../classes/roster/staff-bookings.ts';
import { balanceOf, beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { runDueJobs } from '../../testing/due-jobs.ts';
import { bookClassFor, cancelBookingFor, swapBookingFor } from './booking-commands.ts';
import { openBookingStudio } from '../../testing/booking-studio.ts';

const START = new Date('2026-11-25T17:30:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 2 });
/** The only place becomes free, and is offered to Ben for half an hour; Ida waits behind him. */
const OFFERED = beforeStart(START, { hours: 6 });
const ENDS = new Date(OFFERED.getTime() + 30 * MINUTE_MS);
const minutes = (count: number) => new Date(OFFERED.getTime() + count * MINUTE_MS);

const studio = openBookingStudio({
  classes: [
    { id: 'evening', start: START, capacity: 1 },
    { id: 'next-day', start: beforeStart(START, { days: -1 }), capacity: 5 },
  ],
  passes: ['mia', 'ben', 'ida'],
});
const { engine, asks } = studio;
beforeEach(async () => {
  const booking = await studio.book('mia', DAYS_BEFORE);
  for (const name of ['ben', 'ida']) await studio.join(name, DAYS_BEFORE);
  await studio.cancel('mia', booking, OFFERED);
});

const book = async (name: string, now: Date, workout = 'evening', key?: string) =>
  bookClassFor(engine(), workout, undefined, await asks(name, now, key));
const run = (now: Date) => runDueJobs(studio.pool, { now, cancelsTooFew: false });
const entries = async () =>
  (
    await studio.pool.query<{ id: string; state: string }>(
      `select c.id, e.state from studio.waitlist_entries e join studio.customers c on c.number = e.customer_number
        order by e.number`,
    )
  ).rows.map(({ id, state }) => `${id} ${state}`);
const places = async () =>
  (
    await studio.pool.query<{ id: string }>(
      `select c.id from studio.bookings b join studio.customers c on c.number = b.customer_number
        where b.workout_id = 'evening' and b.canceled_at is null`,
    )
  ).rows.map(({ id }) => id);

describe('a member who is offered a place and books the class instead', () => {
  it('has that place, and nobody behind them loses anything', async () => {
    const { outcome, booking_id: booking } = await book('ben', minutes(10));
    expect(outcome).toBe('booked');
    expect(await places()).toEqual(['ben']);
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
    expect(await balanceOf(studio.pool, 'ben')).toBe(2);
    await run(ENDS);
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
    expect(booking).not.toBeNull();
  });

  it('has one place however often they press', async () => {
    const key = crypto.randomUUID();
    const first = await book('ben', minutes(10), 'evening', key);
    expect(await book('ben', minutes(10), 'evening', key)).toEqual(first);
    await expect(book('ben', minutes(11))).rejects.toMatchObject({ code: 'already_booked' });
    expect(await places()).toEqual(['ben']);
    expect(await balanceOf(studio.pool, 'ben')).toBe(2);
  });

  it('has one place when two presses arrive at once', async () => {
    const presses = await Promise.allSettled([book('ben', minutes(10)), book('ben', minutes(10))]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await places()).toEqual(['ben']);
  });

  it('may think again for ten minutes, as booking promises', async () => {
    const { booking_id: booking } = await book('ben', minutes(10));
    const again = await cancelBookingFor(engine(), booking ?? '', await asks('ben', minutes(20)));
    expect(again.outcome).toBe('canceled_free');
    expect(await entries()).toEqual(['ben promoted', 'ida offered']);
  });

  it('gets it a millisecond before the offer ends, and at its end hears that it is gone', async () => {
    await expect(book('ben', ENDS)).rejects.toMatchObject({ code: 'offer_gone' });
    expect(await places()).toEqual([]);
    expect((await book('ben', new Date(ENDS.getTime() - 1))).outcome).toBe('booked');
  });

  it('hears that the class is full once the place is offered to the next one', async () => {
    await run(ENDS);
    await expect(book('ben', ENDS)).rejects.toMatchObject({ code: 'class_full' });
    expect(await entries()).toEqual(['ben expired', 'ida offered']);
  });

  it('gets it by swapping a place for it', async () => {
    const { booking_id: other } = await book('ben', DAYS_BEFORE, 'next-day');
    const swapped = await swapBookingFor(engine(), other ?? '', 'evening', await asks('ben', minutes(10)));
    expect(swapped.outcome).toBe('booked');
    expect(await places()).toEqual(['ben']);
  });

  it.each([true, false])('gets it at the desk, within the capacity (box ticked: %s)', async (mayExceed) => {
    const { customerNumber } = await asks('ben', minutes(10));
    const booked = await inTransaction(studio.pool, (client) =>
      bookForMember(
        client,
        { workoutId: 'evening', customerNumber, mayExceed },
        { letters: LETTERS, now: minutes(10) },
      ),
    );
    expect(booked).toMatchObject({ outcome: 'booked', isBeyond: false });
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
  });

  it('is not put on the list by joining it once more: there is a place for them', async () => {
    expect((await studio.join('ben', minutes(10))).outcome).toBe('has_place');
    expect(await entries()).toEqual(['ben offered', 'ida waiting']);
  });
});

it('a place that is offered to somebody else is nobody’s to book', async () => {
  await expect(book('ida', minutes(10))).rejects.toMatchObject({ code: 'class_full' });
  await expect(book('mia', minutes(10))).rejects.toMatchObject({ code: 'class_full' });
});
