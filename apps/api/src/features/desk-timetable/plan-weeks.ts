/** What is done to the repeating week as a whole: make it from a week of classes, and change a class from a day on. */
import { randomUUID } from 'node:crypto';
import { TemplateFields } from '@lifted/contract/desk-records';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  isCivilDate,
  DAYS_PER_WEEK,
  STUDIO_TIME_ZONE,
  weekdayFromMonday,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { inRhythm } from '@lifted/domain/classes/week-template';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, recordChange, type RecordedChange } from '../../audit/desk-changes.ts';
import {
  editRecord,
  fieldsOf,
  isAsLeft,
  takenBackBy,
  type DeskRecord,
  type Editing,
} from '../../audit/edit-record.ts';
import { scheduleWeek } from '../../classes/schedule-week.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { moveToWeekday, parseTemplate, writeTemplate } from './week-records.ts';

const NOTHING_TO_REPEAT = {
  en: 'This week has no class that could be repeated. Choose another one.',
  de: 'In dieser Woche gibt es keinen Kurs, der sich wiederholen ließe. Wähl eine andere.',
} as const;
const NO_LATER_DAY = {
  en: 'Choose a day after the first one, up to the last.',
  de: 'Wähl einen Tag nach dem ersten, bis zum letzten.',
} as const;

interface RepeatedWeek {
  readonly change: string;
  readonly templates: number;
  /** Classes that were scheduled. */
  readonly classes: number;
}

/** A week that is to repeat. */
export interface WeekToRepeat {
  /** A day of it. */
  readonly week: CivilDate;
  readonly from: CivilDate;
  /** Classes of the week that do not repeat. */
  readonly without?: readonly string[];
}

/** The classes of a week that can repeat: none that does already or is cancelled. Throws `invalid_input` where there are none. */
export async function readRepeatable(
  client: PoolClient,
  { week, from }: WeekToRepeat,
): Promise<readonly RepeatableClass[]> {
  const monday = weekStart(week);
  const { rows } = await client.query<RepeatableClass>(
    `select w.id, w.timer_name as "timerName", w.start_datetime as start, w.coach_id as "coachId",
            w.location_id as "locationId", w.capacity, c.first_name as coach, l.name as room
       from studio.workouts w
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
      where w.start_datetime >= $1 and w.start_datetime < $2 and w.canceled_at is null
        and not exists (
          select from studio.week_templates t
           where t.location_id = w.location_id and coalesce(t.valid_until, 'infinity') >= $3
             and t.weekday = extract(isodow from w.start_datetime at time zone '${STUDIO_TIME_ZONE}') - 1
             and t.start_time = (w.start_datetime at time zone '${STUDIO_TIME_ZONE}')::time)
      order by w.start_datetime, w.location_id, w.id`,
    [berlinInstant(monday), berlinInstant(addDays(monday, DAYS_PER_WEEK)), from],
  );
  if (rows.length === 0) throw refusedField('week', NOTHING_TO_REPEAT);
  return rows;
}

/** Makes classes repeat every week from the Monday of a day on; answers the ids of their templates. */
export async function writeTemplatesOf(
  client: PoolClient,
  classes: readonly RepeatableClass[],
  from: CivilDate,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { timerName, start, coachId, locationId, capacity } of classes) {
    const id = randomUUID();
    await writeTemplate(client, id, {
      timer_name: timerName,
      weekday: weekdayFromMonday(berlinDate(start)),
      start_time: berlinTime(start),
      coach_id: coachId,
      location_id: locationId,
      capacity,
      every_weeks: 1,
      valid_from: weekStart(from),
      valid_until: null,
    });
    ids.push(id);
  }
  return ids;
}

/**
 * Makes the classes of a week repeat every week from the Monday of `from` on, all that can or those that are not left out.
 * Throws `invalid_input` for a week without such classes.
 */
export async function repeatWeekOf(
  client: PoolClient,
  { without = [], letters, ...wanted }: WeekToRepeat & { readonly letters: LetterSettings },
  editing: Editing,
): Promise<RepeatedWeek> {
  const { week, from } = wanted;
  const chosen = (await readRepeatable(client, wanted)).filter(({ id }) => !without.includes(id));
  if (chosen.length === 0) throw refusedField('week', NOTHING_TO_REPEAT);
  const ids = await writeTemplatesOf(client, chosen, from);
  const classes = await scheduleWeek(client, { letters, now: editing.at });
  const change = await recordChange(client, {
    ...editing,
    action: 'repeat-week',
    subject: `week ${weekStart(week)}`,
    before: null,
    after: { from: weekStart(from), classes: ids.length, templates: ids },
  });
  return { change, templates: ids.length, classes };
}

/** A class of a week that can repeat. */
export interface RepeatableClass {
  readonly id: string;
  readonly timerName: string;
  readonly start: Date;
  readonly coachId: string;
  readonly locationId: string;
  readonly capacity: number;
  /** First name of the coach. */
  readonly coach: string;
  readonly room: string;
}

/**
 * Changes a class of the repeating week from a day on: the old one ends the day before, and a new one goes on with the classes
 * scheduled since. From its first day on it is an ordinary edit. Answers the entry; null where nothing differs.
 */
export async function changeFollowing(
  client: PoolClient,
  record: DeskRecord<TemplateFields>,
  { id, from, fields }: { readonly id: string; readonly from: CivilDate; readonly fields: TemplateFields },
  editing: Editing,
): Promise<string | null> {
  const current = await record.read(client, id);
  if (current === undefined) throw nothingHere();
  if (from <= current.valid_from) return editRecord(client, record, { id, was: current, fields }, editing);
  if (current.valid_until !== null && from > current.valid_until) throw refusedField('from', NO_LATER_DAY);
  const next = { ...fields, valid_from: firstDayOf(current, fields, from) };
  if (next.valid_until !== null && next.valid_until < next.valid_from)
    throw refusedField('from', NO_LATER_DAY);
  const following = randomUUID();
  await client.query('update studio.week_templates set valid_until = $2 where id = $1', [
    id,
    addDays(from, -1),
  ]);
  await writeTemplate(client, following, { ...next, weekday: current.weekday });
  await client.query(
    'update studio.workouts set template_id = $2 where template_id = $1 and template_date >= $3',
    [id, following, from],
  );
  const change = () => record.write(client, following, next, editing.at);
  const taken = await takenBackBy(client, record, { id: following, change }, editing.at);
  return recordChange(client, {
    ...editing,
    action: 'split-week-template',
    subject: `week-template ${id}`,
    before: { ...current, ...taken },
    after: { ...next, following, from },
  });
}

/** A rhythm that stays goes on as it was; another one is counted from the day of the change. */
function firstDayOf(current: TemplateFields, fields: TemplateFields, from: CivilDate): CivilDate {
  const { every_weeks: everyWeeks, valid_from: began } = current;
  return fields.every_weeks === everyWeeks && isCivilDate(began)
    ? inRhythm({ everyWeeks, from: began }, from)
    : from;
}

/** Whether one of the templates a repeated week was made into was changed by hand since, and that was not taken back. */
export async function isChangedSince(
  client: PoolClient,
  entry: string,
  templates: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from studio.audit_log l
      where l.subject = any ($1) and l.id > $2 and l.undoes is null
        and not exists (select from studio.audit_log u where u.undoes = l.id)`,
    [templates.map((id) => `week-template ${id}`), entry],
  );
  return rowCount !== 0;
}

interface SplitTemplate {
  /** Its entry in the audit log. */
  readonly entry: string;
  readonly id: string;
  /** The template that goes on. */
  readonly following: string;
  /** The first day of the change. */
  readonly from: CivilDate;
  readonly before: TemplateFields;
  /** What goes on, as it was made. */
  readonly after: TemplateFields;
}

/**
 * Joins again what `changeFollowing` split: the classes go back to the first, as it was, and who was marked present is again. Throws `cannot_undo` when either
 * part is no longer as the split left it: edited, split again, removed or joined.
 */
export async function joinAgain(
  client: PoolClient,
  record: DeskRecord<TemplateFields>,
  { entry, id, following, from, before, after }: SplitTemplate,
  now: Date,
): Promise<void> {
  const first = await record.read(client, id);
  const second = await record.read(client, following);
  const asLeft = { ...before, valid_until: addDays(from, -1) };
  if (!isAsLeft(first, asLeft) || !isAsLeft(second, after)) throw changedSince();
  await moveToWeekday(client, following, before.weekday, now);
  await client.query('update studio.workouts set template_id = $2 where template_id = $1', [following, id]);
  await client.query('delete from studio.week_templates where id = $1', [following]);
  await record.write(client, id, before, now, entry);
}

const Repeated = Type.Object({ templates: Type.Array(Type.String()) });
const readRepeated = fieldsOf(Repeated);
// Older entries do not say from when: what they made began that day.
const Following = Type.Object({ following: Type.String(), from: Type.Optional(Type.String()) });
const readFollowing = fieldsOf(Type.Object({ ...TemplateFields.properties, ...Following.properties }));

/** The templates a repeated week was made into, from the audit log; undefined if it does not say. */
export function repeatedIn(after: unknown): readonly string[] | undefined {
  return readRepeated(after)?.templates;
}

/** What was split, from the audit log; undefined if it does not say. */
export function splitIn({ id: entry, subject, before, after }: RecordedChange): SplitTemplate | undefined {
  const fields = parseTemplate(before);
  const split = readFollowing(after);
  if (fields === undefined || split === undefined) return undefined;
  const { following, from = split.valid_from, ...made } = split;
  if (!isCivilDate(from)) return undefined;
  return { entry, id: subject.slice('week-template '.length), following, from, before: fields, after: made };
}
