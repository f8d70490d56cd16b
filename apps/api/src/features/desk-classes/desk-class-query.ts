import type { DeskClass, WaitlistRow } from '@lifted/contract/desk/desk-classes';
import type { CancelReason } from '@lifted/domain/bookings/class-cancellation';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { checkInRefusal } from '@lifted/domain/bookings/roster';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { berlinDate, berlinIso, berlinTime, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { readRoster } from '../../classes/roster/read-roster.ts';
import { deskClassUnknown } from './desk-class-refusals.ts';

interface ClassRow {
  readonly id: string;
  readonly number: number;
  readonly timerName: string;
  readonly start: Date;
  readonly coachId: string;
  readonly coachFirstName: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly isRepeated: boolean;
  readonly isCanceled: boolean;
  readonly cancelReason: CancelReason | null;
  readonly rosterClosedAt: Date | null;
  readonly counts: Omit<DeskClass['counts'], 'present'>;
}

/** Who looks at a class: a coach at one they led, the desk at any. */
export type Viewer = 'coach' | 'desk';

interface Viewing {
  readonly viewer: Viewer;
  readonly booksHere: boolean;
}

/** A class as the desk shows it. Throws `not_found`. */
export async function readDeskClass(
  pool: Pool,
  classId: string,
  viewing: Viewing,
  now: Date,
): Promise<DeskClass> {
  const { rows } = await pool.query<ClassRow>(CLASS, [classId]);
  const [found] = rows;
  if (found === undefined) throw deskClassUnknown();
  const [roster, waitlist, partners] = await Promise.all([
    readRoster(pool, classId, now),
    pool.query<Waiting>(WAITLIST, [found.number]),
    pool.query<DeskClass['partners'][number]>(PARTNERS, [found.number]),
  ]);
  const { timerName, start, coachId, locationId, counts, rosterClosedAt } = found;
  return {
    id: found.id,
    fields: {
      timer_name: timerName,
      coach_id: coachId,
      location_id: locationId,
      day: berlinDate(start),
      time: berlinTime(start),
      capacity: counts.capacity,
    },
    start_datetime: berlinIso(start),
    end_datetime: berlinIso(new Date(start.getTime() + CLASS_LENGTH_MS)),
    coach_first_name: found.coachFirstName,
    location_name: found.locationName,
    is_repeated: found.isRepeated,
    state: stateOf(found, now),
    cancel_reason: found.cancelReason,
    roster_closed_at: rosterClosedAt && berlinIso(rosterClosedAt),
    check_in_opens_at: berlinIso(new Date(start.getTime() - CHECK_IN_OPENS_MS)),
    counts: { ...counts, present: roster.filter((row) => row.is_present).length },
    roster,
    waitlist: waitingInOrder(waitlist.rows),
    partners: partners.rows,
    can: whatCanBeDone(found, viewing, now),
  };
}

function stateOf({ isCanceled, rosterClosedAt, start }: ClassRow, now: Date): DeskClass['state'] {
  if (isCanceled) return 'canceled';
  if (rosterClosedAt !== null) return 'closed';
  const since = now.getTime() - start.getTime();
  if (since < 0) return 'open';
  return since < CLASS_LENGTH_MS ? 'running' : 'ended';
}

function whatCanBeDone(found: ClassRow, { viewer, booksHere }: Viewing, now: Date): DeskClass['can'] {
  const { isCanceled, rosterClosedAt, start } = found;
  const isDesk = viewer === 'desk';
  const hasStarted = now.getTime() >= start.getTime();
  const isClosed = rosterClosedAt !== null;
  return {
    edit: isDesk && !isCanceled,
    ask_substitute: !isCanceled && !hasStarted,
    cancel: isDesk && !isCanceled && !hasStarted,
    restore: isDesk && isCanceled && !hasStarted,
    book: isDesk && booksHere && !isCanceled && !hasStarted,
    add_guest: isDesk && !isCanceled && !isClosed,
    check_in: checkInRefusal(found, viewer, now) === null,
    close: !isCanceled && hasStarted && !isClosed,
    reopen: isClosed && now.getTime() < rosterClosedAt.getTime() + FEE_PENDING_MS,
  };
}

const CLASS = `
  select w.id, w.number, w.timer_name as "timerName", w.start_datetime as start, w.coach_id as "coachId",
         c.first_name as "coachFirstName", w.location_id as "locationId", l.name as "locationName",
         w.template_id is not null and not w.is_detached as "isRepeated",
         w.canceled_at is not null as "isCanceled", p.cancel_reason as "cancelReason",
         p.roster_closed_at as "rosterClosedAt",
         json_build_object('capacity', w.capacity, 'taken', p.taken, 'booked', p.booked, 'tests', p.tests,
                           'partners', p.partners, 'offered', p.offered, 'waiting', p.waiting) as counts
    from studio.workouts w
    join studio.class_places p on p.workout_number = w.number
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id
   where w.id = $1`;

interface Waiting {
  readonly entry: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly joinedAt: Date;
  readonly offerEndsAt: Date | null;
}

const WAITLIST = `
  select e.number::text as entry, coalesce(c.first_name || ' ' || c.last_name, '') as name, c.id as "customerId",
         e.joined_at as "joinedAt", case when e.state = 'offered' then e.offer_ends_at end as "offerEndsAt"
    from studio.waitlist_entries e left join studio.customers c on c.number = e.customer_number
   where e.workout_number = $1 and e.state in ('waiting', 'offered')
   order by e.state = 'waiting', e.number`;

function waitingInOrder(rows: readonly Waiting[]): WaitlistRow[] {
  const offers = rows.filter(({ offerEndsAt }) => offerEndsAt !== null).length;
  return rows.map(({ entry, name, customerId, joinedAt, offerEndsAt }, at) => ({
    entry: Number(entry),
    position: offerEndsAt === null ? at - offers + 1 : null,
    name,
    customer_id: customerId,
    joined_at: berlinIso(joinedAt),
    offer_ends_at: offerEndsAt && berlinIso(offerEndsAt),
  }));
}

const PARTNERS = `
  select p.id, p.name, p.quota,
         (select count(*)::integer from studio.partner_guests g
           where g.workout_number = $1 and g.partner_id = p.id and g.removed_at is null) as guests
    from studio.partners p
   where p.is_active
   order by p.name, p.id`;
