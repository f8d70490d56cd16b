import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How often a migration is tried that others keep from its tables. */
export interface MigrationPatience {
  readonly tries: number;
  readonly pauseMs: number;
}

/** About two and a half minutes: longer than anything a server does in one transaction, but for a large import. */
export const PATIENCE: MigrationPatience = { tries: 60, pauseMs: 2000 };

/**
 * Everybody who comes to a table after a migration waits behind it, readers too, for as long as it waits itself. Below PostgreSQL's
 * `deadlock_timeout` of a second, so that of a migration and a writer who wait for each other the migration gives way.
 */
const LOCK_TIMEOUT = '500ms';
/** Above that second, after which PostgreSQL ends the autovacuum that somebody waits for. */
const VACUUM_TIMEOUT = '3s';
/** PostgreSQL's `lock_not_available` and `deadlock_detected`. */
const KEPT_OUT: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/** Tables of ours that are being vacuumed or analyzed, as a list. */
const VACUUMED = `
  select string_agg(distinct c.oid::regclass::text, ', ') as tables
    from pg_locks l join pg_class c on c.oid = l.relation
   where l.database = (select oid from pg_database where datname = current_database())
     and l.mode = 'ShareUpdateExclusiveLock' and l.granted and l.pid <> pg_backend_pid()
     and c.relkind in ('r', 'p') and pg_has_role(c.relowner, 'usage')`;

/** Whose transactions hold tables and are older than a migration waits, the oldest first. */
const HOLDERS = `
  select string_agg(format('process %s (%s) since %s', pid, application_name,
                           to_char(xact_start at time zone 'Europe/Berlin', 'HH24:MI:SS')), ', ' order by xact_start) as holders
    from pg_stat_activity a
   where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '1 s'
     and exists (select from pg_locks l join pg_class c on c.oid = l.relation
                  where l.pid = a.pid and l.granted and c.relkind in ('r', 'p')
                    and c.relnamespace <> 'pg_catalog'::regnamespace)`;

/** Whether PostgreSQL ended a statement because of somebody else's lock; our own sentence about it has it as its cause. */
function isKeptOut(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return ('code' in failure && KEPT_OUT.has(failure.code)) || isKeptOut(failure.cause);
}

/**
 * Has PostgreSQL end an autovacuum of our tables, which may take an hour among many rows, and keeps further ones off until the
 * transaction ends. A waiting migration would not: it gives up too early. This wait holds up nobody who reads or writes.
 */
async function endVacuums(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(VACUUMED);
  const tables = rows[0]?.tables;
  if (typeof tables !== 'string') return;
  await client.query(`set local lock_timeout = '${VACUUM_TIMEOUT}'`);
  await client.query(`lock table ${tables} in share update exclusive mode`);
}

async function tryOnce(client: pg.ClientBase, apply: () => Promise<void>, isAgain: boolean): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    if (isAgain) await endVacuums(client);
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await apply();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Runs a migration in one transaction that never makes others wait behind it for long: where it gets no lock at once it is
 * rolled back and tried again, while they go on in between. Tells `onWaiting` each time.
 * @throws Error that names who is in the way after the last try; what `apply` throws for any other reason.
 */
export async function migratePatiently(
  client: pg.ClientBase,
  { name, apply }: { readonly name: string; readonly apply: () => Promise<void> },
  { tries, pauseMs }: MigrationPatience,
  onWaiting: (name: string) => void,
): Promise<void> {
  for (let done = 0; ; done += 1) {
    try {
      return await tryOnce(client, apply, done > 0);
    } catch (failure) {
      if (!isKeptOut(failure)) throw failure;
      if (done + 1 >= tries) throw await keptOut(client, name, failure);
    }
    onWaiting(name);
    await pause(pauseMs);
  }
}

async function keptOut(client: pg.ClientBase, name: string, cause: unknown): Promise<Error> {
  const { rows } = await client.query<{ holders: string | null }>(HOLDERS);
  const holders = rows[0]?.holders ?? 'nobody this account can see';
  return new Error(
    `The migration ${name} could not lock its tables, and nothing of it was done: others use them in transactions ` +
      `that do not end. In one for long: ${holders}. Let it end, then start again.`,
    { cause },
  );
}
