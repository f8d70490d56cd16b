import { isInClockChange } from '@lifted/domain/calendar/local-time';
import { TemplateFields } from '@lifted/contract/desk-records';
import { berlinDate, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { fieldsAmong, type DeskRecord } from '../../audit/edit-record.ts';
import { keepingMarks, markAgain } from '../../classes/changes/marks-again.ts';
import { detachLeft, followAgain, scheduleWeek } from '../../classes/schedule-week.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import { endsBefore, noSuchDay } from '../../http/errors/request-refusals.ts';
import { NO_SUCH_COACH, NO_SUCH_ROOM } from '../../http/errors/unknown-records.ts';
import type { LetterSettings } from '../../mail/letter.ts';

const TEMPLATE = `timer_name, weekday, to_char(start_time, 'HH24:MI') as start_time, coach_id, location_id, capacity,
  every_weeks, to_char(valid_from, 'YYYY-MM-DD') as valid_from, to_char(valid_until, 'YYYY-MM-DD') as valid_until`;

/** A record as a list of the desk has it. */
export interface Listed<F> {
  readonly id: string;
  readonly fields: F;
}

/** The repeating week from Monday on; classes that have ended for good come last. */
export async function listTemplates(pool: Pool): Promise<Listed<TemplateFields>[]> {
  const { rows } = await pool.query<Listed<TemplateFields>>(
    `select id, to_jsonb(t) - 'id' as fields
       from (select id, ${TEMPLATE} from studio.week_templates) t
      order by t.valid_until is not null, t.weekday, t.start_time, t.timer_name, id`,
  );
  return rows;
}

const NOT_THERE = { coach_id: NO_SUCH_COACH, location_id: NO_SUCH_ROOM } as const;

/** Reads the fields of one from the audit log; undefined for anything else. */
export const parseTemplate = fieldsAmong(TemplateFields);

/** A class of the repeating week. Writing it adds, changes and removes the classes ahead. */
export function templateRecord(letters: LetterSettings): DeskRecord<TemplateFields> {
  return {
    noun: 'week-template',
    isUndoneAsAdded: true,
    parse: parseTemplate,
    tidy: (fields) => ({ ...fields, timer_name: fields.timer_name.trim() }),
    async read(client, id) {
      const { rows } = await client.query<TemplateFields>(
        `select ${TEMPLATE} from studio.week_templates where id = $1 for update`,
        [id],
      );
      return rows[0];
    },
    async takesBack(client, id, change, now) {
      const classes = await classesAhead(client, id, now);
      const canceled = await canceledAmong(client, classes);
      const marks = await keepingMarks(client, classes, change);
      const left = await withoutTemplate(client, classes);
      return {
        ...marks,
        ...(left.length > 0 && { left_classes: left }),
        ...(canceled.length > 0 && { canceled_then: canceled }),
      };
    },
    async write(client, id, fields, now, undoes) {
      await moveToWeekday(client, id, fields.weekday, now);
      await writeTemplate(client, id, fields);
      if (undoes !== undefined) await takeClassesAgain(client, id, undoes, now);
      await scheduleWeek(client, { letters, now });
      if (undoes === undefined) return;
      await followAgain(client, await canceledThen(client, undoes), now);
      await markAgain(client, undoes, now);
    },
    remove: (client, id, now) => removeTemplates(client, [id], { letters, now }),
  };
}

/** Classes of a template that take place later, or whose days are still to come: one moved to an earlier day has started. */
async function classesAhead(client: PoolClient, id: string, now: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from studio.workouts where template_id = $1 and (start_datetime > $2 or template_date >= $3) order by number`,
    [id, now, berlinDate(now)],
  );
  return rows.map((one) => one.id);
}

/** Those of these classes that follow their template and are cancelled: an edit goes on without them. */
async function canceledAmong(client: PoolClient, classIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from studio.workouts where id = any ($1) and canceled_at is not null and not is_detached order by number`,
    [classIds],
  );
  return rows.map(({ id }) => id);
}

/** The classes that were cancelled when this entry of the audit log was made. */
async function canceledThen(client: PoolClient, entry: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select jsonb_array_elements_text(before -> 'canceled_then') as id from studio.audit_log where id = $1`,
    [entry],
  );
  return rows.map(({ id }) => id);
}

/** Those of these classes that have no template any more, each with the day it was scheduled for in front. */
async function withoutTemplate(client: PoolClient, classIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ left: string }>(
    `select to_char(template_date, 'YYYY-MM-DD') || ' ' || id as "left" from studio.workouts
      where id = any ($1) and template_id is null order by number`,
    [classIds],
  );
  return rows.map(({ left }) => left);
}

/**
 * The classes a removal left without a template, by its entry in the audit log, are again those of their days: none is scheduled
 * beside one that was moved. What was changed about them meanwhile stays.
 */
async function takeClassesAgain(client: PoolClient, id: string, removal: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `update studio.workouts w set template_id = $1, template_date = left(kept, 10)::date
       from studio.audit_log l cross join jsonb_array_elements_text(l.before -> 'left_classes') as kept
      where l.id = $2 and w.id = substr(kept, 12) and w.template_id is null
     returning w.id`,
    [id, removal],
  );
  const classes = rows.map((one) => one.id);
  await detachLeft(client, classes, now);
}

/**
 * The classes ahead are those of another weekday from now on, so that a class moves there with everybody in it instead of a
 * new one being scheduled beside it. Scheduling the week moves them. A cancelled one stays on its day, and so does one whose new
 * day has a class of the template already.
 */
export async function moveToWeekday(
  client: PoolClient,
  id: string,
  weekday: number,
  now: Date,
): Promise<void> {
  await client.query(
    `update studio.workouts w set template_date = moved.day
       from (select distinct on (day) own.id, date_trunc('week', own.template_date)::date + $2::integer as day
               from studio.workouts own join studio.week_templates t on t.id = own.template_id
              where t.id = $1 and t.weekday <> $2 and own.start_datetime > $3 and own.canceled_at is null
              order by day, extract(isodow from own.template_date) - 1 <> t.weekday, own.number) moved
      where w.id = moved.id
        and not exists (select from studio.workouts other where other.template_id = $1 and other.template_date = moved.day)`,
    [id, weekday, now],
  );
}

/** Removes classes of the repeating week. Classes ahead that have people in them stay, without a template. */
export async function removeTemplates(
  client: PoolClient,
  ids: readonly string[],
  context: WaitlistContext,
): Promise<void> {
  await scheduleWeek(client, context, { without: ids });
  await client.query('delete from studio.week_templates where id = any ($1)', [ids]);
}

const CLOCKS_CHANGE = {
  en: 'On Sundays from 02:00 to 03:00 the clocks change twice a year. Please choose another time.',
  de: 'Sonntags von 2 bis 3 Uhr wird zweimal im Jahr die Uhr umgestellt. Bitte wähl eine andere Zeit.',
} as const;

/** Throws a refusal of a time of the week that two Sundays a year skip and have twice. */
export function requireSteadyTime({
  weekday,
  start_time: time,
}: Pick<TemplateFields, 'weekday' | 'start_time'>): void {
  if (isInClockChange(weekday, time)) throw refusedField('start_time', CLOCKS_CHANGE);
}

/** Writes a class of the repeating week without scheduling its classes. */
export async function writeTemplate(client: PoolClient, id: string, fields: TemplateFields): Promise<void> {
  for (const day of ['valid_from', 'valid_until'] as const) {
    const date = fields[day];
    if (date !== null && !isCivilDate(date)) throw noSuchDay(day);
  }
  requireSteadyTime(fields);
  const { valid_from: from, valid_until: until } = fields;
  if (until !== null && until < from) throw endsBefore('valid_until');
  await checkThere(client, 'coach_id', fields.coach_id);
  await checkThere(client, 'location_id', fields.location_id);
  await client.query(
    `insert into studio.week_templates
       (id, timer_name, weekday, start_time, coach_id, location_id, capacity, every_weeks, valid_from, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (id) do update
        set timer_name = $2, weekday = $3, start_time = $4, coach_id = $5, location_id = $6, capacity = $7,
            every_weeks = $8, valid_from = $9, valid_until = $10`,
    [
      id,
      fields.timer_name,
      fields.weekday,
      fields.start_time,
      fields.coach_id,
      fields.location_id,
      fields.capacity,
      fields.every_weeks,
      from,
      until,
    ],
  );
}

const TABLES = { coach_id: 'studio.coaches', location_id: 'studio.locations' } as const;

async function checkThere(client: PoolClient, field: keyof typeof TABLES, id: string): Promise<void> {
  const { rowCount } = await client.query(`select from ${TABLES[field]} where id = $1`, [id]);
  if (rowCount === 0) throw refusedField(field, NOT_THERE[field]);
}
