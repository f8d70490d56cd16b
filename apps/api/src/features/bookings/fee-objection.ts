import type { Fee } from '@lifted/contract/entitlements';
import { mayObject, saysSomething, type FeeState } from '@lifted/domain/bookings/fee';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { FEE_COLUMNS } from '../../classes/customer-columns.ts';
import { emptyObjection, feeDecided, noSuchFee, objectedBefore } from './booking-refusals.ts';

interface Objection {
  readonly customerNumber: number;
  readonly feeId: string;
  readonly words: string;
  readonly now: Date;
}

/**
 * Notes an objection: the studio decides, and until then the fee is not due. One to each fee; repeating it with the same words
 * is harmless.
 */
export async function objectToFee(
  pool: Pool,
  { customerNumber, feeId, words, now }: Objection,
): Promise<Fee> {
  if (!saysSomething(words)) throw emptyObjection();
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ number: number; state: FeeState; objection: string | null }>(
      `select f.number, f.state, f.objection from studio.fees f join studio.bookings b on b.id = f.booking_id
        where f.id = $1 and b.customer_number = $2 for update of f`,
      [feeId, customerNumber],
    );
    const [fee] = rows;
    if (fee === undefined) throw noSuchFee();
    const isRepeat = fee.state === 'objected' && fee.objection === words;
    if (!isRepeat) {
      if (fee.state === 'objected') throw objectedBefore();
      if (!mayObject(fee)) throw feeDecided();
      await client.query(
        `update studio.fees set state = 'objected', objection = $2, changed_at = $3 where number = $1`,
        [fee.number, words, now],
      );
    }
    const shown = await client.query<Fee>(
      `select ${FEE_COLUMNS} from studio.fees f join studio.bookings b on b.id = f.booking_id
         join studio.workouts w on w.id = b.workout_id where f.number = $1`,
      [fee.number],
    );
    const [answer] = shown.rows;
    if (answer === undefined) throw noSuchFee();
    return answer;
  });
}
