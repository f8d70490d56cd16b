import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import { SECOND_THOUGHTS_MS } from '@lifted/domain/bookings/booking-times';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const interval = (ms: number) => `make_interval(secs => ${ms / SECOND_MS})`;

const freeUntil = (start: string) => `least(${start}, greatest(
  ${start} - ${interval(FREE_CANCELLATION_MS)},
  case when b.via <> 'offer' then b.booked_at + ${interval(SECOND_THOUGHTS_MS)} end,
  b.free_until))`;

/**
 * SQL for the last instant of free cancelling of booking `b` in class `w`: the domain's freeCancellationUntil, since these
 * answers are written by SQL. A test compares the two.
 */
export const FREE_UNTIL = freeUntil('w.start_datetime');

/**
 * SQL for the start of class `w` that a fee for booking `b` was decided by: of a late cancellation the one of then, because the
 * class may have been moved since.
 */
export const FEE_START = `case when b.cancellation = 'late' then coalesce(lower(b.during), w.start_datetime) else w.start_datetime end`;

/** SQL for what a late cancellation of booking `b` costs; `p` is the product that paid. */
export const LATE_COST = `case when b.entitlement_number is null then 'nothing' when p.credits is null then 'fee' else 'credit' end`;

/** SQL for what is said of class `w`, its coach `c` and location `l`; they are joined by CLASS_TABLES. */
export const CLASS_COLUMNS = `
  w.timer_name, studio.berlin_iso(w.start_datetime) as start_datetime, c.first_name as coach_first_name,
  l.name as location_name`;
/** SQL that joins coach and location to class `w`. */
export const CLASS_TABLES = `
  join studio.coaches c on c.id = w.coach_id
  join studio.locations l on l.id = w.location_id`;

/**
 * SQL for the branches that entitlement `e` is valid in, a row each, null for the studio's own address; no row means
 * everywhere. It is valid where it was when it was sold, and where the product is by now.
 */
export const VALID_BRANCHES = `
  select either.branch_id
    from (select branch_id from studio.entitlement_branches where entitlement_number = e.number
          union select branch_id from studio.product_branches where product_id = e.product_id) either
   where exists (select from studio.product_branches where product_id = e.product_id)
     and exists (select from studio.entitlement_branches where entitlement_number = e.number)`;

/** SQL for the names of the same, as a list. */
export const VALID_IN = `(
  select coalesce(json_agg(br.name order by br.name), '[]')
    from (${VALID_BRANCHES}) valid left join studio.branches br on br.id = valid.branch_id)`;

/** SQL for the fields of the contract's CustomerEntitlement of entitlement `e` and product `p`. */
export const ENTITLEMENT_COLUMNS = `
  e.id, case when p.credits is null then 'membership' else 'pass' end as kind, p.name as product_name,
  lower(e.valid) as "from", upper(e.valid) - 1 as "until",
  case when p.credits is not null then coalesce(
    (select sum(credits)::integer from studio.credit_entries where entitlement_number = e.number), 0) end as credits,
  (select coalesce(json_agg(json_build_object('from', lower(r), 'until', upper(r) - 1)), '[]') from unnest(e.paused) r) as pauses,
  ${VALID_IN} as valid_in`;

/** SQL for the contract's Fee of fee `f`, booking `b` and class `w`. */
export const FEE_COLUMNS = `
  f.id, f.kind, f.cents, f.state, studio.berlin_iso(f.made_at) as made_at,
  studio.berlin_iso(f.made_at + ${interval(FEE_PENDING_MS)}) as due_at,
  w.timer_name, studio.berlin_iso(${FEE_START}) as start_datetime,
  studio.berlin_iso(b.booked_at) as booked_at, studio.berlin_iso(${freeUntil(FEE_START)}) as free_until,
  studio.berlin_iso(b.canceled_at) as canceled_at, f.objection, f.decision`;

/** SQL for the contract's CreditEntries of entitlement `e`, the newest first. */
export const CREDIT_ENTRIES = `(
  select coalesce(json_agg(entry), '[]') from (
    select studio.berlin_iso(t.at) as at, t.kind, t.credits, t.after as balance, t.reason,
           w.timer_name, studio.berlin_iso(w.start_datetime) as start_datetime
      from studio.credit_entries t
      left join studio.bookings b on b.id = t.booking_id
      left join studio.workouts w on w.id = b.workout_id
     where t.entitlement_number = e.number
     order by t.entry desc
  ) entry)`;
