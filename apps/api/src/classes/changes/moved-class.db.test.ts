import { berlinIso, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, it } from 'vitest';
import { beforeStart } from '../../testing/booking-fixture.ts';
import { FEE_COLUMNS } from '../customer-columns.ts';
import { listFees } from '../fees.ts';
import { START, startBookingEngine } from '../../testing/engine-fixture.ts';

const studio = startBookingEngine({ classes: [{ id: 'evening', capacity: 3 }], people: { ida: 'flat' } });
const book = () => studio.book('ida');
const cancel = (booking: string, now: Date) => studio.cancel('ida', booking, now);

const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const move = (start: Date) =>
  studio.pool.query(`update studio.workouts set start_datetime = $1 where id = 'evening'`, [start]);

describe('a class moved several times', () => {
  it.each([
    ['a little, then by hours', [10, 5 * 60], 'canceled_free'],
    ['by an hour, then by two days', [60, 2 * 24 * 60], 'canceled_free'],
    ['by an hour, and back', [60, 0], 'canceled_free'],
    ['a little and a little more', [10, 16], 'canceled_free'],
    ['a quarter of an hour in two steps', [10, 15], 'canceled_late'],
    ['a little and back', [10, 0], 'canceled_late'],
    ['a little to both sides', [10, -10], 'canceled_late'],
  ] as const)('%s: cancelling a millisecond before it is %s', async (_, minutes, outcome) => {
    const booking = await book();
    for (const one of minutes) await move(later(one));
    const start = later(minutes.at(-1) ?? 0);
    expect(await cancel(booking, beforeStart(start, { ms: 1 }))).toBe(outcome);
  });

  it('is compared with the time of each booking', async () => {
    await move(later(60));
    const booking = await book();
    await move(later(70));
    expect(await cancel(booking, later(69))).toBe('canceled_late');
  });

  it('keeps the longer time of somebody promoted, while nobody may cancel it until it starts', async () => {
    const booking = await book();
    const until = beforeStart(START, { hours: 2 });
    await studio.pool.query('update studio.bookings set free_until = $1', [until]);
    await move(later(10));
    expect(await cancel(booking, new Date(until.getTime() + HOUR_MS))).toBe('canceled_late');
  });
});

describe('the receipt of a late cancellation', () => {
  it.each([
    ['had not been moved', [], 0],
    ['had been moved a little', [10], 10],
    ['had been moved a little and back', [10, 0], 0],
  ] as const)(
    'names the times it was decided by, of a class that %s before and is afterwards',
    async (_, before, then) => {
      const booking = await book();
      for (const minutes of before) await move(later(minutes));
      const start = later(then);
      expect(await cancel(booking, beforeStart(start, { hours: 5 }))).toBe('canceled_late');
      for (const minutes of [24 * 60, 48 * 60]) await move(later(minutes));
      const receipts = await studio.rowsOf(
        `select ${FEE_COLUMNS} from studio.fees f
         join studio.bookings b on b.id = f.booking_id join studio.workouts w on w.id = b.workout_id`,
      );
      expect(receipts).toMatchObject([
        { start_datetime: berlinIso(start), free_until: berlinIso(beforeStart(start, { hours: 12 })) },
      ]);
      expect((await listFees(studio.pool, 'pending')).map((fee) => fee.start)).toEqual([start]);
    },
  );
});
