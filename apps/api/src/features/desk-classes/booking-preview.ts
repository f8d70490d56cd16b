import type { BookingPreview } from '@lifted/contract/desk/desk-classes';
import type { Pool } from 'pg';
import { previewBookingForMember } from '../../classes/roster/staff-bookings.ts';
import { deskBookingRefused, deskClassFieldRefused, deskClassUnknown } from './desk-class-refusals.ts';

interface AskedPlace {
  readonly classId: string;
  readonly customerId: string;
  readonly mayExceed: boolean;
}

/** What would pay if the desk booked a class for a member now. Refused as booking is; changes nothing. */
export async function previewAtDesk(
  pool: Pool,
  { classId, customerId, mayExceed }: AskedPlace,
  now: Date,
): Promise<BookingPreview> {
  const { rows } = await pool.query<{ number: number }>('select number from studio.customers where id = $1', [
    customerId,
  ]);
  const customerNumber = rows[0]?.number;
  if (customerNumber === undefined) throw deskClassFieldRefused('customer_id');
  const preview = await previewBookingForMember(pool, { workoutId: classId, customerNumber, mayExceed }, now);
  switch (preview.outcome) {
    case 'booked': {
      const { payer, isBeyond, isWaiting } = preview;
      return {
        pays: {
          kind: payer.kind,
          product_name: await productOf(pool, payer.number),
          credits: payer.kind === 'pass' ? payer.credits : null,
          until: payer.until,
        },
        is_beyond: isBeyond,
        is_waiting: isWaiting,
      };
    }
    case 'refused':
      throw deskBookingRefused(preview);
    case 'unknown':
      throw deskClassUnknown();
    default:
      return preview satisfies never;
  }
}

async function productOf(pool: Pool, entitlement: number): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    'select p.name from studio.entitlements e join studio.products p on p.id = e.product_id where e.number = $1',
    [entitlement],
  );
  return rows[0]?.name ?? '';
}
