import { describe, expect, it } from 'vitest';
import { CallWindows } from './call-windows.ts';

const MINUTE_MS = 60_000;

describe('windows of calls', () => {
  it('begin with a call and end after their length', () => {
    const windows = new CallWindows();
    expect(windows.count('a', MINUTE_MS, 1000)).toMatchObject({ calls: 1, endsAt: 61_000 });
    expect(windows.count('a', MINUTE_MS, 60_999)).toMatchObject({ calls: 2, endsAt: 61_000 });
    expect(windows.count('a', MINUTE_MS, 61_000)).toMatchObject({ calls: 1, endsAt: 121_000 });
  });

  it('are told of once, and again when nobody heard', () => {
    const windows = new CallWindows();
    windows.count('a', MINUTE_MS, 0);
    windows.count('a', MINUTE_MS, 0);
    const unreported = windows.takeUnreported('a', MINUTE_MS);
    expect(unreported?.calls).toBe(2);
    expect(windows.takeUnreported('a', MINUTE_MS)).toBeUndefined();
    windows.count('a', MINUTE_MS, 0);
    unreported?.failed();
    expect(windows.takeUnreported('a', MINUTE_MS)?.calls).toBe(3);
  });

  it('take over what others counted, and go on from there', () => {
    const windows = new CallWindows();
    windows.count('a', MINUTE_MS, 0);
    const unreported = windows.takeUnreported('a', MINUTE_MS);
    windows.count('a', MINUTE_MS, 0);
    unreported?.reported({ calls: 40, endsAt: 9000 });
    expect(windows.count('a', MINUTE_MS, 8999)).toMatchObject({ calls: 42, endsAt: 9000 });
    expect(windows.count('a', MINUTE_MS, 9000).calls).toBe(1);
  });

  it('forget the client that came first when there are too many', () => {
    const windows = new CallWindows(2);
    for (const client of ['a', 'b', 'c', 'b']) windows.count(client, MINUTE_MS, 0);
    expect(windows.count('b', MINUTE_MS, 0).calls).toBe(3);
    expect(windows.count('a', MINUTE_MS, 0).calls).toBe(1);
  });
});
