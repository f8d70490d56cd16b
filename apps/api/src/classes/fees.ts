import { mayDecide, type FeeDecision, type FeeKind, type FeeState } from '@lifted/domain/bookings/fee';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';

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
  readonly start: Date;
  readonly canceledAt: Date | null;
  readonly objection: string | null;
}

/** Fees in one state, oldest first; those that are due are what the desk collects. */
export async function listFees(pool: Pool, state: FeeState): Promise<readonly ListedFee[]> {
  const { rows } = await pool.query<ListedFee>(
    `select f.id, f.kind, f.cents, f.state, f.made_at as "madeAt", coalesce(c.id, '') as "customerId",
            coalesce(c.first_name || ' ' || c.last_name, '') as name, w.timer_name as "timerName",
            w.start_datetime as start, b.canceled_at as "canceledAt", f.objection
       from studio.fees f
       join studio.bookings b on b.id = f.booking_id
       join studio.workouts w on w.id = b.workout_id
       left join studio.customers c on c.number = b.customer_number
      where f.state = $1 order by f.made_at, f.number`,
    [state],
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
  | { readonly outcome: 'decided' }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'refused'; readonly state: FeeState };

/** Decides a fee. A decision that does not fit its state changes nothing. */
export async function decideFee(
  pool: Pool,
  { id, decision, by, reason, now }: Deciding,
): Promise<FeeOutcome> {
  return inTransaction(pool, async (client): Promise<FeeOutcome> => {
    const { rows } = await client.query<{ state: FeeState }>(
      'select state from studio.fees where id = $1 for update',
      [id],
    );
    const [fee] = rows;
    if (fee === undefined) return { outcome: 'unknown' };
    if (!mayDecide(fee.state, decision)) return { outcome: 'refused', state: fee.state };
    await client.query(
      `update studio.fees set state = $2, decided_by = $3, decision = $4, changed_at = $5 where id = $1`,
      [id, decision, by, reason, now],
    );
    return { outcome: 'decided' };
  });
}
