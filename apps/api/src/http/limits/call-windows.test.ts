import { describe, expect, it } from 'vitest';
import { CallWindows } from './call-windows.ts';
import type { CallWindow, RateLimitStore } from './rate-limit-store.ts';

const MINUTE_MS = 60_000;

const log = { warn: () => undefined };
const alone = { shared: undefined, log };
const ALL = [['a', MINUTE_MS]] as const;

/** The counts of all processes, which answer with this window or are away. */
function sharedCounts(answer?: CallWindow) {
  const added: number[] = [];
  const shared: RateLimitStore = {
    async add(calls) {
      added.push(...calls.map((one) => one.calls));
      if (answer === undefined) throw new Error('away');
      return new Map([['a', answer]]);
    },
    forgetPast: async () => undefined,
  };
  return { added, shared };
}

describe('windows of calls', () => {
  it('begin with a call and end after their length', () => {
    const windows = new CallWindows(alone);
    expect(windows.count('a', MINUTE_MS, 1000)).toMatchObject({ calls: 1, endsAt: 61_000 });
    expect(windows.count('a', MINUTE_MS, 60_999)).toMatchObject({ calls: 2, endsAt: 61_000 });
    expect(windows.count('a', MINUTE_MS, 61_000)).toMatchObject({ calls: 1, endsAt: 121_000 });
  });

  it('give a call back while they are open, and never more than there were', () => {
    const windows = new CallWindows(alone);
    windows.count('a', MINUTE_MS, 0);
    windows.count('a', MINUTE_MS, 0);
    windows.giveBack('a', 1);
    expect(windows.count('a', MINUTE_MS, 1).calls).toBe(2);
    windows.giveBack('a', MINUTE_MS);
    expect(windows.count('a', MINUTE_MS, MINUTE_MS).calls).toBe(1);
    for (let at = 0; at < 3; at += 1) windows.giveBack('a', MINUTE_MS);
    windows.giveBack('nobody', MINUTE_MS);
    expect(windows.count('a', MINUTE_MS, MINUTE_MS).calls).toBe(1);
  });

  it('are told of once, and again when nobody heard', async () => {
    const { added, shared } = sharedCounts();
    const windows = new CallWindows({ shared, log });
    windows.count('a', MINUTE_MS, 0);
    windows.count('a', MINUTE_MS, 0);
    const failing = windows.report(ALL);
    expect(added).toEqual([2]);
    await windows.report(ALL);
    expect(added).toEqual([2]);
    windows.count('a', MINUTE_MS, 0);
    await failing;
    await windows.report(ALL);
    expect(added).toEqual([2, 3]);
  });

  it('take over what others counted, and go on from there', async () => {
    const { shared } = sharedCounts({ calls: 40, endsAt: 9000 });
    const windows = new CallWindows({ shared, log });
    windows.count('a', MINUTE_MS, 0);
    const reporting = windows.report(ALL);
    windows.count('a', MINUTE_MS, 0);
    await reporting;
    expect(windows.count('a', MINUTE_MS, 8999)).toMatchObject({ calls: 42, endsAt: 9000 });
    expect(windows.count('a', MINUTE_MS, 9000).calls).toBe(1);
  });

  it('forget the client that came first when there are too many', () => {
    const windows = new CallWindows(alone, 2);
    for (const client of ['a', 'b', 'c', 'b']) windows.count(client, MINUTE_MS, 0);
    expect(windows.count('b', MINUTE_MS, 0).calls).toBe(3);
    expect(windows.count('a', MINUTE_MS, 0).calls).toBe(1);
  });
});
