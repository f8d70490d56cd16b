import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExactLimiter } from './limiters.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

const WINDOW_MS = 60_000;
const MAX = 10;
const log = { warn: () => undefined };

type Added = Parameters<RateLimitStore['add']>[0];

/** The shared table, which responds when told to. */
class SlowTable implements RateLimitStore {
  readonly asked: Added[] = [];
  readonly #calls = new Map<string, number>();
  readonly #answers: (() => void)[] = [];

  add(added: Added): ReturnType<RateLimitStore['add']> {
    this.asked.push(added);
    return new Promise((resolve) => {
      this.#answers.push(() => resolve(new Map(added.map((one) => [one.client, this.#count(one)]))));
    });
  }

  #count({ client, calls, windowMs }: Added[number]) {
    const total = (this.#calls.get(client) ?? 0) + calls;
    this.#calls.set(client, total);
    return { calls: total, endsAt: Date.now() + windowMs };
  }

  countedElsewhere(client: string, calls: number): void {
    this.#calls.set(client, calls);
  }

  /** Answers the oldest request and lets its waiting callers continue. */
  async answer(): Promise<void> {
    this.#answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  async forgetPast(): Promise<void> {}
}

describe('calls that are counted together', () => {
  let table: SlowTable;
  let together: ExactLimiter;
  beforeEach(() => {
    vi.useFakeTimers();
    table = new SlowTable();
    together = new ExactLimiter({ shared: table, log });
  });
  afterEach(() => vi.useRealTimers());

  const count = async (client: string) => (await together.count(client, WINDOW_MS, MAX)).calls;

  it('are asked for at once when nobody waits, and in one statement by all who came meanwhile', async () => {
    const first = count('anna');
    const others = [count('ben'), count('cem'), count('ben')];
    expect(table.asked.map((added) => added.map(({ client }) => client))).toEqual([['anna']]);
    await table.answer();
    expect(await first).toBe(1);
    expect(table.asked[1]?.map(({ client, calls }) => [client, calls])).toEqual([
      ['ben', 2],
      ['cem', 1],
    ]);
    await table.answer();
    expect(await Promise.all(others)).toEqual([1, 1, 2]);
  });

  it('have each their own number: of three at nine of ten, one is let in', async () => {
    table.countedElsewhere('anna', MAX - 1);
    const blocking = count('ben');
    const calls = [count('anna'), count('anna'), count('anna')];
    await table.answer();
    await table.answer();
    expect(await Promise.all([blocking, ...calls])).toEqual([1, MAX, MAX + 1, MAX + 2]);
  });

  it('are counted here when no answer arrives, and those behind them are asked for all the same', async () => {
    const unanswered = count('anna');
    const behind = count('ben');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await unanswered).toBe(1);
    expect(await behind).toBe(1);
    expect(table.asked).toHaveLength(2);
    const later = count('cem');
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.asked).toHaveLength(3);
    expect(await later).toBe(1);
  });
});
