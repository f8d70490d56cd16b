import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MIGRATIONS_DIRECTORY, readMigrations } from '@lifted/database/migration-files';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { decodeProtectedHeader } from 'jose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertPerson, PASSWORD, SECRET } from '../identity-fixture.ts';
import { importFiles, STUDIO } from '../import-fixture.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { freePort, startServerProcess, type ServerProcess } from '../processes/server-process.ts';
import { insertClass } from '../studio-fixture.ts';
import { startTestBalancer, type TestBalancer } from '../processes/test-balancer.ts';
import { createTestClient, type AskServer, type ServerAnswer } from '../test-client.ts';

/** `ROLLING_ROUNDS=10` for the long run, without pauses. */
const LONG_RUN = process.env['ROLLING_ROUNDS'];
const ROLLING_ROUNDS = Number(LONG_RUN ?? 1);
/** Between the requests of one visitor, to leave some CPU to other tests. */
const PAUSE_MS = LONG_RUN === undefined ? 250 : 0;
const ROUND_TIMEOUT_MS = 300_000;
const PATIENCE = { timeout: 20_000 };
const PUBLIC_URL = 'https://lifted.example';
const MEMBER = 'mia@member.example';
const BOOKING_LIMIT = 10;
const CONNECTIONS = 32;
/** Enough places for all bookings of the load. */
const CLASSES = Array.from({ length: 50 }, (_, at) => `class-${at}`);
const LARGEST_CLASS = 1000;
const TOMORROW = addDays(berlinDate(new Date()), 1);

let database: TestDatabase;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let dataDir: string;
let processes: ServerProcess[] = [];
let ports: number[] = [];
let balancer: TestBalancer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'several-processes-'));
  database = await createTestDatabase('template0');
  mail = await startMailServer();
  ports = [await freePort(), await freePort(), await freePort()];
  processes = await Promise.all(ports.map(startOne));
  balancer = await startTestBalancer(ports);
  await balancer.ready();
  await insertPerson(database, { email: MEMBER, password: PASSWORD, customerId: 'mia' });
  for (const id of CLASSES) {
    await insertClass(database.pool, { id, start: `${TOMORROW}T18:00:00Z`, capacity: LARGEST_CLASS });
  }
  await Promise.all(processes.map((one) => one.opened()));
});

afterAll(async () => {
  await balancer.close();
  await Promise.all(processes.map(stopOne));
  await mail.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

function startOne(port: number): Promise<ServerProcess> {
  const env = {
    STUDIO_MODE: 'production',
    PUBLIC_URL,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    IDENTITY_SECRET: SECRET,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
  };
  return startServerProcess({ dataDir, port, env });
}

async function stopOne({ pid, ended }: ServerProcess): Promise<void> {
  process.kill(pid, 'SIGTERM');
  await ended();
}

/** One request over a connection of its own, so that a balancer sends each to the next process. */
async function ask(...asked: Question): Promise<ServerAnswer> {
  const client = createTestClient();
  try {
    return await client(...asked);
  } finally {
    client.close();
  }
}

const [ONE, TWO, THREE] = [0, 1, 2] as const;
/** Each restart takes seconds; the short run leaves the last process running. */
const RESTARTED = LONG_RUN === undefined ? [ONE, TWO] : [ONE, TWO, THREE];
const origin = (which: number) => `http://127.0.0.1:${ports[which]}`;

async function signIn(which: number): Promise<{ cookie: string; idToken: string }> {
  const answer = await ask(`${origin(which)}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: { origin: PUBLIC_URL },
    body: { email: MEMBER, password: PASSWORD },
  });
  expect(answer).toMatchObject({ status: 200 });
  const cookie = answer.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  return { cookie, idToken: await idToken(which, cookie) };
}

async function idToken(which: number, cookie: string): Promise<string> {
  const { text } = await ask(`${origin(which)}/api/identity/token`, { headers: { cookie } });
  return /"token":"([^"]+)"/.exec(text)?.[1] ?? expect.fail(`no ID token: ${text}`);
}

async function ownRecord(which: number, token: string): Promise<number> {
  const url = `${origin(which)}/api/customers?email=${encodeURIComponent(MEMBER)}`;
  return (await ask(url, { headers: { authorization: `Bearer ${token}` } })).status;
}

type Question = Parameters<AskServer>;

function book(at: string, address: string, email: string): Question {
  const workout = CLASSES[Math.floor(Math.random() * CLASSES.length)];
  const url = `${at}/api/bsport/join_test_workout/${workout}`;
  return [url, { method: 'POST', headers: { 'x-forwarded-for': address }, body: { email, name: 'Visitor' } }];
}

test('processes started at once on an empty database set it up once and agree on one key', async () => {
  const { rows } = await database.pool.query<{ migrations: number; keys: number }>(
    `select (select count(*) from public.schema_migrations) as migrations,
            (select count(*) from identity."jwks") as keys`,
  );
  const { length } = await readMigrations(MIGRATIONS_DIRECTORY);
  expect(rows).toEqual([{ migrations: length, keys: 1 }]);
});

test('an import by a command shows in what every process keeps in memory', async () => {
  const days = `${origin(ONE)}/api/timetable?from=2026-11-20&to=2026-11-20`;
  const timetables = () =>
    Promise.all([ONE, TWO, THREE].map((which) => ask(days.replace(origin(ONE), origin(which)))));
  expect((await timetables()).map(({ text }) => text)).toEqual(['[]', '[]', '[]']);
  expect(await importFiles(database.pool, STUDIO)).toMatchObject({ kind: 'imported' });
  await vi.waitFor(async () => {
    for (const { text } of await timetables()) expect(text).toContain('"w1"');
  }, PATIENCE);
});

test('somebody signed in at one process is known at the others, and signed out at one is out at all at once', async () => {
  const { cookie, idToken: token } = await signIn(ONE);
  expect(await ownRecord(TWO, token)).toBe(200);
  expect(await ownRecord(THREE, token)).toBe(200);
  const headers = { cookie, origin: PUBLIC_URL };
  await ask(`${origin(THREE)}/api/identity/sign-out`, { method: 'POST', headers, body: {} });
  expect([await ownRecord(ONE, token), await ownRecord(TWO, token), await ownRecord(THREE, token)]).toEqual([
    401, 401, 401,
  ]);
});

test('after a rotation all processes sign with the same new key, and old and new tokens are known everywhere', async () => {
  const { cookie, idToken: old } = await signIn(TWO);
  await database.pool.query('update identity."jwks" set "expiresAt" = now()');
  const fresh = await Promise.all([ONE, TWO, THREE].map((which) => idToken(which, cookie)));
  const keyIds = new Set(fresh.map(keyIdOf));
  expect(keyIds.size).toBe(1);
  expect(keyIds).not.toContain(keyIdOf(old));
  for (const token of [old, ...fresh]) {
    for (const which of [ONE, TWO, THREE]) expect(await ownRecord(which, token)).toBe(200);
  }
});

function keyIdOf(token: string): string | undefined {
  return decodeProtectedHeader(token).kid;
}

test('a limit holds over all processes together, and each booking is confirmed by one mail', async () => {
  const asked = Array.from({ length: BOOKING_LIMIT + 4 }, (_, at) =>
    ask(...book(balancer.origin, '192.0.2.1', `visitor-${at}@example.org`)),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(BOOKING_LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);

  const waiting = 'select from studio.mail_outbox where sent_at is null';
  await vi.waitUntil(async () => (await database.pool.query(waiting)).rowCount === 0, { timeout: 30_000 });
  const confirmed = mail.arrived.flatMap(({ to }) => to).filter((address) => address.startsWith('visitor-'));
  expect(confirmed).toHaveLength(BOOKING_LIMIT);
  expect(new Set(confirmed).size).toBe(BOOKING_LIMIT);
});

test(
  `${ROLLING_ROUNDS} rolling restarts under load fail no request and lose no booking`,
  { timeout: ROLLING_ROUNDS * ROUND_TIMEOUT_MS },
  async () => {
    const load = { stopped: false, answered: 0, failures: [] as string[], booked: [] as string[] };
    const clients = Array.from({ length: CONNECTIONS }, (_, at) => keepAsking(at, load));
    for (let round = 0; round < ROLLING_ROUNDS; round++) {
      for (const which of RESTARTED) {
        const before = load.answered;
        const [old] = processes.slice(which, which + 1);
        if (old === undefined) throw new Error('There is no such process.');
        await stopOne(old);
        processes.splice(which, 1, await startOne(ports[which] ?? 0));
        await balancer.ready();
        await vi.waitUntil(() => load.answered > before + 2 * CONNECTIONS, { timeout: ROUND_TIMEOUT_MS });
      }
    }
    load.stopped = true;
    await Promise.all(clients);

    expect(load.failures).toEqual([]);
    expect(load.booked.length).toBeGreaterThan(CONNECTIONS);
    const { rows } = await database.pool.query<{ email: string }>('select email from studio.trial_bookings');
    const stored = new Set(rows.map(({ email }) => email));
    expect(load.booked.filter((email) => !stored.has(email))).toEqual([]);
  },
);

interface Load {
  stopped: boolean;
  answered: number;
  readonly failures: string[];
  /** Addresses with a confirmed booking. */
  readonly booked: string[];
}

/** Visitors one after another on one connection; every fifth request is a booking. */
async function keepAsking(connection: number, load: Load): Promise<void> {
  const client = createTestClient();
  for (let turn = 0; !load.stopped; turn++) {
    const email = `load-${connection}-${turn}@example.org`;
    const address = `10.${connection}.${(turn >> 8) % 256}.${turn % 256}`;
    const isBooking = turn % 5 === 0;
    const question: Question = isBooking
      ? book(balancer.origin, address, email)
      : [`${balancer.origin}/api/timetable`, { headers: { 'x-forwarded-for': address } }];
    await pause(PAUSE_MS);
    try {
      const { status } = await client(...question);
      load.answered++;
      if (status !== (isBooking ? 201 : 200)) load.failures.push(`${question[0]} ${status}`);
      else if (isBooking) load.booked.push(email);
    } catch (failure) {
      load.failures.push(`${question[0]} ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  }
  client.close();
}
