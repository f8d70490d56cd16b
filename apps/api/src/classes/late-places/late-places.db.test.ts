import { DAY_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, it } from 'vitest';
import { swapBookingFor } from '../commands/booking-commands.ts';
import { beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { cancelClass } from '../changes/change-class.ts';
import { planClassJobs } from '../class-jobs.ts';
import { LATE_PLACES_JOB } from './late-costs.ts';
import { settleLatePlaces } from './settle-late-places.ts';
import { DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const LATE = beforeStart(START, { hours: 5 });

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 2 },
    { id: 'night', start: new Date(START.getTime() + 60 * MINUTE_MS), capacity: 5 },
  ],
  people: { ida: 'flat', leo: 'flat' },
});
const { asks, book, cancel, engine, fees } = studio;

async function settle(now = START) {
  const { rows } = await studio.pool.query<{ number: number }>(
    `select number from studio.workouts where id = 'evening'`,
  );
  return settleLatePlaces(studio.pool, rows[0]?.number ?? 0, now);
}
const minutesLater = (minutes: number) => new Date(LATE.getTime() + minutes * MINUTE_MS);
async function cancelLate(): Promise<void> {
  const booking = await book('ida', DAYS_BEFORE);
  expect(await cancel('ida', booking, LATE)).toBe('canceled_late');
}

describe('a late fee', () => {
  it('stays when its member books the class again and cancels within ten minutes', async () => {
    await cancelLate();
    const again = await book('ida', minutesLater(1));
    expect(await cancel('ida', again, minutesLater(11))).toBe('canceled_free');
    expect(await fees()).toEqual(['pending']);
    await settle();
    expect(await fees()).toEqual(['pending']);
  });

  it('stays when a friend books the place and cancels, free or late', async () => {
    await cancelLate();
    const free = await book('leo', minutesLater(1));
    await cancel('leo', free, minutesLater(2));
    await settle();
    expect(await fees()).toEqual(['pending']);
    const late = await book('leo', minutesLater(3));
    await cancel('leo', late, minutesLater(60));
    await settle();
    expect(await fees()).toEqual(['pending', 'pending']);
  });

  it('stays when a friend who was in the class changes their place for another', async () => {
    const friend = await book('leo', minutesLater(-5));
    await cancelLate();
    await cancel('leo', friend, minutesLater(1));
    await book('leo', minutesLater(2));
    await settle();
    expect(await fees()).toEqual(['pending']);
  });

  it('stays when its member swaps away and back and then cancels; who swaps back and stays owes nothing', async () => {
    const booking = await book('ida', DAYS_BEFORE);
    const swap = async (from: string, to: string, now: Date) =>
      (await swapBookingFor(engine(), from, to, await asks('ida', now))).booking_id ?? '';
    const there = await swap(booking, 'night', LATE);
    const back = await swap(there, 'evening', minutesLater(1));
    expect(await fees()).toEqual(['pending']);
    await settle();
    expect(await fees()).toEqual(['dropped']);
    await studio.pool.query(`update studio.fees set state = 'pending'`);
    expect(await cancel('ida', back, minutesLater(2))).toBe('canceled_free');
    await settle();
    expect(await fees()).toEqual(['pending']);
  });

  it('falls away when the place is taken at the start: by a member, a visitor or a guest', async () => {
    await cancelLate();
    await book('leo', minutesLater(1));
    expect(await fees()).toEqual(['pending']);
    expect(await settle(beforeStart(START, { ms: 1 }))).toEqual({ kind: 'again', at: START });
    await settle();
    expect(await fees()).toEqual(['dropped']);
  });

  it('is decided by the places at the start, however late the step runs', async () => {
    await cancelLate();
    await studio.pool.query(
      `insert into studio.partners (id, name, quota) values ('usc', 'Urban', 1);
       insert into studio.partner_guests (id, workout_number, partner_id, name, added_at, removed_at)
       select 'g', number, 'usc', 'Lea K.', '${minutesLater(1).toISOString()}', '${new Date(START.getTime() + 1).toISOString()}'
         from studio.workouts where id = 'evening'`,
    );
    await studio.pool.query(`update studio.fees set state = 'due'`);
    await settle(new Date(START.getTime() + DAY_MS));
    expect(await fees()).toEqual(['dropped']);
    await studio.pool.query(`update studio.fees set state = 'objected', objection = 'The train'`);
    await studio.pool.query('update studio.partner_guests set added_at = $1', [START]);
    await settle(new Date(START.getTime() + DAY_MS));
    expect(await fees()).toEqual(['objected']);
  });

  it('falls away for the place of a visitor who was forgotten since', async () => {
    await cancelLate();
    await studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at) values ('evening', null, null, $1)`,
      [minutesLater(1)],
    );
    await settle(new Date(START.getTime() + DAY_MS));
    expect(await fees()).toEqual(['dropped']);
  });

  it('has its look planned for the start, also of a fee that was made before there was one', async () => {
    await cancelLate();
    const planned = async () => {
      const { rows } = await studio.pool.query<{ at: Date }>(
        `select due_at as at from studio.jobs where kind = $1`,
        [LATE_PLACES_JOB],
      );
      return rows;
    };
    expect(await planned()).toEqual([{ at: START }]);
    await studio.pool.query('truncate studio.jobs');
    await planClassJobs(studio.pool, LATE);
    expect(await planned()).toEqual([{ at: START }]);
  });

  it('of a class that is cancelled falls away with it, and the look finds nothing to do', async () => {
    await cancelLate();
    await cancelClass(studio.pool, 'evening', 'coach', { letters: LETTERS, now: minutesLater(1) });
    expect(await settle()).toEqual({ kind: 'done' });
    expect(await fees()).toEqual(['dropped']);
  });
});
