import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRest, storedRest } from './stored-rest.ts';

const REST = { lengthMs: 90_000, endsAt: 100_000 };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a rest on a device whose app was ended', () => {
  it('goes on until it is over', () => {
    storeRest(REST);
    expect([10_000, 99_999, 100_000].map(storedRest)).toEqual([REST, REST, null]);
  });

  it('is forgotten once nobody rests', () => {
    storeRest(REST);
    storeRest(null);
    expect(storedRest(50_000)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('does not go on for longer than it is, whatever happened to the clock', () => {
    storeRest(REST);
    expect(storedRest(9999)).toBeNull();
  });

  it.each(['', 'x y', '90000', '90000 NaN'])('is none where "%s" is stored', (text) => {
    stored.set('rest', text);
    expect(storedRest(1)).toBeNull();
  });

  it('is none in a browser that stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    storeRest(REST);
    expect(storedRest(50_000)).toBeNull();
  });
});
