import { describe, expect, it } from 'vitest';
import { exhausted, isTooMuch, nextMultiple } from './stage-limits.ts';

describe('a stage', () => {
  const good = { askedPerSecond: 100, achievedPerSecond: 95, p99Ms: 1000, failures: 0 };

  it('is carried up to one second, without failures, and with 95 of 100 answers in time', () => {
    expect(isTooMuch(good)).toBe(false);
    expect(isTooMuch({ ...good, p99Ms: 1001 })).toBe(true);
    expect(isTooMuch({ ...good, failures: 1 })).toBe(true);
    expect(isTooMuch({ ...good, achievedPerSecond: 94 })).toBe(true);
  });
});

describe('what ran out', () => {
  const idle = { cores: 2, busiestServer: 0.2, machine: 0.5, load: 0.1, poolWaitMs: 0 };

  it('is nothing on an idle machine', () => {
    expect(exhausted(idle)).toEqual([]);
  });

  it('is each resource that was full', () => {
    expect(exhausted({ ...idle, busiestServer: 0.9 })).toEqual(['the core of the server process']);
    expect(exhausted({ ...idle, machine: 1.8 })).toEqual(['the processors of the machine']);
    expect(exhausted({ ...idle, poolWaitMs: 20 })).toEqual(['connections to the database']);
    expect(exhausted({ ...idle, load: 1, machine: 2 })).toHaveLength(2);
  });
});

describe('the next multiple', () => {
  it('doubles, then halves the gap once', () => {
    expect(nextMultiple(1, undefined)).toBe(2);
    expect(nextMultiple(4, 8)).toBe(6);
    expect(nextMultiple(6, 8)).toBeUndefined();
    expect(nextMultiple(4, 6)).toBeUndefined();
  });

  it('halves as long as nothing was carried, down to an eighth', () => {
    expect(nextMultiple(0, 1)).toBe(0.5);
    expect(nextMultiple(0.5, 1)).toBe(0.75);
    expect(nextMultiple(0, 0.125)).toBeUndefined();
  });
});
