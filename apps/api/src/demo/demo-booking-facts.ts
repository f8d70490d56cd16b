/** What the filling of the demo's bookings reads and tidies, besides the commands. */
import {
  berlinDate,
  berlinInstant,
  addDays,
  CLASS_LENGTH_MS,
  HOUR_MS,
  SECOND_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { CLASS_CANCELLATION_MS } from '@lifted/domain/contracts/studio-terms';
import type { Pool } from 'pg';
import { ENOUGH_BOOKINGS } from '../classes/too-few.ts';

/** An account to sign in with, as far as it has bookings. */
interface DemoPerson {
  readonly number: number;
  readonly hasBooked: boolean;
  readonly hasFee: boolean;
  readonly isWaiting: boolean;
}

export interface ClassOfDemo {
  readonly id: string;
  readonly start: Date;
}

/** The customer of an address; undefined when somebody deleted it. */
export async function findAccount(pool: Pool, email: string, now: Date): Promise<DemoPerson | undefined> {
  const { rows } = await pool.query<DemoPerson>(
    `select c.number,
            exists (select from studio.bookings b where b.customer_number = c.number) as "hasBooked",
            exists (select from studio.fees f join studio.bookings b on b.id = f.booking_id
                     where b.customer_number = c.number) as "hasFee",
            exists (select from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
                     where e.customer_number = c.number and e.state in ('waiting', 'offered')
                       and w.start_datetime > $2) as "isWaiting"
       from studio.customers c where c.email = $1`,
    [email, now],
  );
  return rows[0];
}

/** The classes of a day with free places in which a person has none at the same time, the emptiest first. */
export async function classesOn(pool: Pool, day: CivilDate, person: number): Promise<readonly ClassOfDemo[]> {
  const { rows } = await pool.query<ClassOfDemo>(
    `select w.id, w.start_datetime as start
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.start_datetime >= $1 and w.start_datetime < $2 and w.canceled_at is null
        and p.taken < p.capacity and not exists (${OVERLAPPING('$3', '$4')})
      order by p.capacity - p.booked desc, w.id`,
    [berlinInstant(day), berlinInstant(addDays(day, 1)), person, CLASS_LENGTH_MS / SECOND_MS],
  );
  return rows;
}

const OVERLAPPING = (person: string, seconds: string) => `
  select from studio.bookings b join studio.workouts o on o.id = b.workout_id
   where b.customer_number = ${person} and b.canceled_at is null
     and abs(extract(epoch from o.start_datetime - w.start_datetime)) < ${seconds}`;

/** The places a person booked here in classes that start later, the next one first. */
export async function placesAhead(pool: Pool, person: number, from: Date): Promise<readonly ClassOfDemo[]> {
  const { rows } = await pool.query<ClassOfDemo>(
    `select w.id, w.start_datetime as start
       from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.customer_number = $1 and b.via <> 'import' and b.canceled_at is null and w.canceled_at is null
        and w.start_datetime > $2
      order by w.start_datetime, w.id`,
    [person, from],
  );
  return rows;
}

/** Customers nobody signs in as who have something to book this class with and nothing else that day. */
export async function peopleWhoCanBook(pool: Pool, { id, start }: ClassOfDemo): Promise<number[]> {
  const day = berlinDate(start);
  const { rows } = await pool.query<{ number: number }>(
    `select c.number
       from studio.customers c
      where c.email like '%${UNREAD}'
        and exists (select from studio.entitlements e join studio.products p on p.id = e.product_id
                     where e.customer_number = c.number and e.valid @> $2::date
                       and (p.credits is null or 0 < (select sum(t.credits) from studio.credit_entries t
                                                       where t.entitlement_number = e.number)))
        and not exists (select from studio.bookings b join studio.workouts w on w.id = b.workout_id
                         where b.customer_number = c.number and w.start_datetime >= $3 and w.start_datetime < $4)
      order by md5(c.id || $1)`,
    [id, day, berlinInstant(day), berlinInstant(addDays(day, 1))],
  );
  return rows.map(({ number }) => number);
}

/** The next class that can still be canceled for too few bookings, and has too few. */
export async function classAtRisk(
  pool: Pool,
  now: Date,
): Promise<(ClassOfDemo & { readonly booked: number }) | undefined> {
  const { rows } = await pool.query<ClassOfDemo & { booked: number }>(
    `select w.id, w.start_datetime as start, p.taken as booked
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.start_datetime > $1 and w.canceled_at is null and p.taken < ${ENOUGH_BOOKINGS}
      order by w.start_datetime, w.id limit 1`,
    [new Date(now.getTime() + CLASS_CANCELLATION_MS)],
  );
  return rows[0];
}

/** Who booked a class that started before an instant was there. */
export async function markAttended(pool: Pool, startedBefore: Date): Promise<void> {
  await pool.query(
    `update studio.bookings b set has_attended = true from studio.workouts w
      where w.id = b.workout_id and b.via <> 'import' and b.canceled_at is null and not b.has_attended
        and w.canceled_at is null and w.start_datetime <= $1`,
    [startedBefore],
  );
}

/** Nobody receives mail there (RFC 2606). */
const UNREAD = '@member.example';

/** The id of the newest mail; '0' without one. */
export async function lastMail(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from studio.mail_outbox',
  );
  return rows[0]?.id ?? '0';
}

/**
 * Notes that the mails of the demo studio were sent, those of this filling and those that have waited for an hour: no mail server
 * takes them, and they stay readable in its mailbox.
 */
export async function markMailsSent(pool: Pool, after: string, now: Date): Promise<void> {
  await pool.query(
    `with sent as (
       update studio.mail_outbox set sent_at = created_at
        where sent_at is null and (id > $1::bigint or created_at < $2) returning id)
     delete from studio.jobs where mail_id in (select id from sent)`,
    [after, new Date(now.getTime() - HOUR_MS)],
  );
}

/** Deletes the mails after one to people nobody signs in as. */
export async function deleteUnreadMails(pool: Pool, after: string): Promise<void> {
  await pool.query(`delete from studio.mail_outbox where id > $1::bigint and recipient like '%${UNREAD}'`, [
    after,
  ]);
}
