import { randomUUID } from 'node:crypto';
import { NoteFields } from '@lifted/contract/desk/people/people';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { Type, type Static } from 'typebox';
import { expectNotMerged } from '../../data/merged-people.ts';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { editRecord, fieldsOf, type DeskRecord, type Editing } from '../../audit/edit-record.ts';
import { noSuchNote, notOwnNote } from './person-refusals.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';

/** A note as the audit log has it: enough to write it again. */
const LoggedNote = Type.Object({
  words: Type.String(),
  author_uid: Type.String(),
  written_at: Type.String(),
});
type LoggedNote = Static<typeof LoggedNote>;
const parseWords = fieldsOf(Type.Object({ words: Type.String() }));
const parseLogged = fieldsOf(LoggedNote);

interface StoredNote extends LoggedNote {
  readonly customerId: string;
}

/** The words of a note, as a form; notes are added and removed by functions of their own, since they have an author. */
const noteRecord: DeskRecord<NoteFields> = {
  noun: 'note',
  tidy: ({ words }) => ({ words: words.trim() }),
  parse: fieldsOf(NoteFields),
  async read(client, id) {
    const { rows } = await client.query<NoteFields>(
      'select words from studio.customer_notes where id = $1 for update',
      [id],
    );
    return rows[0];
  },
  async write(client, id, { words }, now) {
    await client.query('update studio.customer_notes set words = $2, changed_at = $3 where id = $1', [
      id,
      words,
      now,
    ]);
  },
};

/** Notes something about a person, in the caller's transaction; answers the note and the entry. */
export async function addNote(
  client: PoolClient,
  { customerId, words }: { readonly customerId: string; readonly words: string },
  editing: Editing,
): Promise<{ readonly id: string; readonly change: string }> {
  const id = randomUUID();
  const note = { words: words.trim(), author_uid: editing.uid, written_at: editing.at.toISOString() };
  return { id, change: await writeNote(client, id, { ...note, customerId }, editing) };
}

async function writeNote(
  client: PoolClient,
  id: string,
  { customerId, ...note }: StoredNote,
  editing: Editing,
): Promise<string> {
  await expectNotMerged(client, customerId);
  const { rowCount } = await client.query(
    `insert into studio.customer_notes (id, customer_number, author_uid, words, written_at)
     select $1, number, $3, $4, $5 from studio.customers where id = $2`,
    [id, customerId, note.author_uid, note.words, note.written_at],
  );
  if (rowCount === 0) throw noSuchPerson();
  return recordChange(client, {
    ...editing,
    action: 'add-note',
    subject: `note ${id}`,
    customerId,
    before: null,
    after: note,
  });
}

/** Changes a note of the editor's own; answers the entry, null when nothing differs. */
export async function editNote(
  client: PoolClient,
  edit: { readonly id: string; readonly was: NoteFields; readonly fields: NoteFields },
  editing: Editing,
): Promise<string | null> {
  const { customerId } = await requireOwnNote(client, edit.id, editing.uid);
  return editRecord(client, noteRecord, edit, { ...editing, customerId });
}

/** Deletes a note of the editor's own. */
export async function removeNote(client: PoolClient, id: string, editing: Editing): Promise<string> {
  const { customerId, ...note } = await requireOwnNote(client, id, editing.uid);
  await client.query('delete from studio.customer_notes where id = $1', [id]);
  return recordChange(client, {
    ...editing,
    action: 'remove-note',
    subject: `note ${id}`,
    customerId,
    before: note,
    after: null,
  });
}

async function requireOwnNote(client: PoolClient, id: string, uid: string): Promise<StoredNote> {
  const { rows } = await client.query<StoredNote>(
    `select n.words, n.author_uid, n.written_at::text, c.id as "customerId"
       from studio.customer_notes n join studio.customers c on c.number = n.customer_number
      where n.id = $1 for update of n`,
    [id],
  );
  const [note] = rows;
  if (note === undefined) throw noSuchNote();
  if (note.author_uid !== uid) throw notOwnNote();
  return note;
}

const noteOf = (subject: string) => subject.slice('note '.length);

/** Adding, changing and deleting a note can be undone by its author. */
export function undoNotes(changes: DeskChanges, pool: Pool): void {
  changes.undoable('add-note', DESK_ROLES, ({ id, subject, after }, { caller, now }) =>
    inTransaction(pool, async (client) => {
      const { words } = await requireOwnNote(client, noteOf(subject), caller.uid);
      // What was added to it since would be gone as well.
      if (parseWords(after)?.words !== words) throw changedSince();
      return removeNote(client, noteOf(subject), { at: now, uid: caller.uid, undoes: id });
    }),
  );
  changes.undoable('edit-note', DESK_ROLES, ({ id, subject, before, after }, { caller, now }) => {
    const [was, fields] = [noteRecord.parse(after), noteRecord.parse(before)];
    if (was === undefined || fields === undefined) throw changedSince();
    const editing = { at: now, uid: caller.uid, undoes: id };
    return inTransaction(pool, async (client) => {
      const change = await editNote(client, { id: noteOf(subject), was, fields }, editing);
      if (change === null) throw changedSince();
      return change;
    });
  });
  changes.undoable('remove-note', DESK_ROLES, ({ id, subject, customerId, before }, { caller, now }) => {
    const note = parseLogged(before);
    if (note === undefined || customerId === null) throw changedSince();
    return inTransaction(pool, async (client) => {
      if (note.author_uid !== caller.uid) throw notOwnNote();
      const editing = { at: now, uid: caller.uid, undoes: id };
      return writeNote(client, noteOf(subject), { ...note, customerId }, editing);
    });
  });
}
