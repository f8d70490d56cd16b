import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { mayEnter } from './postgres-account.ts';
import { clusterNameSetting, type PostgresPlaces } from './postgres-places.ts';
import { clockEnvironment } from './clock-environment.ts';

/** 'fleeting' for tests, whose data may be lost. */
export type Durability = 'durable' | 'fleeting';

/** How PostgreSQL runs. */
export type Running = {
  readonly durability: Durability;
  /** MB in which it keeps pages it has read; 96 by default. */
  readonly memoryMb?: number | undefined;
};

const LARGEST_LOG_BYTES = 5 * 1024 * 1024;
const SHOWN_LOG_CHARACTERS = 1500;
const PRIVATE_FILE_MODE = 0o600;
// Resolves to a process's own working directory, whatever the permissions of the directories above it.
const WORKING_DIRECTORY = '/proc/self/cwd';

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  huge_pages: 'off',
  jit: 'off',
  // Takes a restart; the command is what decides, and can be changed while it runs (continuous/wal-archive.ts).
  archive_mode: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failing statements and their details may contain personal data; the application logs its own errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

/** A studio's last months fit in. */
const MEMORY_MB = 96;

const FLEETING_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
} as const;

/** The data directory as PostgreSQL can open it: by its path, or as its working directory where it may not enter the path. */
export function directoryArgument(directory: string, places: PostgresPlaces): string {
  if (mayEnter(places.home, places.account)) return directory;
  if (existsSync(WORKING_DIRECTORY)) return WORKING_DIRECTORY;
  throw new Error(
    `PostgreSQL does not run as root, and user ${places.account?.uid} may not enter ${places.home}. ` +
      'Use a data directory that every user may enter, or start as an ordinary user.',
  );
}

/** The environment of PostgreSQL's programs. The rest of ours is not passed on, so that no PG variable changes what they do. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { ...clockEnvironment(), PATH: '/usr/bin:/bin', LC_ALL: 'C' };
}

function rotateLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(logFile, `${logFile}.old`);
}

/** The end of PostgreSQL's own log, to show when it does not start. */
export function lastLogLines(places: PostgresPlaces): string {
  if (!existsSync(places.logFile)) return '';
  return readFileSync(places.logFile, 'utf8').slice(-SHOWN_LOG_CHARACTERS).trim();
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C reaches only this process, which can finish its work first.
 * PostgreSQL survives if this process is killed; the next start joins it.
 */
export function spawnPostmaster(
  binaries: PostgresBinaries,
  places: PostgresPlaces,
  { durability, memoryMb = MEMORY_MB }: Running,
): ChildProcess {
  rotateLog(places.logFile);
  const settings = durability === 'durable' ? SETTINGS : { ...SETTINGS, ...FLEETING_SETTINGS };
  const log = openSync(places.logFile, 'a', PRIVATE_FILE_MODE);
  try {
    const child = spawn(
      binaries.postgres,
      [
        '-D',
        directoryArgument(places.cluster, places),
        '-k',
        places.socketDirectory,
        '-c',
        clusterNameSetting(places),
        '-c',
        `shared_buffers=${memoryMb}MB`,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...places.account,
        cwd: places.cluster,
        env: postgresEnvironment(),
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}
