/** Nobody has been in a class whose check-in is still to open: who was marked present before it was moved is marked again. */
import { checkInRefusal } from '@lifted/domain/bookings/roster';
import type { PoolClient } from 'pg';
import { noteBookingEvent } from '../../events/booking-events.ts';
import { lockClasses, type CountedClass } from '../class-places.ts';
import { suspendedHold } from '../waiting/held-places.ts';
import type { RosterPlace } from '../roster/check-in.ts';

/** Whether marks of a class that is moved to this start are withdrawn. */
export function withdrawsMarks(start: Date, now: Date): boolean {
  return checkInRefusal({ start, isCanceled: false }, 'desk', now) !== null;
}

/** Does work that may move classes; answers who was marked present in them before it and is not any more. */
export async function marksTakenBy(
  client: PoolClient,
  workoutIds: readonly string[],
  work: () => Promise<void>,
): Promise<readonly RosterPlace[]> {
  await lockClasses(client, workoutIds);
  const before = await readPresent(client, workoutIds);
  await work();
  const after = await readPresent(client, workoutIds);
  return before.filter(({ kind, id }) => !after.some((one) => one.kind === kind && one.id === id));
}

async function readPresent(
  client: PoolClient,
  workoutIds: readonly string[],
): Promise<readonly RosterPlace[]> {
  const { rows } = await client.query<RosterPlace>(
    `select 'booking' as kind, id from studio.bookings where workout_id = any ($1) and has_attended
      union all
     select 'test', id::text from studio.trial_bookings where workout_id = any ($1) and has_attended
      union all
     select 'guest', g.id from studio.partner_guests g join studio.workouts w on w.number = g.workout_number
      where w.id = any ($1) and g.has_attended
      order by kind, id`,
    [workoutIds],
  );
  return rows;
}

/** Takes back that people were marked present in a class the caller has locked. */
export async function withdrawMarks(
  client: PoolClient,
  { id, number }: Pick<CountedClass, 'id' | 'number'>,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'update studio.bookings set has_attended = false where workout_id = $1 and has_attended returning id',
    [id],
  );
  for (const booking of rows) await noteBookingEvent(client, 'booking.attendance_withdrawn', booking.id, now);
  await client.query(
    `update studio.trial_bookings t set has_attended = false, held_until = coalesce(held_until, ${suspendedHold('$2')})
      where workout_id = $1 and has_attended`,
    [id, now],
  );
  await client.query(
    'update studio.partner_guests set has_attended = false where workout_number = $1 and has_attended',
    [number],
  );
}
