import type { BodyOf } from '@lifted/contract/call';
import type { TemplateFields } from '@lifted/contract/desk-records';
import type { previewTemplate, TemplatePreview } from '@lifted/contract/desk/desk-timetable';
import {
  berlinDate,
  berlinInstant,
  berlinIso,
  isCivilDate,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { scheduledUntil, templateDates, type TemplateDays } from '@lifted/domain/classes/week-template';
import type { Pool, PoolClient } from 'pg';
import { readPlacedTwice, readPlanClashes } from '../../classes/changes/plan-clashes.ts';
import { nothingHere, noSuchDay } from '../../http/errors/request-refusals.ts';
import { requireSteadyTime } from './week-records.ts';

/** What a class of the repeating week would meet in the weeks it is scheduled for, if it were saved now. */
export async function previewTemplateOf(
  pool: Pool,
  { id, fields }: BodyOf<typeof previewTemplate>,
  now: Date,
): Promise<TemplatePreview> {
  requireSteadyTime(fields);
  const days = daysOf(fields);
  const range = { from: berlinDate(now), to: scheduledUntil(berlinDate(now)) };
  const closures = await readClosures(pool);
  const isAhead = (day: CivilDate) => berlinInstant(day, fields.start_time).getTime() > now.getTime();
  const ahead = templateDates(days, range).filter(isAhead);
  const open = new Set(templateDates(days, range, closures).filter(isAhead));
  const scheduled = id === null ? [] : await readPeopled(pool, { id, fields }, now);
  return {
    clashes: await readPlanClashes(
      pool,
      ahead
        .filter((day) => open.has(day))
        .map((day) => ({
          id: null,
          start: berlinInstant(day, fields.start_time),
          coachId: fields.coach_id,
          locationId: fields.location_id,
        })),
      { id },
    ),
    twice: await readPlacedTwice(
      pool,
      scheduled
        .filter(({ day }) => open.has(day))
        .map((one) => ({ id: one.id, start: berlinInstant(one.day, fields.start_time) })),
      now,
    ),
    closed: ahead.flatMap((day) => {
      const closure = closures.find(({ from, to }) => from <= day && day <= to);
      return closure === undefined ? [] : [{ day, reason: closure.reason }];
    }),
    left: scheduled
      .filter(({ day }) => !open.has(day))
      .map((one) => ({ id: one.id, start_datetime: berlinIso(one.start), taken: one.taken })),
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

/** Closed days, both included. */
interface Closure {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly reason: string;
}

/** Closed days by their first. */
export async function readClosures(client: Pool | PoolClient): Promise<Closure[]> {
  const { rows } = await client.query<Closure>(
    `select to_char(from_day, 'YYYY-MM-DD') as "from", to_char(until_day, 'YYYY-MM-DD') as "to", reason
       from studio.closures order by from_day, id`,
  );
  return rows;
}

interface PeopledClass {
  readonly id: string;
  /** The day it would be scheduled for. */
  readonly day: CivilDate;
  readonly start: Date;
  readonly taken: number;
}

/** Classes of the template with people in them. */
async function readPeopled(
  pool: Pool,
  { id, fields }: BodyOf<typeof previewTemplate>,
  now: Date,
): Promise<readonly PeopledClass[]> {
  const { rowCount } = await pool.query('select from studio.week_templates where id = $1', [id]);
  if (rowCount === 0) throw nothingHere();
  const { rows } = await pool.query<PeopledClass>(
    `select w.id, to_char(date_trunc('week', w.template_date)::date + $3::integer, 'YYYY-MM-DD') as day, w.start_datetime as start,
            p.taken::integer as taken
       from studio.week_templates t
       join studio.workouts w on w.template_id = t.id
       join studio.class_places p on p.workout_number = w.number
      where t.id = $1 and not w.is_detached and w.canceled_at is null and w.start_datetime > $2
        and p.taken + p.waiting > 0
      order by w.start_datetime`,
    [id, now, fields.weekday],
  );
  return rows;
}
