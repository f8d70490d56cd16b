/** A class on one day, outside the repeating week: added by the desk, and taken back while nobody has had a place in it. */
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { PoolClient } from 'pg';
import { addRecord, removeRecord, type DeskRecord } from '../../audit/edit-record.ts';
import { unknownIn } from '../../classes/changes/edit-class.ts';
import { planTooFewJobs } from '../../classes/too-few-jobs.ts';
import { noteEvents } from '../../events/insert-events.ts';
import { instantIn } from '../../http/errors/request-refusals.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { classRecord } from './class-changes.ts';
import {
  addedOtherwise,
  deskClassFieldRefused,
  deskClassRefused,
  hasHadPeople,
} from './desk-class-refusals.ts';
import { requireOpenDay } from './closed-day.ts';
import { editingOf, subjectOf, type DeskCommand } from './desk-editing.ts';

interface AddedClass {
  readonly id: string;
  readonly fields: ClassFields;
  /** It may stand on a day on which the studio is closed: the desk saw that, and wants it all the same. */
  readonly mayBeClosed?: boolean | undefined;
}

/**
 * Adds a class; answers its entry in the audit log, for a repeated request that of the first. The caller has locked the planning
 * lock, so that neither the same request nor closed days come between.
 */
export async function addAtDesk(command: DeskCommand, added: AddedClass): Promise<string> {
  const { client, letters } = command;
  const record = addedRecord(letters, added.mayBeClosed);
  const { rows } = await client.query<{ change: string; isSame: boolean | null }>(
    `select id::text as change, after = $2::jsonb as "isSame" from studio.audit_log
      where subject = $1 and action = 'add-class' order by id limit 1`,
    [subjectOf(added.id), JSON.stringify(record.tidy?.(added.fields))],
  );
  const [before] = rows;
  if (before === undefined) return addRecord(client, record, added, editingOf(command));
  if (before.isSame !== true) throw addedOtherwise();
  return before.change;
}

/** Adds a class again that was taken back; the caller has locked the planning lock. */
export function addAgainAtDesk(command: DeskCommand, added: AddedClass): Promise<string> {
  return addRecord(command.client, addedRecord(command.letters), added, editingOf(command));
}

/** Takes an added class back. Throws `cannot_undo` once somebody has had a place in it, `class_started` once it has started. */
export function takeBackAtDesk(command: DeskCommand, classId: string): Promise<string> {
  return removeRecord(command.client, addedRecord(command.letters), classId, editingOf(command));
}

function addedRecord(letters: LetterSettings, mayBeClosed = false): DeskRecord<ClassFields> {
  return {
    ...classRecord(letters),
    async write(client, id, fields, now) {
      if (!mayBeClosed) await requireOpenDay(client, fields.day, id);
      await insertClass(client, id, fields, now);
    },
    remove: removeClass,
  };
}

async function insertClass(client: PoolClient, id: string, fields: ClassFields, now: Date): Promise<void> {
  const { timer_name: timerName, coach_id: coachId, location_id: locationId, day, time, capacity } = fields;
  const start = instantIn({ day, time }, { day: 'day', time: 'time' });
  if (start.getTime() <= now.getTime()) throw deskClassFieldRefused('day');
  const unknown = await unknownIn(client, { coachId, locationId });
  if (unknown !== null) throw deskClassFieldRefused(unknown === 'unknown_coach' ? 'coach_id' : 'location_id');
  const { rowCount } = await client.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [id, timerName, start, coachId, locationId, capacity],
  );
  if (rowCount === 0) throw addedOtherwise();
  await noteEvents(client, 'class.created', [id], now);
  await planTooFewJobs(client, now);
}

/** The class is locked: nobody gets a place in it meanwhile. */
async function removeClass(client: PoolClient, id: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ hasStarted: boolean; hasHadPeople: boolean }>(
    `select w.start_datetime <= $2 as "hasStarted",
            exists (select from studio.bookings b where b.workout_id = w.id)
            or exists (select from studio.trial_bookings t where t.workout_id = w.id)
            or exists (select from studio.partner_guests g where g.workout_number = w.number)
            or exists (select from studio.waitlist_entries e where e.workout_number = w.number) as "hasHadPeople"
       from studio.workouts w where w.id = $1`,
    [id, now],
  );
  if (rows[0]?.hasHadPeople === true) throw hasHadPeople();
  if (rows[0]?.hasStarted === true) throw deskClassRefused('class_started');
  await client.query('delete from studio.workouts where id = $1', [id]);
  await noteEvents(client, 'class.removed', [id], now);
}
