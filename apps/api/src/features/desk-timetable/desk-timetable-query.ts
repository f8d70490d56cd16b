import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { addDays, berlinInstant, berlinIso, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

interface Row extends Omit<DeskTimetableClass, 'start_datetime'> {
  readonly start: Date;
}

const CLASSES = `
  select w.id, w.timer_name, w.start_datetime as start, w.coach_id, c.first_name as coach_first_name, w.location_id,
         l.name as location_name, w.capacity, p.taken, p.waiting, w.canceled_at is not null as is_canceled,
         p.roster_closed_at is not null as is_roster_closed, w.template_id, w.is_detached
    from studio.workouts w
    join studio.class_places p on p.workout_number = w.number
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id
   where w.start_datetime >= $1 and w.start_datetime < $2
   order by w.start_datetime, l.name, w.id`;

/** The classes that start on the days of a range, both included. */
export async function readDeskTimetable(
  pool: Pool,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): Promise<DeskTimetableClass[]> {
  const { rows } = await pool.query<Row>({
    name: 'desk-timetable',
    text: CLASSES,
    values: [berlinInstant(from), berlinInstant(addDays(to, 1))],
  });
  return rows.map(({ start, ...row }) => ({ ...row, start_datetime: berlinIso(start) }));
}
