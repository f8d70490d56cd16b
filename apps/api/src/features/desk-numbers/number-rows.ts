import { CLASS_LENGTH_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { UNSEEN_DAYS, type StudioNumber } from '@lifted/domain/desk/studio-numbers';
import { homeBranch, SOLE_BRANCH, soleOfAll, startsBefore } from './home-branch.ts';

/*
 * SQL: the rows each number counts in the period `p`: from the instant `p.since` until before `p.until`, which is never later
 * than now, or as of the day `p.day`. Where `p.rooms` is not null, classes in other rooms are not counted. A number is the sum of
 * `amount` over its rows, a share that sum over the one of `out_of`. Rows with a `group_id` also have a sum of their group, which
 * `about` names. Rows that are not of a class have a `home` branch, for which there are `visits`. Sales name their `entitlement`.
 */

const COLUMNS = [
  'at',
  'customer',
  'guest',
  'email',
  'workout_id',
  'about',
  'amount',
  'out_of',
  'group_id',
  'home',
  'entitlement',
] as const;

type Columns = Partial<Record<(typeof COLUMNS)[number], string>> & { readonly amount: string };

const NOTHING: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  at: 'null::timestamptz',
  customer: 'null::integer',
  guest: 'null::text',
  email: 'null::text',
  workout_id: 'null::text',
  about: 'null::text',
  amount: '0',
  out_of: '0',
  group_id: 'null::text',
  home: 'null::text',
  entitlement: 'null::integer',
};

function select(columns: Columns, from: string): string {
  const all = { ...NOTHING, ...columns };
  return `select ${COLUMNS.map((name) => `${all[name]} as ${name}`).join(', ')} ${from}`;
}

const COUNTED_CLASS = `w.canceled_at is null and w.start_datetime >= p.since and w.start_datetime < p.until
  and (p.rooms is null or w.location_id = any (p.rooms))`;

/**
 * The classes of the period with their places. What `offset 0` encloses is looked up by the period or class it is in, however
 * many periods there are; as a join the planner would read the classes of all years for them.
 */
const CLASSES = `from (select * from studio.workouts w where ${COUNTED_CLASS} offset 0) w
  cross join lateral (select * from studio.class_places where workout_number = w.number offset 0) places`;

const CLASSES_OF_COACHES = `${CLASSES}
  join studio.coaches co on co.id = w.coach_id
  join studio.locations l on l.id = w.location_id`;

/**
 * Places in classes whose roster is complete: it was closed, or a day has passed. A running class, or one whose roster nobody
 * touched yet, would count everybody as missing.
 */
const PLACES = `${CLASSES}
  cross join lateral (select * from studio.bookings where workout_id = w.id offset 0) b
 where (places.roster_closed_at is not null or w.start_datetime < p.now - interval '1 day')`;

/** Entitlements that let somebody train on `p.day`: a membership that is not paused, a pass with credits left. */
const ENTITLED = `from studio.entitlements e
  join studio.products product on product.id = e.product_id
  join studio.customers c on c.number = e.customer_number
  cross join lateral (select ${SOLE_BRANCH} as branch) sole
 where e.valid @> p.day and not e.paused @> p.day
   and (product.credits is null
        or (select sum(entry.credits) from studio.credit_entries entry
             where entry.entitlement_number = e.number and entry.at < p.until) > 0)`;

/** The same by person, since when and with what. */
const MEMBERS = `from (
    select c.number, c.email, string_agg(distinct product.name, ', ') as products, min(lower(e.valid)) as since,
           ${soleOfAll('sole.branch')} as sole ${ENTITLED}
     group by c.number, c.email
  ) member
  left join visits on visits.customer = member.number`;

const HOME_OF_MEMBER = homeBranch('member.sole', 'p.until');

/** The same with the last class each of them came to. */
const MEMBERS_SEEN = `${MEMBERS}
  cross join lateral (select visits.starts[${startsBefore('p.until')}] as at) seen`;

const HELD = `from studio.entitlements e
     join studio.products product on product.id = e.product_id
     left join visits on visits.customer = e.customer_number`;

const CLASS_HOURS = CLASS_LENGTH_MS / HOUR_MS;
const IN_BERLIN = `at time zone 'Europe/Berlin'`;

/** The home branch of entitlement `e`, whose holder has the `visits`, as of the end of a day, or now. */
function homeOn(day: string): string {
  return homeBranch(SOLE_BRANCH, `least((${day} + 1)::timestamp ${IN_BERLIN}, p.now)`);
}

/** Whole months of entitlement `e` up to a day; at the end of a month one less may be counted than begin. */
function monthsUpTo(day: string): string {
  return `(12 * extract(year from age(${day}, lower(e.valid))) + extract(month from age(${day}, lower(e.valid))))::integer`;
}

export const NUMBER_ROWS: Readonly<Record<StudioNumber, string>> = {
  occupancy: select(
    {
      at: 'w.start_datetime',
      workout_id: 'w.id',
      about: `co.first_name || ' · ' || l.name`,
      amount: 'places.taken',
      out_of: 'w.capacity',
    },
    CLASSES_OF_COACHES,
  ),
  members: select(
    { customer: 'member.number', about: 'member.products', amount: '1', home: HOME_OF_MEMBER },
    MEMBERS,
  ),
  unseen: select(
    {
      at: 'seen.at',
      customer: 'member.number',
      email: 'member.email',
      about: 'member.products',
      amount: '1',
      home: HOME_OF_MEMBER,
    },
    `${MEMBERS_SEEN}
    where member.since <= p.day - ${UNSEEN_DAYS}
      and (seen.at is null or (seen.at ${IN_BERLIN})::date <= p.day - ${UNSEEN_DAYS})`,
  ),
  // A member is who was made one, and took the class along into their history, or who has an account under the address: as
  // `reached` in the domain.
  trials: `${select(
    {
      at: 'w.start_datetime',
      guest: 't.name',
      workout_id: 'w.id',
      amount: `(h.outcome is not distinct from 'member' or exists (
        select from studio.customers c where studio.folded_email(c.email) = studio.folded_email(t.email)))::integer`,
      out_of: '1',
    },
    `from studio.trial_bookings t
     join studio.workouts w on w.id = t.workout_id
     left join studio.handled_items h on h.kind = 'trial' and h.item_id = t.id::text
    where t.email is not null and t.has_attended and studio.takes_place(t, w.start_datetime) and ${COUNTED_CLASS}`,
  )} union all ${select(
    { at: 'w.start_datetime', customer: 'b.customer_number', workout_id: 'w.id', amount: '1', out_of: '1' },
    `from studio.handled_items h
     join studio.bookings b on b.id = 'test-' || h.item_id
     join studio.workouts w on w.id = b.workout_id
    where h.kind = 'trial' and h.outcome = 'member' and ${COUNTED_CLASS}`,
  )}`,
  no_shows: select(
    {
      at: 'w.start_datetime',
      customer: 'b.customer_number',
      workout_id: 'w.id',
      amount: '(not b.has_attended)::integer',
      out_of: '1',
    },
    `${PLACES} and b.canceled_at is null`,
  ),
  late_cancellations: select(
    {
      at: 'coalesce(b.canceled_at, w.start_datetime)',
      customer: 'b.customer_number',
      workout_id: 'w.id',
      amount: '(b.canceled_at is not null)::integer',
      out_of: '1',
    },
    `${PLACES} and (b.canceled_at is null or b.cancellation = 'late')`,
  ),
  pauses: select(
    { customer: 'e.customer_number', about: 'product.name', amount: '1', home: homeOn('p.day') },
    `${HELD}
    where e.valid @> p.day and e.paused @> p.day`,
  ),
  ends: select(
    {
      at: `(upper(e.valid) - 1)::timestamp ${IN_BERLIN}`,
      customer: 'e.customer_number',
      about: 'product.name',
      amount: '1',
      home: homeOn('(upper(e.valid) - 1)'),
    },
    `${HELD}
    where product.credits is null and upper(e.valid) - 1 between p.first and p.day`,
  ),
  partner_visits: select(
    {
      at: 'w.start_datetime',
      guest: 'g.name',
      workout_id: 'w.id',
      about: 'partner.name',
      amount: '1',
      group_id: 'partner.id',
    },
    `from studio.partner_guests g
     join studio.partners partner on partner.id = g.partner_id
     join studio.workouts w on w.number = g.workout_number
    where g.has_attended and g.removed_at is null and ${COUNTED_CLASS}`,
  ),
  // A pass on the day it was granted; a membership on each day a month of it begins, unless it is paused then. Each at the price
  // it was sold at: what cost nothing, as a pass that was taken back, is no sale.
  granted: `${select(
    {
      at: 'e.granted_at',
      customer: 'e.customer_number',
      about: 'product.name',
      amount: 'e.sold_cents',
      entitlement: 'e.number',
      group_id: 'product.id',
      home: homeOn(`(e.granted_at ${IN_BERLIN})::date`),
    },
    `${HELD}
    where product.credits is not null and e.sold_cents > 0 and e.granted_at >= p.since and e.granted_at < p.until`,
  )} union all ${select(
    {
      at: `month.day::timestamp ${IN_BERLIN}`,
      customer: 'e.customer_number',
      about: 'product.name',
      amount: 'e.sold_cents',
      entitlement: 'e.number',
      group_id: 'product.id',
      home: homeOn('month.day'),
    },
    `${HELD}
     cross join lateral (
       select (lower(e.valid) + make_interval(months => n))::date as day
         from generate_series(greatest(${monthsUpTo('p.first')} - 1, 0), ${monthsUpTo('p.day')} + 1) n
     ) month
    where product.credits is null and e.sold_cents > 0
      and lower(e.valid) <= p.day and (upper_inf(e.valid) or upper(e.valid) > p.first)
      and month.day between p.first and p.day and e.valid @> month.day and not e.paused @> month.day`,
  )}`,
  coach_hours: select(
    {
      at: 'w.start_datetime',
      workout_id: 'w.id',
      about: 'co.first_name',
      amount: `${CLASS_HOURS}`,
      group_id: 'co.id',
    },
    CLASSES_OF_COACHES,
  ),
};
