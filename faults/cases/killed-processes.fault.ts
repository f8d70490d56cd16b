import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { inWords, noteFigure, quantile } from '../src/figures.ts';
import { findLosses, NO_LOSSES } from '../src/writing/find-losses.ts';
import { isSignedIn } from '../src/people.ts';
import { REACHES_PHONES, startPhones, type Phones } from '../src/push/phones.ts';
import { findTellingFaults, repeatsAmong, TOLD_ONCE, untilHandedOver } from '../src/push/told-once.ts';
import { Seeded } from '../src/seeded.ts';
import { killUnlessGone, postgresTree } from '../src/studio.ts';
import { until } from '../src/until.ts';
import { startWriting, type Acknowledged, type WritingGround } from '../src/writing/writers.ts';
import { prepareGround, type Books } from '../src/writing/writing-ground.ts';

/*
 * kill -9 of the server, of PostgreSQL, and of both, while people write.
 * A user sees: for a moment nothing or "not available at the moment", then everything as before.
 * Never lost: an acknowledged booking with its mail, participation, session or entry of a set.
 * Told once: every place taken or given up is one message in the app and one on the phone. A server killed between the push
 * service's answer and its own note cannot know that it was heard: it hands over again, under the same topic and tag, by
 * which the service and the phone put the second in the place of the first.
 */

/** Rounds of each kind; `FAULT_ROUNDS=100` gives a hundred of them. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const FEWEST_WRITES = 10;
const MORE_WRITES = 40;
const SESSIONS_LOOKED_AT = 5;
/** Limit for a busy machine; a quiet one needs one second for the server and four for PostgreSQL. */
const SERVER_BACK_MS = 30_000;
const DATABASE_BACK_MS = 30_000;

/** A server hands over this many messages at once, so a kill can have this many on their way. */
const PUSHES_AT_ONCE = 3;

let phones: Phones;
const studio = studioOfTheCase(
  'killed',
  async () => {
    phones = await startPhones();
    return phones.settings;
  },
  REACHES_PHONES,
);
let ground: WritingGround;
const acknowledged: Acknowledged = {
  bookings: [],
  participations: [],
  sessions: [],
  places: [],
  canceled: [],
  entries: [],
};
const chance = new Seeded('killed processes');

const books: Books = (read) => withBooks(studio.dataDir, read);

beforeAll(async () => {
  ground = await prepareGround(studio.origin, books, chance);
  for (const member of ground.members) await phones.handTo(studio.origin, member);
});
afterAll(() => phones.close());

interface Fault {
  readonly what: string;
  readonly goalMs: number;
  /** Messages that may come to a phone a second time, of each kill. */
  readonly repeats: number;
  readonly kill: () => Promise<void>;
  /** None: it recovers by itself. */
  readonly startAgain?: () => Promise<void>;
}

interface Round {
  /** The time until the next write was acknowledged. */
  readonly backAfterMs: number;
  readonly killedAt: Date;
}

/** Kills during writes. */
async function killWhileWriting({ kill, startAgain }: Fault): Promise<Round> {
  const load = startWriting(ground, acknowledged);
  const enough = chance.whole(FEWEST_WRITES, FEWEST_WRITES + MORE_WRITES);
  await until('people write', () => load.count() >= enough);
  await kill();
  const killedAt = new Date();
  const since = performance.now();
  const before = load.count();
  const started = startAgain?.();
  await until('writes are acknowledged again', () => load.count() > before + SESSIONS_LOOKED_AT);
  const backAfterMs = load.lastAcknowledgedAt() - since;
  await started;
  await load.stop();
  expect(load.oddities).toEqual([]);
  return { backAfterMs, killedAt };
}

/** Every acknowledged write exists exactly once, and nothing is half done. */
async function expectNothingLost(): Promise<void> {
  expect(await books((pool) => findLosses(pool, acknowledged))).toEqual(NO_LOSSES);
  for (const session of acknowledged.sessions.slice(-SESSIONS_LOOKED_AT))
    await until('the acknowledged session is valid', () => isSignedIn(studio.origin, session));
}

const listed = new Set<number>();

/** Every place taken or given up is told once, and of each kill no more arrives twice than was on its way. */
async function expectToldOnce(serverKilledAt: Date | undefined, repeatsAllowed: number): Promise<void> {
  const { arrived } = phones;
  await untilHandedOver(books, serverKilledAt);
  expect(await findTellingFaults({ ground, books, acknowledged, arrived }, listed)).toEqual(TOLD_ONCE);
  expect(repeatsAmong(arrived)).toBeLessThanOrEqual(repeatsAllowed);
}

const FAULTS: Fault[] = [
  {
    what: 'the server',
    goalMs: SERVER_BACK_MS,
    repeats: PUSHES_AT_ONCE,
    async kill() {
      process.kill(studio.pid, 'SIGKILL');
      await studio.ended;
    },
    startAgain: () => studio.startAgain(),
  },
  {
    what: 'PostgreSQL with all its workers, which the server starts again by itself',
    goalMs: DATABASE_BACK_MS,
    repeats: 0,
    async kill() {
      for (const pid of postgresTree(studio.dataDir)) killUnlessGone(pid, 'SIGKILL');
    },
  },
  {
    what: 'the server and PostgreSQL together',
    goalMs: SERVER_BACK_MS + DATABASE_BACK_MS,
    repeats: PUSHES_AT_ONCE,
    async kill() {
      for (const pid of [studio.pid, ...postgresTree(studio.dataDir)]) killUnlessGone(pid, 'SIGKILL');
      await studio.ended;
    },
    startAgain: () => studio.startAgain(),
  },
];

function writes(): number {
  const { bookings, participations, sessions, places, canceled, entries } = acknowledged;
  return [bookings, participations, sessions, places, canceled, entries].reduce(
    (sum, list) => sum + list.length,
    0,
  );
}

describe('nothing acknowledged is lost and nothing is half done', () => {
  test.each(FAULTS)(`in ${ROUNDS} rounds of kill -9 of $what`, async (fault) => {
    const { what, goalMs, repeats, startAgain } = fault;
    const times: number[] = [];
    const before = writes();
    const shownBefore = phones.arrived.length;
    const repeatsBefore = repeatsAmong(phones.arrived);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { backAfterMs, killedAt } = await killWhileWriting(fault);
      times.push(backAfterMs);
      await expectNothingLost();
      await expectToldOnce(startAgain && killedAt, repeatsBefore + (round + 1) * repeats);
    }
    const written = writes() - before;
    const shown = phones.arrived.length - shownBefore;
    const twice = repeatsAmong(phones.arrived) - repeatsBefore;
    noteFigure(
      `kill -9 of ${what}`,
      `${ROUNDS} rounds, ${written} writes acknowledged, 0 lost; next one after ${inWords(quantile(times, 0.5))} (median), ${inWords(Math.max(...times))} at the most; ${shown} messages on phones, ${twice} of them a second time`,
    );
    expect(Math.max(...times)).toBeLessThan(goalMs);
    expect(studio.said()).not.toContain('unforeseen failure');
  });
});
