/** A class of the repeating week changed together with those that follow it, as the desk's form of one class asks for it. */
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { TemplateFields } from '@lifted/contract/desk-records';
import type { FollowingClasses } from '@lifted/contract/desk/desk-timetable';
import {
  berlinDate,
  berlinTime,
  isCivilDate,
  weekdayFromMonday,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { mergeFields } from '@lifted/domain/desk/merged-fields';
import type { Pool, PoolClient } from 'pg';
import { staleVersion, type DeskRecord, type Editing } from '../../audit/edit-record.ts';
import { STARTED_BY_THEN } from '../../classes/commands/command-refusals.ts';
import { refusedField, refusing } from '../../http/errors/refusal.ts';
import { instantIn, noSuchDay } from '../../http/errors/request-refusals.ts';
import { changeFollowing } from './plan-weeks.ts';

const notRepeated = refusing('not_found', {
  en: 'This class does not follow the repeating week. Change it alone.',
  de: 'Dieser Kurs gehört nicht zur Wochenvorlage. Ändere nur ihn.',
});
const hasStarted = refusing('class_started', {
  en: 'This class has already started. Change the next one.',
  de: 'Dieser Kurs hat schon begonnen. Ändere den nächsten.',
});
const ANOTHER_WEEK = {
  en: 'Together with those that follow, a class stays in its week. Choose a day of it, or change this class alone.',
  de: 'Zusammen mit den folgenden bleibt ein Kurs in seiner Woche. Wähl einen Tag daraus, oder ändere nur diesen.',
} as const;

interface RepeatedClass {
  readonly templateId: string;
  /** The day it was scheduled for. */
  readonly date: CivilDate;
  readonly start: Date;
  readonly fields: Omit<ClassFields, 'day' | 'time'>;
}

/** How many classes change with a class and those that follow it. Throws `not_found` for one that follows no template. */
export async function countFollowing(pool: Pool, classId: string, now: Date): Promise<FollowingClasses> {
  const { templateId, date } = await readRepeated(pool, classId);
  const { rows } = await pool.query<FollowingClasses>(
    `select count(*) filter (where not w.is_detached)::integer as classes,
            count(*) filter (where w.is_detached)::integer as by_hand,
            coalesce(sum(p.taken) filter (where not w.is_detached), 0)::integer as taken
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.template_id = $1 and w.template_date >= $2 and w.start_datetime > $3 and w.canceled_at is null`,
    [templateId, date, now],
  );
  const [counted] = rows;
  if (counted === undefined || counted.classes === 0) throw hasStarted();
  return counted;
}

interface EditFollowing {
  readonly classId: string;
  /** What the form showed when it opened. */
  readonly was: ClassFields;
  readonly fields: ClassFields;
}

/**
 * Changes a class and all that follow it, by splitting its template at this class; answers the entry, null where nothing
 * differs. Another day moves all of them to that weekday. Throws `stale_version` with the class as it is now.
 */
export async function editFollowing(
  client: PoolClient,
  templates: DeskRecord<TemplateFields>,
  { classId, was, fields }: EditFollowing,
  editing: Editing,
): Promise<string | null> {
  const found = await readRepeated(client, classId);
  if (found.start.getTime() <= editing.at.getTime()) throw hasStarted();
  const current = { ...found.fields, day: berlinDate(found.start), time: berlinTime(found.start) };
  const wanted = { ...fields, timer_name: fields.timer_name.trim() };
  const { merged, conflicts, changed } = mergeFields({ was, wanted, current });
  if (conflicts.length > 0) throw staleVersion(current);
  if (changed.length === 0) return null;
  const { day, time, ...rest } = merged;
  if (!isCivilDate(day)) throw noSuchDay('day');
  if (weekStart(day) !== weekStart(found.date)) throw refusedField('day', ANOTHER_WEEK);
  const start = instantIn({ day, time }, { day: 'day', time: 'time' });
  if (start.getTime() <= editing.at.getTime()) throw refusedField('day', STARTED_BY_THEN);
  const template = await templates.read(client, found.templateId);
  if (template === undefined) throw notRepeated();
  const from = day < found.date ? day : found.date;
  const following: TemplateFields = {
    ...template,
    ...rest,
    weekday: weekdayFromMonday(day),
    start_time: time,
    valid_from: from < template.valid_from ? from : template.valid_from,
    valid_until: template.valid_until !== null && template.valid_until < day ? day : template.valid_until,
  };
  return changeFollowing(client, templates, { id: found.templateId, from, fields: following }, editing);
}

async function readRepeated(client: Pool | PoolClient, classId: string): Promise<RepeatedClass> {
  const { rows } = await client.query<RepeatedClass>(
    `select template_id as "templateId", to_char(template_date, 'YYYY-MM-DD') as date, start_datetime as start,
            json_build_object('timer_name', timer_name, 'coach_id', coach_id, 'location_id', location_id,
                              'capacity', capacity) as fields
       from studio.workouts
      where id = $1 and template_id is not null and not is_detached and canceled_at is null`,
    [classId],
  );
  const [found] = rows;
  if (found === undefined) throw notRepeated();
  return found;
}
