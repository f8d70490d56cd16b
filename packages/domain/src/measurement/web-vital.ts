/**
 * How a page felt, as browsers measure it: largest contentful paint, interaction to next paint, layout shift, first paint,
 * first byte.
 */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

export type VitalRating = 'good' | 'needs_work' | 'poor';

interface VitalScale {
  /** CLS is a share of the window and has no unit. */
  readonly unit: 'ms' | 'share';
  /** Good up to here, poor above `poor` (web.dev/articles/vitals, judged at the 75th percentile). */
  readonly good: number;
  readonly poor: number;
  /** Upper bounds of the histogram's buckets, both thresholds among them; larger values fall into an open-ended one. */
  readonly bounds: readonly number[];
}

/**
 * Thresholds and buckets of each. Buckets are narrow around the thresholds, so that a percentile is at most a few per cent
 * off.
 */
export const VITAL_SCALES: Readonly<Record<WebVital, VitalScale>> = {
  LCP: {
    unit: 'ms',
    good: 2500,
    poor: 4000,
    bounds: [
      250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 7000, 10_000, 20_000,
    ],
  },
  INP: {
    unit: 'ms',
    good: 200,
    poor: 500,
    bounds: [16, 32, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 750, 1000, 2000, 5000],
  },
  CLS: {
    unit: 'share',
    good: 0.1,
    poor: 0.25,
    bounds: [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2],
  },
  FCP: {
    unit: 'ms',
    good: 1800,
    poor: 3000,
    bounds: [250, 500, 750, 1000, 1250, 1500, 1800, 2100, 2400, 2700, 3000, 4000, 5000, 7000, 10_000, 20_000],
  },
  TTFB: {
    unit: 'ms',
    good: 800,
    poor: 1800,
    bounds: [25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2500, 5000, 10_000],
  },
};

/** Upper bound of the bucket of a value; Infinity for the last one. */
export function vitalBucket(vital: WebVital, value: number): number {
  return VITAL_SCALES[vital].bounds.find((bound) => value <= bound) ?? Number.POSITIVE_INFINITY;
}

/** The rating of a value. */
export function rateVital(vital: WebVital, value: number): VitalRating {
  const { good, poor } = VITAL_SCALES[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs_work' : 'poor';
}

/** Number of values in the bucket that ends here. */
export interface VitalBucketCount {
  readonly upTo: number;
  readonly seen: number;
}

/** A percentile read from a histogram. `beyond`: it is in the open-ended bucket, so larger than the value. */
export interface VitalPercentile {
  readonly value: number;
  readonly beyond: boolean;
}

/**
 * The value that a share of all measurements (0.75: three quarters) does not exceed, interpolated within its bucket.
 * Undefined without measurements.
 */
export function vitalPercentile(
  vital: WebVital,
  buckets: readonly VitalBucketCount[],
  share: number,
): VitalPercentile | undefined {
  const sorted = buckets.filter(({ seen }) => seen > 0).toSorted((one, other) => one.upTo - other.upTo);
  const wanted = share * sorted.reduce((sum, { seen }) => sum + seen, 0);
  let below = 0;
  for (const { upTo, seen } of sorted) {
    if (below + seen >= wanted) return withinBucket(vital, upTo, (wanted - below) / seen);
    below += seen;
  }
  return undefined;
}

/** A point within a bucket, which begins where the previous one ends. */
function withinBucket(vital: WebVital, upTo: number, part: number): VitalPercentile {
  const from = VITAL_SCALES[vital].bounds.findLast((bound) => bound < upTo) ?? 0;
  if (upTo === Number.POSITIVE_INFINITY) return { value: from, beyond: true };
  return { value: from + (upTo - from) * part, beyond: false };
}
