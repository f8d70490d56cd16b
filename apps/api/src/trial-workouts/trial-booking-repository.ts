import type { Pool, PoolClient } from 'pg';

/** A class as booking needs it; the caller's transaction holds its row. */
export interface BookableClass {
  readonly timerName: string;
  readonly start: Date;
  readonly capacity: number;
  readonly coachFirstName: string;
  readonly locationName: string;
}

/**
 * Loads a class and holds its row until the transaction ends, so that bookings of one class come one after the other.
 * Undefined for an unknown id.
 */
export async function holdClass(client: PoolClient, workoutId: string): Promise<BookableClass | undefined> {
  const { rows } = await client.query<BookableClass>(
    `select w.timer_name as "timerName", w.start_datetime as start, w.capacity,
            c.first_name as "coachFirstName", l.name as "locationName"
     from studio.workouts w
     join studio.coaches c on c.id = w.coach_id
     join studio.locations l on l.id = w.location_id
     where w.id = $1
     for no key update of w`,
    [workoutId],
  );
  return rows[0];
}

/**
 * Places of a class held now, by visitors and members, and whether this address holds one as a visitor. Exact while the
 * class is held. Whether a member comes is not told to whoever types the member's address.
 */
export async function heldPlaces(
  client: PoolClient,
  workoutId: string,
  email: string,
): Promise<{ readonly taken: number; readonly alreadyBooked: boolean }> {
  const { rows } = await client.query<{ taken: number; alreadyBooked: boolean }>(
    `select (count(*) + (
              select count(*) from studio.bookings m where m.workout_id = $1 and m.canceled_at is null
            ))::integer as taken,
            coalesce(bool_or(email = lower($2)), false) as "alreadyBooked"
     from studio.trial_bookings
     where workout_id = $1 and canceled_at is null`,
    [workoutId, email],
  );
  return rows[0] ?? { taken: 0, alreadyBooked: false };
}

interface NewTrialBooking {
  readonly workoutId: string;
  readonly email: string;
  readonly name: string;
  readonly bookedAt: Date;
  readonly cancelTokenHash: Buffer;
}

/** Takes a place. */
export async function insertTrialBooking(client: PoolClient, booking: NewTrialBooking): Promise<void> {
  await client.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ($1, lower($2), $3, $4, $5)`,
    [booking.workoutId, booking.email, booking.name, booking.bookedAt, booking.cancelTokenHash],
  );
}

/** A booking as its cancel link finds it. */
export interface LinkedBooking {
  readonly workoutId: string;
  readonly name: string;
  readonly start: Date;
  readonly canceledAt: Date | null;
}

/** The booking behind a cancel link, undefined for an unknown one. */
export async function findLinkedBooking(
  pool: Pool | PoolClient,
  cancelTokenHash: Buffer,
): Promise<LinkedBooking | undefined> {
  const { rows } = await pool.query<LinkedBooking>(
    `select b.workout_id as "workoutId", b.name, w.start_datetime as start, b.canceled_at as "canceledAt"
     from studio.trial_bookings b
     join studio.workouts w on w.id = b.workout_id
     where b.cancel_token_hash = $1`,
    [cancelTokenHash],
  );
  return rows[0];
}

/** Gives a place back; one that was given back before keeps its time. */
export async function giveBack(pool: Pool, cancelTokenHash: Buffer, canceledAt: Date): Promise<void> {
  await pool.query(
    'update studio.trial_bookings set canceled_at = $2 where cancel_token_hash = $1 and canceled_at is null',
    [cancelTokenHash, canceledAt],
  );
}
