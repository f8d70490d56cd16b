import { CENTS_PER_EURO } from '@lifted/domain/language/euro-words';
import {
  becomesDue,
  mayDecide,
  type FeeDecision,
  type FeeKind,
  type FeeState,
} from '@lifted/domain/bookings/fee';
import type { Pool, PoolClient } from 'pg';
import type { CsvList } from '../http/csv-answer.ts';
import { lockClasses } from './class-places.ts';
import { FEE_START } from './customer-columns.ts';
import { latePlacesTaken } from './late-places/settle-late-places.ts';

/** A fee as the studio sees it. */
export interface ListedFee {
  readonly id: string;
  readonly kind: FeeKind;
  readonly cents: number;
  readonly state: FeeState;
  readonly madeAt: Date;
  /** Empty once the person was deleted. */
  readonly customerId: string;
  readonly name: string;
  readonly timerName: string;
  /** Of the class when it was decided. */
  readonly start: Date;
  readonly canceledAt: Date | null;
  readonly objection: string | null;
}

/** Fees in one state, oldest first; those that are due are what the desk collects. `since`: only those made from then on. */
export async function listFees(
  pool: Pool,
  state: FeeState,
  since: Date | null = null,
): Promise<readonly ListedFee[]> {
  const { rows } = await pool.query<ListedFee>(
    `select f.id, f.kind, f.cents, f.state, f.made_at as "madeAt", coalesce(c.id, '') as "customerId",
            coalesce(c.first_name || ' ' || c.last_name, '') as name, w.timer_name as "timerName",
            ${FEE_START} as start, b.canceled_at as "canceledAt", f.objection
       from studio.fees f
       join studio.bookings b on b.id = f.booking_id
       join studio.workouts w on w.id = b.workout_id
       left join studio.customers c on c.number = b.customer_number
      where f.state = $1 and f.made_at >= coalesce($2, '-infinity'::timestamptz) order by f.made_at, f.number`,
    [state, since],
  );
  return rows;
}

interface Deciding {
  readonly id: string;
  readonly decision: FeeDecision;
  /** Who decides. */
  readonly by: string;
  /** Why; the member reads it. */
  readonly reason: string | null;
  readonly now: Date;
}

export type FeeOutcome =
  | { readonly outcome: 'decided'; readonly before: FeeState; readonly customerId: string | null }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'refused'; readonly state: FeeState };

/** Decides a fee in the caller's transaction. A decision that does not fit its state changes nothing. */
export async function decideFee(
  client: PoolClient,
  { id, decision, by, reason, now }: Deciding,
): Promise<FeeOutcome> {
  const fee = await lockFee(client, id);
  if (fee === undefined) return { outcome: 'unknown' };
  if (!mayDecide(fee.state, decision)) return { outcome: 'refused', state: fee.state };
  await client.query(
    `update studio.fees set state = $2, decided_by = $3, decision = $4, changed_at = $5 where id = $1`,
    [id, decision, by, reason, now],
  );
  return { outcome: 'decided', before: fee.state, customerId: fee.customerId };
}

interface Returning {
  readonly id: string;
  /** What the decision made of it. */
  readonly from: FeeState;
  /** What it was before. */
  readonly to: FeeState;
  readonly now: Date;
}

/**
 * Takes a decision back; false where the fee is no longer as the decision left it, or where nothing is owed by now. A fee
 * whose time is over by now becomes due instead of pending.
 */
export async function takeBackDecision(
  client: PoolClient,
  { id, from, to, now }: Returning,
): Promise<boolean> {
  const place = await lockClassOfFee(client, id);
  const fee = await lockFee(client, id);
  if (fee === undefined || fee.state !== from) return false;
  if (place !== undefined && isOpen(to) && (await owesNothing(client, place, now))) return false;
  const state = becomesDue({ state: to, madeAt: fee.madeAt }, now) ? 'due' : to;
  await client.query(
    `update studio.fees set state = $2, decided_by = null, decision = null, changed_at = $3 where id = $1`,
    [id, state, now],
  );
  return true;
}

/** The class comes before the fee, as in everything that lets costs of a class fall away. */
async function lockClassOfFee(client: PoolClient, id: string): Promise<PlaceOfFee | undefined> {
  const { rows } = await client.query<{ workoutId: string }>(
    `select b.workout_id as "workoutId" from studio.fees f join studio.bookings b on b.id = f.booking_id where f.id = $1`,
    [id],
  );
  await lockClasses(
    client,
    rows.map(({ workoutId }) => workoutId),
  );
  const places = await client.query<PlaceOfFee>(
    `select b.id as "bookingId", b.has_attended as "hasAttended", w.id as "workoutId", w.start_datetime as start,
            w.canceled_at is not null or f.void_since is not null as "wasCanceled"
       from studio.fees f join studio.bookings b on b.id = f.booking_id join studio.workouts w on w.id = b.workout_id
      where f.id = $1`,
    [id],
  );
  return places.rows[0];
}

interface PlaceOfFee {
  readonly bookingId: string;
  readonly hasAttended: boolean | null;
  readonly workoutId: string;
  readonly start: Date;
  /** The class is cancelled, or was since the fee was made. */
  readonly wasCanceled: boolean;
}

/** What lets a fee fall away may have happened while it was decided, and passed it over then. */
async function owesNothing(
  client: PoolClient,
  { bookingId, hasAttended, workoutId, start, wasCanceled }: PlaceOfFee,
  now: Date,
): Promise<boolean> {
  if (wasCanceled || hasAttended === true) return true;
  if (now.getTime() < start.getTime()) return false;
  return (await latePlacesTaken(client, { id: workoutId, start })).has(bookingId);
}

/** Whether a fee in this state is owed, or may be yet. */
function isOpen(state: FeeState): boolean {
  return state === 'pending' || state === 'due' || state === 'objected';
}

interface LockedFee {
  readonly state: FeeState;
  readonly madeAt: Date;
  /** Null once the person was deleted. */
  readonly customerId: string | null;
}

async function lockFee(client: PoolClient, id: string): Promise<LockedFee | undefined> {
  const { rows } = await client.query<LockedFee>(
    `select f.state, f.made_at as "madeAt",
            (select c.id from studio.bookings b join studio.customers c on c.number = b.customer_number
              where b.id = f.booking_id) as "customerId"
       from studio.fees f where f.id = $1 for update`,
    [id],
  );
  return rows[0];
}

const COLUMNS = [
  'id',
  'customer_id',
  'name',
  'kind',
  'amount',
  'state',
  'class',
  'class_start',
  'canceled_at',
  'made_at',
];

/** Fees as a list for spreadsheets. */
export function feeSheet(fees: readonly ListedFee[]): CsvList {
  const rows = fees.map((fee) => [
    fee.id,
    fee.customerId,
    fee.name,
    fee.kind,
    { cents: fee.cents },
    fee.state,
    fee.timerName,
    fee.start,
    fee.canceledAt,
    fee.madeAt,
  ]);
  return { header: COLUMNS, rows };
}

/** '5.00'. */
export function euros(cents: number): string {
  return (cents / CENTS_PER_EURO).toFixed(2);
}
