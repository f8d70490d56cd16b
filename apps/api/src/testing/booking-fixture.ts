import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import type { CommandRequest } from '../classes/commands/booking-commands.ts';

export const LETTERS = { studio, publicUrl: 'https://lifted.example' };

/** Writes the products a test sells: 'pass' with ten credits and 'flat', a membership. */
export async function insertProducts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
     values ('pass', 'Ten-pass', 14900, 19, 10, 6, '2020-01-01'), ('flat', 'Unlimited', 9900, 19, null, null, '2020-01-01')`,
  );
}

interface EntitlementFixture {
  readonly customer: string;
  readonly product: 'pass' | 'flat';
  readonly credits?: number;
  readonly from?: string;
  readonly until?: string | null;
}

/** Gives somebody a pass or a membership for all the days a test plays in; its id is made of customer and product. */
export async function insertEntitlement(
  pool: Pool,
  { customer, product, credits = 10, from = '2020-01-01', until = null }: EntitlementFixture,
): Promise<string> {
  const id = `${customer}-${product}-${randomUUID().slice(0, 8)}`;
  const last = until ?? (product === 'pass' ? '2099-12-31' : null);
  await pool.query(
    `with made as (
       insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select $1, number, $3, daterange($4::date, $5::date, '[]'), '2020-01-01' from studio.customers where id = $2
       returning number)
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
     select number, 1, 'granted', $6::integer, 0, $6::integer, '2020-01-01' from made
      where $3 = 'pass' and $6::integer > 0`,
    [id, customer, product, from, last, credits],
  );
  return id;
}

/** A request of a customer, with a key of its own. */
export async function requestOf(
  pool: Pool,
  customer: string,
  now: Date,
  key: string = randomUUID(),
): Promise<CommandRequest> {
  const { rows } = await pool.query<{ number: number }>('select number from studio.customers where id = $1', [
    customer,
  ]);
  const customerNumber = rows[0]?.number ?? 0;
  return { customerNumber, key, actor: 'member', actorUid: customer, language: 'en', now };
}

/** Somebody's credits: the sum of all ledgers of theirs. */
export async function balanceOf(pool: Pool, customer: string): Promise<number> {
  const { rows } = await pool.query<{ credits: number }>(
    `select coalesce(sum(t.credits), 0)::integer as credits
       from studio.credit_entries t join studio.entitlements e on e.number = t.entitlement_number
       join studio.customers c on c.number = e.customer_number where c.id = $1`,
    [customer],
  );
  return rows[0]?.credits ?? 0;
}

/** An instant before the start of a class. */
export function beforeStart(start: Date, { days = 0, hours = 0, ms = 0 }: Duration): Date {
  return new Date(start.getTime() - days * DAY_MS - hours * HOUR_MS - ms);
}

interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly ms?: number;
}

const VIOLATIONS = `
  select 'places of ' || p.workout_number from studio.class_places p join studio.workouts w on w.number = p.workout_number
   where p.booked <> (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null)
      or p.tests <> (select count(*) from studio.trial_bookings t
                      where t.workout_id = w.id and t.canceled_at is null and t.released_at is null)
      or p.offered <> (select count(*) from studio.waitlist_entries e where e.workout_number = w.number and e.state = 'offered')
      or p.waiting <> (select count(*) from studio.waitlist_entries e where e.workout_number = w.number and e.state = 'waiting')
      or p.partners <> (select count(*) from studio.partner_guests g where g.workout_number = w.number and g.removed_at is null)
      or p.taken > p.capacity + p.beyond
  union all
  select 'free place beside a list of ' || w.id from studio.class_places p join studio.workouts w on w.number = p.workout_number
   where p.waiting > 0 and w.canceled_at is null and p.taken < p.capacity
     and p.changed_at < w.start_datetime - interval '1 hour'
  union all
  select 'two places at a time of ' || b.customer_number from studio.bookings b join studio.bookings o
      on o.customer_number = b.customer_number and o.id > b.id and o.during && b.during
   where b.canceled_at is null and o.canceled_at is null
  union all
  select 'debits of ' || b.id from studio.bookings b
   where (select coalesce(sum(t.credits), 0) from studio.credit_entries t where t.booking_id = b.id)
      <> case when not exists (select from studio.credit_entries t where t.booking_id = b.id) then 0
              -- Who missed a class that had been cancelled and restored has the credit back, and the place as before.
              when b.canceled_at is null then case when b.via = 'restored' and exists (
                select from studio.credit_entries t where t.booking_id = b.id and t.kind = 'released') then 0 else -1 end
              when b.cancellation = 'late' and not exists (
                select from studio.credit_entries t where t.booking_id = b.id and t.kind = 'restored') then -1
              else 0 end
  union all
  select 'credit used up in ' || w.id from studio.workouts w join studio.bookings b on b.workout_id = w.id
   where w.canceled_at is not null
     and (select sum(t.credits) from studio.credit_entries t where t.booking_id = b.id) < 0
  union all
  select 'balance of ' || e.number from studio.entitlements e
   where (select sum(t.credits) from studio.credit_entries t where t.entitlement_number = e.number) < 0
  union all
  select 'fee of ' || f.booking_id from studio.fees f join studio.bookings b on b.id = f.booking_id
    join studio.workouts w on w.id = b.workout_id
   where f.state in ('pending', 'due', 'objected') 
     and (w.canceled_at is not null or b.cancellation is distinct from case f.kind when 'late_cancellation' then 'late' end
       or f.kind = 'no_show' and not exists (
         select from studio.class_places p where p.workout_number = w.number and p.roster_closed_at is not null))
  union all
  select 'overlapping wait of ' || e.customer_number from studio.waitlist_entries e
    join studio.workouts w on w.number = e.workout_number
    join studio.bookings b on b.customer_number = e.customer_number and b.canceled_at is null
     and b.during && tstzrange(w.start_datetime, w.start_datetime + interval '45 min')
   where e.state in ('waiting', 'offered') and not exists (
     select from studio.jobs j where j.kind = 'leave_overlapping_waits' and j.key = e.customer_number::text)`;

/** What is not as the invariants of section 2 say, by name; empty when all hold. For quiet moments: no command is running. */
export async function violatedInvariants(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(`select fault from (${VIOLATIONS}) found (fault)`);
  return rows.map(({ fault }) => fault);
}
