import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './database-log.ts';
import { clusterNameSetting, type PostgresPlaces, socketFile } from './postgres-places.ts';

// Larger than any process id, so PostgreSQL takes the process for dead.
const IMPOSSIBLE_PID = 2 ** 31 - 1;
// PostgreSQL writes its lock file right after creating it; one empty for longer than this never was written.
const EMPTY_FILE_GRACE_MS = 2000;
const PRIVATE_FILE_MODE = 0o600;

/** The command line of a process; empty for one that has ended, reaped or not. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return `${execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()} `;
  } catch {
    return '';
  }
}

const POSTMASTER = /(?:^|\/)postgres -D /;

/** Whether this process was started with our socket directory, so that it can be reached there. */
export function servesOurSocket(pid: number, places: PostgresPlaces): boolean {
  return commandOf(pid).includes(` -k ${places.socketDirectory} `);
}

/** Whether this process id is the PostgreSQL of these places: running, and on our data by whatever path. */
export function isOurPostmaster(pid: number, places: PostgresPlaces): boolean {
  const command = commandOf(pid);
  return POSTMASTER.test(command) && command.includes(` ${clusterNameSetting(places)} `);
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function postmasterFile(places: PostgresPlaces): string {
  return join(places.cluster, 'postmaster.pid');
}

/** The process id of the running PostgreSQL of these places, or undefined when none runs. */
export function runningPostmaster(places: PostgresPlaces): number | undefined {
  const pid = Number.parseInt(readLines(postmasterFile(places))?.[0] ?? '', 10);
  return pid > 0 && isOurPostmaster(pid, places) ? pid : undefined;
}

function isLongEmpty(file: string): boolean {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry?.size === 0 && Date.now() - entry.mtimeMs > EMPTY_FILE_GRACE_MS;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function replaceProcessId(file: string, lines: readonly string[], places: PostgresPlaces): void {
  const beside = `${file}.stale`;
  writeFileSync(beside, [IMPOSSIBLE_PID, ...lines.slice(1)].join('\n'), { mode: PRIVATE_FILE_MODE });
  if (places.account) chownSync(beside, places.account.uid, places.account.gid);
  renameSync(beside, file);
}

/**
 * Makes lock files that a killed PostgreSQL left behind harmless. To be called only when none of ours runs and while
 * holding the launch lock. PostgreSQL itself recognises a dead process, so such a file is left alone; it does not
 * recognise an unreaped process, a number that went to another process since, or an empty file. The lock file is not
 * deleted but its process id replaced: its other lines let PostgreSQL notice that a worker of the dead server is
 * still writing.
 */
export function disarmStaleLocks(places: PostgresPlaces): void {
  const file = postmasterFile(places);
  if (isLongEmpty(file)) rmSync(file, { force: true });
  const lines = readLines(file);
  const pid = Number.parseInt(lines?.[0] ?? '', 10);
  if (lines && pid > 0 && processExists(pid)) replaceProcessId(file, lines, places);
  rmSync(`${socketFile(places.socketDirectory)}.lock`, { force: true });
}
