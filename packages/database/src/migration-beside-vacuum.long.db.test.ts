import { ADMINISTRATOR } from '@lifted/embedded-postgres/data-directory';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';

let directory: string;
let database: Database;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vacuum-'));
  await chmod(directory, 0o755);
  database = await openDatabase({ dataDir: join(directory, 'data'), log: () => undefined });
  const administrator = new pg.Client({ ...database.connection, user: ADMINISTRATOR });
  await administrator.connect();
  await administrator.query(`alter system set autovacuum_naptime = '1s'`);
  await administrator.query('select pg_reload_conf()');
  await administrator.end();
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

/** Whether PostgreSQL vacuums the sets at the moment, of its own accord. */
async function isVacuumed(): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_locks where relation = 'sets'::regclass and mode = 'ShareUpdateExclusiveLock' and granted`,
  );
  return rows.length > 0;
}

it('ends an autovacuum that would keep it from its table for long', async () => {
  await writeFile(
    join(directory, '001-sets.sql'),
    `create table sets (number int) with (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1,
       autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1, autovacuum_analyze_threshold = 1000000);
     insert into sets select generate_series(1, 200000)`,
  );
  await migrate(database.pool, { directory });
  await database.pool.query('delete from sets where number % 2 = 0');
  await vi.waitUntil(isVacuumed, { timeout: 60_000, interval: 100 });
  await writeFile(join(directory, '002-weights.sql'), 'alter table sets add column weight int');
  const patience = { tries: 5, pauseMs: 100 };
  expect(await migrate(database.pool, { directory, patience })).toEqual({ applied: ['002-weights.sql'] });
});
