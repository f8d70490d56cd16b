/** Members who book, cancel and log sets through any server, and repeat a write whose outcome is unknown with the same key. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { tryToAsk, type Answer, type Question } from '../src/ask.ts';
import { bookingIn, setEntry } from '../src/people.ts';
import type { Acknowledged, WritingGround } from '../src/writing/writers.ts';

const PATIENCE_MS = 20_000;
const BEFORE_A_REPEAT_MS = 250;
const BETWEEN_WRITES_MS = 50;
const HEAVIEST = 200;

export interface KeyedLoad {
  readonly count: () => number;
  /** Writes that were repeated because nobody knew their outcome. */
  readonly inDoubt: () => number;
  /** The longest time between two acknowledged writes of anybody, in milliseconds. */
  readonly longestGap: () => number;
  /** Answers that are neither a success nor "not available at the moment"; also a repeat that was answered as if it were new. */
  readonly oddities: readonly string[];
  /** Every write begun is carried to its end first. */
  stop(): Promise<void>;
}

/** Half of the members book and cancel, half log sets, until `stop`. `origins` are the servers, used in turn. */
export function startKeyedWrites(
  origins: readonly string[],
  { members, classes, pastClass, chance }: WritingGround,
  acknowledged: Acknowledged,
): KeyedLoad {
  const state = { stopping: false, count: 0, inDoubt: 0, turn: 0, lastAt: performance.now(), gap: 0 };
  const oddities: string[] = [];

  /** Sends a write until a server says what became of it; undefined when that was nothing we foresaw. */
  const carryOut = async (path: string, question: Question): Promise<Answer | undefined> => {
    for (let repeats = 0; ; repeats += 1) {
      state.turn += 1;
      const origin = origins[state.turn % origins.length] ?? '';
      const answer = await tryToAsk(origin, path, { patienceMs: PATIENCE_MS, ...question });
      if (answer !== undefined && answer.status < 300) return note(answer);
      // The member is in that class or in one at the same time; a repeat may not be told so of its own booking.
      if (answer?.status === 409 && repeats === 0) return undefined;
      if (answer !== undefined && answer.status !== 503) {
        oddities.push(`${path} after ${repeats} repeats: ${answer.status} ${answer.text}`);
        return undefined;
      }
      if (repeats === 0) state.inDoubt += 1;
      await pause(BEFORE_A_REPEAT_MS);
    }
  };
  const note = (answer: Answer): Answer => {
    const now = performance.now();
    state.gap = Math.max(state.gap, now - state.lastAt);
    state.lastAt = now;
    state.count += 1;
    return answer;
  };
  const command = (token: string, path: string) =>
    carryOut(path, { token, body: {}, headers: { 'idempotency-key': randomUUID() } });

  const bookAndCancel = async (token: string) => {
    const booked = await command(token, `/api/workouts/${chance.pick(classes)}/bookings`);
    if (booked === undefined) return;
    const booking = bookingIn(booked);
    acknowledged.places.push(booking);
    const canceled = await command(token, `/api/bookings/${booking}/cancellation`);
    if (canceled !== undefined) acknowledged.canceled.push(booking);
  };
  const logSet = async (token: string, customerId: string) => {
    const id = randomUUID();
    const set = { workout: pastClass, id, weight: chance.whole(1, HEAVIEST) };
    const path = `/api/customers/${customerId}/set-entries`;
    const answer = await carryOut(path, { token, body: { entries: [setEntry(set)] } });
    if (answer !== undefined) acknowledged.entries.push(id);
  };

  const people = members.map(async ({ token, customerId }, index) => {
    while (!state.stopping) {
      await (index % 2 === 0 ? bookAndCancel(token) : logSet(token, customerId));
      await pause(BETWEEN_WRITES_MS);
    }
  });
  return {
    count: () => state.count,
    inDoubt: () => state.inDoubt,
    longestGap: () => state.gap,
    oddities,
    async stop() {
      state.stopping = true;
      await Promise.all(people);
    },
  };
}
