import { isInClockChange } from '@lifted/domain/calendar/local-time';
import { TemplateFields } from '@lifted/contract/desk-records';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { scheduleWeek } from '../../classes/schedule-week.ts';
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

/** A class of the repeating week. Writing it adds, changes and removes the classes ahead. */
export function templateRecord(letters: LetterSettings): DeskRecord<TemplateFields> {
  return {
    noun: 'week-template',
    isUndoneAsAdded: true,
    parse: fieldsOf(TemplateFields),
    tidy: (fields) => ({ ...fields, timer_name: fields.timer_name.trim() }),
    async read(client, id) {
      const { rows } = await client.query<TemplateFields>(
        `select ${TEMPLATE} from studio.week_templates where id = $1 for update`,
        [id],
      );
      return rows[0];
    },
    async write(client, id, fields, now) {
      await moveToWeekday(client, id, fields.weekday, now);
      await writeTemplate(client, id, fields);
      await scheduleWeek(client, { letters, now });
    },
    remove: (client, id, now) => removeTemplates(client, [id], { letters, now }),
  };
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
