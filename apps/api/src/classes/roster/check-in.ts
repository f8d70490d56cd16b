import { checkInRefusal, type CheckInRefusal } from '@lifted/domain/bookings/roster';
import type { PoolClient } from 'pg';
import { IS_SOMEBODYS } from '../../data/forgotten-visits.ts';
import { lockPeople } from '../booking-people.ts';
import { noteBookingEvent } from '../../events/booking-events.ts';
import { lockClass } from '../class-places.ts';
import { countMissingLater } from '../close-roster.ts';
import { suspendedHold } from '../waiting/held-places.ts';
import { dropMissingFee, oweMissingFeeAgain } from './missing-fee.ts';

/** Somebody on a roster: a booking, the number of a visitor's test place, or a guest of a partner. */
export interface RosterPlace {
  readonly kind: 'booking' | 'test' | 'guest';
  readonly id: string;
}

interface Mark {
  readonly workoutId: string;
  readonly place: RosterPlace;
  readonly isPresent: boolean;
  /** A coach has two days to correct it. */
  readonly who: 'coach' | 'desk';
  readonly now: Date;
}

export type MarkOutcome =
  | { readonly outcome: 'marked'; readonly wasPresent: boolean; readonly customerId: string | null }
  | { readonly outcome: 'refused'; readonly reason: CheckInRefusal }
  | { readonly outcome: 'unknown' };

/**
 * Marks somebody on the roster present or takes that back, in the caller's transaction. Somebody who was there owes nothing for
 * missing the class; somebody marked by mistake owes what they would owe without it. The held place of a visitor marked by mistake is
 * held as before; where the hold has run out meanwhile, the place stays theirs, as nobody disappears from a roster while a class runs.
 */
export async function markPresent(client: PoolClient, mark: Mark): Promise<MarkOutcome> {
  const { workoutId, place, isPresent, who, now } = mark;
  const studioClass = await lockClass(client, workoutId, now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const reason = checkInRefusal(studioClass, who, now);
  if (reason !== null) return { outcome: 'refused', reason };
  const { rows } = await client.query<Found>(FIND[place.kind], [place.id, studioClass.number]);
  const [found] = rows;
  if (found === undefined) return { outcome: 'unknown' };
  const { wasPresent, customerId, customerNumber } = found;
  if (wasPresent === isPresent) return { outcome: 'marked', wasPresent, customerId };
  if (customerNumber !== null) await lockPeople(client, [customerNumber]);
  await client.query(UPDATE[place.kind], [place.id, isPresent, ...(place.kind === 'test' ? [now] : [])]);
  if (place.kind === 'booking') {
    await noteBookingEvent(
      client,
      isPresent ? 'booking.attended' : 'booking.attendance_withdrawn',
      place.id,
      now,
    );
  }
  if (place.kind === 'booking') {
    if (isPresent) await dropMissingFee(client, place.id, now);
    else {
      await oweMissingFeeAgain(client, place.id, now);
      await countMissingLater(client, studioClass.number, now);
    }
  }
  return { outcome: 'marked', wasPresent, customerId };
}

interface Found {
  readonly wasPresent: boolean;
  readonly customerId: string | null;
  readonly customerNumber: number | null;
}

/** `$1` the place, `$2` number of the class. */
const FIND: Readonly<Record<RosterPlace['kind'], string>> = {
  booking: `select b.has_attended as "wasPresent", b.customer_number as "customerNumber", c.id as "customerId"
              from studio.bookings b join studio.workouts w on w.id = b.workout_id
              left join studio.customers c on c.number = b.customer_number
             where b.id = $1 and w.number = $2 and b.canceled_at is null`,
  test: `select t.has_attended as "wasPresent", null as "customerNumber", null as "customerId"
           from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
          where t.id::text = $1 and w.number = $2 and ${IS_SOMEBODYS} and t.canceled_at is null
            and t.released_at is null`,
  guest: `select g.has_attended as "wasPresent", null as "customerNumber", null as "customerId"
            from studio.partner_guests g where g.id = $1 and g.workout_number = $2 and g.removed_at is null`,
};

/** The same, whether they are present, and of a visitor the time. */
const UPDATE: Readonly<Record<RosterPlace['kind'], string>> = {
  booking: 'update studio.bookings set has_attended = $2 where id = $1',
  // Who came had the place, whether or not the link of the mail was opened: it is not deleted as one that nobody confirmed.
  test: `update studio.trial_bookings t
            set has_attended = $2, held_until = case when not $2 then coalesce(held_until, ${suspendedHold('$3')}) end
          where id::text = $1`,
  guest: 'update studio.partner_guests set has_attended = $2 where id = $1',
};
