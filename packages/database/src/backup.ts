import { createHash } from 'node:crypto';
import { createWriteStream, lstatSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import { seal } from '@lifted/embedded-postgres/sealing/seal';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupTable,
  COPY_SETTINGS,
  DUMP_SUBJECT,
  END_OF_ROWS,
  trailerLine,
} from './backup-format.ts';
import { listSequences, listTables, quoted, type TableDescription } from './catalog.ts';
import { appliedMigrations, MIGRATION_LOCK } from './migrate.ts';

const PRIVATE_FILE_MODE = 0o600;

/** What a backup contains or a restore brought back. */
export type BackupSummary = { readonly tables: number; readonly rows: number; readonly created_at: string };

/** Sums up a header for the operator. */
export function summarise({ tables, created_at }: BackupHeader): BackupSummary {
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), created_at };
}

async function countRows(client: pg.ClientBase, table: TableDescription): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) from ${quoted(table)}`);
  return Number(rows[0]?.count);
}

async function describe(client: pg.ClientBase): Promise<BackupHeader> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new Error('There is nothing to back up: the database was never set up.');
  const { rows } = await client.query<{ now: Date }>('select now()');
  const tables: BackupTable[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table) });
  const created_at = rows[0]?.now.toISOString() ?? '';
  return { format: BACKUP_FORMAT, version: BACKUP_VERSION, created_at, migrations, tables };
}

function copyStatement({ schema, name, columns }: TableDescription): string {
  return `copy ${quoted({ schema, name })} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) to stdout`;
}

async function* content(client: pg.ClientBase, header: BackupHeader): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    const rows: AsyncIterable<Buffer> = client.query(copyTo(copyStatement(table)));
    yield* rows;
    yield Buffer.from(END_OF_ROWS);
  }
  // Read last: sequences are outside the snapshot and must never be behind the rows they numbered.
  yield Buffer.from(`${JSON.stringify({ sequences: await listSequences(client) })}\n`);
}

async function* withTrailer(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(trailerLine(hash.digest('hex')));
}

async function makeDurable(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** The finished backup replaces `file`; a directory or a device must not be replaced. */
function refuseSpecialFile(file: string): void {
  const existing = lstatSync(file, { throwIfNoEntry: false });
  if (existing && !existing.isFile())
    throw new Error(`${file} is not an ordinary file. Name a file for the backup.`);
}

async function writeSnapshot(
  client: pg.ClientBase,
  file: string,
  keys: SealingKeys | undefined,
): Promise<BackupHeader> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(COPY_SETTINGS);
  await client.query('select pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK]);
  const header = await describe(client);
  const target = createWriteStream(file, { mode: PRIVATE_FILE_MODE });
  const rows = withTrailer(content(client, header));
  if (keys === undefined) await pipeline(rows, createGzip(), target);
  else {
    const subject = () => `${DUMP_SUBJECT}${header.created_at}`;
    await pipeline(
      rows,
      createGzip(),
      (packed: AsyncIterable<Uint8Array>) => seal(packed, { keys, subject }),
      target,
    );
  }
  return header;
}

/**
 * Writes all data into one file, as of now, while the studio keeps running. The file appears under its name only when
 * complete, readable by its owner only. It contains personal data, encrypted and signed with the `keys` if there are any.
 */
export async function backup(pool: pg.Pool, file: string, keys?: SealingKeys): Promise<BackupSummary> {
  refuseSpecialFile(file);
  const unfinished = `${file}.unfinished`;
  const client = await pool.connect();
  try {
    const header = await writeSnapshot(client, unfinished, keys);
    await makeDurable(unfinished);
    await rename(unfinished, file);
    await makeDurable(dirname(file));
    return summarise(header);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    // Also ends a transaction that stopped in the middle of a copy.
    client.release(true);
  }
}
