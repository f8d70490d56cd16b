import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { NOBODY } from '@lifted/embedded-postgres/postgres-account';

const run = promisify(execFile);

const INSTALLED = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;
const ROLE = 'lifted';
const DATABASE = 'postgres';
const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 60_000;

/** A primary and a standby that follows it by streaming replication. */
interface PrimaryWithStandby {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  stopStandby(): Promise<void>;
  /** Freezes its session process, like a network that drops packets. */
  freezeStandbySession(pid: number): { thaw(): void };
  close(): Promise<void>;
}

/**
 * Folder of the newest PostgreSQL installed on the system; undefined without one. The embedded one has no pg_basebackup, so
 * replication tests only run where a whole PostgreSQL is installed (apt-get install postgresql).
 */
export function systemPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .filter((version) => Number(version) >= OLDEST_VERSION)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

/** Starts both in a temporary folder, with an empty database. */
export async function startPrimaryWithStandby(programs: string): Promise<PrimaryWithStandby> {
  const account = process.getuid?.() === 0 ? NOBODY : {};
  const home = mkdtempSync(join(tmpdir(), 'standby-'));
  if (process.getuid?.() === 0) chownSync(home, NOBODY.uid, NOBODY.gid);
  const options = { ...account, cwd: home };
  const program = (name: string, ...args: string[]) => run(join(programs, name), args, options);
  const start = async (name: string, port: number) => {
    const settings = ['listen_addresses=', 'fsync=off', 'wal_level=replica', `port=${port}`];
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', join(home, name), '-k', home, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    await untilItAnswers(home, port);
    return child;
  };

  const data = join(home, 'primary');
  await program('initdb', '-D', data, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const primary = await start('primary', 5432);
  const copy = ['-h', home, '-U', ROLE, '-D', join(home, 'standby'), '-R', '-c', 'fast', '--no-sync'];
  await program('pg_basebackup', ...copy);
  const standby = await start('standby', 5433);

  const url = (port: number) => `postgresql://${ROLE}@${encodeURIComponent(home)}:${port}/${DATABASE}`;
  return {
    primaryUrl: url(5432),
    standbyUrl: url(5433),
    stopStandby: () => stop(standby),
    freezeStandbySession(pid) {
      process.kill(pid, 'SIGSTOP');
      return { thaw: () => void process.kill(pid, 'SIGCONT') };
    },
    async close() {
      await stop(standby);
      await stop(primary);
      rmSync(home, { recursive: true });
    },
  };
}

async function untilItAnswers(host: string, port: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ host, port, user: ROLE, database: DATABASE });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  // Immediate shutdown: no data is kept.
  server.kill('SIGQUIT');
  await once(server, 'exit');
}
