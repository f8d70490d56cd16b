import type { InboxTrial } from '@lifted/contract/desk/desk-inbox';
import { addMonths, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import {
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  SECOND_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { keptSince } from '@lifted/domain/retention/retention-dates';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import type { Pool } from 'pg';
import { staffName } from '../../data/staff-name.ts';

/** SQL: how item `h` was handled, and who did it. */
export const HANDLED = `
  case when h.kind is not null then jsonb_build_object(
    'outcome', h.outcome, 'at', studio.berlin_iso(h.handled_at), 'note', h.note,
    'by', ${staffName('h.handled_by')}) end as handled`;

/**
 * Visitors who had a place in a class that took place or will, `$1` being now: as they booked it, and those whose class moved
 * into the history of the member they became.
 */
const TRIALS = `
  select t.id::text as id, t.name, t.email, c.id as customer_id, w.id as workout_id, w.timer_name, w.start_datetime,
         w.location_id, co.first_name as coach_first_name,
         case when w.start_datetime + make_interval(secs => ${CLASS_LENGTH_MS / SECOND_MS}) > $1 then 'booked'
              when t.has_attended then 'came' else 'missed' end as state, h.kind, h.handled_at, ${HANDLED}
    from studio.trial_bookings t
    join studio.workouts w on w.id = t.workout_id
    join studio.coaches co on co.id = w.coach_id
    left join lateral (select studio.person_kept(own.id) as id from studio.customers own
                        where studio.folded_email(own.email) = studio.folded_email(t.email) order by own.id limit 1) c on true
    left join studio.handled_items h on h.kind = 'trial' and h.item_id = t.id::text
   where t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
  union all
  select h.item_id, coalesce(c.first_name || ' ' || c.last_name, ''), coalesce(c.email, ''), c.id, w.id, w.timer_name,
         w.start_datetime, w.location_id, co.first_name, 'came', h.kind, h.handled_at, ${HANDLED}
    from studio.handled_items h
    join studio.bookings b on b.id = 'test-' || h.item_id
    join studio.workouts w on w.id = b.workout_id
    join studio.coaches co on co.id = w.coach_id
    left join studio.customers c on c.number = b.customer_number
   where h.kind = 'trial' and h.outcome = 'member'`;

const COLUMNS = `id, name, email, customer_id, workout_id, timer_name, start_datetime as start, coach_first_name, state, handled`;

async function select(pool: Pool, rest: string, values: readonly unknown[]): Promise<InboxTrial[]> {
  const { rows } = await pool.query<Omit<InboxTrial, 'start_datetime'> & { readonly start: Date }>(
    `select ${COLUMNS} from (${TRIALS}) trial ${rest}`,
    [...values],
  );
  return rows.map(({ start, ...row }) => ({ ...row, start_datetime: berlinIso(start) }));
}

/** SQL: only of classes in these rooms, unless they are null. */
const inRooms = (parameter: string) => `(${parameter}::text[] is null or location_id = any (${parameter}))`;

interface InboxQuestion {
  readonly withHandled: boolean;
  readonly rooms: readonly string[] | null;
  /** Of the classes, and of what was dealt with. */
  readonly since: Date;
  readonly now: Date;
}

/** Visitors who wait for the desk; where asked for, those dealt with since then too. */
export function readTrialsOfInbox(
  pool: Pool,
  { withHandled, rooms, since, now }: InboxQuestion,
): Promise<InboxTrial[]> {
  return select(
    pool,
    `where start_datetime > $2 and ${inRooms('$4')} and (kind is null or ($3 and handled_at > $2))
     order by kind is not null, start_datetime, id`,
    [now, since, withHandled, rooms],
  );
}

interface MonthsQuestion {
  readonly from: CalendarMonth;
  /** Included. */
  readonly to: CalendarMonth;
  readonly rooms: readonly string[] | null;
  readonly now: Date;
}

/**
 * Visitors by the month of their class in Berlin, dealt with or not, the latest first. None from before visitors are deleted: only
 * those who became members would be left.
 */
export function readTrialsOfMonths(
  pool: Pool,
  { from, to, rooms, now }: MonthsQuestion,
): Promise<InboxTrial[]> {
  return select(
    pool,
    `where start_datetime >= greatest($2::timestamptz, $5) and start_datetime < $3 and ${inRooms('$4')}
     order by start_datetime desc, id`,
    [
      now,
      berlinInstant(`${from}-01`),
      berlinInstant(`${addMonths(to, 1)}-01`),
      rooms,
      keptSince(RETENTION_RULES.test_workouts.keeping, now),
    ],
  );
}
