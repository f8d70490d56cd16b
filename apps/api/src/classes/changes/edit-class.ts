import { classEditFault, type ClassEditFault } from '@lifted/domain/bookings/class-edit';
import type { PoolClient } from 'pg';
import { noteEvents } from '../../events/insert-events.ts';
import { readLockedClass } from '../class-places.ts';
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
  await noteFreedPlaces(client, now);
  await noteEvents(client, 'class.changed', [workoutId], now);
  await tellChanges(client, context);
  await serveList(client, workoutId, context);
  return { outcome: 'edited' };
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
