import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from './create-pool.ts';
import { errorCode } from '@lifted/embedded-postgres/database-log';
import { startEmbeddedPostgres } from '@lifted/embedded-postgres/embedded-postgres';
import { migrate } from './migrate.ts';
import { preparePlaces } from '@lifted/embedded-postgres/postgres-places';
import { stopPostgres } from '@lifted/embedded-postgres/stop-postgres';
import { STUDIO_POSTGRES } from './studio-postgres.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

const DIRECTORY_PREFIX = 'lifted-test-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** False when another run is already clearing this directory. */
function claim(dataDir: string): boolean {
  try {
    mkdirSync(join(dataDir, 'being-cleared'));
    return true;
  } catch {
    return false;
  }
}

/** A killed run leaves its PostgreSQL running, and its directory. */
async function clearKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(DIRECTORY_PREFIX))) {
    const pid = Number.parseInt(name.slice(DIRECTORY_PREFIX.length), 10);
    const dataDir = join(tmpdir(), name);
    if (!(pid > 0) || isAlive(pid) || !claim(dataDir)) continue;
    await stopPostgres(preparePlaces(dataDir, STUDIO_POSTGRES.name), () => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function createTemplate(administration: pg.ClientConfig): Promise<void> {
  const session = new pg.Client(administration);
  await session.connect();
  await session.query(`create database ${TEMPLATE_DATABASE} owner ${STUDIO_POSTGRES.name}`);
  // For `emptyTables`.
  await session.query(`grant set on parameter session_replication_role to ${STUDIO_POSTGRES.name}`);
  await session.end();
  const template = { ...administration, user: STUDIO_POSTGRES.name, database: TEMPLATE_DATABASE };
  const pool = createPool(template, () => undefined);
  await migrate(pool);
  await pool.end();
}

/** Starts one PostgreSQL for the whole test run, with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearKilledRuns();
  const dataDir = mkdtempSync(join(tmpdir(), `${DIRECTORY_PREFIX}${process.pid}-`));
  const postgres = await startEmbeddedPostgres({
    ...STUDIO_POSTGRES,
    dataDir,
    log: () => undefined,
    durability: 'fleeting',
  });
  await createTemplate(postgres.administration);
  project.provide('testPostgresSocket', String(postgres.administration.host));
  return async () => {
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
