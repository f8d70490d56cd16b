/**
 * `npm run bench -- drop`: 5,000 members want the 1,120 places of a week, all at once and spread over 10 s, from the product
 * and from a bare server with the same guard and the same transaction; and what pgbench reaches with that transaction, where it
 * is installed. BENCH_ROUNDS (3) rounds in turns; the members ask from a process of their own, with PROCESSES (1) servers of each
 * kind behind them. FLUSH_MS (0): every flush takes so much longer.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { berlinDate, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { startPatientMailServer } from './patient-mail-server.ts';
import { startChildServer, type ChildServer } from '../child-servers.ts';
import { databaseUrlOf } from '../database-url.ts';
import { idTokensFor } from '../id-tokens.ts';
import { askAll, type DropAnswer, type DropRequest } from './drop-load.ts';
import { pgbenchMissing, runPgbench } from './pgbench.ts';
import { bookingScript } from './recorded-booking.ts';
import { slowFlush } from './slow-flush.ts';
import { machineWords } from '../machine-words.ts';
import { median, quantile } from '../quantiles.ts';
import { BENCH_SECRET, startStudioServer } from '../studio-server.ts';

const MEMBERS = 5000;
const CLASSES = 80;
const PLACES = 14;
const SPREAD_MS = 10 * SECOND_MS;
const GOALS = { ofTheFloor: 0.9, allTakenMs: 3 * SECOND_MS, p99SpreadMs: SECOND_MS } as const;
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 7290);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const processes = Number(process.env['PROCESSES'] ?? 1);
const flushMs = Number(process.env['FLUSH_MS'] ?? 0);
/** Those of the pools of as many servers. */
const PGBENCH_CLIENTS = 8 * processes;
const PGBENCH_EACH = Math.floor((CLASSES * PLACES) / PGBENCH_CLIENTS);
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Subject {
  readonly name: string;
  readonly origins: readonly string[];
}

interface Drop {
  /** From the first press to the last place taken. */
  readonly allTakenMs: number;
  readonly answers: readonly DropAnswer[];
}

const folder = await mkdtemp(join(tmpdir(), 'lifted-drop-'));
const children: ChildServer[] = [];
const mailServer = await startPatientMailServer();
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  await migrate(database.pool);
  await fillStudio(database.pool);
  const uids = Array.from({ length: MEMBERS }, (_, n) => `m${n}`);
  const tokens = await idTokensFor(database.pool, uids);
  const subjects = await startSubjects(databaseUrlOf(database.connection));
  if (flushMs > 0) await slowFlush(database.connection, flushMs);
  const missing = await pgbenchMissing();
  const script = missing === undefined ? await pgbenchScript(database.pool) : '';
  const pgbench = new Array<number>();
  say(
    `${MEMBERS} members, ${CLASSES} classes of ${PLACES}, ${rounds} rounds, ${processes} processes each, flushes ${flushMs} ms longer`,
  );
  const all = new Map(
    subjects.map((subject) => [subject.name, { atOnce: new Array<Drop>(), spread: new Array<Drop>() }]),
  );
  for (const subject of subjects) await drop(subject, tokens, 0);
  for (let round = 1; round <= rounds; round += 1) {
    say(`drop: round ${round} of ${rounds}`);
    for (const subject of subjects) all.get(subject.name)?.atOnce.push(await drop(subject, tokens, 0));
    if (missing === undefined) pgbench.push(await dropByPgbench(script));
    for (const subject of subjects)
      all.get(subject.name)?.spread.push(await drop(subject, tokens, SPREAD_MS));
  }
  process.stdout.write(`\n${machineWords(new Date())}\n\n`);
  const rate = new Map<string, number>();
  for (const [name, { atOnce, spread }] of all) {
    const taken = median(atOnce.map(({ allTakenMs }) => allTakenMs));
    rate.set(name, (CLASSES * PLACES * SECOND_MS) / taken);
    process.stdout.write(
      `${name}\n  all at once: last place after ${taken.toFixed(0)} ms (${rate.get(name)?.toFixed(0) ?? ''} bookings/s), ${waits(atOnce)}\n` +
        `  over ${SPREAD_MS / SECOND_MS} s:   ${waits(spread)}\n`,
    );
  }
  const pgbenchWords =
    missing ??
    `(c) pgbench, ${PGBENCH_CLIENTS} clients, the same transaction without HTTP, guard and refusals: ${median(pgbench).toFixed(0)} bookings/s`;
  process.stdout.write(`${pgbenchWords}\n`);
  const [floor = '', studio = ''] = subjects.map(({ name }) => name);
  const times = (rate.get(studio) ?? 0) / (rate.get(floor) ?? 1);
  const own = all.get(studio);
  const takenMs = median(own?.atOnce.map(({ allTakenMs }) => allTakenMs) ?? []);
  const p99 = median(
    own?.spread.map(({ answers }) =>
      quantile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    ) ?? [],
  );
  process.stdout.write(
    [
      '',
      `${verdict(times >= GOALS.ofTheFloor)}  bookings, times the bare server: ${times.toFixed(2)}, goal ${GOALS.ofTheFloor}`,
      ...(missing === undefined
        ? [`         bookings, times pgbench: ${((rate.get(studio) ?? 0) / median(pgbench)).toFixed(2)}`]
        : []),
      `${verdict(takenMs <= GOALS.allTakenMs)}  all places taken after ${takenMs.toFixed(0)} ms, goal ${GOALS.allTakenMs}`,
      `${verdict(p99 <= GOALS.p99SpreadMs)}  p99 when spread: ${p99.toFixed(0)} ms, goal ${GOALS.p99SpreadMs}`,
      '',
    ].join('\n'),
  );
} finally {
  for (const child of children) await child.stop();
  mailServer.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** Everybody asks for one class; answers how long it took, and fails unless every place and no other was taken. */
async function drop({ origins, name }: Subject, tokens: readonly string[], spreadMs: number): Promise<Drop> {
  const { pool } = database;
  await freeAllPlaces(pool);
  const requests = tokens.map((token, at): DropRequest => {
    const shuffled = (at * 7919 + 13) % tokens.length;
    return {
      url: `${origins[at % origins.length] ?? ''}/api/workouts/drop-${shuffled % CLASSES}/bookings`,
      token,
      key: randomUUID(),
      afterMs: (spreadMs * at) / tokens.length,
    };
  });
  const answers = await askAll(requests);
  const booked = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  const { rows } = await pool.query<{ full: number; places: number }>(
    `select count(*) filter (where booked = capacity)::integer as full, sum(booked)::integer as places from studio.class_places`,
  );
  const isExact =
    booked.length === CLASSES * PLACES &&
    booked.length + refused.length === tokens.length &&
    rows[0]?.full === CLASSES &&
    rows[0].places === CLASSES * PLACES;
  if (!isExact) {
    throw new Error(
      `${name}: ${booked.length} booked, ${refused.length} refused of ${answers.length}; ${JSON.stringify(rows[0])}.`,
    );
  }
  return { allTakenMs: Math.max(...booked.map(({ endedMs }) => endedMs)), answers };
}

/** Everybody has their credits, and no place is taken. */
async function freeAllPlaces(pool: Pool): Promise<void> {
  await pool.query(
    'truncate studio.bookings, studio.mail_outbox, studio.messages, studio.jobs, studio.booking_commands cascade',
  );
  await pool.query(
    `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
     select number, 1, 'granted', 10, 0, 10, now() from studio.entitlements`,
  );
  await pool.query('vacuum analyze studio.class_places, studio.customers, studio.credit_entries');
}

/** The statements of a booking as a script for pgbench, with which nobody books twice and every class is filled. */
async function pgbenchScript(pool: Pool): Promise<string> {
  await freeAllPlaces(pool);
  const { rows } = await pool.query<{ member: number; workout: number }>(
    `select c.number as member, w.number as workout from studio.customers c, studio.workouts w
      where c.id = 'm0' and w.id = 'drop-0'`,
  );
  const { member = 0, workout = 0 } = rows[0] ?? {};
  const [atMember, atClass] = [4321, 37];
  const recorded = {
    memberNumber: member + atMember,
    workoutId: `drop-${atClass}`,
    workoutNumber: workout + atClass,
  };
  return [
    '\\set i :i + 1',
    `\\set n :client_id * ${PGBENCH_EACH} + :i`,
    `\\set class :n % ${CLASSES}`,
    `\\set class_number ${workout} + :class`,
    `\\set member ${member} + :n`,
    await bookingScript(database.connection, recorded),
    '',
  ].join('\n');
}

/** Bookings per second; fails unless as many places were taken as transactions sent. */
async function dropByPgbench(script: string): Promise<number> {
  const { pool, connection } = database;
  await freeAllPlaces(pool);
  const rate = await runPgbench({
    connection,
    script,
    folder,
    clients: PGBENCH_CLIENTS,
    each: PGBENCH_EACH,
  });
  const { rows } = await pool.query<{ places: number; mails: number }>(
    `select (select sum(booked)::integer from studio.class_places) as places,
            (select count(*)::integer from studio.mail_outbox) as mails`,
  );
  const expected = PGBENCH_CLIENTS * PGBENCH_EACH;
  if (rows[0]?.places !== expected || rows[0].mails !== expected) {
    throw new Error(`pgbench: ${JSON.stringify(rows[0])} instead of ${expected}.`);
  }
  return rate;
}

async function fillStudio(pool: Pool): Promise<void> {
  await pool.query(
    `insert into studio.locations values ('l', 'Studio');
     insert into studio.coaches (id, first_name) values ('c', 'Jana');
     insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
       values ('pass-10', 'Pass', 14900, 19, 10, 6, '2020-01-01');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
       select 'drop-' || n, 'Full Body', now() + interval '1 day' + n * interval '2 hours', 'c', 'l', ${PLACES}
         from generate_series(0, ${CLASSES - 1}) n;
     insert into studio.customers (id, first_name, last_name, email)
       select 'm' || n, 'Mia', 'Berger', 'm' || n || '@member.example' from generate_series(0, ${MEMBERS - 1}) n;
     insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select 'e' || number, number, 'pass-10', '[2020-01-01,2099-12-31]', now() from studio.customers;
     insert into identity."user" ("id", "name", "email", "emailVerified")
       select id, first_name, email, true from studio.customers;
     insert into studio.accounts (provider, uid, customer_id) select 'studio', id, id from studio.customers;
     insert into studio.account_roles (provider, uid, role) select 'studio', id, 'member' from studio.customers;
     insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select id, id, id, now() + interval '1 day', now() from studio.customers`,
  );
}

async function startSubjects(databaseUrl: string): Promise<readonly Subject[]> {
  const env = { DATABASE_URL: databaseUrl, TODAY: berlinDate(new Date()), IDENTITY_SECRET: BENCH_SECRET };
  const file = fileURLToPath(new URL('../floors/drop-server.ts', import.meta.url));
  const floors: string[] = [];
  const studios: string[] = [];
  for (let n = 0; n < processes; n += 1) {
    const [port, other] = [FIRST_PORT + 2 * n, FIRST_PORT + 2 * n + 1];
    const floor = await startChildServer({ file, port, env, readyPath: '/', logFolder: folder });
    const smtpUrl = mailServer.url;
    const studio = await startStudioServer({ databaseUrl, port: other, logFolder: folder, smtpUrl });
    children.push(floor, studio);
    floors.push(floor.origin);
    studios.push(studio.origin);
  }
  return [
    { name: '(a) node:http, the same guard and transaction', origins: floors },
    { name: 'LIFTED', origins: studios },
  ];
}

function waits(drops: readonly Drop[]): string {
  const of = (share: number) =>
    median(
      drops.map(({ answers }) =>
        quantile(
          answers.map(({ ms }) => ms),
          share,
        ),
      ),
    ).toFixed(0);
  return `answers p50 ${of(0.5)} ms, p99 ${of(0.99)} ms`;
}

function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'MISSED ';
}
