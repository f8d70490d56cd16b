import type { DeskToday } from '@lifted/contract/desk/desk-today';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  DAY_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { endAfterNotice, refundDueOn } from '@lifted/domain/contracts/contract-declaration-dates';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import type { Pool } from 'pg';

/** A roster nobody closed is shown for so long. */
const OPEN_ROSTERS_MS = 7 * DAY_MS;

interface ClassRow {
  readonly id: string;
  readonly timer_name: string;
  readonly start: Date;
  readonly coach_first_name: string;
  readonly taken: number;
}

const CLASSES = `
  select w.id, w.timer_name, w.start_datetime as start, c.first_name as coach_first_name, p.taken
    from studio.workouts w
    join studio.class_places p on p.workout_number = w.number
    join studio.coaches c on c.id = w.coach_id
   where w.canceled_at is null and w.start_datetime > $1 and w.start_datetime < $2
     and ($3::text is null or c.email = (
       select u.email from identity."user" u
        where u.id = coalesce((select f.account_uid from studio.firebase_identities f where f.uid = $3), $3)))`;

const OPEN_ROSTERS = `${CLASSES}
     and p.roster_closed_at is null
     and exists (select from studio.bookings b where b.workout_id = w.id and b.canceled_at is null and b.via <> 'import')
   order by w.start_datetime, w.id`;

const AT_RISK = `${CLASSES}
     and p.taken < $4
   order by w.start_datetime, w.id`;

const SUBSTITUTES_WANTED = `
  select count(*)::int as count from studio.substitute_requests r join studio.workouts w on w.number = r.workout_number
   where r.accepted_at is null and w.canceled_at is null and w.start_datetime > $1`;

/** What waits: of the desk all of it, of a coach what concerns their own classes. */
export async function readDeskToday(
  pool: Pool,
  { coachUid, now }: { readonly coachUid: string | null; readonly now: Date },
): Promise<DeskToday> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [open, few, wanted, desk] = await Promise.all([
    pool.query<ClassRow>(OPEN_ROSTERS, [ago(OPEN_ROSTERS_MS), ago(CLASS_LENGTH_MS), coachUid]),
    pool.query<ClassRow>(AT_RISK, [now, new Date(now.getTime() + DAY_MS), coachUid, FEWEST_BOOKINGS]),
    pool.query<{ count: number }>(SUBSTITUTES_WANTED, [now]),
    coachUid === null ? readCounts(pool, now) : null,
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

const IS_OPEN = (kind: string, id: string) =>
  `not exists (select from studio.handled_items h where h.kind = '${kind}' and h.item_id = ${id})`;

const COUNTS = `
  select (select count(*)::int from studio.trainer_applications a where ${IS_OPEN('application', 'a.id::text')}) as applications,
         (select count(*)::int from studio.fees where state = 'objected') as fees_to_decide,
         (select count(*)::int from studio.jobs where kind = 'mail' and due_at = 'infinity') as mails_given_up,
         (select count(*)::int from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
           where t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
             and w.start_datetime > $1 and w.start_datetime <= $2 and ${IS_OPEN('trial', 't.id::text')}) as visitors_to_follow_up,
         (select count(*)::int from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
           where t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
             and w.start_datetime > $2 and w.start_datetime < $3) as visitors_today`;

const DECLARATIONS = `
  select d.kind, d.received_at as "receivedAt" from studio.contract_declarations d
   where ${IS_OPEN('declaration', 'd.reference')}`;

/** As long as the inbox shows visitors. */
const VISITORS_MS = 90 * DAY_MS;

async function readCounts(pool: Pool, now: Date): Promise<DeskToday['desk']> {
  const overBefore = new Date(now.getTime() - CLASS_LENGTH_MS);
  const [counts, declarations] = await Promise.all([
    pool.query<Omit<NonNullable<DeskToday['desk']>, 'declarations' | 'first_deadline'>>(COUNTS, [
      new Date(now.getTime() - VISITORS_MS),
      overBefore,
      berlinInstant(addDays(berlinDate(now), 1)),
    ]),
    pool.query<{ kind: 'termination' | 'withdrawal'; receivedAt: Date }>(DECLARATIONS),
  ]);
  const [row] = counts.rows;
  if (row === undefined) throw new Error('Counting answers one row.');
  const deadlines = declarations.rows
    .map(({ kind, receivedAt }) =>
      kind === 'termination' ? endAfterNotice(berlinDate(receivedAt)) : refundDueOn(berlinDate(receivedAt)),
    )
    .toSorted();
  return { ...row, declarations: deadlines.length, first_deadline: deadlines[0] ?? null };
}
