import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { StudioNumber } from '@lifted/domain/desk/studio-numbers';
import { WEEKS } from './home-branch.ts';

/*
 * SQL: the classes that the people a number may count came to, from which their home branches follow, and who was not seen.
 */

/** What the `periods` of a query span: of what is counted as of their last days those, otherwise all their days. */
const LAST_DAYS = 'min(until) as since, max(until) as until, min(day) as first, max(day) as last';
const ALL_DAYS =
  'min(since) as since, max(until) as until, min(least(first, day)) as first, max(last) as last';

const IS_VALID = 'lower(e.valid) <= span.last and (upper_inf(e.valid) or upper(e.valid) > span.first)';

interface Asked {
  readonly span: typeof LAST_DAYS | typeof ALL_DAYS;
  /** Whether there may be a row of the holder of entitlement `e`. */
  readonly isAsked: string;
}

/** Null for numbers of classes. */
const ASKED: Readonly<Record<StudioNumber, Asked | null>> = {
  occupancy: null,
  members: { span: LAST_DAYS, isAsked: IS_VALID },
  unseen: { span: LAST_DAYS, isAsked: IS_VALID },
  trials: null,
  no_shows: null,
  late_cancellations: null,
  pauses: {
    span: LAST_DAYS,
    isAsked: `${IS_VALID} and e.paused && daterange(span.first, span.last, '[]')`,
  },
  ends: { span: ALL_DAYS, isAsked: 'upper(e.valid) - 1 between span.first and span.last' },
  partner_visits: null,
  granted: {
    span: ALL_DAYS,
    isAsked: `${IS_VALID} or e.granted_at >= span.since and e.granted_at < span.until`,
  },
  coach_hours: null,
};

const CAME = `w.start_datetime as at, coalesce(l.branch_id, '${OWN_ADDRESS}') as branch`;
const IS_VISIT = 'b.canceled_at is null and b.has_attended and w.canceled_at is null';

/**
 * The visits of people that one of the numbers counts, before now: read once for all rows of a query and all its `periods`, back to the weeks
 * before the last class that each came to by the first of them. Who came in the weeks before that has all of these within
 * twice the weeks, and is read from the classes of that time; only of the others all they came to is read, in the order it is
 * stored in: one person after the other took ten times as long. What `offset 0` encloses stays a look-up: as a join the planner
 * would read the bookings of all years. The earliest come first in `starts`, and `branches` goes with it.
 */
export function visitsOf(names: readonly StudioNumber[]): string {
  const asked = names.map((name) => ASKED[name]).filter((one) => one !== null);
  if (asked.length === 0) return NO_VISITS;
  const span = asked.some((one) => one.span === ALL_DAYS) ? ALL_DAYS : LAST_DAYS;
  return `span as materialized (select ${span} from periods),
asked as materialized (
  select distinct e.customer_number as customer
    from span join studio.entitlements e on ${asked.map(({ isAsked }) => `(${isAsked})`).join(' or ')}
   where e.customer_number is not null),
lately as materialized (
  select b.customer_number as customer, ${CAME}
    from span
    join studio.workouts w on w.start_datetime >= span.since - 2 * ${WEEKS} and w.start_datetime < span.until
   cross join lateral (select * from studio.bookings where workout_id = w.id offset 0) b
    join studio.locations l on l.id = w.location_id
   where ${IS_VISIT} and b.customer_number in (select customer from asked)),
others as materialized (
  select customer from asked
  except
  select customer from lately, span where at >= span.since - ${WEEKS} and at < span.since),
visits as materialized (
  select customer, array_agg(at order by at) as starts, array_agg(branch order by at) as branches,
         case when min(branch) = max(branch) then min(branch) end as only_branch
    from (
      select came.customer, came.at, came.branch,
             coalesce(max(came.at) filter (where came.at < span.since) over person, min(came.at) over person) as last_by_then
        from span,
             (select * from lately where customer not in (select customer from others)
              union all
              select b.customer_number as customer, ${CAME}
                from (select * from studio.bookings where customer_number = any (array(select customer from others)) offset 0) b
                join studio.workouts w on w.id = b.workout_id
                join studio.locations l on l.id = w.location_id
               where ${IS_VISIT} and w.start_datetime < (select max(now) from periods)) came
      window person as (partition by came.customer)
    ) came
   where at > last_by_then - ${WEEKS}
   group by customer)`;
}

/** The same where nothing asks for them. */
export const NO_VISITS = `visits as (
  select null::integer as customer, null::timestamptz[] as starts, null::text[] as branches, null::text as only_branch where false)`;
