import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, it } from 'vitest';
import { cancelClass } from '../changes/change-class.ts';
import { balanceOf } from '../../testing/booking-fixture.ts';
import { at, DAYS_BEFORE, startBookingEngine } from '../../testing/engine-fixture.ts';
import { swapBookingFor } from './booking-commands.ts';
import { SWAPPED_FROM } from './going-back.ts';

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1 },
    { id: 'same-time', capacity: 5, location: 'Annex' },
  ],
  people: { mia: 2, ben: 2 },
});
const { asks, cancel, engine, placesOf } = studio;
const book = (name: string, workout?: string, now?: Date) => studio.book(name, now, workout);

describe('undoing a swap', () => {
  const swap = async (booking: string, workout: string, now = DAYS_BEFORE) =>
    swapBookingFor(engine(), booking, workout, await asks('mia', now));
  const minutes = (count: number) => new Date(DAYS_BEFORE.getTime() + count * MINUTE_MS);
  /** The place a swap gave, in a class at the same time. */
  async function swapped(): Promise<string> {
    const { booking_id: booking } = await swap(await book('mia'), 'same-time');
    return booking ?? '';
  }
  const swappedFrom = () =>
    studio.column<string | null>(
      `select ${SWAPPED_FROM} as value from studio.bookings b where b.canceled_at is null order by b.workout_id`,
    );

  it('gives the old place back, and the new one up', async () => {
    const booking = await swapped();
    expect(await swappedFrom()).toEqual(['evening']);
    await swap(booking, 'evening', minutes(5));
    expect([await placesOf('evening'), await placesOf('same-time')]).toEqual([['mia'], []]);
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
    await expect(swap(booking, 'evening', minutes(6))).rejects.toMatchObject({ code: 'already_canceled' });
  });

  it('loses nothing where somebody else has the old place by now, and says so', async () => {
    const booking = await swapped();
    await book('ben');
    await expect(swap(booking, 'evening', minutes(5))).rejects.toMatchObject({
      code: 'class_full',
      detail: {
        en: 'Your old place has been taken by someone else. You keep the place you have now.',
        de: 'Dein alter Platz ist inzwischen vergeben. Du behältst den Platz, den du jetzt hast.',
      },
    });
    expect([await placesOf('evening'), await placesOf('same-time')]).toEqual([['ben'], ['mia']]);
    expect(await balanceOf(studio.pool, 'mia')).toBe(1);
  });

  it('loses nothing where the old class is cancelled by now, and says so', async () => {
    const booking = await swapped();
    await cancelClass(studio.pool, 'evening', 'coach', at(minutes(1)));
    await expect(swap(booking, 'evening', minutes(5))).rejects.toMatchObject({
      code: 'class_canceled',
      detail: { en: 'Your old class has been cancelled. You keep the place you have now.' },
    });
    expect(await placesOf('same-time')).toEqual(['mia']);
  });

  it('is what a swap back is for ten minutes; then it is refused as any other', async () => {
    const booking = await swapped();
    await book('ben');
    await expect(swap(booking, 'evening', minutes(11))).rejects.toMatchObject({
      code: 'class_full',
      detail: { en: 'This class is full. You can join the waitlist.' },
    });
  });

  it('is no undo of what was booked after a cancellation, or of a swap for a third class', async () => {
    await cancel('mia', await book('mia'), DAYS_BEFORE);
    await book('mia', 'same-time', minutes(1));
    expect(await swappedFrom()).toEqual([null]);
    await book('ben');
    const [booking = ''] = await studio.column<string>(
      `select id as value from studio.bookings where workout_id = 'same-time' and canceled_at is null`,
    );
    await expect(swap(booking, 'evening', minutes(2))).rejects.toMatchObject({
      detail: { en: 'This class is full. You can join the waitlist.' },
    });
  });
});
