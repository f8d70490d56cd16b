import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';

const run = promisify(execFile);

/** One run: every client sends the script this many times. */
interface PgbenchRun {
  readonly connection: pg.ClientConfig;
  readonly script: string;
  readonly folder: string;
  readonly clients: number;
  readonly each: number;
}

/** Why there are no figures of pgbench; undefined when there can be some. The PostgreSQL of npm brings none along. */
export async function pgbenchMissing(): Promise<string | undefined> {
  try {
    await run('pgbench', ['--version']);
    return undefined;
  } catch {
    return 'pgbench is not installed (package postgresql-contrib or postgresql-client), so there is no row (c).';
  }
}

/** Transactions per second, without the time to connect. */
export async function runPgbench({ connection, script, folder, clients, each }: PgbenchRun): Promise<number> {
  const file = join(folder, 'booking.sql');
  await writeFile(file, script);
  const { host = '', port = 5432, user = '', database = '' } = connection;
  const { stdout } = await run('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=1',
    `--transactions=${each}`,
    `--file=${file}`,
    '--define=i=-1',
    `--host=${host}`,
    `--port=${port}`,
    `--username=${user}`,
    database,
  ]);
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench said no rate:\n${stdout}`);
  return Number(tps);
}
