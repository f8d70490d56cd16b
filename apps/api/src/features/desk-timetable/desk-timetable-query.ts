import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { addDays, berlinInstant, berlinIso, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { coachOf, ledBy } from '../../data/led-classes.ts';
import { IS_SUBSTITUTE_WANTED } from '../../data/wanted-substitutes.ts';

interface TimetableQuestion {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly uid: string;
  readonly rooms: readonly string[] | null;
  readonly now: Date;
}

interface Row extends Omit<DeskTimetableClass, 'start_datetime'> {
  readonly start: Date;
}

const IS_OWN = ledBy(coachOf('$3'), '$5');

/** `limit 1` looks up what belongs to each of these classes: joined or asked as `exists`, the rows of all years are read. */
const CLASSES = `
  select w.id, w.timer_name, w.start_datetime as start, w.coach_id, c.first_name as coach_first_name, w.location_id,
         l.name as location_name, w.capacity, p.taken, p.waiting, w.canceled_at is not null as is_canceled,
         ${IS_OWN} as is_own,
         p.roster_closed_at is not null as is_roster_closed, w.template_id, w.is_detached,
         w.is_detached and (w.revision > 0 or (
           select a.id from studio.audit_log a where a.subject = 'class ' || w.id and a.action = 'edit-class' limit 1
         ) is not null) as is_changed,
         (select r.workout_number from studio.substitute_requests r
           where r.workout_number = w.number and ${IS_SUBSTITUTE_WANTED} limit 1) is not null as is_substitute_wanted
    from studio.workouts w
   cross join lateral (
     select capacity, taken, waiting, roster_closed_at from studio.class_places where workout_number = w.number limit 1
   ) as p
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id
   where w.start_datetime >= $1 and w.start_datetime < $2
     and ($4::text[] is null or w.location_id = any ($4) or ${IS_OWN})
   order by w.start_datetime, l.name, w.id`;

/**
 * The classes that start on the days of a range, both included; `uid` is who asks. Of a front desk of some branches `rooms` are
 * those it sees classes of; what they led a coach sees everywhere.
 */
export async function readDeskTimetable(
  pool: Pool,
  { from, to, uid, rooms, now }: TimetableQuestion,
): Promise<DeskTimetableClass[]> {
  const { rows } = await pool.query<Row>({
    name: 'desk-timetable',
    text: CLASSES,
    values: [berlinInstant(from), berlinInstant(addDays(to, 1)), uid, rooms, now],
  });
  return rows.map(({ start, ...row }) => ({ ...row, start_datetime: berlinIso(start) }));
}
