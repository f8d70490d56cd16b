import { classEditFault, type ClassEditFault } from '@lifted/domain/bookings/class-edit';
import { checkInRefusal } from '@lifted/domain/bookings/roster';
import type { PoolClient } from 'pg';
import { noteBookingEvent } from '../../events/booking-events.ts';
import { noteEvents } from '../../events/insert-events.ts';
import { readLockedClass, type CountedClass } from '../class-places.ts';
import { noteFreedPlaces } from './change-class.ts';
import { tellChanges } from './tell-changes.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from '../waitlist.ts';

/** What of a class can be changed. */
export interface EditedClass {
  readonly timerName: string;
  readonly coachId: string;
  readonly locationId: string;
  readonly start: Date;
  readonly capacity: number;
}

/** Locks a class and its list and reads what can be changed; undefined for an unknown id. */
export async function lockEditedClass(
  client: PoolClient,
  workoutId: string,
): Promise<EditedClass | undefined> {
  await lockClassesAndLists(client, [workoutId], []);
  const { rows } = await client.query<EditedClass>(
    `select timer_name as "timerName", coach_id as "coachId", location_id as "locationId", start_datetime as start, capacity
       from studio.workouts where id = $1`,
    [workoutId],
  );
  return rows[0];
}

export type ClassEditOutcome =
  | { readonly outcome: 'edited' }
  | { readonly outcome: 'refused'; readonly reason: ClassEditFault | 'unknown_coach' | 'unknown_location' };

/**
 * Changes a class the caller has locked (studio operations, section 2: class edits). Everybody booked hears of another coach,
 * room or time; moved by more than a quarter of an hour it can be cancelled free; more places go to the waitlist. Where check-in
 * opens once more, who was marked present is marked again.
 */
export async function editClass(
  client: PoolClient,
  workoutId: string,
  fields: EditedClass,
  context: WaitlistContext,
): Promise<ClassEditOutcome> {
  const { now } = context;
  const studioClass = await readLockedClass(client, workoutId, now, { servesList: true });
  if (studioClass === undefined) throw new Error('The class is gone although it is locked.');
  const fault = classEditFault(studioClass, fields.start, now);
  if (fault !== null) return { outcome: 'refused', reason: fault };
  const unknown = await unknownIn(client, fields);
  if (unknown !== null) return { outcome: 'refused', reason: unknown };
  await client.query(
    `update studio.workouts set timer_name = $2, coach_id = $3, location_id = $4, start_datetime = $5, capacity = $6
      where id = $1`,
    [workoutId, fields.timerName, fields.coachId, fields.locationId, fields.start, fields.capacity],
  );
  const isMoved = fields.start.getTime() !== studioClass.start.getTime();
  // Nobody has been in a class whose check-in is still to open.
  if (isMoved && checkInRefusal({ start: fields.start, isCanceled: false }, 'desk', now) !== null)
    await withdrawMarks(client, studioClass, now);
  await noteFreedPlaces(client, now);
  await noteEvents(client, 'class.changed', [workoutId], now);
  await tellChanges(client, context);
  await serveList(client, workoutId, context);
  return { outcome: 'edited' };
}

/** Takes back that people were marked present in a class. */
async function withdrawMarks(
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
    'update studio.trial_bookings set has_attended = false where workout_id = $1 and has_attended',
    [id],
  );
  await client.query(
    'update studio.partner_guests set has_attended = false where workout_number = $1 and has_attended',
    [number],
  );
}

/** Which of coach and room does not exist; null: both do. */
export async function unknownIn(
  client: PoolClient,
  { coachId, locationId }: Pick<EditedClass, 'coachId' | 'locationId'>,
): Promise<'unknown_coach' | 'unknown_location' | null> {
  const { rows } = await client.query<{ coach: boolean; location: boolean }>(
    `select exists (select from studio.coaches where id = $1) as coach,
            exists (select from studio.locations where id = $2) as location`,
    [coachId, locationId],
  );
  if (rows[0]?.coach !== true) return 'unknown_coach';
  return rows[0].location ? null : 'unknown_location';
}
