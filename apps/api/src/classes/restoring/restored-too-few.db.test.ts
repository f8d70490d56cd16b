import { inTransaction } from '@lifted/database/transaction';
import type { CancelReason } from '@lifted/domain/bookings/class-cancellation';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { beforeStart } from '../../testing/booking-fixture.ts';
import { cancelClass } from '../changes/change-class.ts';
import { editClass, lockEditedClass } from '../changes/edit-class.ts';
import { planClassJobs } from '../class-jobs.ts';
import { restoreClass } from './restore-class.ts';
import { at, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const DAYS_BEFORE = beforeStart(START, { days: 2 });
/** Everybody hears of too few, and it is decided. */
const TOLD = beforeStart(START, { hours: 6 });
const DECIDED = beforeStart(START, { hours: 3, ms: MINUTE_MS });

const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 4 }],
  people: { ida: 'flat', ben: 'flat', cem: 'flat' },
});
beforeEach(() => planClassJobs(studio.pool, DAYS_BEFORE));

const book = (name: string, now = DAYS_BEFORE) => studio.book(name, now);
const run = (now: Date) => studio.run(now, { isTwice: true });

async function cancel(reason: CancelReason, now: Date): Promise<void> {
  await run(now);
  expect(await cancelClass(studio.pool, 'evening', reason, at(now))).toEqual({ outcome: 'canceled' });
}
async function restore(now: Date): Promise<void> {
  await run(now);
  expect(await restoreClass(studio.pool, 'evening', at(now))).toEqual({ outcome: 'restored' });
  await run(now);
}
const minutesAfter = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);
const told = async () =>
  (await studio.pool.query(`select from studio.mail_outbox where kind = 'class_too_few'`)).rowCount;
const isCanceled = async () => (await loadStudioClass(studio.pool, 'evening', START))?.is_canceled;
const saysTooFew = async (now: Date) =>
  (await loadStudioClass(studio.pool, 'evening', now))?.too_few !== null;

describe('too few bookings of a class that is restored', () => {
  beforeEach(() => book('ida'));

  it('are told and decided as for any class if it is restored before that', async () => {
    await cancel('coach', beforeStart(START, { hours: 20 }));
    await restore(beforeStart(START, { hours: 10 }));
    await run(new Date(TOLD.getTime() - 1));
    expect(await told()).toBe(0);
    await run(TOLD);
    expect(await told()).toBe(1);
    await run(new Date(DECIDED.getTime() - 1));
    expect(await isCanceled()).toBe(false);
    await run(DECIDED);
    expect(await isCanceled()).toBe(true);
  });

  it('are told at once if the time for it went by meanwhile, and then decided', async () => {
    await cancel('coach', minutesAfter(TOLD, -30));
    await restore(minutesAfter(TOLD, 30));
    expect(await told()).toBe(1);
    expect(await saysTooFew(minutesAfter(TOLD, 31))).toBe(true);
    await run(DECIDED);
    expect(await isCanceled()).toBe(true);
  });

  it('are not told a second time, and decided all the same', async () => {
    await cancel('coach', minutesAfter(TOLD, 30));
    await restore(minutesAfter(TOLD, 60));
    expect(await told()).toBe(1);
    await run(DECIDED);
    expect(await isCanceled()).toBe(true);
  });

  it('do not cancel it a second time', async () => {
    await run(TOLD);
    await run(DECIDED);
    expect(await isCanceled()).toBe(true);
    await restore(minutesAfter(DECIDED, 0.5));
    await run(START);
    expect([await isCanceled(), await told()]).toEqual([false, 1]);
  });

  it('are decided by who restores a class that was cancelled for them by hand', async () => {
    await cancel('few', minutesAfter(TOLD, 30));
    await restore(minutesAfter(TOLD, 31));
    expect(await saysTooFew(minutesAfter(TOLD, 32))).toBe(false);
    await run(START);
    expect([await isCanceled(), await told()]).toEqual([false, 1]);
  });

  it('are looked at later if it was cancelled for them before anybody had heard of it', async () => {
    await cancel('few', beforeStart(START, { hours: 30 }));
    await restore(beforeStart(START, { hours: 29 }));
    await run(TOLD);
    await run(DECIDED);
    expect([await isCanceled(), await told()]).toEqual([true, 1]);
  });

  it('are looked at again once it is moved to another day', async () => {
    await cancel('few', minutesAfter(TOLD, 30));
    await restore(minutesAfter(TOLD, 31));
    const start = minutesAfter(START, 24 * 60);
    await inTransaction(studio.pool, async (client) => {
      const locked = await lockEditedClass(client, 'evening');
      if (locked === undefined) throw new Error('There is no class.');
      await editClass(client, 'evening', { ...locked, start }, at(minutesAfter(TOLD, 60)));
    });
    await run(beforeStart(start, { hours: 6 }));
    await run(beforeStart(start, { hours: 3 }));
    expect([await isCanceled(), await told()]).toEqual([true, 2]);
  });
});

it('too few have booked a class of one place that is only offered', async () => {
  await book('ida');
  await studio.pool.query('update studio.workouts set capacity = 1');
  await studio.join('ben', DAYS_BEFORE);
  const { rows } = await studio.pool.query<{ id: string }>('select id from studio.bookings');
  const late = minutesAfter(TOLD, -10);
  await studio.cancel('ida', rows[0]?.id ?? '', late);
  await run(TOLD);
  expect(await saysTooFew(TOLD)).toBe(true);
});

describe('the waitlist of a class that is restored', () => {
  const freed = beforeStart(START, { hours: 8 });
  const entries = async () =>
    (
      await studio.pool.query<{ id: string; state: string; until: Date | null }>(
        `select c.id, e.state, e.offer_ends_at as until from studio.waitlist_entries e
           join studio.customers c on c.number = e.customer_number
          where e.state in ('waiting', 'offered') order by e.number`,
      )
    ).rows;
  beforeEach(async () => {
    await studio.pool.query('update studio.workouts set capacity = 1');
    const booking = await book('ida');
    for (const name of ['ben', 'cem']) await studio.join(name, DAYS_BEFORE);
    await studio.cancel('ida', booking, freed);
  });

  it('has its order again: who had an offer is offered the place first, for as long as a new offer', async () => {
    const back = minutesAfter(freed, 25);
    await cancel('coach', minutesAfter(freed, 5));
    await restore(back);
    const offered = { id: 'ben', state: 'offered', until: minutesAfter(back, 30) };
    expect(await entries()).toEqual([offered, { id: 'cem', state: 'waiting', until: null }]);
    // The end of the first offer is due meanwhile.
    await run(minutesAfter(freed, 30));
    expect((await entries())[0]).toEqual(offered);
    await run(minutesAfter(back, 30));
    expect(await entries()).toEqual([{ id: 'cem', state: 'offered', until: minutesAfter(back, 60) }]);
  });

  it('has it after a second time too, and nobody is on it twice', async () => {
    for (const minutes of [5, 15]) {
      await cancel('coach', minutesAfter(freed, minutes));
      await restore(minutesAfter(freed, minutes + 5));
    }
    expect((await entries()).map(({ id, state }) => [id, state])).toEqual([
      ['ben', 'offered'],
      ['cem', 'waiting'],
    ]);
  });
});
