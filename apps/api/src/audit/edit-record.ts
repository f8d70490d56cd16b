import { mergeFields, type Fields } from '@lifted/domain/desk/merged-fields';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { DatabaseError, type PoolClient } from 'pg';
import type { Static, TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal, type Sentence } from '../http/errors/refusal.ts';
import { nothingHere } from '../http/errors/request-refusals.ts';
import {
  changedSince,
  recordChange,
  type ChangedFields,
  type DeskChanges,
  type NewDeskChange,
} from './desk-changes.ts';

/** Something the desk adds and edits as a form of fields. */
export interface DeskRecord<F extends Fields> {
  /** 'product': its actions are add-product, edit-product and remove-product. */
  readonly noun: string;
  /** The id of a new one where it is made from its fields; undefined: a UUID. */
  readonly newId?: (client: PoolClient, fields: F) => Promise<string>;
  /** The fields as they are, with the row locked; undefined if there is no such thing. */
  readonly read: (client: PoolClient, id: string) => Promise<F | undefined>;
  /** What has become of stored fields by themselves, such as on a day that was planned. */
  readonly asOf?: (stored: F, now: Date) => F;
  /**
   * Writes all fields of a row, whether it exists or not; throws a refusal where a rule is broken. `undoes` is the entry this
   * takes back.
   */
  readonly write: (client: PoolClient, id: string, fields: F, now: Date, undoes?: string) => Promise<void>;
  /**
   * Does an edit or a removal, and answers what that took back besides the fields: its entry keeps it among those before, for
   * the undo, whose `write` is told of the entry.
   */
  readonly takesBack?: (
    client: PoolClient,
    id: string,
    change: () => Promise<void>,
    now: Date,
  ) => Promise<ChangedFields>;
  /** Removes a row; undefined: nothing of this kind is ever removed. */
  readonly remove?: (client: PoolClient, id: string, now: Date) => Promise<void>;
  /** What hangs on it is more than a row: adding it is undone only while it is as it was added. */
  readonly isUndoneAsAdded?: boolean;
  /** Fields as they are stored, from those that were typed. */
  readonly tidy?: (fields: F) => F;
  /** What follows from an edit besides: the fields as they become, from those as they are. */
  readonly following?: (next: F, current: F, now: Date) => F;
  /** Reads fields from the audit log; undefined if they are none. */
  readonly parse: (recorded: unknown) => F | undefined;
}

/** Reads fields of this shape; undefined for anything else. */
export function fieldsOf<S extends TSchema>(schema: S): (recorded: unknown) => Static<S> | undefined {
  const validator = Compile(schema);
  return (recorded) => (validator.Check(recorded) ? recorded : undefined);
}

/** Reads fields of this shape from an entry of the audit log that keeps others beside them; undefined for anything else. */
export function fieldsAmong<S extends TObject>(schema: S): (recorded: unknown) => Static<S> | undefined {
  const read = fieldsOf(schema);
  return (recorded) => {
    if (typeof recorded !== 'object' || recorded === null) return undefined;
    return read(Object.fromEntries(Object.entries(recorded).filter(([name]) => name in schema.properties)));
  };
}

/** Who edits, when, and what an undo takes back. */
export type Editing = Pick<NewDeskChange, 'at' | 'undoes' | 'customerId'> & { readonly uid: string };

/** Why an edit that another one overtook is refused. */
export const STALE: Sentence = {
  en: 'Somebody else changed the same field in the meantime. Compare the two and choose.',
  de: 'Jemand anders hat dasselbe Feld inzwischen geändert. Vergleich die beiden und entscheide.',
};

/** The refusal of an edit that another one overtook; carries the fields as they are now. */
export function staleVersion(current: Fields): Refusal {
  return new Refusal('stale_version', STALE, { current: { ...current } });
}

interface Edit<F extends Fields> {
  readonly id: string;
  /** What the form showed when it opened. */
  readonly was: F;
  readonly fields: F;
}

/**
 * Edits fields in the caller's transaction and records it; answers the entry, null when nothing differs. Fields that
 * somebody else changed since are kept unless both sides changed the same one: that throws `stale_version`.
 */
export async function editRecord<F extends Fields>(
  client: PoolClient,
  record: DeskRecord<F>,
  { id, was, fields }: Edit<F>,
  editing: Editing,
): Promise<string | null> {
  const current = await readAsOf(client, record, id, editing.at);
  if (current === undefined) throw nothingHere();
  const wanted = record.tidy?.(fields) ?? fields;
  const { merged, conflicts, changed } = mergeFields({ was, wanted, current });
  if (conflicts.length > 0) throw staleVersion(current);
  if (changed.length === 0) return null;
  const next = record.following?.(merged, current, editing.at) ?? merged;
  const write = () => record.write(client, id, next, editing.at, editing.undoes);
  const before = { ...current, ...(await takenBackBy(client, record, { id, change: write }, editing.at)) };
  return recordChange(client, { ...editing, ...named(record, 'edit', id), before, after: next });
}

interface RowChange {
  readonly id: string;
  readonly change: () => Promise<void>;
}

/** Does a change of a row; answers what it took back besides the fields, for its entry in the audit log. */
export async function takenBackBy<F extends Fields>(
  client: PoolClient,
  { takesBack }: Pick<DeskRecord<F>, 'takesBack'>,
  { id, change }: RowChange,
  now: Date,
): Promise<ChangedFields> {
  if (takesBack !== undefined) return takesBack(client, id, change, now);
  await change();
  return {};
}

async function readAsOf<F extends Fields>(
  client: PoolClient,
  { read, asOf }: DeskRecord<F>,
  id: string,
  now: Date,
): Promise<F | undefined> {
  const stored = await read(client, id);
  return stored === undefined ? undefined : (asOf?.(stored, now) ?? stored);
}

/** Adds something in the caller's transaction and records it. */
export async function addRecord<F extends Fields>(
  client: PoolClient,
  record: DeskRecord<F>,
  { id, fields }: { readonly id: string; readonly fields: F },
  editing: Editing,
): Promise<string> {
  const tidy = record.tidy?.(fields) ?? fields;
  await record.write(client, id, tidy, editing.at, editing.undoes);
  return recordChange(client, { ...editing, ...named(record, 'add', id), before: null, after: tidy });
}

/** Removes something in the caller's transaction and records what it was; throws `not_found`. */
export async function removeRecord<F extends Fields>(
  client: PoolClient,
  record: DeskRecord<F>,
  id: string,
  editing: Editing,
): Promise<string> {
  const current = await readAsOf(client, record, id, editing.at);
  const { remove } = record;
  if (current === undefined || remove === undefined) throw nothingHere();
  const change = () => remove(client, id, editing.at);
  const taken = await takenBackBy(client, record, { id, change }, editing.at).catch((error: unknown) => {
    throw isStillUsed(error) ? new Refusal('cannot_undo', STILL_USED) : error;
  });
  const before = { ...current, ...taken };
  return recordChange(client, { ...editing, ...named(record, 'remove', id), before, after: null });
}

const FOREIGN_KEY_VIOLATION = '23503';
const STILL_USED: Sentence = {
  en: 'It is in use by now and cannot be removed.',
  de: 'Es wird inzwischen verwendet und lässt sich nicht entfernen.',
};

function isStillUsed(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

function named({ noun }: { readonly noun: string }, verb: 'add' | 'edit' | 'remove', id: string) {
  return { action: `${verb}-${noun}`, subject: `${noun} ${id}` };
}

/** Whether something is as a change left it; it is not once it is gone. */
export function isAsLeft<F extends Fields>(current: F | undefined, left: F | undefined): boolean {
  if (current === undefined || left === undefined) return false;
  return mergeFields({ was: left, wanted: current, current: left }).changed.length === 0;
}

/** Runs work in one transaction of its own. */
export type Transact = <R>(work: (client: PoolClient) => Promise<R>) => Promise<R>;

/** Makes adding, editing and removing such a thing undoable for these roles. */
export function undoEdits<F extends Fields>(
  changes: DeskChanges,
  record: DeskRecord<F>,
  roles: readonly StudioRole[],
  transact: Transact,
): void {
  const { noun, parse } = record;
  const idOf = (subject: string) => subject.slice(noun.length + 1);
  changes.undoable(`edit-${noun}`, roles, ({ id, subject, customerId, before, after }, { caller, now }) => {
    const [was, fields] = [parse(after), parse(before)];
    if (was === undefined || fields === undefined) throw changedSince();
    const editing = { at: now, uid: caller.uid, customerId, undoes: id };
    return transact(async (client) => {
      const entry = await editRecord(client, record, { id: idOf(subject), was, fields }, editing);
      if (entry === null) throw changedSince();
      return entry;
    });
  });
  if (record.remove === undefined) return;
  changes.undoable(`add-${noun}`, roles, ({ id, subject, customerId, after }, { caller, now }) => {
    const added = parse(after);
    return transact(async (client) => {
      if (record.isUndoneAsAdded === true && !isAsLeft(await record.read(client, idOf(subject)), added))
        throw changedSince();
      const editing = { at: now, uid: caller.uid, customerId, undoes: id };
      return removeRecord(client, record, idOf(subject), editing);
    });
  });
  changes.undoable(`remove-${noun}`, roles, ({ id, subject, customerId, before }, { caller, now }) => {
    const fields = parse(before);
    if (fields === undefined) throw changedSince();
    return transact(async (client) => {
      if ((await record.read(client, idOf(subject))) !== undefined) throw changedSince();
      const editing = { at: now, uid: caller.uid, customerId, undoes: id };
      const added = { id: idOf(subject), fields: record.asOf?.(fields, now) ?? fields };
      return addRecord(client, record, added, editing);
    });
  });
}
