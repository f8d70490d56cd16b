/** What a coach does with the people of a class on the floor, and members for themselves. One transaction each. */
import { createHmac } from 'node:crypto';
import type { FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { CHECK_IN_MAC_BYTES, readCheckInCode, verifiedCheckIn } from '@lifted/domain/bookings/check-in-code';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { isCorrectedByCoach } from '@lifted/domain/bookings/roster';
import { berlinDate, CLASS_LENGTH_MS, DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { shortName } from '@lifted/domain/people/short-name';
import type { Pool, PoolClient } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { closeRosterIn, reopenRosterIn } from '../../classes/close-roster.ts';
import { markPresent, type RosterPlace } from '../../classes/roster/check-in.ts';
import { removeWalkIn as takeBackWalkIn } from '../../classes/roster/remove-walk-in.ts';
import { bookWalkIn } from '../../classes/roster/staff-bookings.ts';
import type { FloorCaller } from '../../http/caller.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { askToCheckSets } from '../../training/ask-to-check.ts';
import { coachesAt, coachesWithUnsent } from './coach-pins.ts';
import {
  checkInCodeWrong,
  coachAway,
  coachNotHere,
  floorRefused,
  noClassToCheckIn,
  notInRoom,
  notOnRoster,
  walkInRefused,
} from './floor-refusals.ts';

/** How long a coach who unlocked a tablet may act there, also without a network. */
export const UNLOCK_LASTS_MS = 7 * DAY_MS;
/** How long they are taken to be at the tablet, for what shows or books people who are not on the roster. */
const AT_TABLET_MS = 2 * HOUR_MS;

/** A command of a tablet. */
export interface FloorCommand {
  readonly client: PoolClient;
  readonly caller: FloorCaller;
  readonly letters: LetterSettings;
  readonly now: Date;
}

/** Throws `not_found` unless the class is today's and in the tablet's room. */
export async function requireInRoom(
  client: Pool | PoolClient,
  caller: FloorCaller,
  classId: string,
  now: Date,
): Promise<void> {
  const start = await findStartInRoom(client, caller, classId);
  if (start === undefined || berlinDate(start) !== berlinDate(now)) throw notInRoom();
}

/**
 * For what may have waited on the tablet overnight: throws `not_found` unless the class is in its room, and
 * `check_in_closed` once a coach no longer corrects who was there.
 */
async function requireCorrectable({ client, caller, now }: FloorCommand, classId: string): Promise<void> {
  const start = await findStartInRoom(client, caller, classId);
  if (start === undefined) throw notInRoom();
  if (!isCorrectedByCoach(start, now)) throw floorRefused('check_in_closed');
}

async function findStartInRoom(
  client: Pool | PoolClient,
  caller: FloorCaller,
  classId: string,
): Promise<Date | undefined> {
  const { rows } = await client.query<{ start: Date }>({
    name: 'class-in-room',
    text: 'select start_datetime as start from studio.workouts where id = $1 and location_id = $2',
    values: [classId, caller.locationId],
  });
  return rows[0]?.start;
}

/** Throws `not_allowed` unless the coach unlocked this tablet, or a revoked one of its room, within the last days. */
async function requireCoach({ client, caller, now }: FloorCommand, coachId: string): Promise<void> {
  const since = new Date(now.getTime() - UNLOCK_LASTS_MS);
  if (!(await coachesWithUnsent(client, caller, since)).has(coachId)) throw coachNotHere();
}

/** Throws `not_allowed` unless the coach unlocked this tablet for a class of these hours: a stolen one finds nobody. */
export async function requireCoachAtTablet(
  { client, caller, now }: Pick<FloorCommand, 'caller' | 'now'> & { readonly client: Pool | PoolClient },
  coachId: string,
): Promise<void> {
  const since = new Date(now.getTime() - AT_TABLET_MS);
  if (!(await coachesAt(client, caller.deviceId, since)).has(coachId)) throw coachAway();
}

interface Mark {
  readonly classId: string;
  readonly place: RosterPlace;
  readonly isPresent: boolean;
  /** Null: somebody marks themselves, and cannot take it back. */
  readonly coachId: string | null;
}

/** Marks somebody present or takes it back; again changes nothing. Also the day after: a tablet may have had no network. */
export async function markOnFloor(
  command: FloorCommand,
  { classId, place, isPresent, coachId }: Mark,
): Promise<void> {
  const { client, now } = command;
  await requireCorrectable(command, classId);
  if (coachId === null && !isPresent) throw coachNotHere();
  if (coachId !== null) await requireCoach(command, coachId);
  const outcome = await markPresent(client, { workoutId: classId, place, isPresent, who: 'coach', now });
  switch (outcome.outcome) {
    case 'marked':
      if (outcome.wasPresent === isPresent) return;
      await writeDown(command, {
        action: 'check-in',
        classId,
        customerId: outcome.customerId,
        before: { kind: place.kind, place_id: place.id, is_present: outcome.wasPresent },
        after: { kind: place.kind, place_id: place.id, is_present: isPresent, ...by(command, coachId) },
      });
      return;
    case 'refused':
      throw floorRefused(outcome.reason);
    case 'unknown':
      throw notOnRoster();
    default:
      return outcome satisfies never;
  }
}

/** A member who came without a booking gets a place, if there is one, and is present. Answers their booking. */
export async function addWalkIn(
  command: FloorCommand,
  {
    classId,
    customerId,
    coachId,
  }: { readonly classId: string; readonly customerId: string; readonly coachId: string },
): Promise<{ readonly booking_id: string }> {
  const { client, caller, now } = command;
  await requireInRoom(client, caller, classId, now);
  await requireCoachAtTablet(command, coachId);
  const { rows } = await client.query<{ number: number }>(
    'select number from studio.customers where id = $1',
    [customerId],
  );
  const customerNumber = rows[0]?.number;
  if (customerNumber === undefined) throw notOnRoster();
  const outcome = await bookWalkIn(client, { workoutId: classId, customerNumber, now });
  switch (outcome.outcome) {
    case 'booked':
      await writeDown(command, {
        action: 'walk-in',
        classId,
        customerId,
        before: null,
        after: { booking_id: outcome.bookingId, is_beyond: outcome.isBeyond, ...by(command, coachId) },
      });
      return { booking_id: outcome.bookingId };
    case 'refused':
      throw walkInRefused(outcome);
    case 'unknown':
      throw notInRoom();
    default:
      return outcome satisfies never;
  }
}

/** Somebody of the waitlist gets a place once the class has started. Throws `not_waiting` before that. */
export async function addStandby(
  command: FloorCommand,
  { classId, entry, coachId }: { readonly classId: string; readonly entry: number; readonly coachId: string },
): Promise<{ readonly booking_id: string }> {
  const { client, caller, now } = command;
  await requireInRoom(client, caller, classId, now);
  const { rows } = await client.query<{ customerId: string }>(
    `select c.id as "customerId"
       from studio.waitlist_entries e
       join studio.workouts w on w.number = e.workout_number
       join studio.customers c on c.number = e.customer_number
      where e.number = $1 and w.id = $2 and w.start_datetime <= $3
        and (e.state = 'waiting' or e.state = 'expired' and e.changed_at >= w.start_datetime)`,
    [entry, classId, now],
  );
  const [found] = rows;
  if (found === undefined) throw floorRefused('not_waiting');
  return addWalkIn(command, { classId, customerId: found.customerId, coachId });
}

/**
 * Takes back that somebody came without a booking, until the roster is closed; again changes nothing. Throws `not_found` for a
 * place that was booked ahead: the desk takes people out of those.
 */
export async function removeWalkIn(
  command: FloorCommand,
  {
    classId,
    bookingId,
    coachId,
  }: { readonly classId: string; readonly bookingId: string; readonly coachId: string },
): Promise<void> {
  const { client, caller, now } = command;
  await requireInRoom(client, caller, classId, now);
  await requireCoachAtTablet(command, coachId);
  const outcome = await takeBackWalkIn(client, { workoutId: classId, bookingId }, command);
  switch (outcome.outcome) {
    case 'removed':
      await writeDown(command, {
        action: 'remove-walk-in',
        classId,
        customerId: await idOfCustomer(client, outcome.customerNumber),
        before: { booking_id: bookingId, is_present: outcome.wasPresent },
        after: by(command, coachId),
      });
      break;
    case 'removed_before':
      break;
    case 'refused':
      throw floorRefused(outcome.reason);
    case 'unknown':
      throw notOnRoster();
    default:
      return outcome satisfies never;
  }
}

async function idOfCustomer(client: PoolClient, number: number): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select id from studio.customers where number = $1', [
    number,
  ]);
  return rows[0]?.id ?? null;
}

/** Closes the roster: the no-show clock starts, and everybody with sets is asked to check them. Again changes nothing. */
export async function closeOnFloor(
  command: FloorCommand,
  { classId, coachId }: { readonly classId: string; readonly coachId: string },
): Promise<void> {
  const { client, letters, now } = command;
  await requireCorrectable(command, classId);
  await requireCoach(command, coachId);
  const outcome = await closeRosterIn(client, classId, now);
  switch (outcome) {
    case 'closed':
      await askToCheckSets(client, letters, { workoutId: classId, now });
      await writeDown(command, {
        action: 'close-roster',
        classId,
        customerId: null,
        before: { is_closed: false },
        after: { is_closed: true, ...by(command, coachId) },
      });
      break;
    case 'closed_before':
      break;
    case 'unknown':
      throw notInRoom();
    case 'class_canceled':
    case 'class_not_started':
      throw floorRefused(outcome);
    default:
      return outcome satisfies never;
  }
}

/** Opens a closed roster again: nobody is missing yet. On an open one it changes nothing. */
export async function reopenOnFloor(
  command: FloorCommand,
  { classId, coachId }: { readonly classId: string; readonly coachId: string },
): Promise<void> {
  const { client, now } = command;
  await requireCorrectable(command, classId);
  await requireCoach(command, coachId);
  const outcome = await reopenRosterIn(client, classId, now);
  if (outcome === 'counted') throw floorRefused('missing_counted');
  if (outcome === 'open_before') return;
  await writeDown(command, {
    action: 'reopen-roster',
    classId,
    customerId: null,
    before: { is_closed: true },
    after: { is_closed: false, ...by(command, coachId) },
  });
}

/**
 * Marks the member present whose app shows this code, in the class here that check-in is open for. Of two in a row it is the
 * next one once they are present in the first.
 */
export async function checkInByCode(
  command: FloorCommand,
  code: string,
): Promise<{ readonly class_id: string; readonly name: string }> {
  const { client, caller, now } = command;
  const claimed = readCheckInCode(code);
  const secret = claimed && (await readSecret(client, claimed.customerId));
  if (claimed === undefined || secret === undefined) throw checkInCodeWrong();
  const mac = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, CHECK_IN_MAC_BYTES).toString('base64url');
  if ((await verifiedCheckIn(claimed, mac, now)) !== 'genuine') throw checkInCodeWrong();
  const { customerId } = claimed;
  const { rows } = await client.query<{ classId: string; bookingId: string; name: string }>(
    `select w.id as "classId", b.id as "bookingId", c.first_name || ' ' || c.last_name as name
       from studio.bookings b
       join studio.customers c on c.number = b.customer_number
       join studio.workouts w on w.id = b.workout_id
      where c.id = $1 and b.canceled_at is null and w.canceled_at is null and w.location_id = $2
        and w.start_datetime between $3 and $4
      order by b.has_attended, w.start_datetime limit 1`,
    [
      customerId,
      caller.locationId,
      new Date(now.getTime() - CLASS_LENGTH_MS),
      new Date(now.getTime() + CHECK_IN_OPENS_MS),
    ],
  );
  const [found] = rows;
  if (found === undefined) throw noClassToCheckIn();
  const { classId, bookingId, name } = found;
  const place = { kind: 'booking', id: bookingId } as const;
  await markOnFloor(command, { classId, place, isPresent: true, coachId: null });
  return { class_id: classId, name: shortName(name) };
}

async function readSecret(client: PoolClient, customerId: string): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ secret: Buffer }>(
    `select s.secret from studio.check_in_secrets s join studio.customers c on c.number = s.customer_number
      where c.id = $1`,
    [customerId],
  );
  return rows[0]?.secret;
}

interface WrittenDown {
  readonly action: string;
  readonly classId: string;
  readonly customerId: string | null;
  readonly before: object | null;
  readonly after: object;
}

/** Appends what a tablet did to the audit log; nobody is signed in there, so the entry names coach and tablet itself. */
async function writeDown(
  { client, now }: FloorCommand,
  { action, classId, customerId, before, after }: WrittenDown,
): Promise<void> {
  await client.query(
    `insert into studio.audit_log (at, actor, action, subject, customer_id, before, after)
     values ($1, 'studio', $2, $3, $4, $5, $6)`,
    [now, action, `class ${classId}`, customerId, before && JSON.stringify(before), JSON.stringify(after)],
  );
}

function by({ caller }: FloorCommand, coachId: string | null) {
  return { device_id: caller.deviceId, coach_id: coachId };
}

/** Which of these entries a tablet may make: in its room, by a coach who unlocked it or a revoked one there. */
export async function refusedOnFloor(
  { client, caller, now }: FloorCommand,
  entries: readonly Pick<FloorSetEntry, 'id' | 'workout_id' | 'coach_id'>[],
): Promise<ReadonlyMap<string, 'outside_room' | 'not_unlocked'>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'classes-in-room',
    text: 'select id from studio.workouts where id = any ($1) and location_id = $2',
    values: [entries.map(({ workout_id }) => workout_id), caller.locationId],
  });
  const here = new Set(rows.map(({ id }) => id));
  const coaches = await coachesWithUnsent(client, caller, new Date(now.getTime() - MOST_ENTRY_AGE_MS));
  const refused = new Map<string, 'outside_room' | 'not_unlocked'>();
  for (const { id, workout_id, coach_id } of entries) {
    if (!here.has(workout_id)) refused.set(id, 'outside_room');
    else if (!coaches.has(coach_id)) refused.set(id, 'not_unlocked');
  }
  return refused;
}

/** Entries made without a network arrive this late at most, and the coach unlocked the tablet within a week before. */
const MOST_ENTRY_AGE_MS = UNLOCK_LASTS_MS + 16 * DAY_MS;

/** Runs a command of a tablet in one booking transaction. */
export function onFloor<Result>(
  pool: Pool,
  command: Omit<FloorCommand, 'client'>,
  work: (command: FloorCommand) => Promise<Result>,
): Promise<Result> {
  return inBookingTransaction(pool, (client) => work({ ...command, client }));
}
