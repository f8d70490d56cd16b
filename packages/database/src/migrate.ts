import type pg from 'pg';
import { errorMessage } from '@lifted/embedded-postgres/database-log';
import { type Migration, MIGRATIONS_DIRECTORY, readMigrations } from './migration-files.ts';
import { migratePatiently, type MigrationPatience, PATIENCE } from './patient-migration.ts';

/** A migration recorded in the database. */
export type AppliedMigration = { readonly number: number; readonly name: string; readonly sha256: string };

/** Advisory lock held while the schema changes. */
export const MIGRATION_LOCK = 5_713_003;

const CREATE_TABLE = `create table if not exists public.schema_migrations (
  number integer primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Another text of a migration that databases may have run, by its number. 021 did not run on PostgreSQL 15 to 17; both texts
 * leave the same tables. 023 was changed within a day of its release; what differs, migration 029 replaces in both.
 */
const OTHER_TEXTS: ReadonlyMap<number, string> = new Map([
  [21, 'c761a7f533b969fb4ef5d84e0307c4a1e0cbc63b2f9af356f24c7e569ddc138a'],
  [23, '89bbeb32e13318111e451079a9a71aa403502beb131d3e58d94a8dddd1f960e2'],
]);

/** The applied migrations, in order; empty for a new database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `select where to_regclass('public.schema_migrations') is not null`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, sha256 from public.schema_migrations order by number',
  );
  return rows;
}

/**
 * Refuses a database this release cannot migrate.
 * @throws Error when it has a later migration than `known`, or an applied one has changed since.
 */
export function refuseForeignMigrations(
  applied: readonly AppliedMigration[],
  known: readonly Migration[],
  whose = 'The database',
): void {
  for (const { number, name, sha256 } of applied) {
    const ours = known.find((migration) => migration.number === number);
    if (!ours) {
      throw new Error(
        `${whose} is newer than this release: it has migration ${name}, this release ends at ${known.length}. ` +
          'Start the release that wrote it, or a newer one.',
      );
    }
    if (ours.sha256 !== sha256 && OTHER_TEXTS.get(number) !== sha256) {
      throw new Error(
        `${whose} has migration ${name}, but the file ${ours.name} of this release says something else. ` +
          'A migration is never edited after it has run: put the file back and write a new one.',
      );
    }
  }
}

/** Runs one migration and records it. The caller owns the transaction. */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { number, name, sql, sha256 } = migration;
  await client.query(CREATE_TABLE);
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${errorMessage(error)}`, { cause: error });
  }
  await client.query('insert into public.schema_migrations (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    sha256,
  ]);
}

async function migrateLocked(
  client: pg.ClientBase,
  known: readonly Migration[],
  { acceptLater, patience = PATIENCE, onWaiting = () => undefined }: MigrateOptions,
): Promise<string[]> {
  const applied = await appliedMigrations(client);
  const missing = known.filter(({ number }) => !applied.some((one) => one.number === number));
  const later = applied.slice(known.length);
  if (acceptLater !== undefined && missing.length === 0 && later.length > 0) {
    refuseForeignMigrations(applied.slice(0, known.length), known);
    acceptLater(later.map(({ name }) => name));
    return [];
  }
  refuseForeignMigrations(applied, known);
  for (const migration of missing) {
    const apply = () => applyMigration(client, migration);
    await migratePatiently(client, { name: migration.name, apply }, patience, onWaiting);
  }
  return missing.map(({ name }) => name);
}

interface MigrateOptions {
  readonly directory?: string;
  /**
   * Accepts a database that has all migrations of this release and later ones, and is told their names: a release that is backed
   * out has left them. Left out: such a database is refused.
   */
  readonly acceptLater?: (names: readonly string[]) => void;
  /** Told the name of a migration each time others keep it from its tables, before it is tried again. */
  readonly onWaiting?: (name: string) => void;
  readonly patience?: MigrationPatience;
}

/**
 * Migrates the database to this release and returns the names of the migrations it ran. Each runs in its own transaction,
 * and waits for locks without making others wait; processes that start at the same time wait for each other.
 * @throws Error with a sentence when the database is newer than the code and that is not accepted, an applied file has changed, one
 * fails, or others never let it have its locks.
 */
export async function migrate(
  pool: pg.Pool,
  { directory = MIGRATIONS_DIRECTORY, ...options }: MigrateOptions = {},
): Promise<{ applied: string[] }> {
  const known = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await migrateLocked(client, known, options);
    return { applied };
  } finally {
    // Ending the connection releases the lock and the raised limit together, in any case.
    client.release(true);
  }
}
