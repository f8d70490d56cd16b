import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What a copy of the data takes along, with its path inside the data. */
export interface CopiedEntry {
  readonly kind: 'directory' | 'file';
  readonly path: string;
}

/** What a running PostgreSQL has of its own, and a copy must not take along. */
const EMPTY_IN_COPIES = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map)$/u;

/** Walks the data of a running PostgreSQL, each folder before what is in it. A file may be gone when it is read. */
export async function* copiedEntries(cluster: string, folder = ''): AsyncGenerator<CopiedEntry> {
  const isEmpty = EMPTY_IN_COPIES.has(folder.split(sep)[0] ?? '');
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    if (NOT_COPIED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield { kind: 'directory', path };
      yield* copiedEntries(cluster, path);
    } else if (entry.isFile() && !isEmpty) yield { kind: 'file', path };
  }
}
