import { describe, expect, it } from 'vitest';
import { attendanceTotals } from './attendance-totals-rule-fixture.ts';

const at = (text: string) => new Date(text);
const attended = (starts: string[]) => starts.map((start) => ({ workoutId: start, startsAt: at(start) }));
const totals = (starts: string[], now: string) => attendanceTotals(attended(starts), at(now));

describe('streaks', () => {
  it('are zero without a class', () => {
    expect(totals([], '2026-11-20T12:00:00+01:00')).toEqual({
      totalWorkouts: 0,
      currentStreak: 0,
      highestStreak: 0,
    });
  });

  it('count weeks, not classes', () => {
    const threeInOneWeek = ['2026-11-16T08:00+01:00', '2026-11-18T08:00+01:00', '2026-11-18T18:00+01:00'];
    expect(totals(threeInOneWeek, '2026-11-20T12:00+01:00')).toEqual({
      totalWorkouts: 3,
      currentStreak: 1,
      highestStreak: 1,
    });
  });

  it('count a class once that was booked and attended twice', () => {
    const twice = ['2026-11-16T08:00+01:00', '2026-11-16T08:00+01:00'];
    expect(totals(twice, '2026-11-20T12:00+01:00').totalWorkouts).toBe(1);
  });

  it('count two classes that began at the same time', () => {
    const startsAt = at('2026-11-16T08:00+01:00');
    const both = ['upstairs', 'downstairs'].map((workoutId) => ({ workoutId, startsAt }));
    expect(attendanceTotals(both, at('2026-11-20T12:00+01:00')).totalWorkouts).toBe(2);
  });

  it('survive a running week without a class until Sunday midnight', () => {
    const lastWeek = ['2026-11-09T08:00+01:00', '2026-11-02T08:00+01:00'];
    expect(totals(lastWeek, '2026-11-22T23:59:59+01:00').currentStreak).toBe(2);
    expect(totals(lastWeek, '2026-11-23T00:00:00+01:00').currentStreak).toBe(0);
  });

  it('take Sunday 23:59 and Monday 00:00 in Berlin as two weeks', () => {
    const aroundMidnight = ['2026-11-15T23:59:00+01:00', '2026-11-16T00:00:00+01:00'];
    expect(totals(aroundMidnight, '2026-11-16T12:00+01:00').currentStreak).toBe(2);
  });

  it.each([
    [
      'the night spring skips an hour',
      ['2026-03-23T08:00+01:00', '2026-03-29T23:30+02:00', '2026-03-30T00:00+02:00'],
      '2026-03-30T12:00+02:00',
      2,
    ],
    [
      'the night autumn repeats an hour',
      ['2026-10-25T23:30+01:00', '2026-10-26T00:00+01:00'],
      '2026-10-26T12:00+01:00',
      2,
    ],
    ['new year', ['2026-12-28T08:00+01:00', '2027-01-04T08:00+01:00'], '2027-01-05T12:00+01:00', 2],
  ])('run on over %s', (_, starts, now, expected) => {
    expect(totals(starts, now).currentStreak).toBe(expected);
  });

  it('remember the highest run after a gap', () => {
    const starts = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-10-05', '2026-10-12'].map(
      (day) => `${day}T08:00+02:00`,
    );
    expect(totals(starts, '2026-11-20T12:00+01:00')).toEqual({
      totalWorkouts: 5,
      currentStreak: 0,
      highestStreak: 3,
    });
  });

  it('do not depend on the order of the classes', () => {
    const starts = ['2026-11-16T08:00+01:00', '2026-11-02T08:00+01:00', '2026-11-09T08:00+01:00'];
    expect(totals(starts, '2026-11-20T12:00+01:00').highestStreak).toBe(3);
  });
});
