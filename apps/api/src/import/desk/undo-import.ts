/**
 * Takes an import back: rows it added go, rows it changed or removed are as they were. Refused as a whole where one of them is
 * no longer as the import left it, or where something was built on it (docs/decisions/116-import-at-the-desk.md).
 */
import { inTransaction } from '@lifted/database/transaction';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { settleImportedClasses } from '../../classes/changes/change-class.ts';
import { markAgain } from '../../classes/changes/marks-again.ts';
import { setRateDays } from '../../entitlements/vat-rates.ts';
import { refusing } from '../../http/errors/refusal.ts';
import { provisionCustomers } from '../../identity/accounts/provisioning.ts';
import { tellOldAddress } from '../../identity/letters/address-change.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { IMPORT_TABLES } from '../import-tables.ts';
import { STATEMENT_LIMIT } from '../import-directory.ts';
import { lockTables } from '../lock-tables.ts';
import { ROW_CHANGES } from '../row-changes.ts';
import { coachesTable } from '../tables/coaches-table.ts';
import { customersTable } from '../tables/customers-table.ts';
import { requireNobodyMerged, requireNothingBuiltOn } from './built-on.ts';
import { changedTables, isKept, isSameRow, keptRows, type ChangedTable } from './changed-table.ts';
import { isAnyWebhook, noteRowEvents, takenBackRows } from '../row-events.ts';
import { removeAccounts } from './remove-accounts.ts';

/** The log's names for an import that can be taken back, and for one that cannot. */
export const IMPORT_ACTIONS = { undoable: 'import-files', forever: 'import-files-for-good' } as const;

const tooLate = refusing('cannot_undo', {
  en: 'An import can be taken back for 30 days, unless somebody who was in it has been deleted.',
  de: 'Ein Import lässt sich 30 Tage lang zurücknehmen, außer es wurde jemand gelöscht, der darin vorkam.',
});

/** Keeps what the import of this transaction changed, with its entry in the audit log. */
export async function keepForUndo(client: PoolClient, entry: string): Promise<void> {
  await client.query(
    `insert into studio.import_changes (entry, position, file, kind, before, after)
     select $1, position, file, kind, before, after from ${ROW_CHANGES}`,
    [entry],
  );
}

interface UndoDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  readonly wakeJobs: () => void;
}

/** Lets the owner take imports back. */
export function undoImports(changes: DeskChanges, { pool, letters, wakeJobs }: UndoDependencies): void {
  changes.undoable(IMPORT_ACTIONS.undoable, ['owner'], async ({ id, subject, after }, { caller, now }) => {
    const change = await inTransaction(pool, async (client) => {
      await takeBack(client, id, { letters, now });
      await settleImportedClasses(client, { letters, now });
      await markAgain(client, id, now);
      return recordChange(client, {
        at: now,
        uid: caller.uid,
        action: 'take-back-import',
        subject,
        before: { name: nameIn(after) },
        after: null,
        undoes: id,
      });
    });
    wakeJobs();
    return change;
  });
}

function nameIn(recorded: unknown): string | null {
  const isNamed = typeof recorded === 'object' && recorded !== null && 'name' in recorded;
  return isNamed && typeof recorded.name === 'string' ? recorded.name : null;
}

async function takeBack(
  client: PoolClient,
  entry: string,
  { letters, now }: { readonly letters: LetterSettings; readonly now: Date },
): Promise<void> {
  await client.query(`set local statement_timeout = '${STATEMENT_LIMIT}'`);
  // As when the rows were noted.
  await client.query(`set local time zone 'UTC'`);
  const { rows } = await client.query<{ file: string }>(
    'select distinct file from studio.import_changes where entry = $1',
    [entry],
  );
  if (rows.length === 0) throw tooLate();
  const files = rows.map(({ file }) => file);
  const tables = changedTables(files);
  await lockTables(
    client,
    IMPORT_TABLES.filter(({ name }) => files.includes(name)),
    () => undefined,
  );
  for (const table of tables) if (await isOtherwise(client, entry, table)) throw changedSince();
  await setRateDays(client, now, entry);
  try {
    for (const table of tables) await restore(client, entry, table);
  } catch (error) {
    throw isIntegrityViolation(error) ? changedSince() : error;
  }
  for (const table of tables.toReversed()) await removeAdded(client, entry, table);
  if (files.includes(customersTable.name))
    for (const address of await provisionCustomers(client, 'all', await coachesTakenBack(client, entry)))
      await tellOldAddress(client, letters, address, now);
  if (await isAnyWebhook(client)) await noteRowEvents(client, takenBackRows(entry), now);
  await client.query('delete from studio.import_changes where entry = $1', [entry]);
}

/** What the rules of the database refuse, such as an address that somebody else has by now. */
function isIntegrityViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code?.startsWith('23') === true;
}

/** Whether a row is no longer as the import left it. */
async function isOtherwise(client: PoolClient, entry: string, table: ChangedTable): Promise<boolean> {
  const { target, file } = table;
  const { rowCount } = await client.query(
    `(select from ${keptRows(table, 'after')} left join ${target} t on ${isSameRow(table)}
       where ${isKept('added', 'changed')} and (to_jsonb(t) @> c.after) is not true limit 1)
     union all
     (select from ${keptRows(table, 'before')} join ${target} t on ${isSameRow(table)}
       where ${isKept('removed')} limit 1)`,
    [entry, file],
  );
  return rowCount !== 0;
}

async function removeAdded(client: PoolClient, entry: string, table: ChangedTable): Promise<void> {
  await requireNothingBuiltOn(client, entry, table);
  if (table.file === customersTable.name) {
    await requireNobodyMerged(client, entry, table);
    await removeAccounts(client, entry, table);
  }
  await client.query(
    `delete from ${table.target} t using ${keptRows(table, 'after')} where ${isSameRow(table)} and ${isKept('added')}`,
    [entry, table.file],
  );
}

async function restore(client: PoolClient, entry: string, table: ChangedTable): Promise<void> {
  const { target, file } = table;
  const columns = await columnsOf(client, table);
  await client.query(
    `insert into ${target} (${list(columns)}) overriding system value
     select ${list(columns, 'r')} from ${keptRows(table, 'before')} where ${isKept('removed')}`,
    [entry, file],
  );
  const changed = await changedColumns(client, entry, table);
  if (changed.length === 0) return;
  const freed = FREED[file];
  if (freed !== undefined)
    await client.query(
      `update ${target} t set ${freed} from ${keptRows(table, 'after')}
        where ${isSameRow(table)} and ${isKept('added', 'changed')}`,
      [entry, file],
    );
  const values = changed.map((name) => `"${name}" = r."${name}"`);
  await client.query(
    `update ${target} t set ${values.join(', ')} from ${keptRows(table, 'before')}
      where ${isSameRow(table)} and ${isKept('changed')}`,
    [entry, file],
  );
}

/** Coaches who have their address of before the import by now. */
async function coachesTakenBack(client: PoolClient, entry: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select before ->> 'id' as id from studio.import_changes
      where entry = $1 and file = $2 and kind = 'changed' and before ? 'email'`,
    [entry, coachesTable.name],
  );
  return rows.map(({ id }) => id);
}

/** What only one row may have, given up first: rows may have swapped it, and uniqueness is checked row by row. */
const FREED: Readonly<Record<string, string>> = {
  [customersTable.name]: `email = 'moving-' || t.number`,
  [coachesTable.name]: 'email = null',
};

/** All columns of a table that can be written. */
async function columnsOf(client: PoolClient, { target }: ChangedTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [target],
  );
  return rows.map(({ name }) => name);
}

/** The columns an import may have changed: those of its file, without the key. */
async function changedColumns(
  client: PoolClient,
  entry: string,
  { file, key }: ChangedTable,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct jsonb_object_keys(c.before) as name from studio.import_changes c where ${isKept('changed')}`,
    [entry, file],
  );
  return rows.map(({ name }) => name).filter((name) => !key.includes(name));
}

function list(names: readonly string[], alias?: string): string {
  return names.map((name) => (alias === undefined ? `"${name}"` : `${alias}."${name}"`)).join(', ');
}
