import { describe, expect, it } from 'vitest';
import { clientErrorName } from './page-measurement.ts';
import { rateVital, vitalBucket, vitalPercentile, VITAL_SCALES, WEB_VITALS } from './web-vital.ts';

describe('rating a web vital', () => {
  it.each(WEB_VITALS)('of %s changes right behind each limit', (vital) => {
    const { good, poor } = VITAL_SCALES[vital];
    expect(rateVital(vital, good)).toBe('good');
    expect(rateVital(vital, good + 0.001)).toBe('needs_work');
    expect(rateVital(vital, poor)).toBe('needs_work');
    expect(rateVital(vital, poor + 0.001)).toBe('poor');
  });
});

describe('the buckets of a web vital', () => {
  it.each(WEB_VITALS)('of %s rise, and end at both limits so that shares can be counted exactly', (vital) => {
    const { bounds, good, poor } = VITAL_SCALES[vital];
    expect(bounds.every((bound, at) => at === 0 || bound > (bounds[at - 1] ?? bound))).toBe(true);
    expect(bounds).toContain(good);
    expect(bounds).toContain(poor);
  });

  it('hold their upper end, and the last one holds everything', () => {
    expect(vitalBucket('LCP', 2500)).toBe(2500);
    expect(vitalBucket('LCP', 2500.1)).toBe(3000);
    expect(vitalBucket('CLS', 0)).toBe(0);
    expect(vitalBucket('LCP', 500_000)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a percentile of a web vital', () => {
  it('lies within its bucket, as far as its share of it reaches', () => {
    const buckets = [
      { upTo: 2500, seen: 50 },
      { upTo: 3000, seen: 50 },
    ];
    expect(vitalPercentile('LCP', buckets, 0.75)).toEqual({ value: 2750, beyond: false });
    expect(vitalPercentile('LCP', buckets, 0.5)).toEqual({ value: 2500, beyond: false });
  });

  it('is the same in whatever order the buckets come', () => {
    const buckets = [
      { upTo: 500, seen: 1 },
      { upTo: 50, seen: 3 },
    ];
    expect(vitalPercentile('INP', buckets, 0.75)).toEqual({ value: 50, beyond: false });
  });

  it('begins where the bucket below ends, though nothing fell into that one', () => {
    expect(vitalPercentile('INP', [{ upTo: 200, seen: 4 }], 0.5)).toEqual({ value: 187.5, beyond: false });
  });

  it('is more than the last end when that much was slower', () => {
    expect(vitalPercentile('TTFB', [{ upTo: Number.POSITIVE_INFINITY, seen: 1 }], 0.75)).toEqual({
      value: 10_000,
      beyond: true,
    });
  });

  it('of nothing is nothing', () => {
    expect(vitalPercentile('CLS', [{ upTo: 0.1, seen: 0 }], 0.75)).toBeUndefined();
    expect(vitalPercentile('CLS', [], 0.75)).toBeUndefined();
  });
});

describe('the kind of a failure in a page', () => {
  it('is one of a closed list, whatever a failure calls itself', () => {
    expect(clientErrorName('TypeError')).toBe('TypeError');
    expect(clientErrorName('jana@example.com is not defined')).toBe('Other');
    expect(clientErrorName(undefined)).toBe('Other');
  });
});
