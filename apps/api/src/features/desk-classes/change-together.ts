/** Several classes changed at once: all of them or none. What would come of it is found out by doing it and rolling it back. */
import type { ClassesChange, ClassOutcome } from '@lifted/contract/desk/desk-class-bulk';
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import { berlinDate, berlinIso, berlinTime, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import { equipmentShortages } from '@lifted/domain/classes/equipment-shortage';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { lockClasses } from '../../classes/class-places.ts';
import { readEquipmentLimits } from '../../training/equipment-limits.ts';
import { refusedField, Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { mailsWrittenSince, newestMail } from '../../mail/mails-of-transaction.ts';
import { cancelAtDesk, editAtDesk } from './class-changes.ts';
import { deskClassUnknown } from './desk-class-refusals.ts';
import type { DeskCommand } from './desk-editing.ts';

interface Together {
  readonly classes: readonly { readonly id: string; readonly was: ClassFields }[];
  readonly change: ClassesChange;
}

const NOTHING_TO_CHANGE: Sentence = {
  en: 'Choose what is to change.',
  de: 'Wähl aus, was sich ändern soll.',
};
const CANCELED_OR_CHANGED: Sentence = {
  en: 'Cancel the classes or change them, not both.',
  de: 'Sag die Kurse ab oder ändere sie, nicht beides.',
};

/**
 * Changes classes in the caller's transaction; answers their entries in the audit log. Throws the refusal of the first that
 * cannot be changed, with its name: then none is.
 */
export async function changeTogether(command: DeskCommand, { classes, change }: Together): Promise<string[]> {
  checkChange(change);
  await lockClasses(
    command.client,
    classes.map(({ id }) => id),
  );
  const entries: string[] = [];
  for (const one of classes) {
    const before = await readShown(command.client, one.id);
    const entry = await changeOne(command, one, { classes, change }).catch((failure: unknown) => {
      throw failure instanceof Refusal ? named(failure, before) : failure;
    });
    if (entry !== null) entries.push(entry);
  }
  return entries;
}

/** What `changeTogether` would do to each class; changes nothing. */
export async function previewTogether(
  pool: Pool,
  { classes, change }: Together,
  command: Omit<DeskCommand, 'client'>,
  language: Language,
): Promise<ClassOutcome[]> {
  checkChange(change);
  return tryInBookingTransaction(pool, (client) =>
    tryOut({ ...command, client }, { classes, change }, language),
  );
}

async function tryOut(
  command: DeskCommand,
  { classes, change }: Together,
  language: Language,
): Promise<ClassOutcome[]> {
  const { client } = command;
  await lockClasses(
    client,
    classes.map(({ id }) => id),
  );
  const tried: Omit<ClassOutcome, 'clashes' | 'shortages'>[] = [];
  for (const one of classes) {
    const before = await readShown(client, one.id);
    const lastMail = await newestMail(client);
    await client.query('savepoint one_class');
    const refusal = await changeOne(command, one, { classes, change }).then(
      () => null,
      (failure: unknown) => {
        if (!(failure instanceof Refusal)) throw failure;
        return failure.detail[language];
      },
    );
    if (refusal !== null) await client.query('rollback to savepoint one_class');
    const after = await readShown(client, one.id);
    tried.push({
      id: one.id,
      timer_name: before.timerName,
      start_datetime: berlinIso(before.start),
      differences: differencesOf(before, after),
      mails: await mailsWrittenSince(client, lastMail),
      refusal,
    });
  }
  // Once all are changed: they may clash with one another.
  const ids = classes.map(({ id }) => id);
  const clashing = await clashesOf(client, ids);
  const short = await shortagesOf(client, ids, language);
  return tried.map((outcome) => ({
    ...outcome,
    clashes: clashing.get(outcome.id) ?? [],
    shortages: short.get(outcome.id) ?? [],
  }));
}

function changeOne(
  command: DeskCommand,
  { id: classId, was }: Together['classes'][number],
  { classes, change: { cancel, coach_id: coach, location_id: location, capacity } }: Together,
): Promise<string | null> {
  if (cancel !== null) {
    const alongside = classes.map(({ id }) => id);
    return cancelAtDesk(command, { classId, reason: cancel, alongside });
  }
  const fields = {
    ...was,
    coach_id: coach ?? was.coach_id,
    location_id: location ?? was.location_id,
    capacity: capacity ?? was.capacity,
  };
  return editAtDesk(command, { classId, was, fields });
}

function checkChange({ cancel, coach_id: coach, location_id: location, capacity }: ClassesChange): void {
  const changes = coach !== null || location !== null || capacity !== null;
  if (cancel === null && !changes) throw refusedField('change', NOTHING_TO_CHANGE);
  if (cancel !== null && changes) throw refusedField('change', CANCELED_OR_CHANGED);
}

interface ShownClass {
  readonly timerName: string;
  readonly start: Date;
  readonly coach: string;
  readonly location: string;
  readonly capacity: string;
  readonly canceled: string;
}

async function readShown(client: PoolClient, id: string): Promise<ShownClass> {
  const { rows } = await client.query<ShownClass>(
    `select w.timer_name as "timerName", w.start_datetime as start, c.first_name as coach, l.name as location,
            w.capacity::text as capacity, case when w.canceled_at is null then '' else coalesce(p.cancel_reason, 'other') end as canceled
       from studio.workouts w
       join studio.class_places p on p.workout_number = w.number
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
      where w.id = $1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw deskClassUnknown();
  return found;
}

const COMPARED = ['coach', 'location', 'capacity', 'canceled'] as const;

function differencesOf(before: ShownClass, after: ShownClass): ClassOutcome['differences'] {
  return COMPARED.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }));
}

/** What each of these classes shares with another one at the same time. */
async function clashesOf(
  client: PoolClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ('coach' | 'location')[]>> {
  const { rows } = await client.query<{ id: string; coach: boolean; location: boolean }>(
    `select w.id, bool_or(o.coach_id = w.coach_id) as coach, bool_or(o.location_id = w.location_id) as location
       from studio.workouts w
       join studio.workouts o on o.id <> w.id and o.canceled_at is null
        and o.start_datetime > w.start_datetime - $2 * interval '1 millisecond'
        and o.start_datetime < w.start_datetime + $2 * interval '1 millisecond'
      where w.id = any ($1) and w.canceled_at is null
      group by w.id`,
    [ids, CLASS_LENGTH_MS],
  );
  return new Map(
    rows.map(({ id, ...shares }) => [
      id,
      (['coach', 'location'] as const).filter((shared) => shares[shared]),
    ]),
  );
}

interface EquippedRow {
  readonly id: string;
  readonly timerName: string;
  readonly start: Date;
  readonly locationId: string;
  readonly capacity: number;
}

/** What the rooms of these classes have too little of. */
async function shortagesOf(
  client: PoolClient,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ClassOutcome['shortages']>> {
  const { rows } = await client.query<EquippedRow>(
    `select id, timer_name as "timerName", start_datetime as start, location_id as "locationId", capacity from studio.workouts
      where id = any ($1) and canceled_at is null order by start_datetime`,
    [ids],
  );
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const limits = await readEquipmentLimits(
    client,
    { from: berlinDate(first.start), to: berlinDate(last.start) },
    language,
  );
  return new Map(
    rows.map(({ id, start, ...about }) => [
      id,
      equipmentShortages({ ...about, date: berlinDate(start) }, limits),
    ]),
  );
}

/** The refusal with the class it is about in front, since it is one of several. */
function named(refusal: Refusal, { timerName, start }: ShownClass): Refusal {
  const day = berlinDate(start);
  const about = (language: Language) =>
    `${timerName}, ${shortWeekdayName(day, language)} ${shortDate(day, language)}, ${berlinTime(start)}: ${refusal.detail[language]}`;
  return new Refusal(refusal.code, { en: about('en'), de: about('de') }, refusal.extras);
}
