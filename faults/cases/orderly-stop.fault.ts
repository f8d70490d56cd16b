import { setTimeout as pause } from 'node:timers/promises';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Question } from '../src/ask.ts';
import { withBooks } from '../src/books.ts';
import { inWords, noteFigure } from '../src/figures.ts';
import { bookableClasses } from '../src/people.ts';
import { Seeded } from '../src/seeded.ts';
import { copyOfTheStudio, freePort, removeStudio, startStudio, stopStudio } from '../src/studio.ts';

/*
 * SIGTERM while 32 people read and book.
 * A user whose request has arrived gets its answer. Later connections are refused, and a load balancer sends them to
 * another process. Never: half an answer, a booking without one.
 */

const ROUNDS = 5;
const PEOPLE = 32;
const LOAD_MS = 500;
const STOPPED_WITHIN_MS = 5000;

let dataDir: string;
const chance = new Seeded('orderly stop');

beforeAll(() => {
  dataDir = copyOfTheStudio('stop');
});
afterAll(() => removeStudio(dataDir));

interface Request {
  /** When the request was sent completely; on one machine it has then arrived. Undefined until then. */
  sentAt: number | undefined;
  readonly email: string | undefined;
  status: number | undefined;
}

test(`${ROUNDS} times: every request under way is answered, and the server ends in time`, async () => {
  const times: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { tookMs, sent } = await stopUnderLoad(round);
    times.push(tookMs);
    requests += sent;
  }
  noteFigure(
    'SIGTERM under load',
    `${requests} requests in ${ROUNDS} rounds, 0 of those under way failed; ended within ${inWords(Math.max(...times))}`,
  );
  expect(Math.max(...times)).toBeLessThan(STOPPED_WITHIN_MS);
});

async function stopUnderLoad(round: number): Promise<{ tookMs: number; sent: number }> {
  const studio = await startStudio({ dataDir, port: await freePort() });
  const today = berlinDate(new Date());
  const classes = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  const requests: Request[] = [];
  const state = { stopping: false };

  const next = (): Question & { readonly path: string; readonly email?: string } => {
    const kind = chance.whole(0, 3);
    if (kind === 0) return { path: '/' };
    if (kind === 1) return { path: `/api/timetable?from=${addDays(today, chance.whole(-100, 14))}` };
    const email = `round-${round}-${requests.length}@example.org`;
    return {
      path: `/api/bsport/join_test_workout/${chance.pick(classes).id}`,
      body: { email, name: 'Visitor' },
      email,
    };
  };
  const person = async () => {
    while (!state.stopping) {
      const { path, email, ...question } = next();
      const request: Request = { sentAt: undefined, email, status: undefined };
      requests.push(request);
      try {
        const onSent = () => void (request.sentAt = performance.now());
        request.status = (await ask(studio.origin, path, { ...question, onSent })).status;
      } catch {
        // No answer; whether that is acceptable is checked below.
        await pause(1);
      }
    }
  };
  const people = Array.from({ length: PEOPLE }, person);
  await pause(LOAD_MS);
  const stoppedAt = performance.now();
  const code = await stopStudio(studio);
  const tookMs = performance.now() - stoppedAt;
  state.stopping = true;
  await Promise.all(people);

  expect(code).toBe(0);
  const underWay = requests.filter(({ sentAt }) => sentAt !== undefined && sentAt < stoppedAt);
  expect(underWay.filter(({ status }) => status === undefined || status >= 500)).toEqual([]);
  await expectEveryYesIsKept(requests);
  return { tookMs, sent: requests.length };
}

async function expectEveryYesIsKept(requests: readonly Request[]): Promise<void> {
  const confirmed = requests.filter(({ status }) => status === 201).map(({ email }) => email);
  const { rows } = await withBooks(dataDir, (pool) =>
    pool.query(
      'select email from unnest($1::text[]) email where email not in (select email from studio.trial_bookings)',
      [confirmed],
    ),
  );
  expect(rows).toEqual([]);
}
