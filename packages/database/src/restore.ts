import { pipeline } from 'node:stream/promises';
import { type Opening, UNSEALED } from '@lifted/embedded-postgres/sealing/open-sealed';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupSummary, summarise } from './backup.ts';
import { BackupFileError, type BackupHeader, type BackupTable, COPY_SETTINGS } from './backup-format.ts';
import {
  BackupReader,
  type BackupSource,
  openBackup,
  readHeader,
  readSequences,
  verifyChecksum,
} from './backup-reader.ts';
import { listOwnSchemas, listTables, quoted, type TableDescription } from './catalog.ts';
import { appliedMigrations, applyMigration, MIGRATION_LOCK, refuseForeignMigrations } from './migrate.ts';
import { type Migration, MIGRATIONS_DIRECTORY, readMigrations } from './migration-files.ts';

export type RestoreOptions = {
  /** Deletes all existing rows. Without it, a database with rows is refused. */
  readonly replace?: boolean;
  readonly directory?: string;
  /** Keys for a sealed backup. Without them only one that is not sealed is read. */
  readonly opening?: Opening;
  /** Called in the same transaction once everything is restored. */
  readonly afterwards?: (client: pg.PoolClient) => Promise<unknown>;
};

const LOCK_PATIENCE = `set local lock_timeout = '30s'`;

/** The database contains rows, and replacing them was not requested. */
export class DatabaseNotEmptyError extends Error {
  constructor(table: string) {
    super(
      `The database already holds data (table ${table}), and a restore replaces everything. ` +
        'Back it up first, then ask for the replacement explicitly.',
    );
    this.name = 'DatabaseNotEmptyError';
  }
}

async function refuseRows(client: pg.ClientBase, tables: readonly TableDescription[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rows.length > 0) throw new DatabaseNotEmptyError(quoted(table));
  }
}

async function clear(client: pg.ClientBase, replace: boolean): Promise<void> {
  const isOurs = (await appliedMigrations(client)).length > 0;
  if (!isOurs) return;
  const tables = await listTables(client);
  if (!replace) await refuseRows(client, tables);
  for (const schema of await listOwnSchemas(client)) {
    await client.query(`drop schema ${pg.escapeIdentifier(schema)} cascade`);
  }
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    await client.query(`drop table if exists ${quoted(table)} cascade`);
  }
  await client.query('drop table public.schema_migrations');
}

type Trigger = { readonly table: string; readonly name: string };

/** Triggers already ran when the rows were first written; their effects are rows of the backup themselves. */
async function disableTriggers(
  client: pg.ClientBase,
  tables: readonly TableDescription[],
): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where not tgisinternal and tgenabled = 'O' and tgrelid = any($1::regclass[])`,
    [tables.map(quoted)],
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} disable trigger ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

async function enableTriggers(client: pg.ClientBase, triggers: readonly Trigger[]): Promise<void> {
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} enable trigger ${pg.escapeIdentifier(name)}`);
  }
}

async function loadTable(client: pg.ClientBase, table: BackupTable, reader: BackupReader, file: string) {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`));
  await pipeline(reader.readRows(), copy);
  if (copy.rowCount !== table.rows) {
    throw new BackupFileError(
      file,
      `promises ${table.rows} rows for ${quoted(table)} but holds ${copy.rowCount}.`,
    );
  }
}

async function empty(client: pg.ClientBase, tables: readonly TableDescription[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`);
}

async function load(client: pg.ClientBase, source: BackupSource): Promise<void> {
  const reader = new BackupReader(source);
  const { file } = source;
  try {
    const header = await readHeader(reader, file);
    const tables = await listTables(client);
    // Truncating notifies every process that caches responses.
    await empty(client, tables);
    const triggers = await disableTriggers(client, tables);
    // Truncating may have fired triggers that wrote rows; triggers are disabled now.
    await empty(client, tables);
    for (const table of header.tables) await loadTable(client, table, reader, file);
    const { sequences } = await readSequences(reader, file);
    for (const { schema, name, last_value, is_called } of sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [
        quoted({ schema, name }),
        last_value,
        is_called,
      ]);
    }
    await enableTriggers(client, triggers);
  } finally {
    await reader.close();
  }
}

async function applyAll(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await applyMigration(client, migration);
}

async function check(source: BackupSource, known: readonly Migration[]): Promise<BackupHeader> {
  const reader = new BackupReader(source);
  const { file } = source;
  try {
    const header = await readHeader(reader, file);
    refuseForeignMigrations(header.migrations, known, `The backup ${file}`);
    await verifyChecksum(source);
    return header;
  } finally {
    await reader.close();
  }
}

/**
 * Restores a backup in one transaction: creates the tables of its release, fills them, and runs later migrations.
 * Constraints are checked; triggers do not run a second time.
 * @throws BackupFileError for a file that is damaged or not a backup, SealedFileError for one that the keys do not open or that
 * is not as it was written, DatabaseNotEmptyError when there are rows already, Error when a newer release wrote the backup.
 */
export async function restore(
  pool: pg.Pool,
  file: string,
  { replace = false, directory = MIGRATIONS_DIRECTORY, opening = UNSEALED, afterwards }: RestoreOptions = {},
): Promise<BackupSummary> {
  const known = await readMigrations(directory);
  const source = await openBackup(file, opening);
  const header = await check(source, known);
  const then = header.migrations.length;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`${COPY_SETTINGS}; ${LOCK_PATIENCE}`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await clear(client, replace);
    await applyAll(client, known.slice(0, then));
    await load(client, source);
    await applyAll(client, known.slice(then));
    await afterwards?.(client);
    await client.query('analyze');
    await client.query('commit');
    return summarise(header);
  } finally {
    // After a failure the connection may be in the middle of a COPY; closing it rolls everything back.
    client.release(true);
  }
}
