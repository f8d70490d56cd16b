import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, tryToAsk } from '../src/ask.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure, quantile } from '../src/figures.ts';
import { excessOverBareServer, type Judged } from '../src/near-bare-server.ts';
import { mostOpenFiles, residentMegabytes } from '../src/process-memory.ts';
import { dripping, gather, silent, sipping, type Behaviour, type Crowd } from '../src/slow-clients.ts';
import { startBareServer, type BareServer } from '../src/start-bare-server.ts';
import { until } from '../src/until.ts';

/*
 * A thousand clients that send or read a byte now and then, ten thousand silent ones, ten thousand at once. What they
 * cost depends on the machine, so the same crowd comes to a server of nothing but Node first: visitors wait little
 * longer for ours, slow connections are closed about as soon, memory stays bounded.
 */

const SLOW = 1000;
const MANY = 10_000;
const SPARE_FILES = 200;
/** The product at rest is larger than a bare server; under a crowd both grow as late as memory is collected. */
const MEMORY = { times: 3, andMegabytes: 300 };
const SAMPLES = 400;
const EVERY_MS = 20;
const DRIP_MS = 1000;
const PAGES = ['/api/timetable', '/about'] as const;

/** Our answers take some work; and nobody notices 50 ms. */
const VISITS: readonly Judged[] = [
  { name: "others' p50", times: 3, andMs: 50 },
  { name: "others' p99", times: 3, andMs: 50 },
];
/** Both have the same limits of time, and look for connections that reached them as often as there is time to. */
const LAST_CLOSED: Judged = { name: 'the last one closed after', times: 1.5, andMs: 1000 };
/** Making an answer and its headers is more than taking it from memory. */
const ALL_ANSWERED: Judged = { name: 'all answered within', times: 3, andMs: 1000 };

const studio = studioOfTheCase('slow');
let bare: BareServer;
let crowd: Crowd | undefined;

type Server = Pick<BareServer, 'origin' | 'port' | 'pid'>;

beforeAll(async () => {
  const bytesOf = new Map<string, number>();
  for (const path of PAGES) bytesOf.set(path, Buffer.byteLength((await ask(studio.origin, path)).text));
  bare = await startBareServer(bytesOf);
  // The first requests after a start are slower.
  for (const server of [bare, studio]) await timesOfOthers(server);
});
afterEach(() => {
  crowd?.leave();
  crowd = undefined;
});
afterAll(() => bare.stop());

/** p50 and p99 of what ordinary visitors wait, one every few milliseconds; throws when a request fails. */
async function timesOfOthers({ origin }: Server): Promise<number[]> {
  const visits: Promise<number>[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const path = PAGES[sample % PAGES.length] ?? PAGES[0];
    visits.push(
      ask(origin, path).then(({ status, ms }) => {
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        return ms;
      }),
    );
    await pause(EVERY_MS);
  }
  const times = await Promise.all(visits);
  return [quantile(times, 0.5), quantile(times, 0.99)];
}

const excess = (what: string, judged: readonly Judged[], measure: (server: Server) => Promise<number[]>) =>
  excessOverBareServer(what, judged, { bare, ours: studio, measure });

async function gathered({ port }: Server, count: number, behave: Behaviour): Promise<Crowd> {
  crowd?.leave();
  crowd = await gather(port, count, behave);
  return crowd;
}

async function expectHardlyMoreThanBare(what: string, count: number, behave: Behaviour): Promise<void> {
  const harm = await excess(what, [...VISITS, LAST_CLOSED], async (server) => {
    const slow = await gathered(server, count, behave);
    const times = await timesOfOthers(server);
    await until('no slow client is left', () => slow.open() === 0);
    return [...times, Math.max(...slow.lifetimes)];
  });
  expect(harm).toEqual([]);
  expectBoundedMemory(what);
}

function expectBoundedMemory(what: string): void {
  const ours = residentMegabytes(studio.pid);
  const theirs = residentMegabytes(bare.pid);
  noteFigure(what, `${ours.toFixed()} MB (bare server ${theirs.toFixed()} MB)`);
  expect(ours).toBeLessThan(MEMORY.times * theirs + MEMORY.andMegabytes);
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

test('without a crowd visitors wait hardly longer than for a bare server', async () => {
  expect(await excess('No crowd', VISITS, timesOfOthers)).toEqual([]);
});

describe(`${SLOW} slow clients`, () => {
  test.for(SLOW_ONES)('with $what cost hardly more than a bare server and are closed', ({ what, behave }) =>
    expectHardlyMoreThanBare(`${SLOW} clients, ${what}`, SLOW, behave),
  );
});

/** How long a server takes to answer many requests that come at once; each is answered, be it with "come back". */
async function timeForAll(server: Server): Promise<number[]> {
  const startedAt = performance.now();
  const statuses = new Map<string, number>();
  let answered = 0;
  const many = await gathered(server, MANY, (socket) => {
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
  return [tookMs];
}

const enoughFiles = mostOpenFiles('self') > MANY + SPARE_FILES;
const unless = enoughFiles
  ? ''
  : ` (skipped: this user may open ${mostOpenFiles('self')} files only, see ulimit -n)`;

describe.skipIf(!enoughFiles)(`${MANY.toLocaleString('en')} connections${unless}`, () => {
  test('that stay silent cost hardly more than a bare server and are closed', () =>
    expectHardlyMoreThanBare(`${MANY} idle connections`, MANY, silent));

  test('with a request each at once are all answered, or asked to come back', async () => {
    const what = `${MANY} requests at once`;
    expect(await excess(what, [ALL_ANSWERED], timeForAll)).toEqual([]);
    expectBoundedMemory(what);
    await until('all is well', async () => (await tryToAsk(studio.origin, '/readyz'))?.status === 200);
  });
});
