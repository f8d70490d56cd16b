import { VALID_IN } from '../../classes/customer-columns.ts';
import { time, type ExportTable } from './export-table.ts';

const entitlements: ExportTable = {
  name: 'passes_and_memberships',
  what: 'Your passes and memberships.',
  columns: {
    id: 'Id of the pass or membership',
    customer_id: 'You',
    product_id: 'Id of the product',
    product: 'Its name',
    sold_cents: 'Its price in cents when you got it; of a membership each month; 0 if it was taken back',
    valid_from: 'First day',
    valid_until: 'Last day; empty for a membership nobody ended',
    paused: 'Days of pauses, such as 2026-12-01 to 2026-12-31',
    valid_at: 'Branches it is valid at, an empty name being the studio’s own address; empty: all',
    credits: 'What is left on a pass; empty for a membership',
    granted_at: 'When you got it',
    note: 'How it was sold, as the studio noted it',
    reference: 'Number of a payment or invoice, as the studio noted it',
  },
  sql: `select e.id, c.id as customer_id, e.product_id, d.name as product, e.sold_cents,
               lower(e.valid)::text as valid_from, (upper(e.valid) - 1)::text as valid_until,
               (select string_agg(lower(r) || ' to ' || upper(r) - 1, ', ' order by r) from unnest(e.paused) r) as paused,
               (select string_agg(coalesce(listed.branch, ''), ', ')
                  from json_array_elements_text(${VALID_IN}) as listed (branch)) as valid_at,
               case when d.credits is not null then (
                 select coalesce(sum(t.credits), 0)::integer from studio.credit_entries t
                  where t.entitlement_number = e.number) end as credits,
               ${time('e.granted_at')} as granted_at, e.note, e.reference
          from person p join studio.customers c on c.number = p.number
          join studio.entitlements e on e.customer_number = c.number
          join studio.products d on d.id = e.product_id
         order by e.valid, e.number`,
  covers: ['studio.entitlements'],
};

const credits: ExportTable = {
  name: 'credit_entries',
  what: 'What happened to the credits of your passes; the balance is the sum of the entries.',
  columns: {
    entitlement_id: 'The pass',
    entry: 'Number of the entry, from 1',
    at: 'When',
    kind: 'granted, held (booked), released (given back), consumed (cancelled late), restored, expired, extended or adjusted',
    credits: 'How many more or fewer',
    balance: 'How many were left then',
    booking_id: 'The booking it belongs to; empty if to none',
    reason: 'Why and by whom it was adjusted',
  },
  sql: `select e.id as entitlement_id, t.entry, ${time('t.at')} as at, t.kind, t.credits, t.after as balance,
               t.booking_id, t.reason
          from person p join studio.entitlements e on e.customer_number = p.number
          join studio.credit_entries t on t.entitlement_number = e.number
         order by e.number, t.entry`,
  covers: ['studio.credit_entries'],
};

const waits: ExportTable = {
  name: 'waitlist_entries',
  what: 'Waitlists you joined. The classes are in the table workouts.',
  columns: {
    workout_id: 'The class',
    joined_at: 'When you joined',
    state: 'waiting, offered, promoted (you got the place), left, passed_over, expired or removed',
    changed_at: 'Since when that is so',
    offer_ends_at: 'Until when the last offer was good; empty without one',
    language: 'Of the page you joined on: en or de',
  },
  sql: `select w.id as workout_id, ${time('e.joined_at')} as joined_at, e.state, ${time('e.changed_at')} as changed_at,
               ${time('e.offer_ends_at')} as offer_ends_at, e.language
          from person p join studio.waitlist_entries e on e.customer_number = p.number
          join studio.workouts w on w.number = e.workout_number
         order by e.number`,
  covers: ['studio.waitlist_entries'],
};

const fees: ExportTable = {
  name: 'fees',
  what: 'Fees for late cancellations and missed classes.',
  columns: {
    id: 'Id of the fee',
    booking_id: 'The booking it is for',
    kind: 'late_cancellation or no_show',
    cents: 'Amount in cents of a euro',
    state:
      'pending, due, settled, waived, objected or dropped (the place was taken when the class started, or the class cancelled)',
    made_at: 'When it came about',
    changed_at: 'Since when the state is so',
    objection: 'Your words against it',
    decision: 'What the studio decided, and why',
  },
  sql: `select f.id, f.booking_id, f.kind, f.cents, f.state, ${time('f.made_at')} as made_at,
               ${time('f.changed_at')} as changed_at, f.objection, f.decision
          from person p join studio.bookings b on b.customer_number = p.number
          join studio.fees f on f.booking_id = b.id
         order by f.made_at, f.number`,
  covers: ['studio.fees'],
};

const commands: ExportTable = {
  name: 'booking_commands',
  what: 'What was asked of the booking for you in the last months: by you, by a link in an email, or by the studio.',
  columns: {
    at: 'When',
    by: 'member (you), link, operator or studio',
    command: 'book, cancel, swap, join, leave or accept',
    workout_id: 'The class',
    booking_id: 'The booking; empty if there was none',
    outcome: 'What came of it',
  },
  sql: `select ${time('k.at')} as at, k.actor as by, k.command, w.id as workout_id, k.booking_id, k.outcome
          from person p join studio.booking_commands k on k.customer_number = p.number
          join studio.workouts w on w.number = k.workout_number
         order by k.at, k.key`,
  covers: ['studio.booking_commands'],
};

/** What a member has, asked for and owes. */
export const BOOKING_TABLES: readonly ExportTable[] = [entitlements, credits, waits, fees, commands];
