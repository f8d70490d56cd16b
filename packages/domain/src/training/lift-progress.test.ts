import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/studio-calendar.ts';
import {
  bestOfWeeksBefore,
  foremostLift,
  liftProgress,
  measuredLift,
  type LiftDay,
  type LiftMeasure,
} from './lift-progress.ts';

const TODAY = '2026-11-23';
const ago = (days: number, weight: number, reps = 1): LiftDay => ({
  date: addDays(TODAY, -days),
  sets: [{ weight, reps }],
});
const progress = (...days: readonly LiftDay[]) => {
  const lift = measuredLift(days);
  return lift === null ? null : liftProgress(lift, TODAY);
};
const change = (...days: readonly LiftDay[]) => progress(...days)?.change;

describe('how a lift goes', () => {
  it('is its best estimate of four weeks beside that of twelve weeks before', () => {
    expect(progress(ago(86, 70), ago(84, 75), ago(40, 100), ago(2, 81), ago(0, 60))).toEqual({
      measure: 'weight',
      best: 81,
      isEstimated: false,
      lastDay: TODAY,
      recentDays: 3,
      change: { difference: 8, weeks: 12 },
    });
  });

  it('takes the best set of a day, by Epley and without failed attempts', () => {
    const sets = [
      { weight: 60, reps: 10 },
      { weight: 70, reps: 3 },
      { weight: 100, reps: 0 },
    ];
    expect(measuredLift([{ date: TODAY, sets }])?.days).toEqual([
      { date: TODAY, best: 80, isEstimated: true },
    ]);
  });

  it('does not take a lighter week for a loss', () => {
    expect(change(ago(84, 100), ago(21, 105), ago(14, 106), ago(7, 107), ago(0, 80))).toEqual({
      difference: 7,
      weeks: 12,
    });
  });

  it('says a loss that lasted four weeks', () => {
    expect(change(ago(84, 100), ago(28, 100), ago(27, 90), ago(0, 90))).toEqual({
      difference: -10,
      weeks: 12,
    });
  });

  it('is nothing after twelve weeks without it', () => {
    expect(progress(ago(83, 100))?.best).toBe(100);
    expect(progress(ago(84, 100))).toBeNull();
  });

  it('does not depend on the order of the days, nor on days to come', () => {
    const days = [ago(-3, 200), ago(84, 100), ago(40, 100), ago(0, 110)];
    expect(change(...days)).toEqual({ difference: 10, weeks: 12 });
    expect(change(...[3, 2, 1, 0].flatMap((at) => days[at] ?? []))).toEqual({ difference: 10, weeks: 12 });
  });

  it.each([
    ['spring', '2026-05-10'],
    ['autumn', '2026-12-01'],
  ])('counts civil days over the change of clocks in %s', (_, today) => {
    const lift = measuredLift(
      [84, 40, 0].map((days) => ({
        date: addDays(today, -days),
        sets: [{ weight: 100 - days / 4, reps: 1 }],
      })),
    );
    expect(lift === null ? null : liftProgress(lift, today)?.change).toEqual({ difference: 27, weeks: 12 });
  });
});

describe('the best', () => {
  const isEstimated = (...days: readonly LiftDay[]) => progress(...days)?.isEstimated;
  const both = (...sets: LiftDay['sets']): LiftDay => ({ date: TODAY, sets });

  it('is an estimate after several repetitions, and none of what was lifted or carried once', () => {
    expect(isEstimated(ago(0, 40, 5))).toBe(true);
    expect(isEstimated(ago(0, 40, 1))).toBe(false);
  });

  it('is an estimate where that is more than what was lifted once, on that day or within the four weeks', () => {
    expect(isEstimated(both({ weight: 100, reps: 1 }, { weight: 90, reps: 3 }))).toBe(false);
    expect(isEstimated(both({ weight: 100, reps: 1 }, { weight: 90, reps: 5 }))).toBe(true);
    expect(isEstimated(ago(27, 100, 1), ago(0, 90, 3))).toBe(false);
    expect(isEstimated(ago(28, 100, 1), ago(0, 90, 3))).toBe(true);
    expect(isEstimated(ago(27, 90, 5), ago(0, 100, 1))).toBe(true);
  });

  it('is none where both say the same, and not because of a warm-up or a failed attempt', () => {
    expect(isEstimated(both({ weight: 75, reps: 6 }, { weight: 90, reps: 1 }))).toBe(false);
    expect(isEstimated(both({ weight: 75, reps: 6 }, { weight: 90, reps: 1, is_warm_up: true }))).toBe(true);
    expect(isEstimated(both({ weight: 75, reps: 6 }, { weight: 90, reps: 0 }))).toBe(true);
  });

  it('is none in repetitions and in kilograms added to bodyweight', () => {
    expect(isEstimated(ago(0, 0, 9))).toBe(false);
    expect(isEstimated(both({ weight: 5, reps: 6, load_kind: 'added' }))).toBe(false);
  });
});

it('the best of four weeks lasts 28 days', () => {
  const day = (days: number, best: number) => ({ date: addDays(TODAY, -days), best });
  const days = [day(28, 100), day(1, 80), day(0, 90)];
  expect(bestOfWeeksBefore(days).map(({ best }) => best)).toEqual([100, 100, 90]);
});

describe('without twelve weeks of a lift', () => {
  it('the longest span there is counts, and no day for both sides', () => {
    expect(change(ago(42, 100), ago(21, 100), ago(20, 110), ago(0, 105))).toEqual({
      difference: 10,
      weeks: 3,
    });
    expect(change(ago(83, 100), ago(40, 90), ago(0, 110))).toEqual({ difference: 10, weeks: 8 });
  });

  it('nothing is said about fewer than three workouts', () => {
    expect(change(ago(84, 100), ago(0, 110))).toBeNull();
    expect(change(ago(84, 100), ago(50, 100), ago(0, 110))).not.toBeNull();
  });

  it('nothing is said about less than four weeks', () => {
    expect(change(ago(27, 100), ago(10, 100), ago(0, 110))).toBeNull();
    expect(change(ago(28, 100), ago(10, 100), ago(0, 110))).toEqual({ difference: 10, weeks: 2 });
  });

  it('workouts of long ago do not count', () => {
    expect(change(ago(200, 50), ago(190, 50), ago(0, 110))).toBeNull();
  });
});

describe('a bodyweight lift', () => {
  it('is counted in repetitions', () => {
    expect(progress(ago(84, 0, 7), ago(40, 0, 8), ago(0, 0, 9))).toMatchObject({
      measure: 'reps',
      best: 9,
      change: { difference: 2, weeks: 12 },
    });
  });

  it('is measured in kilograms once a weight is added, and repetitions no longer count', () => {
    expect(measuredLift([ago(7, 0, 12), ago(0, 5, 3)])).toEqual({
      measure: 'weight',
      days: [{ date: TODAY, best: 5.5, isEstimated: true }],
    });
    expect(measuredLift([ago(7, 5, 3), ago(0, 0, 12)])).toEqual({
      measure: 'reps',
      days: [{ date: TODAY, best: 12, isEstimated: false }],
    });
  });

  it('is nothing while nothing was lifted', () => {
    expect(measuredLift([])).toBeNull();
    expect(measuredLift([ago(0, 80, 0)])).toBeNull();
  });
});

describe('the foremost lift', () => {
  const lift = (
    name: string,
    recentDays: number,
    difference: number | null,
    measure: LiftMeasure = 'weight',
  ) => ({
    name,
    progress: {
      measure,
      best: 80,
      isEstimated: true,
      lastDay: TODAY,
      recentDays,
      change: difference === null ? null : { difference, weeks: 12 },
    },
  });

  it('is the one trained most among those that grew', () => {
    expect(foremostLift([lift('a', 9, 0), lift('b', 4, 2), lift('c', 5, 1)])?.name).toBe('c');
  });

  it('is one with a weight before one counted in repetitions, unless only that grew', () => {
    const deadBug = lift('dead bug', 9, 1, 'reps');
    expect(foremostLift([deadBug, lift('squat', 4, 3)])?.name).toBe('squat');
    expect(foremostLift([deadBug, lift('squat', 4, 0)])?.name).toBe('dead bug');
  });

  it('is one with a change where none grew, and any where none has one', () => {
    expect(foremostLift([lift('a', 9, null), lift('b', 4, -1)])?.name).toBe('b');
    expect(foremostLift([lift('a', 3, null), lift('b', 4, null)])?.name).toBe('b');
    expect(foremostLift([])).toBeUndefined();
  });
});
