import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookTrialWorkout } from '../../features/trial/book-trial-workout.ts';
import { confirmLinkedPlace } from '../../features/trial/mailed-link.ts';
import { beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { START, startBookingEngine } from '../../testing/engine-fixture.ts';
import { acceptOfferFor, leaveWaitlistFor } from '../commands/booking-commands.ts';
import { planTooFewJobs } from '../too-few-jobs.ts';

const HELD = beforeStart(START, { hours: 5 });
const minutesLater = (minutes: number) => new Date(HELD.getTime() + minutes * MINUTE_MS);
/** The visitor has not confirmed the place by now. The job that gives it to the list is due, and has not run yet. */
const ENDED = minutesLater(30);

const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 2 }],
  people: { ida: 'flat', ben: 'flat', cem: 'flat' },
});
const { asks, book, cancel, engine, entries, join, placesOf, run } = studio;

let booking = '';
beforeEach(async () => {
  booking = await book('ida');
  const visitor = { email: 'gast@visitor.example', name: 'Gast', language: 'en', now: HELD } as const;
  const { heldUntil } = await bookTrialWorkout(studio.pool, LETTERS, { workoutId: 'evening', ...visitor });
  if (heldUntil?.getTime() !== ENDED.getTime())
    throw new Error('The place is not held as these tests need it.');
});

describe('the place of a visitor whose hold has just ended', () => {
  it('does not keep anybody from joining the list, whose first has it', async () => {
    await join('ben', HELD);
    expect(await join('cem', ENDED)).toMatchObject({ outcome: 'waiting' });
    await run(ENDED);
    expect(await entries()).toEqual(['ben offered', 'cem waiting']);
  });

  it('does not keep anybody from leaving the list', async () => {
    await join('ben', HELD);
    await join('cem', HELD);
    expect(await leaveWaitlistFor(engine(), 'evening', await asks('cem', ENDED))).toMatchObject({
      outcome: 'left',
    });
    await run(ENDED);
    expect(await entries()).toEqual(['ben offered', 'cem left']);
  });

  it.each([
    ['accepting', async () => acceptOfferFor(engine(), 'evening', await asks('ben', ENDED))],
    ['booking', () => book('ben', ENDED)],
  ])(
    'does not keep anybody from %s another place they were offered, and goes to the next one',
    async (_, take) => {
      await join('ben', HELD);
      await join('cem', HELD);
      await cancel('ida', booking, minutesLater(1));
      expect(await entries()).toEqual(['ben offered', 'cem waiting']);
      await take();
      expect(await placesOf()).toEqual(['ben']);
      await run(ENDED);
      expect(await entries()).toEqual(['ben promoted', 'cem offered']);
    },
  );

  it('does not keep another visitor from confirming theirs', async () => {
    await studio.pool.query('update studio.workouts set capacity = 3');
    await studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
       values ('evening', 'other@visitor.example', 'Other', $1, $2, sha256('token'::bytea))`,
      [HELD, minutesLater(40)],
    );
    await join('ben', HELD);
    expect(await confirmLinkedPlace(studio.pool, LETTERS, 'token', () => ENDED)).toBe(true);
    await run(ENDED);
    expect(await entries()).toEqual(['ben offered']);
  });

  it('is not counted by the look for too few, which leaves it to the list', async () => {
    await join('ben', HELD);
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run(ENDED);
    expect(await entries()).toEqual(['ben offered']);
    expect(await studio.mailsTo('ida')).toContain('class_too_few');
  });
});
