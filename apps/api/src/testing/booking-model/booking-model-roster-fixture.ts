import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { addGuest, removeGuest } from '../../classes/roster/guests.ts';
import { bookForMember, removeBooking } from '../../classes/roster/staff-bookings.ts';
import { LETTERS, requestOf } from '../booking-fixture.ts';
import type { BookingModel } from './booking-model.ts';

interface RosterCommand {
  readonly kind: 'guest' | 'guest beyond' | 'no guest' | 'book beyond' | 'remove';
  readonly person: string;
  readonly workoutId: string;
}

interface Setting {
  readonly pool: Pool;
  readonly now: Date;
  readonly outcomeOf: (
    work: Promise<{ readonly outcome: string; readonly reason?: string }>,
  ) => Promise<string>;
}

const MINUTE_MS = 60_000;

/** A command of staff to the model and to the engine; answers what the model expects and what the engine did. */
export async function changeModelledRoster(
  model: BookingModel,
  { kind, person, workoutId }: RosterCommand,
  { pool, now, outcomeOf }: Setting,
): Promise<readonly string[]> {
  const minute = now.getTime() / MINUTE_MS;
  const context = { letters: LETTERS, now };
  switch (kind) {
    case 'guest':
    case 'guest beyond': {
      const mayExceed = kind === 'guest beyond';
      const guest = {
        id: randomUUID(),
        workoutId,
        partnerId: 'usc',
        name: 'Lea K.',
        reference: null,
        mayExceed,
      };
      const adding = inBookingTransaction(pool, (client) => addGuest(client, guest, now));
      return [model.addGuest(workoutId, mayExceed, minute), await outcomeOf(adding)];
    }
    case 'no guest': {
      const id = await someGuest(pool, workoutId);
      const removing = inBookingTransaction(pool, (client) => removeGuest(client, id, context));
      return [model.removeGuest(workoutId, minute), await outcomeOf(removing)];
    }
    case 'book beyond': {
      const { customerNumber } = await requestOf(pool, person, now);
      const booking = { workoutId, customerNumber, mayExceed: true };
      const booked = inBookingTransaction(pool, (client) => bookForMember(client, booking, context));
      return [model.bookBeyond(person, workoutId, minute), await outcomeOf(booked)];
    }
    case 'remove': {
      const booking = await openBooking(pool, person, workoutId);
      const expected = model.removeBooking(person, workoutId, minute);
      if (expected === 'none') return [];
      const removing = inBookingTransaction(pool, (client) => removeBooking(client, booking, context));
      return [expected, await outcomeOf(removing)];
    }
    default:
      return kind satisfies never;
  }
}

/** The id of the place a person has in a class; empty without one. */
export async function openBooking(pool: Pool, person: string, workout: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select b.id from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.workout_id = $2 and b.canceled_at is null`,
    [person, workout],
  );
  return rows[0]?.id ?? '';
}

async function someGuest(pool: Pool, workout: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select g.id from studio.partner_guests g join studio.workouts w on w.number = g.workout_number
      where w.id = $1 and g.removed_at is null order by g.added_at, g.id limit 1`,
    [workout],
  );
  return rows[0]?.id ?? '';
}
