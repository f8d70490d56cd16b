import type pg from 'pg';
import { DatabaseError } from 'pg';
import type { ImportTable } from './import-table.ts';

/** Only one import may compare and write at a time. */
const IMPORT_LOCK = 7_402_001;
/** PostgreSQL's `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';
const MODE = 'share row exclusive';

/**
 * From here to the end of the transaction no other process changes these tables or those they refer to, so what was compared
 * is what is written. Reading continues meanwhile, and so does booking a test workout; members’ bookings wait. Reports
 * what it waits for.
 */
export async function lockTables(
  client: pg.PoolClient,
  tables: readonly ImportTable[],
  onWaiting: (reason: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ is_held: boolean }>(
    'select pg_try_advisory_xact_lock($1) as is_held',
    [IMPORT_LOCK],
  );
  if (rows[0]?.is_held !== true) {
    onWaiting('another import to end');
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  }
  const targets = targetsOf(tables);
  const lock = `lock table ${targets.join(', ')} in ${MODE} mode`;
  await client.query('savepoint before_lock');
  try {
    await client.query(`${lock} nowait`);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    await client.query('rollback to savepoint before_lock');
    onWaiting(await writersOf(client, targets));
    await client.query(lock);
  }
}

function targetsOf(tables: readonly ImportTable[]): string[] {
  const locked = new Set(tables.flatMap((table) => [table, ...table.references.map((to) => to.table)]));
  return [...locked].map(({ target }) => target).toSorted();
}

/** What writes these tables now: 'process 4711, which has been writing studio.bookings since 14:03:05, to end'. */
async function writersOf(client: pg.PoolClient, targets: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ writers: string | null }>(
    `select string_agg(writer, ' and ') as writers
       from (select format('process %s, which has been writing %s since %s,', a.pid,
                           string_agg(distinct l.relation::regclass::text, ', '),
                           to_char(a.xact_start at time zone 'Europe/Berlin', 'HH24:MI:SS')) as writer
               from pg_locks l join pg_stat_activity a on a.pid = l.pid
              where l.database = (select oid from pg_database where datname = current_database())
                and l.relation = any ($1::regclass[]) and l.granted and l.pid <> pg_backend_pid()
                and l.mode not in ('AccessShareLock', 'RowShareLock')
              group by a.pid, a.xact_start) as writing`,
    [targets],
  );
  return `${rows[0]?.writers ?? 'somebody who writes to the same tables'} to end`;
}
