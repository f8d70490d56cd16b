import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';

interface NewTrialBooking {
  readonly workoutId: string;
  /** Normalized, as visitors' details are read. */
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly bookedAt: Date;
  /** Null: the place stays until the class. */
  readonly heldUntil: Date | null;
  readonly linkTokenHash: Buffer;
}

/** Takes a place. */
export async function insertTrialBooking(client: PoolClient, booking: NewTrialBooking): Promise<void> {
  await client.query(
    `insert into studio.trial_bookings
       (workout_id, email, name, language, booked_at, held_until, cancel_token_hash)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      booking.workoutId,
      booking.email,
      booking.name,
      booking.language,
      booking.bookedAt,
      booking.heldUntil,
      booking.linkTokenHash,
    ],
  );
}

/**
 * Gives back what a mailbox has in classes that the studio cancelled: its free class is another one now, so the place is not there
 * again if such a class takes place after all.
 */
export async function leaveCanceledClasses(client: PoolClient, mailbox: string, now: Date): Promise<void> {
  await client.query(
    `update studio.trial_bookings b set canceled_at = $2
       from studio.workouts w
      where w.id = b.workout_id and w.canceled_at is not null
        and studio.folded_email(b.email) = $1 and studio.takes_place(b, $2)`,
    [mailbox, now],
  );
}

interface NewDecoy {
  readonly workoutId: string;
  readonly bookedAt: Date;
  readonly heldUntil: Date;
  readonly linkTokenHash: Buffer;
}

/** Takes a place that belongs to no visitor and expires. */
export async function insertDecoy(client: PoolClient, decoy: NewDecoy): Promise<void> {
  await client.query(
    `insert into studio.trial_bookings (workout_id, booked_at, held_until, cancel_token_hash)
     values ($1, $2, $3, $4)`,
    [decoy.workoutId, decoy.bookedAt, decoy.heldUntil, decoy.linkTokenHash],
  );
}

/** A booking found by the link in its mail. */
export interface LinkedBooking {
  readonly workoutId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly start: Date;
  readonly canceledAt: Date | null;
  readonly heldUntil: Date | null;
}

/** The booking behind the link of a mail, undefined for an unknown one. */
export async function findLinkedBooking(
  pool: Pool | PoolClient,
  linkTokenHash: Buffer,
): Promise<LinkedBooking | undefined> {
  const { rows } = await pool.query<LinkedBooking>(
    `select b.workout_id as "workoutId", b.email, b.name, b.language, w.start_datetime as start,
            b.canceled_at as "canceledAt", b.held_until as "heldUntil"
     from studio.trial_bookings b
     join studio.workouts w on w.id = b.workout_id
     where b.cancel_token_hash = $1 and b.email is not null`,
    [linkTokenHash],
  );
  return rows[0];
}

/** Confirms a held place; false if the hold has expired or the place is confirmed already. */
export async function confirmPlace(
  client: PoolClient,
  linkTokenHash: Buffer,
  confirmedAt: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.trial_bookings set held_until = null, confirmed_at = $2
     where cancel_token_hash = $1 and canceled_at is null and released_at is null and held_until > $2`,
    [linkTokenHash, confirmedAt],
  );
  return rowCount !== 0;
}

/** Cancels a place; one canceled before keeps its time. */
export async function giveBack(client: PoolClient, linkTokenHash: Buffer, canceledAt: Date): Promise<void> {
  await client.query(
    'update studio.trial_bookings set canceled_at = $2 where cancel_token_hash = $1 and canceled_at is null',
    [linkTokenHash, canceledAt],
  );
}

/** Why an address gets no free class. Only its mailbox is told; the page's response does not show it. */
export type Obstacle =
  | { readonly kind: 'place_here'; readonly heldUntil: Date | null }
  | { readonly kind: 'member' }
  | { readonly kind: 'free_class'; readonly timerName: string; readonly start: Date };

interface ObstacleSearch {
  /** Folded: all spellings of one mailbox are one person. */
  readonly mailbox: string;
  readonly workoutId: string;
  readonly now: Date;
}

/** Locks a mailbox until the transaction ends, so that it books one class at a time. */
export async function lockVisitor(client: PoolClient, mailbox: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('test workout ' || $1, 0))`, [mailbox]);
}

interface Found {
  readonly isMember: boolean;
  /** Null when the mailbox has no free class; the other columns are null then too. */
  readonly isHere: boolean | null;
  readonly heldUntil: Date | null;
  readonly timerName: string;
  readonly start: Date;
}

/** Why a mailbox gets no free class; undefined if it may book. Exact while the mailbox is locked. */
export async function findObstacle(
  client: PoolClient,
  { mailbox, workoutId, now }: ObstacleSearch,
): Promise<Obstacle | undefined> {
  const { rows } = await client.query<Found>(
    `select exists (select from studio.customers where studio.folded_email(email) = $1) as "isMember", booked.*
     from (select) as always left join lateral (
       select b.workout_id = $2 as "isHere", b.held_until as "heldUntil",
              w.timer_name as "timerName", w.start_datetime as start
       from studio.trial_bookings b
       join studio.workouts w on w.id = b.workout_id
       where studio.folded_email(b.email) = $1 and studio.takes_place(b, $3) and w.canceled_at is null
       order by "isHere" desc, b.booked_at desc
       limit 1) booked on true`,
    [mailbox, workoutId, now],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const { isMember, isHere, heldUntil, timerName, start } = found;
  if (isHere === true) return { kind: 'place_here', heldUntil };
  if (isMember) return { kind: 'member' };
  return isHere === null ? undefined : { kind: 'free_class', timerName, start };
}
