import {
  addDays,
  berlinDate,
  berlinInstant,
  CLASS_LENGTH_MS,
  HOUR_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { Pool } from 'pg';
import { inBookingTransaction } from '../classes/booking-transaction.ts';
import { addGuest } from '../classes/roster/guests.ts';

const PARTNERS = [
  { id: 'kiezpass', name: wholeStudio.partnerRating?.source ?? 'Kiezpass', quota: 4 },
  { id: 'wellpass', name: 'EGYM Wellpass', quota: 3 },
] as const;
const GUESTS = [
  ['kiezpass', 'Nele B.', 'K-48213'],
  ['wellpass', 'Tarek H.', 'W-7730'],
  ['kiezpass', 'Anouk S.', 'K-51177'],
] as const;
/** Days with guests, before today and after. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 1;
/** Members who book such a class after its guests were added, which a later filling brings. */
const MAY_STILL_BOOK = 3;
const ADDED_BEFORE_MS = 20 * HOUR_MS;

/** Adds the partner services of the demo and, on the days around today, some of their guests; those of the past came. */
export async function fillDemoGuests(pool: Pool, now: Date): Promise<void> {
  for (const { id, name, quota } of PARTNERS) {
    await pool.query(
      'insert into studio.partners (id, name, quota) values ($1, $2, $3) on conflict do nothing',
      [id, name, quota],
    );
  }
  const today = berlinDate(now);
  for (let day = -DAYS_BEFORE; day <= DAYS_AFTER; day += 1) {
    const [roomy] = await roomyClasses(pool, addDays(today, day));
    if (roomy === undefined) continue;
    const guests = GUESTS.slice(0, 1 + ((day + DAYS_BEFORE) % GUESTS.length));
    for (const [at, [partnerId, name, reference]] of guests.entries()) {
      const guest = { id: `demo-${roomy.id}-${at}`, workoutId: roomy.id, partnerId, name, reference };
      const addedAt = new Date(Math.min(now.getTime(), roomy.start.getTime() - ADDED_BEFORE_MS));
      await inBookingTransaction(pool, (client) => addGuest(client, { ...guest, mayExceed: false }, addedAt));
    }
  }
  await pool.query(
    `update studio.partner_guests g set has_attended = true from studio.workouts w
      where w.number = g.workout_number and not g.has_attended and w.start_datetime <= $1`,
    [new Date(now.getTime() - CLASS_LENGTH_MS)],
  );
}

/** Classes of a day with room for the guests that enough members have booked; none once there are guests that day. */
async function roomyClasses(
  pool: Pool,
  day: string,
): Promise<readonly { readonly id: string; readonly start: Date }[]> {
  const { rows } = await pool.query<{ id: string; start: Date }>(
    `select w.id, w.start_datetime as start
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.start_datetime >= $1 and w.start_datetime < $2 and w.canceled_at is null and p.waiting = 0
        and p.booked >= $3 and p.capacity - p.taken > $4
        and not exists (select from studio.partner_guests g join studio.workouts o on o.number = g.workout_number
                         where o.start_datetime >= $1 and o.start_datetime < $2)
      order by w.start_datetime desc, w.id limit 1`,
    [berlinInstant(day), berlinInstant(addDays(day, 1)), FEWEST_BOOKINGS, GUESTS.length + MAY_STILL_BOOK],
  );
  return rows;
}
