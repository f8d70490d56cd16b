import type { TemplateFields } from '@lifted/contract/desk-records';
import type { TemplatePreview } from '@lifted/contract/desk/desk-timetable';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  isCivilDate,
  STUDIO_TIME_ZONE,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { laidOutUntil, templateDates, type TemplateDays } from '@lifted/domain/classes/week-template';
import type { Pool } from 'pg';
import { nothingHere, noSuchDay } from '../../http/errors/request-refusals.ts';

interface WantedTemplate {
  /** Null for a new one. */
  readonly id: string | null;
  readonly fields: TemplateFields;
}

/** What a class of the repeating week would meet in the weeks it is laid out for, if it were saved now. */
export async function previewTemplateOf(
  pool: Pool,
  { id, fields }: WantedTemplate,
  now: Date,
): Promise<TemplatePreview> {
  const days = daysOf(fields);
  const range = { from: berlinDate(now), to: laidOutUntil(berlinDate(now)) };
  const closures = await readClosures(pool);
  const open = new Set(templateDates(days, range, closures));
  const ahead = templateDates(days, range).filter(
    (day) => berlinInstant(day, fields.start_time).getTime() > now.getTime(),
  );
  const starts = ahead.filter((day) => open.has(day)).map((day) => berlinInstant(day, fields.start_time));
  return {
    clashes: await readClashes(pool, { id, fields }, starts),
    closed: ahead.flatMap((day) => {
      const closure = closures.find(({ from, to }) => from <= day && day <= to);
      return closure === undefined ? [] : [{ day, reason: closure.reason }];
    }),
    left: id === null ? [] : await readLeft(pool, { id, fields }, { open, now }),
  };
}

function daysOf({
  weekday,
  every_weeks: everyWeeks,
  valid_from: from,
  valid_until: until,
}: TemplateFields): TemplateDays {
  if (!isCivilDate(from)) throw noSuchDay('valid_from');
  if (until !== null && !isCivilDate(until)) throw noSuchDay('valid_until');
  return { weekday, everyWeeks, from, until };
}

interface Closure {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly reason: string;
}

async function readClosures(pool: Pool): Promise<Closure[]> {
  const { rows } = await pool.query<Closure>(
    `select to_char(from_day, 'YYYY-MM-DD') as "from", to_char(until_day, 'YYYY-MM-DD') as "to", reason
       from studio.closures order by from_day, id`,
  );
  return rows;
}

/**
 * Classes that are not its own, at the same time with the same coach or in the same room. One that stands where it would be laid
 * out takes its place (an imported one), and is none.
 */
async function readClashes(
  pool: Pool,
  { id, fields }: WantedTemplate,
  starts: readonly Date[],
): Promise<TemplatePreview['clashes']> {
  const { rows } = await pool.query<TemplatePreview['clashes'][number]>(
    `select s.shared, case s.shared when 'coach' then c.first_name else l.name end as taken, w.timer_name,
            to_char(w.start_datetime at time zone '${STUDIO_TIME_ZONE}', 'HH24:MI') as time,
            to_char(min(studio.berlin_date(w.start_datetime)), 'YYYY-MM-DD') as first_day,
            count(distinct w.id)::integer as classes
       from studio.workouts w
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
       join unnest($1::timestamptz[]) as planned (start)
         on w.start_datetime > planned.start - $5 * interval '1 millisecond'
        and w.start_datetime < planned.start + $5 * interval '1 millisecond'
       join (values ('coach'), ('location')) as s (shared)
         on case s.shared when 'coach' then w.coach_id = $3 else w.location_id = $4 end
      where w.canceled_at is null and w.template_id is distinct from $2
        and not (w.template_id is null and w.start_datetime = planned.start and w.location_id = $4)
      group by 1, 2, 3, 4
      order by 5, 4, 3, 1`,
    [starts, id, fields.coach_id, fields.location_id, CLASS_LENGTH_MS],
  );
  return rows;
}

interface LaidOut {
  readonly id: string;
  readonly date: CivilDate;
  /** Of the template as it is. */
  readonly weekday: number;
  readonly start: Date;
  readonly taken: number;
}

/** Classes of the template with people in them, on days it would not take place on any more. */
async function readLeft(
  pool: Pool,
  { id, fields }: WantedTemplate,
  { open, now }: { readonly open: ReadonlySet<CivilDate>; readonly now: Date },
): Promise<TemplatePreview['left']> {
  const { rowCount } = await pool.query('select from studio.week_templates where id = $1', [id]);
  if (rowCount === 0) throw nothingHere();
  const { rows } = await pool.query<LaidOut>(
    `select w.id, to_char(w.template_date, 'YYYY-MM-DD') as date, t.weekday, w.start_datetime as start,
            p.taken::integer as taken
       from studio.week_templates t
       join studio.workouts w on w.template_id = t.id
       join studio.class_places p on p.workout_number = w.number
      where t.id = $1 and not w.is_detached and w.canceled_at is null and w.start_datetime > $2
        and p.taken + p.waiting > 0
      order by w.start_datetime`,
    [id, now],
  );
  return rows
    .filter(({ date, weekday }) => !open.has(addDays(date, fields.weekday - weekday)))
    .map(({ id: classId, start, taken }) => ({ id: classId, start_datetime: berlinIso(start), taken }));
}
