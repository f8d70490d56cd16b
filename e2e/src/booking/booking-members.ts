import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import { signInToken, type OwnMember } from '../members.ts';
import type { Page } from '@playwright/test';
import { expectDashboard } from '../login-page.ts';

export interface BookingMember extends OwnMember {
  /** Key of the customer. */
  readonly number: number;
}

/** A member with a membership and without a class ahead. */
export async function takeBookingMember(
  database: Database,
  nextMember: () => Promise<OwnMember>,
): Promise<BookingMember> {
  const member = await nextMember();
  const { rows } = await database.pool.query<{ number: number }>(
    `select c.number from studio.customers c
      where c.email = $1
        and not exists (select from studio.bookings b join studio.workouts w on w.id = b.workout_id
                         where b.customer_number = c.number and w.start_datetime > now())
        and not exists (select from studio.waitlist_entries e
                         where e.customer_number = c.number and e.state in ('waiting', 'offered'))`,
    [member.email],
  );
  const [customer] = rows;
  if (customer === undefined) return takeBookingMember(database, nextMember);
  await database.pool.query(
    `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
     values ($1, $2, 'unlimited', daterange(current_date - 30, null), now())`,
    [randomUUID(), customer.number],
  );
  return { ...member, ...customer };
}

/** Signs in with a link, on the dashboard. */
export async function signInAs(page: Page, database: Database, member: OwnMember): Promise<void> {
  await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
  await expectDashboard(page);
}

export interface OwnClass {
  readonly id: string;
  readonly name: string;
  readonly start: Date;
}

/** A class no other test uses. */
export async function addClass(
  { pool }: Database,
  { start, capacity }: { readonly start: Date; readonly capacity: number },
): Promise<OwnClass> {
  const id = randomUUID();
  // With a letter no hexadecimal number has: digits alone could be this year, which a search finds in every class.
  const name = `Own w${id.slice(0, 4)}`;
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     select $1, $2, $3, (select min(id) from studio.coaches), (select min(id) from studio.locations), $4`,
    [id, name, start, capacity],
  );
  return { id, name, start };
}

/** A place booked the day before. */
export async function addBooking(
  { pool }: Database,
  { id }: OwnClass,
  { number }: BookingMember,
): Promise<void> {
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at)
     values ($1, $2, $3, now() - interval '1 day')`,
    [randomUUID(), number, id],
  );
}

/** A fee for a class they did not come to. */
export async function oweFee({ pool }: Database, { number }: BookingMember): Promise<void> {
  await pool.query(
    `with missed as (
       insert into studio.bookings (id, customer_number, workout_id, booked_at)
       select $1, $2, w.id, w.start_datetime - interval '2 days' from studio.workouts w
        where w.start_datetime < now() - interval '4 days' and w.canceled_at is null
          and not exists (select from studio.bookings b where b.workout_id = w.id and b.customer_number = $2)
        order by w.start_datetime desc limit 1
       returning id)
     insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
     select $3, id, 'no_show', 500, 'due', now() - interval '3 days', now() - interval '1 day' from missed`,
    [randomUUID(), number, randomUUID()],
  );
}

/** The studio cancels the class. */
export async function cancelClass({ pool }: Database, { id }: OwnClass): Promise<void> {
  await pool.query('update studio.workouts set canceled_at = now() where id = $1', [id]);
}

/** Makes a booking an hour older, so that its undo is over. */
export async function bookedAnHourAgo({ pool }: Database, { id }: OwnClass): Promise<void> {
  await pool.query(
    `update studio.bookings set booked_at = booked_at - interval '1 hour' where workout_id = $1`,
    [id],
  );
}
