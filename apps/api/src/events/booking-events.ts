import type { WebhookEvent } from '@lifted/domain/connections/webhook-event';
import type { PoolClient } from 'pg';
import { insertEvents } from './insert-events.ts';

/** SQL for the ids a booking's event carries: of its class and its person, null for somebody deleted. `b` is the booking. */
export const BOOKING_IDS = `jsonb_build_object('class_id', b.workout_id, 'person_id',
  (select c.id from studio.customers c where c.number = b.customer_number))`;

/** Writes an event of a booking in the caller's transaction, after what changed it. */
export async function noteBookingEvent(
  client: PoolClient,
  type: Extract<WebhookEvent, `booking.${string}`>,
  bookingId: string,
  at: Date,
): Promise<void> {
  await client.query(
    insertEvents(
      type,
      `select b.id as object_id, ${BOOKING_IDS} as data from studio.bookings b where b.id = $1`,
      '$2::timestamptz',
    ),
    [bookingId, at],
  );
}

/** SQL for the ids an entry of a waitlist carries. `e` is the entry. */
export const ENTRY_IDS = `jsonb_build_object(
  'class_id', (select w.id from studio.workouts w where w.number = e.workout_number),
  'person_id', (select c.id from studio.customers c where c.number = e.customer_number))`;
