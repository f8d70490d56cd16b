import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Far fewer requests than bodies fit in between, so hardly any body is requested twice in one version. */
const RAISE_EVERY_MS = 25;

/** Keeps raising the version of every answer while `work` runs: each request is the first of its version. */
export async function whileVersionsRise<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const working = new AbortController();
  const raising = raiseUntil(pool, working.signal);
  try {
    return await work();
  } finally {
    working.abort();
    await raising;
  }
}

async function raiseUntil(pool: Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pool.query('update studio.directory_version set version = studio.next_version(version)');
    await pause(RAISE_EVERY_MS);
  }
}
