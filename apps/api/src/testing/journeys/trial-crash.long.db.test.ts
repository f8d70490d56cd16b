import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster } from '@lifted/embedded-postgres/lock-file';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { preparePlaces } from '@lifted/embedded-postgres/postgres-places';
import { stopPostgres } from '@lifted/embedded-postgres/stop-postgres';
import { STUDIO_POSTGRES } from '@lifted/database/studio-postgres';
import { childrenOf } from '@lifted/embedded-postgres/test-server';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, startServerProcess, type ServerProcess } from '../processes/server-process.ts';
import { insertClass } from '../studio-fixture.ts';

/** `CRASH_ROUNDS=25` for the long run. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);
const ROUND_TIMEOUT_MS = 120_000;
const VISITORS_AT_ONCE = 16;
const FEWEST_BOOKINGS = 10;
const MORE_BOOKINGS = 20;
/** Enough places for every round. */
const CLASSES = Array.from({ length: 50 }, (_, at) => `class-${at}`);
const LARGEST_CLASS = 1000;
const TOMORROW = addDays(berlinDate(new Date()), 1);

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'booking-crash-'));
  const { pool, close } = await openDatabase({ dataDir, log: () => undefined });
  await migrate(pool);
  for (const id of CLASSES) {
    await insertClass(pool, { id, start: `${TOMORROW}T18:00:00Z`, capacity: LARGEST_CLASS });
  }
  await close();
});
afterAll(async () => {
  await stopPostgres(preparePlaces(dataDir, STUDIO_POSTGRES.name), () => undefined);
  rmSync(dataDir, { recursive: true });
});

async function startServer(): Promise<ServerProcess> {
  const env = {
    TRIAL_BOOKINGS_PER_TEN_MINUTES: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  };
  return startServerProcess({ dataDir, port: await freePort(), env });
}

/** A visitor who books class after class until the server is gone, recording every confirmed booking. */
async function keepBooking(origin: string, confirmed: string[]): Promise<void> {
  for (;;) {
    const workout = CLASSES[Math.floor(Math.random() * CLASSES.length)];
    const email = `visitor-${randomUUID()}@example.org`;
    try {
      const answer = await fetch(`${origin}/api/bsport/join_test_workout/${workout}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, name: 'Visitor' }),
      });
      if (answer.status === 201) confirmed.push(email);
      await answer.arrayBuffer();
    } catch {
      // The server is gone: this request was not confirmed, and there will be no other.
      return;
    }
  }
}

function killTree(server: ServerProcess): void {
  const postmaster = runningPostmaster(preparePlaces(dataDir, STUDIO_POSTGRES.name));
  if (postmaster === undefined) throw new Error('PostgreSQL should be running.');
  for (const pid of [server.pid, postmaster, ...childrenOf(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A backend that has just ended by itself cannot be killed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Bookings as the next server finds them, each with the number of mails that confirm it. */
async function storedBookings(): Promise<{ email: string; mails: number }[]> {
  const database = await openDatabase({ dataDir, role: 'guest', log: () => undefined });
  try {
    const { rows } = await database.pool.query<{ email: string; mails: number }>(
      `select b.email, (select count(*)::int from studio.mail_outbox m where m.recipient = b.email) as mails
       from studio.trial_bookings b`,
    );
    return rows;
  } finally {
    await database.close();
  }
}

test(
  `no confirmed booking is lost and none is half done in ${ROUNDS} rounds of kill -9 on server and PostgreSQL`,
  { timeout: ROUNDS * ROUND_TIMEOUT_MS },
  async () => {
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer();
      const before = confirmed.length;
      const enough = FEWEST_BOOKINGS + Math.floor(Math.random() * MORE_BOOKINGS);
      const visitors = Array.from({ length: VISITORS_AT_ONCE }, () => keepBooking(server.origin, confirmed));
      await vi.waitUntil(() => confirmed.length >= before + enough, {
        timeout: ROUND_TIMEOUT_MS / 2,
        interval: 5,
      });
      killTree(server);
      await Promise.all([server.ended(), ...visitors]);

      const stored = await storedBookings();
      const emails = new Set(stored.map(({ email }) => email));
      expect(confirmed.filter((email) => !emails.has(email))).toEqual([]);
      expect(stored.filter(({ mails }) => mails !== 1)).toEqual([]);
    }
    expect(confirmed.length).toBeGreaterThanOrEqual(ROUNDS * FEWEST_BOOKINGS);
  },
);
