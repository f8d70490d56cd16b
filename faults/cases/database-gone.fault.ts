import { setTimeout as pause } from 'node:timers/promises';
import { STUDIO_POSTGRES } from '@lifted/database/studio-postgres';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@lifted/embedded-postgres/embedded-postgres';
import { POSTGRES_PORT, socketFile } from '@lifted/embedded-postgres/postgres-places';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemIn } from '../src/ask.ts';
import { openLine, type CuttableLine } from '../src/cuttable-line.ts';
import { inWords, noteFigure } from '../src/figures.ts';
import { bookableClasses, idTokenOf, signIn } from '../src/people.ts';
import { Seeded } from '../src/seeded.ts';
import {
  copyOfTheStudio,
  freePort,
  killUnlessGone,
  postgresTree,
  postmasterOf,
  removeStudio,
  startStudio,
  stopStudio,
  type Studio,
} from '../src/studio.ts';
import { until } from '../src/until.ts';
import { startWatching, type Sighting, type Watched } from '../src/watchers.ts';

/*
 * The database is gone for half a minute while people read and book: connection cut, frozen, restarted.
 * A user sees: public pages as usual; "The studio cannot be reached at the moment. Please try again in a few seconds."
 * within two seconds. Afterwards everything works again without intervention.
 */

/** `FAULT_OUTAGE_SECONDS=5` for a short run. */
const OUTAGE_MS = Number(process.env['FAULT_OUTAGE_SECONDS'] ?? 30) * 1000;
const ANSWERED_WITHIN_MS = 2000;
const RECOVERED_WITHIN_MS = 5000;
const STARTED_BEFORE_MS = 50;
const SETTLE_MS = 500;
const MEMBER = 'member@lifted.example';

let dataDir: string;
let postgres: EmbeddedPostgres;
let line: CuttableLine;
let studio: Studio;
let watched: readonly Watched[];

beforeAll(async () => {
  dataDir = copyOfTheStudio('gone');
  // PostgreSQL is a child of this process, so the server cannot restart it.
  postgres = await startEmbeddedPostgres({ ...STUDIO_POSTGRES, dataDir, log: () => undefined });
  line = await openLine(socketFile(String(postgres.connection.host)), await freePort());
  const url = `postgresql://${postgres.connection.user}@127.0.0.1:${line.port}/${postgres.connection.database}`;
  studio = await startStudio({ dataDir, port: await freePort(), env: { DATABASE_URL: url } });
  watched = await whatPeopleAskFor();
});
afterAll(async () => {
  await stopStudio(studio);
  await line.close();
  await postgres.close();
  await removeStudio(dataDir);
});

async function whatPeopleAskFor(): Promise<Watched[]> {
  const chance = new Seeded('database gone');
  const today = berlinDate(new Date());
  const days = { from: today, to: addDays(today, 14) };
  const classes = await bookableClasses(studio.origin, days);
  const token = await idTokenOf(studio.origin, await signIn(studio.origin, MEMBER));
  return [
    { name: 'page', question: () => ({ path: chance.pick(['/', '/about', '/memberships', '/login']) }) },
    { name: 'alive', question: () => ({ path: '/healthz' }) },
    {
      name: 'timetable',
      question: () => ({ path: `/api/timetable?from=${addDays(today, chance.whole(-200, 14))}` }),
    },
    { name: 'dashboard', question: () => ({ path: `/api/customers?email=${MEMBER}`, token }) },
    {
      name: 'booking',
      question: () => ({
        path: `/api/bsport/join_test_workout/${chance.pick(classes).id}`,
        body: { email: `visitor-${chance.whole(0, 1e12).toString(36)}@example.org`, name: 'Visitor' },
      }),
    },
    {
      name: 'sign-in',
      question: () => ({
        path: '/api/identity/sign-in/email',
        body: { email: `nobody-${chance.whole(0, 1e9)}@example.org`, password: 'not the one' },
        headers: { origin: studio.origin },
      }),
    },
  ];
}

interface Outage {
  readonly begin: () => void | Promise<void>;
  readonly end: () => void | Promise<void>;
}

/** Watches before, during and after; returns the requests made during the outage and the recovery time. */
async function outlast({
  begin,
  end,
}: Outage): Promise<{ during: Sighting[]; recoveredMs: number; after: Sighting[] }> {
  const watch = startWatching(studio.origin, watched);
  await until('everybody has been answered', () =>
    watched.every(({ name }) => works(watch.sightings, name, 0)),
  );
  await begin();
  const begunAt = performance.now();
  await pause(OUTAGE_MS);
  const endedAt = performance.now();
  await end();
  await until('everything works again', () =>
    watched.every(({ name }) => works(watch.sightings, name, endedAt)),
  );
  const recoveredMs = Math.max(
    ...watched.map(({ name }) => firstGood(watch.sightings, name, endedAt) - endedAt),
  );
  const recoveredAt = performance.now();
  await pause(SETTLE_MS);
  await watch.stop();
  return {
    during: watch.sightings.filter(
      ({ at }) => at > begunAt - STARTED_BEFORE_MS && at < endedAt - ANSWERED_WITHIN_MS,
    ),
    recoveredMs,
    after: watch.sightings.filter(({ at }) => at > recoveredAt),
  };
}

/** Expected answers in normal operation, wrong passwords and full classes included. */
const GOOD = [200, 201, 401, 409, 429];

function isGood({ answer }: Sighting): boolean {
  return answer !== undefined && GOOD.includes(answer.status);
}

function works(sightings: readonly Sighting[], name: string, since: number): boolean {
  return sightings.some((one) => one.name === name && one.at > since && isGood(one));
}

function firstGood(sightings: readonly Sighting[], name: string, since: number): number {
  const first = sightings.find((one) => one.name === name && one.at > since && isGood(one));
  return first === undefined ? Number.POSITIVE_INFINITY : first.at + (first.answer?.ms ?? 0);
}

function brief({ name, answer }: Sighting): string {
  return `${name}: ${answer === undefined ? 'no answer' : `${answer.status} after ${inWords(answer.ms)}`}`;
}

function expectOnlyClearRefusals(during: readonly Sighting[]): void {
  const pages = during.filter(({ name }) => name === 'page' || name === 'alive');
  expect(pages.filter(({ answer }) => answer?.status !== 200).map(brief)).toEqual([]);
  const calls = during.filter(({ name }) => name !== 'page' && name !== 'alive');
  const unclear = calls.filter(
    (one) =>
      !isGood(one) &&
      !(
        one.answer?.status === 503 &&
        Number(one.answer.headers['retry-after']) > 0 &&
        problemIn(one.answer)?.code === 'unavailable'
      ),
  );
  expect(unclear.map(brief)).toEqual([]);
  expect(calls.some(({ answer }) => answer?.status === 503)).toBe(true);
  const slow = during.filter(({ answer }) => (answer?.ms ?? 0) > ANSWERED_WITHIN_MS);
  expect(slow.map(brief)).toEqual([]);
}

const OUTAGES: readonly (Outage & { readonly what: string })[] = [
  { what: 'its line is cut', begin: () => line.cut(), end: () => line.restore() },
  { what: 'its line falls silent', begin: () => line.silence(), end: () => line.restore() },
  { what: 'it freezes (SIGSTOP)', begin: () => signalAll('SIGSTOP'), end: () => signalAll('SIGCONT') },
];

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of postgresTree(dataDir)) killUnlessGone(pid, signal);
}

describe(`a database that is away for ${OUTAGE_MS / 1000} s`, () => {
  test.each(OUTAGES)(
    'because $what: pages come, calls say so in time, and all recovers by itself',
    async (outage) => {
      const { during, recoveredMs, after } = await outlast(outage);
      expectOnlyClearRefusals(during);
      expect(after.filter((one) => !isGood(one)).map(brief)).toEqual([]);
      expect(recoveredMs).toBeLessThan(RECOVERED_WITHIN_MS);
      const slowest = Math.max(...during.map(({ answer }) => answer?.ms ?? 0));
      noteFigure(
        `database away for ${OUTAGE_MS / 1000} s, ${outage.what}`,
        `${during.length} requests meanwhile, the slowest answer after ${inWords(slowest)}; all well again after ${inWords(recoveredMs)}`,
      );
    },
  );
});

test('a restart of the database is over before anybody notices more than a refusal', async () => {
  const watch = startWatching(studio.origin, watched);
  await until('everybody has been answered', () =>
    watched.every(({ name }) => works(watch.sightings, name, 0)),
  );
  const before = postmasterOf(dataDir);
  const at = performance.now();
  killUnlessGone(before ?? 0, 'SIGINT');
  await until('another PostgreSQL runs', () => {
    const now = postmasterOf(dataDir);
    return now !== undefined && now !== before;
  });
  await until('everything works again', () => watched.every(({ name }) => works(watch.sightings, name, at)));
  await pause(SETTLE_MS);
  await watch.stop();
  const recoveredMs = Math.max(...watched.map(({ name }) => firstGood(watch.sightings, name, at) - at));
  const odd = watch.sightings.filter((one) => !isGood(one) && one.answer?.status !== 503);
  expect(odd.map(brief)).toEqual([]);
  expect(recoveredMs).toBeLessThan(RECOVERED_WITHIN_MS);
  noteFigure('restart of the database', `all well again after ${inWords(recoveredMs)}`);
});

test('the process lived through all of it', () => {
  expect(postgres.connection.port).toBe(POSTGRES_PORT);
  expect(studio.said()).not.toContain('unforeseen failure');
});
