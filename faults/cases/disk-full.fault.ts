import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { ask, problemIn, tryToAsk, type Answer } from '../src/ask.ts';
import { endWaitlists, withBooks } from '../src/books.ts';
import { inWords, noteFigure } from '../src/figures.ts';
import { book, bookableClasses, idTokenOf, signIn } from '../src/people.ts';
import { openDisk, whyNoSmallDisk, type SmallDisk } from '../src/small-disk.ts';
import {
  copyOfTheStudio,
  freePort,
  killUnlessGone,
  postgresTree,
  removeStudio,
  startStudio,
  stopStudio,
  type Studio,
} from '../src/studio.ts';
import { until } from '../src/until.ts';

/*
 * The disk with the studio's data is full.
 * A user sees: pages, timetable and dashboard as usual; bookings are refused with "cannot be reached at the moment".
 * Never lost: acknowledged writes. Once space is freed, bookings work again without a restart.
 */

const why = whyNoSmallDisk();
const MEMBER = 'member@lifted.example';
const SPARE_MEGABYTES = 48;
const MOST_BOOKINGS = 40_000;
const AT_ONCE = 16;
const BOOKED_BEFORE = 20;
/** PostgreSQL ends when its log cannot be written; the server starts it again, after pauses of up to ten seconds. */
const RECOVERED_WITHIN_MS = 60_000;
/** Long names fill pages sooner. */
const NAME = 'V'.repeat(100);

let disk: SmallDisk;
let dataDir: string;
let studio: Studio | undefined;
let acknowledged: string[] = [];

afterEach(async () => {
  disk.makeRoom();
  if (studio) await stopStudio(studio);
  studio = undefined;
  await removeStudio(dataDir);
  disk.remove();
});

function megabytesOf(folder: string): number {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
}

async function openStudio(): Promise<{ origin: string; classes: readonly string[]; token: string }> {
  studio = await startStudio({ dataDir, port: await freePort() });
  await withBooks(dataDir, async (pool) => {
    await endWaitlists(pool);
    await pool.query('update studio.workouts set capacity = 1000 where start_datetime > now()');
  });
  const today = berlinDate(new Date());
  const classes = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  const token = await idTokenOf(studio.origin, await signIn(studio.origin, MEMBER));
  const { origin } = studio;
  for (let n = 0; n < BOOKED_BEFORE; n += 1) {
    const email = `before-${n}@example.org`;
    expect((await book(origin, { workout: classes[0]?.id ?? '', email, name: NAME })).status).toBe(201);
    acknowledged.push(email);
  }
  return { origin, classes: classes.map(({ id }) => id), token };
}

/** Books until the server refuses; returns the refusal. */
async function bookUntilRefused(origin: string, classes: readonly string[]): Promise<Answer | undefined> {
  let refused: Answer | undefined;
  let count = 0;
  const keepBooking = async () => {
    while (refused === undefined && count < MOST_BOOKINGS) {
      count += 1;
      const email = `visitor-${count}-${acknowledged.length}@example.org`;
      const workout = classes[count % classes.length] ?? '';
      const answer = await book(origin, { workout, email, name: NAME });
      if (answer.status === 201) acknowledged.push(email);
      else if (answer.status !== 409) refused = answer;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepBooking));
  return refused;
}

function expectClearRefusal(answer: Answer | undefined): void {
  expect(answer?.status).toBe(503);
  expect(answer && problemIn(answer)?.code).toBe('unavailable');
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
}

async function expectReadsGoOn(origin: string, token: string): Promise<void> {
  for (const path of ['/', '/login', '/api/timetable', '/api/wods/today', '/api/challenges'])
    expect([path, (await ask(origin, path)).status]).toEqual([path, 200]);
  expect((await ask(origin, `/api/customers?email=${MEMBER}`, { token })).status).toBe(200);
}

/** Waits until bookings work again after space was freed; returns how long that took. */
async function expectBookingsAgain(origin: string, classes: readonly string[]): Promise<number> {
  const since = performance.now();
  await until('bookings work again', async () => {
    const email = `again-${Math.round(performance.now())}@example.org`;
    const answer = await tryToAsk(origin, `/api/bsport/join_test_workout/${classes[0]}`, {
      body: { email, name: NAME },
    });
    if (answer?.status === 201) acknowledged.push(email);
    return answer?.status === 201;
  });
  const tookMs = performance.now() - since;
  expect(tookMs).toBeLessThan(RECOVERED_WITHIN_MS);
  return tookMs;
}

async function expectNothingLost(): Promise<void> {
  const lost = await withBooks(dataDir, async (pool) => {
    const { rows } = await pool.query<{ email: string }>(
      'select email from unnest($1::text[]) email where email not in (select email from studio.trial_bookings)',
      [acknowledged],
    );
    return rows;
  });
  expect(lost).toEqual([]);
}

describe.skipIf(why !== undefined)(`a full disk${why === undefined ? '' : ` (skipped: ${why})`}`, () => {
  test('of the tables: reads go on, writes are refused, and work again when there is room', async () => {
    acknowledged = [];
    disk = openDisk(megabytesOf(inject('preparedStudio')) + SPARE_MEGABYTES);
    dataDir = copyOfTheStudio('disk', disk.folder);
    const { origin, classes, token } = await openStudio();

    disk.fill();
    expectClearRefusal(await bookUntilRefused(origin, classes));
    await expectReadsGoOn(origin, token);

    disk.makeRoom();
    const tookMs = await expectBookingsAgain(origin, classes);
    await expectNothingLost();
    expect(studio?.said()).not.toContain('unforeseen failure');
    noteFigure(
      'disk full',
      `${acknowledged.length} bookings acknowledged, 0 lost; bookings work ${inWords(tookMs)} after there is room`,
    );
  });

  test('of the write-ahead log alone: nothing acknowledged is lost, and it recovers by itself', async () => {
    acknowledged = [];
    dataDir = copyOfTheStudio('wal');
    const log = join(dataDir, 'postgres/data/pg_wal');
    disk = openDisk(megabytesOf(log) + SPARE_MEGABYTES);
    execFileSync('cp', ['-a', `${log}/.`, disk.folder]);
    execFileSync('chown', [`--reference=${log}`, disk.folder]);
    execFileSync('chmod', ['0700', disk.folder]);
    execFileSync('rm', ['-rf', log]);
    execFileSync('ln', ['-s', disk.folder, log]);
    const { origin, classes } = await openStudio();

    disk.fill();
    expectClearRefusal(await bookUntilRefused(origin, classes));
    expect((await ask(origin, '/')).status).toBe(200);

    disk.makeRoom();
    const tookMs = await expectBookingsAgain(origin, classes);
    await expectNothingLost();
    noteFigure(
      'disk of the write-ahead log full',
      `${acknowledged.length} bookings acknowledged, 0 lost; bookings work ${inWords(tookMs)} after there is room`,
    );
  });

  test('and a kill -9 on top of it: the next start with room finds everything', async () => {
    acknowledged = [];
    disk = openDisk(megabytesOf(inject('preparedStudio')) + SPARE_MEGABYTES);
    dataDir = copyOfTheStudio('disk', disk.folder);
    const { origin, classes } = await openStudio();
    disk.fill();
    await bookUntilRefused(origin, classes);
    for (const pid of [studio?.pid ?? 0, ...postgresTree(dataDir)]) killUnlessGone(pid, 'SIGKILL');
    await studio?.ended;

    disk.makeRoom();
    studio = await startStudio({ dataDir, port: await freePort() });
    await expectNothingLost();
  });
});
