import type { DeskToday } from '@lifted/contract/desk/desk-today';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { endAfterNotice, refundDueOn } from '@lifted/domain/contracts/contract-declaration-dates';
import { details } from '@lifted/profile/details';
import { missingFacts } from '@lifted/profile/missing-facts';
import { studio } from '@lifted/profile/studio';
import { testimonials } from '@lifted/profile/testimonials';
import type { Pool } from 'pg';
import { ENOUGH_BOOKINGS } from '../../classes/too-few.ts';
import { coachOf, ledBy } from '../../data/led-classes.ts';
import { IS_SUBSTITUTE_WANTED } from '../../data/wanted-substitutes.ts';
import {
  endOfOnly,
  runningMemberships,
  type RunningMembership,
} from '../../entitlements/running-memberships.ts';

/** How long a roster nobody closed is shown. */
const OPEN_ROSTERS_MS = 7 * DAY_MS;

/** How long before a class nobody is in is shown. */
const EMPTY_SHOWN_MS = 3 * DAY_MS;

interface ClassRow {
  readonly id: string;
  readonly timer_name: string;
  readonly start: Date;
  readonly coach_first_name: string;
  readonly taken: number;
}

/** SQL of the coach who asks. */
const COACH = coachOf('$3');

/** `limit 1` looks the places of each of these classes up: joined like a table, those of all years are read. */
const classesWhere = (conditions: string) => `
  select w.id, w.timer_name, w.start_datetime as start, c.first_name as coach_first_name, p.taken
    from studio.workouts w
   cross join lateral (
     select taken, offered, capacity, roster_closed_at from studio.class_places where workout_number = w.number limit 1
   ) as p
    join studio.coaches c on c.id = w.coach_id ${conditions}
   order by w.start_datetime, w.id`;

/** SQL: class `w` begins between `$1` and `$2`, in one of the rooms. */
const IS_MEANT = `w.canceled_at is null and w.start_datetime > $1 and w.start_datetime < $2
     and ($4::text[] is null or w.location_id = any ($4))`;

/**
 * A class whose places all came with a file was run elsewhere, unless somebody was marked present here. Who led it and who came is
 * looked up, with `limit 1` as above, where its roster is open: most are closed.
 */
const OPEN_ROSTERS = classesWhere(`
   cross join lateral (
     select from studio.bookings b
      where p.roster_closed_at is null and ($3::text is null or ${ledBy(COACH, '$2')})
        and b.workout_id = w.id and b.canceled_at is null
        and (b.via <> 'import' or (select a.id from studio.audit_log a
                                    where a.subject = 'class ' || w.id and a.action = 'check-in' limit 1) is not null)
      limit 1
   ) as somebody
   where ${IS_MEANT}`);

/** Until `$5` those with too few, from then on those nobody is in. */
const AT_RISK = classesWhere(`
   where ${IS_MEANT} and ($3::text is null or w.coach_id = ${COACH})
     and p.taken - p.offered < case when w.start_datetime < $5 then ${ENOUGH_BOOKINGS} else 1 end`);

const SUBSTITUTES_WANTED = `
  select count(*)::int as count from studio.substitute_requests r join studio.workouts w on w.number = r.workout_number
   where ${IS_SUBSTITUTE_WANTED} and w.canceled_at is null and w.start_datetime > $1
     and ($2::text[] is null or w.location_id = any ($2))`;

interface TodayQuestion {
  /** Of a coach, whose classes it is about. */
  readonly coachUid: string | null;
  readonly isOwner: boolean;
  /** Its mails wait for nothing: they are read in its mailbox. */
  readonly isDemo: boolean;
  /** Of a front desk of some branches those in them; null: all. */
  readonly rooms: readonly string[] | null;
  readonly now: Date;
}

/** What waits: of the desk all of it, of a coach what concerns their own classes and those they led. */
export async function readDeskToday(
  pool: Pool,
  { coachUid, isOwner, isDemo, rooms, now }: TodayQuestion,
): Promise<DeskToday> {
  const ahead = (ms: number) => new Date(now.getTime() + ms);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [open, few, wanted, desk] = await Promise.all([
    pool.query<ClassRow>(OPEN_ROSTERS, [ago(OPEN_ROSTERS_MS), ago(CLASS_LENGTH_MS), coachUid, rooms]),
    pool.query<ClassRow>(AT_RISK, [now, ahead(EMPTY_SHOWN_MS), coachUid, rooms, ahead(DAY_MS)]),
    pool.query<{ count: number }>(SUBSTITUTES_WANTED, [now, rooms]),
    coachUid === null ? readCounts(pool, { isOwner, isDemo, rooms, now }) : null,
  ]);
  return {
    open_rosters: open.rows.map(named),
    at_risk: few.rows.map(named),
    substitutes_wanted: wanted.rows[0]?.count ?? 0,
    desk,
  };
}

function named({ start, ...row }: ClassRow): DeskToday['at_risk'][number] {
  return { ...row, start_datetime: berlinIso(start) };
}

/** A tablet should be on once a class has run for this long. */
const LATE_AFTER_START_MS = 10 * MINUTE_MS;
/** How long after the last class it missed this is shown. */
const SILENT_SHOWN_MS = 36 * HOUR_MS;

/** Tablets that were not heard of since before a class in their room began. */
const SILENT_TABLETS = `
  select d.id, d.name, l.name as location_name, d.last_seen_at as "lastSeen"
    from studio.floor_devices d join studio.locations l on l.id = d.location_id
   where d.enrolled_at is not null and d.revoked_at is null and ($3::text[] is null or l.id = any ($3))
     and exists (select from studio.workouts w
                  where w.location_id = d.location_id and w.canceled_at is null
                    and w.start_datetime > greatest(d.last_seen_at, $2) and w.start_datetime < $1)
   order by d.name, d.id`;

/** A mail that waits for an hour is a sign that no mail server is reached. */
const MAIL_WAITS_MS = HOUR_MS;

const IS_OPEN = (kind: string, id: string) =>
  `not exists (select from studio.handled_items h where h.kind = '${kind}' and h.item_id = ${id})`;

const COUNTS = `
  select (select count(*)::int from studio.trainer_applications a where $4::text[] is null and ${IS_OPEN('application', 'a.id::text')}) as applications,
         (select count(*)::int from studio.fees where state = 'objected') as fees_to_decide,
         (select count(*)::int from studio.jobs where $4::text[] is null and kind = 'mail' and due_at = 'infinity' and not held and let_be_at is null) as mails_given_up,
         (select count(*)::int from studio.jobs j join studio.mail_outbox m on m.id = j.mail_id
           where $4::text[] is null and j.kind = 'mail' and isfinite(j.due_at) and not j.held and m.sent_at is null and m.created_at < $5::timestamptz) as mails_waiting,
         (select count(*)::int from studio.webhooks where $3 and off_because in ('failing', 'gone')) as webhooks_off,
         (select count(*)::int from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
           where t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
             and w.start_datetime > $1 and w.start_datetime <= $2
             and ($4::text[] is null or w.location_id = any ($4)) and ${IS_OPEN('trial', 't.id::text')}) as visitors_to_follow_up`;

/** Whom the door is to expect. */
const VISITORS = `
  select t.id::text, t.name, w.id as class_id, w.timer_name, w.start_datetime as start
    from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
   where t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
     and t.has_attended is not true and w.start_datetime > $1 and w.start_datetime < $2
     and ($3::text[] is null or w.location_id = any ($3))
   order by w.start_datetime, t.name, t.id`;

const DECLARATIONS = `
  select d.kind, d.cause, d.received_at as "receivedAt",
         ${runningMemberships('c.number', "(d.received_at at time zone 'Europe/Berlin')::date")} as running
    from studio.contract_declarations d
    left join studio.customers own on own.email = lower(d.email)
    left join studio.customers c on c.id = studio.person_kept(own.id)
   where ${IS_OPEN('declaration', 'd.reference')}`;

interface OpenDeclaration {
  readonly kind: 'termination' | 'withdrawal';
  readonly cause: 'ordinary' | 'extraordinary' | null;
  readonly receivedAt: Date;
  readonly running: readonly RunningMembership[];
}

/** The day the inbox names: the refund is due, or the membership ends, at the end of its minimum term where one is known. */
function deadlineOf({ kind, cause, receivedAt, running }: OpenDeclaration): CivilDate {
  const day = berlinDate(receivedAt);
  if (kind === 'withdrawal') return refundDueOn(day);
  const end = cause === 'ordinary' ? endOfOnly(running, day) : null;
  return end?.day ?? endAfterNotice(day);
}

/** What members say by the newest profile; no row: as the release has it. */
const TESTIMONIALS = `select profile->'testimonials' as testimonials from studio.profiles order by version desc limit 1`;

/** As long as the inbox shows visitors. */
const VISITORS_MS = 90 * DAY_MS;

type Listed = 'visitors_today' | 'silent_tablets';

async function readCounts(
  pool: Pool,
  { isOwner, isDemo, rooms, now }: Omit<TodayQuestion, 'coachUid'>,
): Promise<DeskToday['desk']> {
  const overBefore = new Date(now.getTime() - CLASS_LENGTH_MS);
  const [counts, visitors, tablets, declarations, said] = await Promise.all([
    pool.query<
      Omit<NonNullable<DeskToday['desk']>, 'missing_facts' | 'declarations' | 'first_deadline' | Listed>
    >(COUNTS, [
      new Date(now.getTime() - VISITORS_MS),
      overBefore,
      isOwner,
      rooms,
      isDemo ? null : new Date(now.getTime() - MAIL_WAITS_MS),
    ]),
    pool.query<{ id: string; name: string; class_id: string; timer_name: string; start: Date }>(VISITORS, [
      overBefore,
      berlinInstant(addDays(berlinDate(now), 1)),
      rooms,
    ]),
    pool.query<{ id: string; name: string; location_name: string; lastSeen: Date }>(SILENT_TABLETS, [
      new Date(now.getTime() - LATE_AFTER_START_MS),
      new Date(now.getTime() - SILENT_SHOWN_MS),
      rooms,
    ]),
    rooms === null ? pool.query<OpenDeclaration>(DECLARATIONS) : { rows: [] },
    rooms === null ? pool.query<{ testimonials: readonly unknown[] }>(TESTIMONIALS) : { rows: [] },
  ]);
  const [row] = counts.rows;
  if (row === undefined) throw new Error('Counting answers one row.');
  const asked = { studio, details, testimonials: said.rows[0]?.testimonials ?? testimonials };
  const deadlines = declarations.rows.map(deadlineOf).toSorted();
  return {
    ...row,
    // Filling them in is for the front desk of all branches.
    missing_facts: rooms === null ? missingFacts(asked).length : 0,
    declarations: deadlines.length,
    first_deadline: deadlines[0] ?? null,
    visitors_today: visitors.rows.map(({ start, ...row }) => ({ ...row, start_datetime: berlinIso(start) })),
    silent_tablets: tablets.rows.map(({ lastSeen, ...tablet }) => ({
      ...tablet,
      last_seen_at: berlinIso(lastSeen),
    })),
  };
}
