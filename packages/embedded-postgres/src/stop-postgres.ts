import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from './database-log.ts';
import { tryLaunchLock } from './launch-lock.ts';
import { isOurPostmaster, runningPostmaster } from './lock-file.ts';
import type { PostgresPlaces } from './postgres-places.ts';

const POLL_MS = 20;
const LONGEST_STOP_MS = 120_000;

/** A socket directory outside the data directory exists only while PostgreSQL runs. */
async function removeSocketDirectory(places: PostgresPlaces): Promise<void> {
  if (places.socketDirectory.startsWith(places.home)) return;
  const lock = await tryLaunchLock(places);
  if (!lock) return;
  rmSync(places.socketDirectory, { recursive: true, force: true });
  await lock.release();
}

async function waitForEnd(pid: number, places: PostgresPlaces, log: DatabaseLog): Promise<void> {
  const giveUpAt = Date.now() + LONGEST_STOP_MS;
  while (isOurPostmaster(pid, places)) {
    if (Date.now() > giveUpAt) return log('database.stops_slowly', { pid });
    await pause(POLL_MS);
  }
  log('database.stopped', { pid });
}

/** Stops the PostgreSQL of these places if it is running: open transactions are rolled back. */
export async function stopPostgres(places: PostgresPlaces, log: DatabaseLog): Promise<void> {
  const pid = runningPostmaster(places);
  if (pid !== undefined) {
    process.kill(pid, 'SIGINT');
    await waitForEnd(pid, places, log);
  }
  if (runningPostmaster(places) === undefined) await removeSocketDirectory(places);
}
