/** What the desk does with a class as a whole: edit, cancel and restore it, each with its entry in the audit log. */
import { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { PoolClient } from 'pg';
import { berlinDate, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { recordChange } from '../../audit/desk-changes.ts';
import { editRecord, fieldsAmong, type DeskRecord } from '../../audit/edit-record.ts';
import { lockClasses } from '../../classes/class-places.ts';
import { cancelClassIn, type ClassCancellation } from '../../classes/changes/change-class.ts';
import { editClass, lockEditedClass } from '../../classes/changes/edit-class.ts';
import { keepingMarks, markAgain } from '../../classes/changes/marks-again.ts';
import { restoreClassIn } from '../../classes/restoring/restore-class.ts';
import { lockTemplates } from '../../classes/schedule-week.ts';
import { instantIn, noSuchDay } from '../../http/errors/request-refusals.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { requireOpenDay } from './closed-day.ts';
import { deskClassFieldRefused, deskClassRefused, deskClassUnknown } from './desk-class-refusals.ts';
import { editingOf, subjectOf, type DeskCommand } from './desk-editing.ts';

/** Reads fields of a class from the audit log, before a change or after it; undefined for anything else. */
export const parseClassFields = fieldsAmong(ClassFields);

interface ClassRules {
  /** It may stand on a day on which the studio is closed: the desk saw that, and wants it all the same. */
  readonly mayBeClosed?: boolean | undefined;
}

/** An existing class, as the desk's form has it. */
export function classRecord(
  letters: LetterSettings,
  { mayBeClosed = false }: ClassRules = {},
): DeskRecord<ClassFields> {
  return {
    noun: 'class',
    parse: parseClassFields,
    tidy: (fields) => ({ ...fields, timer_name: fields.timer_name.trim() }),
    async read(client, id) {
      const locked = await lockEditedClass(client, id);
      if (locked === undefined) return undefined;
      const { timerName, coachId, locationId, start, capacity } = locked;
      return {
        timer_name: timerName,
        coach_id: coachId,
        location_id: locationId,
        day: berlinDate(start),
        time: berlinTime(start),
        capacity,
      };
    },
    takesBack: (client, id, edit) => keepingMarks(client, [id], edit),
    async write(client, id, fields, now, undoes) {
      if (!isCivilDate(fields.day)) throw noSuchDay('day');
      if (!mayBeClosed) await requireOpenDay(client, fields.day, id);
      const outcome = await editClass(
        client,
        id,
        {
          timerName: fields.timer_name,
          coachId: fields.coach_id,
          locationId: fields.location_id,
          start: await startOf(client, id, fields),
          capacity: fields.capacity,
        },
        { letters, now },
      );
      if (outcome.outcome === 'edited') {
        if (undoes !== undefined) await markAgain(client, undoes, now);
        return;
      }
      switch (outcome.reason) {
        case 'unknown_coach':
          throw deskClassFieldRefused('coach_id');
        case 'unknown_location':
          throw deskClassFieldRefused('location_id');
        case 'start_passed':
          throw deskClassFieldRefused('day');
        case 'class_canceled':
        case 'class_started':
          throw deskClassRefused(outcome.reason);
        default:
          outcome.reason satisfies never;
      }
    },
  };
}

/** When the class begins. One in the hour which autumn repeats stays where it is while its time is not changed. */
async function startOf(
  client: PoolClient,
  id: string,
  { day, time }: Pick<ClassFields, 'day' | 'time'>,
): Promise<Date> {
  const { rows } = await client.query<{ start: Date }>(
    'select start_datetime as start from studio.workouts where id = $1',
    [id],
  );
  const start = rows[0]?.start;
  if (start !== undefined && berlinDate(start) === day && berlinTime(start) === time) return start;
  return instantIn({ day, time }, { day: 'day', time: 'time' });
}

interface ClassEdit extends ClassRules {
  readonly classId: string;
  /** What the form showed when it opened. */
  readonly was: ClassFields;
  readonly fields: ClassFields;
}

/** Edits a class or takes an edit of it back; null where nothing differs. Throws `stale_version` with the class as it is now. */
export function editAtDesk(
  command: DeskCommand,
  { classId, was, fields, mayBeClosed }: ClassEdit,
): Promise<string | null> {
  const record = classRecord(command.letters, { mayBeClosed });
  return editRecord(command.client, record, { id: classId, was, fields }, editingOf(command));
}

/** Cancels a class. */
export async function cancelAtDesk(
  command: DeskCommand,
  { classId, ...cancellation }: ClassCancellation & { readonly classId: string },
): Promise<string> {
  const outcome = await cancelClassIn(command.client, classId, cancellation, command);
  switch (outcome.outcome) {
    case 'canceled':
      return recordChange(command.client, {
        ...editingOf(command),
        action: 'cancel-class',
        subject: subjectOf(classId),
        before: { is_canceled: false },
        after: { is_canceled: true, reason: cancellation.reason },
      });
    case 'unknown':
      throw deskClassUnknown();
    case 'refused':
      throw deskClassRefused(outcome.reason);
    default:
      return outcome satisfies never;
  }
}

/** Locks a class and answers whether it is cancelled, but was not by what was done at `at`: it was cancelled again since. */
export async function isCanceledOtherwise(client: PoolClient, classId: string, at: Date): Promise<boolean> {
  await lockTemplates(client, [classId]);
  await lockClasses(client, [classId]);
  const { rowCount } = await client.query('select from studio.workouts where id = $1 and canceled_at <> $2', [
    classId,
    at,
  ]);
  return rowCount !== 0;
}

/** Lets a cancelled class take place after all. */
export async function restoreAtDesk(command: DeskCommand, classId: string): Promise<string> {
  const outcome = await restoreClassIn(command.client, classId, command);
  switch (outcome.outcome) {
    case 'restored':
      return recordChange(command.client, {
        ...editingOf(command),
        action: 'restore-class',
        subject: subjectOf(classId),
        before: { is_canceled: true },
        after: { is_canceled: false },
      });
    case 'unknown':
      throw deskClassUnknown();
    case 'refused':
      throw deskClassRefused(outcome.reason);
    default:
      return outcome satisfies never;
  }
}
