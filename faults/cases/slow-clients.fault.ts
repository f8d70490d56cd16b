import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, tryToAsk } from '../src/ask.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { unlessCrowded } from '../src/crowded-machine.ts';
import { inWords, noteFigure, quantile } from '../src/figures.ts';
import { mostOpenFiles, residentMegabytes } from '../src/process-memory.ts';
import { dripping, gather, silent, sipping, type Behaviour, type Crowd } from '../src/slow-clients.ts';
import { until } from '../src/until.ts';

/*
 * A thousand clients that send or read a byte now and then, ten thousand silent ones, ten thousand at once.
 * A user notices nothing. Slow connections are closed within 15 s, memory stays bounded.
 */

const SLOW = 1000;
const MANY = 10_000;
const SPARE_FILES = 200;
const CLOSED_WITHIN_MS = 15_000;
const MOST_MEGABYTES = 500;
const WORSE_AT_MOST = 5;
/** Below this a ratio only compares noise: nobody notices 5 × 1 ms. */
const NORMAL_AT_LEAST_MS = 10;
const SAMPLES = 400;
const EVERY_MS = 20;
const DRIP_MS = 1000;
const WELL_WITHIN_MS = 1000;

const studio = studioOfTheCase('slow');
let normalMs: number;
let crowd: Crowd | undefined;

beforeAll(async () => {
  await timesOfOthers();
  normalMs = Math.max(NORMAL_AT_LEAST_MS, quantile(await timesOfOthers(), 0.99));
});
afterEach(() => {
  crowd?.leave();
  crowd = undefined;
});

/** Response times of ordinary visitors, one every few milliseconds; throws when a request fails. */
async function timesOfOthers(): Promise<number[]> {
  const visits: Promise<number>[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const path = sample % 2 === 0 ? '/api/timetable' : '/about';
    visits.push(
      ask(studio.origin, path).then(({ status, ms }) => {
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        return ms;
      }),
    );
    await pause(EVERY_MS);
  }
  return Promise.all(visits);
}

async function expectOthersUnharmed(what: string): Promise<void> {
  const p99 = quantile(await timesOfOthers(), 0.99);
  noteFigure(what, `others' p99 ${inWords(p99)} (alone ${inWords(normalMs)})`);
  expect(p99).toBeLessThan(WORSE_AT_MOST * normalMs);
}

const HALF_A_HEAD = 'GET /api/timetable HTTP/1.1\r\nHost: studio\r\nX-Slow: ';
const HALF_A_BODY =
  'POST /api/bsport/join_test_workout/1 HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"';
/** More than the buffers of a connection can hold. */
const MANY_PAGES = 'GET /about HTTP/1.1\r\nHost: studio\r\n\r\n'.repeat(400);

const SLOW_ONES: readonly { readonly what: string; readonly behave: Behaviour }[] = [
  { what: 'headers a byte at a time', behave: dripping(HALF_A_HEAD, 'x', DRIP_MS) },
  { what: 'bodies a byte at a time', behave: dripping(HALF_A_BODY, 'x', DRIP_MS) },
  { what: 'answers that nobody reads', behave: sipping(MANY_PAGES, DRIP_MS) },
];

async function gathered(count: number, behave: Behaviour): Promise<Crowd> {
  crowd?.leave();
  crowd = await gather(studio.port, count, behave);
  return crowd;
}

function expectBoundedMemory(): number {
  const megabytes = residentMegabytes(studio.pid);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  return Math.round(megabytes);
}

async function expectSlowOnesClosed(what: string, behave: Behaviour): Promise<void> {
  const slow = await gathered(SLOW, behave);
  await expectOthersUnharmed(`${SLOW} clients, ${what}`);
  await until(`no slow client is left (${what})`, () => slow.open() === 0, { longestMs: 60_000 });
  const longest = Math.max(...slow.lifetimes);
  noteFigure(`${SLOW} clients, ${what}`, `the last one closed after ${inWords(longest)}`);
  expect(longest).toBeLessThan(CLOSED_WITHIN_MS);
  expectBoundedMemory();
}

async function expectSilentOnesHarmless(): Promise<void> {
  expect((await gathered(MANY, silent)).open()).toBe(MANY);
  // Clients right behind them wait until they are accepted; once accepted, they slow nobody down.
  const { ms } = await ask(studio.origin, '/healthz');
  expect(ms).toBeLessThan(WELL_WITHIN_MS);
  await expectOthersUnharmed(`${MANY} idle connections`);
  noteFigure(`${MANY} idle connections`, `${expectBoundedMemory()} MB`);
}

async function expectAllAnswered(): Promise<void> {
  const startedAt = performance.now();
  const statuses = new Map<string, number>();
  let answered = 0;
  const many = await gathered(MANY, (socket) => {
    socket.write('GET /api/timetable HTTP/1.1\r\nHost: studio\r\nConnection: close\r\n\r\n');
    socket.once('data', (bytes: Buffer) => {
      const status = bytes.toString('latin1', 9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      answered += 1;
    });
    socket.resume();
    return undefined;
  });
  await until('all are answered', () => answered === MANY || many.open() === 0);
  const tookMs = performance.now() - startedAt;
  expect([...statuses.keys()].filter((status) => status !== '200' && status !== '503')).toEqual([]);
  expect(answered).toBe(MANY);
  const megabytes = expectBoundedMemory();
  noteFigure(`${MANY} requests at once`, `all answered within ${inWords(tookMs)}, ${megabytes} MB`);
  await until('all is well', async () => (await tryToAsk(studio.origin, '/readyz'))?.status === 200, {
    longestMs: WELL_WITHIN_MS,
  });
}

describe(`${SLOW} slow clients`, () => {
  test.for(SLOW_ONES)('with $what harm nobody and are closed', ({ what, behave }, context) =>
    unlessCrowded(context, studio, () => expectSlowOnesClosed(what, behave)),
  );
});

const enoughFiles = mostOpenFiles('self') > MANY + SPARE_FILES;
const unless = enoughFiles
  ? ''
  : ` (skipped: this user may open ${mostOpenFiles('self')} files only, see ulimit -n)`;

describe.skipIf(!enoughFiles)(`${MANY.toLocaleString('en')} connections${unless}`, () => {
  test('that stay silent slow nobody down', (context) =>
    unlessCrowded(context, studio, expectSilentOnesHarmless));

  test('with a request each at once are all answered, or asked to come back', (context) =>
    unlessCrowded(context, studio, expectAllAnswered));
});
