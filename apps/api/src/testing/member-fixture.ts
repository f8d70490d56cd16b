import type { LiftedSet } from '@lifted/domain/training/personal-records';
import type { Pool } from 'pg';
import type { FindCaller } from '../http/caller.ts';
import { customerVersion } from '../data/customer-version.ts';

/** Writes a customer under an id that is also the name. */
export async function insertCustomer(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `insert into studio.customers (id, first_name, last_name, email) values ($1, $1, 'Berger', $1 || '@member.example')`,
    [id],
  );
}

/** Writes an exercise that is a group of its own unless one is named. */
export async function insertExercise(pool: Pool, id: string, group = id): Promise<void> {
  await pool.query('insert into studio.exercises (id, name, exercise_group) values ($1, $1, $2)', [
    id,
    group,
  ]);
}

interface BookingFixture {
  readonly id: string;
  readonly customer: string;
  readonly workout: string;
  readonly canceledAt?: string;
  readonly attended?: boolean;
}

/** Writes a booking, made long before the class. */
export async function insertBooking(pool: Pool, booking: BookingFixture): Promise<void> {
  const { id, customer, workout, canceledAt = null, attended = false } = booking;
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, has_attended)
     select $1, number, $3, '2020-01-01', $4, $5 from studio.customers where id = $2`,
    [id, customer, workout, canceledAt, attended],
  );
}

interface SetFixture {
  readonly customer: string;
  readonly workout: string;
  readonly exercise: string;
  /** Weight in kg and repetitions, set by set. */
  readonly lifted: readonly (readonly [number, number])[];
}

/** Writes sets of one exercise in one workout as they are, also of other kinds and to warm up. */
export async function insertLiftedSets(
  pool: Pool,
  { customer, workout, exercise }: Omit<SetFixture, 'lifted'>,
  lifted: readonly LiftedSet[],
): Promise<void> {
  await pool.query(
    `insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, weight, reps,
                                  load_kind, is_warm_up, reps_in_reserve)
     select c.number, w.number, e.number, 1, l.ordinality, l.weight, l.reps, coalesce(l.load_kind, 'external'),
            coalesce(l.is_warm_up, false), l.reps_in_reserve
       from studio.customers c, studio.workouts w, studio.exercises e,
            rows from (jsonb_to_recordset($4) as (weight numeric, reps smallint, load_kind text, is_warm_up boolean,
              reps_in_reserve smallint)) with ordinality as l
      where c.id = $1 and w.id = $2 and e.id = $3`,
    [customer, workout, exercise, JSON.stringify(lifted)],
  );
}

/** Writes the sets of one exercise in one workout. */
export async function insertSets(
  pool: Pool,
  { customer, workout, exercise, lifted }: SetFixture,
): Promise<void> {
  await pool.query(
    `insert into studio.set_logs
       (customer_number, workout_number, exercise_key, exercise_number, set_number, weight, reps)
     select c.number, w.number, e.number, 1, lifted.set_number, lifted.weight, lifted.reps
       from studio.customers c, studio.workouts w, studio.exercises e,
            unnest($4::numeric[], $5::smallint[]) with ordinality as lifted (weight, reps, set_number)
      where c.id = $1 and w.id = $2 and e.id = $3`,
    [customer, workout, exercise, lifted.map(([weight]) => weight), lifted.map(([, reps]) => reps)],
  );
}

/** The version read with every request. */
export async function versionOf(pool: Pool, customer: string): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select ${customerVersion('c')} as version from studio.customers c where c.id = $1`,
    [customer],
  );
  return rows[0]?.version ?? '';
}

/**
 * Callers by ID token, for tests: 'mia' is the customer mia, 'coach', 'desk' and 'owner' are staff, 'coach-tom' is a further coach, 'desk-at-north' is the front desk of a branch, 'stranger' is signed in without
 * an account. Number and version come from the database with every request.
 */
export function findTestCaller(pool: Pool): FindCaller {
  return async (token) => {
    const shared = {
      kind: 'signed-in',
      provider: 'studio',
      uid: token,
      providerUid: token,
      sessionId: 's',
      missesSecondFactor: false,
    } as const;
    const bound = /^desk-at-(\w+)$/.exec(token)?.slice(1);
    const nobody = {
      branches: null,
      customerId: null,
      customerNumber: null,
      customerEmail: null,
      customerVersion: null,
    };
    if (token === 'coach' || token === 'desk' || token === 'owner')
      return { ...shared, ...nobody, roles: [token] };
    if (token.startsWith('coach-')) return { ...shared, ...nobody, roles: ['coach'] };
    if (bound !== undefined) return { ...shared, ...nobody, roles: ['desk'], branches: bound };
    if (token === 'stranger') return { ...shared, ...nobody, roles: [] };
    const { rows } = await pool.query<{ number: number; email: string; version: string }>(
      `select c.number, c.email, ${customerVersion('c')} as version from studio.customers c where c.id = $1`,
      [token],
    );
    const [found] = rows;
    if (found === undefined) return undefined;
    const { number: customerNumber, email: customerEmail, version } = found;
    return {
      ...shared,
      roles: ['member'],
      branches: null,
      customerId: token,
      customerNumber,
      customerEmail,
      customerVersion: version,
    };
  };
}
