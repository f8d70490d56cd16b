import { randomUUID } from 'node:crypto';
import type { BookingOutcome } from '@lifted/contract/class-bookings';
import type { Pool } from 'pg';
import {
  bookClassFor,
  cancelBookingFor,
  joinWaitlistFor,
  type CommandRequest,
} from '../classes/commands/booking-commands.ts';
import { Refusal } from '../http/errors/refusal.ts';
import type { LetterSettings } from '../mail/letter.ts';

/** What customers of the demo studio do, each at an instant, by the commands that members use. Null: it was refused. */
export interface DemoEngine {
  readonly book: (customer: number, workoutId: string, at: Date) => Promise<BookingOutcome | null>;
  readonly cancel: (customer: number, bookingId: string, at: Date) => Promise<BookingOutcome | null>;
  readonly join: (customer: number, workoutId: string, at: Date) => Promise<BookingOutcome | null>;
}

/** The booking engine as the filling uses it. */
export function demoEngine(pool: Pool, letters: LetterSettings): DemoEngine {
  const engine = { pool, letters };
  return {
    book: (customer, workoutId, at) =>
      unlessRefused(bookClassFor(engine, workoutId, undefined, requestOf(customer, at))),
    cancel: (customer, bookingId, at) =>
      unlessRefused(cancelBookingFor(engine, bookingId, requestOf(customer, at))),
    join: (customer, workoutId, at) =>
      unlessRefused(joinWaitlistFor(engine, workoutId, requestOf(customer, at))),
  };
}

function requestOf(customerNumber: number, now: Date): CommandRequest {
  return { customerNumber, key: randomUUID(), actor: 'studio', actorUid: null, language: 'en', now };
}

async function unlessRefused(command: Promise<BookingOutcome>): Promise<BookingOutcome | null> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
