import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ADMINISTRATOR, ensureDataDirectory } from './data-directory.ts';
import { type DatabaseLog, errorCode } from './database-log.ts';
import { tryLaunchLock } from './launch-lock.ts';
import { disarmStaleLocks, runningPostmaster, servesOurSocket } from './lock-file.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { ensurePrivateDirectory, POSTGRES_PORT, type PostgresPlaces } from './postgres-places.ts';
import { lastLogLines, type Running, spawnPostmaster } from './postgres-process.ts';

/** Everything needed to start one embedded PostgreSQL. */
export type Installation = Running & {
  readonly binaries: PostgresBinaries;
  readonly places: PostgresPlaces;
  /** ICU locale that new data sorts by. */
  readonly locale: string;
  readonly log: DatabaseLog;
};

const POLL_MS = 30;
// Each attempt costs a starting or recovering PostgreSQL a process.
const BUSY_POLL_MS = 150;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_MISSING_LIMIT_MS = 5000;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 3000;
const LAUNCH_ATTEMPTS = 4;
// PostgreSQL does not start while a worker of a killed server is still running its statement.
const LAUNCH_ATTEMPTS_BESIDE_OLD_WORKERS = 30;
/** A restore asks for a moment its archive does not reach; trying again changes nothing. */
export const RECOVERY_ENDED_EARLY = /recovery ended before configured recovery target was reached/;
const OLD_WORKERS = /pre-existing shared memory block|lock file/;

/** How the launcher itself connects. */
export function administratorConnection(places: PostgresPlaces): pg.ClientConfig {
  const { socketDirectory } = places;
  return {
    host: socketDirectory,
    port: POSTGRES_PORT,
    user: ADMINISTRATOR,
    database: 'postgres',
    ssl: false,
  };
}

type Reach = { kind: 'connected'; client: pg.Client } | { kind: 'busy' } | { kind: 'absent' };

const ABSENT_CODES = ['ENOENT', 'ECONNREFUSED'];
// Starting, stopping or recovering; stopped while we connected; no connection free.
const BUSY_CODES = ['57P03', '57P01', '53300', 'ECONNRESET', 'EPIPE', 'EAGAIN'];
const BUSY_MESSAGES = /Connection terminated|timeout expired/;

async function tryConnect(places: PostgresPlaces): Promise<Reach> {
  const client = new pg.Client({
    ...administratorConnection(places),
    application_name: `${places.name} ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Users of the session see its end through the 'end' event and failing queries.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { kind: 'connected', client };
  } catch (error) {
    client.end().catch(() => undefined);
    const code = errorCode(error);
    if (ABSENT_CODES.includes(code)) return { kind: 'absent' };
    if (BUSY_CODES.includes(code) || (error instanceof Error && BUSY_MESSAGES.test(error.message))) {
      return { kind: 'busy' };
    }
    throw error;
  }
}

/** Starts PostgreSQL and waits until it answers. False when it ended instead. */
async function launch(installation: Installation): Promise<boolean> {
  const { binaries, places, log } = installation;
  const child = spawnPostmaster(binaries, places, installation);
  log('database.starting', { pid: child.pid });
  const state = { ended: false };
  const ended = once(child, 'exit').then(
    () => (state.ended = true),
    (error: unknown) => {
      state.ended = true;
      throw error;
    },
  );
  // Prevents an unhandled rejection; the loop below awaits the failure later.
  ended.catch(() => undefined);
  while (!state.ended) {
    const reach = await tryConnect(places);
    if (reach.kind === 'connected') {
      await reach.client.end();
      log('database.started', { pid: child.pid });
      return true;
    }
    await Promise.race([pause(reach.kind === 'busy' ? BUSY_POLL_MS : POLL_MS), ended]);
  }
  await ended;
  return false;
}

/** A running PostgreSQL whose socket was deleted (a cleaned temporary directory) can only be restarted. */
function stopUnreachable(pid: number, log: DatabaseLog): 'stopping' {
  log('database.socket_missing', { pid });
  process.kill(pid, 'SIGINT');
  return 'stopping';
}

function refuseOtherPath(pid: number, places: PostgresPlaces): void {
  if (servesOurSocket(pid, places)) return;
  throw new Error(
    `PostgreSQL (process ${pid}) already runs on the data in ${places.home}, started under another path. ` +
      'Give every process the same data directory, or stop that one.',
  );
}

/** One attempt to start PostgreSQL. 'wait' while another process does so, or while it starts or stops. */
async function tryLaunch(
  installation: Installation,
  absentSince: number,
): Promise<'launched' | 'ended' | 'stopping' | 'wait'> {
  const { binaries, places, durability, locale, log } = installation;
  const lock = await tryLaunchLock(places);
  if (!lock) return 'wait';
  try {
    const running = runningPostmaster(places);
    if (running !== undefined) {
      refuseOtherPath(running, places);
      const isPatient = Date.now() - absentSince < SOCKET_MISSING_LIMIT_MS;
      return isPatient ? 'wait' : stopUnreachable(running, log);
    }
    ensurePrivateDirectory(places.socketDirectory, places.account);
    await ensureDataDirectory(binaries, places, { durability, locale });
    disarmStaleLocks(places);
    return (await launch(installation)) ? 'launched' : 'ended';
  } finally {
    await lock.release();
  }
}

/** How often PostgreSQL is started when its log ends like this. */
function attemptsAfter(lines: string): number {
  if (RECOVERY_ENDED_EARLY.test(lines)) return 1;
  return OLD_WORKERS.test(lines) ? LAUNCH_ATTEMPTS_BESIDE_OLD_WORKERS : LAUNCH_ATTEMPTS;
}

/** Connects to the embedded PostgreSQL as its administrator: joins the running one, or starts it. */
export async function reachPostgres(installation: Installation): Promise<pg.Client> {
  const { places, log } = installation;
  let failures = 0;
  let absentSince = Date.now();
  for (;;) {
    const reach = await tryConnect(places);
    if (reach.kind === 'connected') return reach.client;
    if (reach.kind === 'busy') absentSince = Date.now();
    const outcome = reach.kind === 'absent' ? await tryLaunch(installation, absentSince) : 'wait';
    if (outcome === 'stopping') absentSince = Date.now();
    if (outcome === 'ended') {
      const lines = lastLogLines(places);
      failures += 1;
      const limit = attemptsAfter(lines);
      log('database.start_failed', { attempt: failures });
      if (failures >= limit)
        throw new Error(`PostgreSQL does not start. Its log ${places.logFile} ends with:\n${lines}`);
      await pause(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    } else if (outcome === 'wait') await pause(reach.kind === 'busy' ? BUSY_POLL_MS : POLL_MS);
  }
}
