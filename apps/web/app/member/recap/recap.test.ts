import { describe, expect, it } from 'vitest';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { LoggedSet } from '@lifted/domain/training/personal-records';
import { isEmptyRecap, isRecapPeriod, offeredPeriods, periodState, recapOf } from './recap.ts';

const set = (lift: string, weight: number, reps: number, more: Partial<LoggedSet> = {}): LoggedSet => ({
  lift,
  weight,
  reps,
  record: null,
  ...more,
});
const on = (date: string, ...sets: readonly LoggedSet[]) => ({ date, sets });

describe('the favourite lift', () => {
  it('is one with a weight, however often another was done with bodyweight alone', () => {
    const ownWeight = (lift: string) => set(lift, 0, 10, { load_kind: 'bodyweight' });
    const workouts = [
      on('2026-10-01', set('Deadlift', 100, 5), ownWeight('Dead Bug')),
      on('2026-10-08', ownWeight('Dead Bug'), ownWeight('Dead Bug')),
    ];
    expect(recapOf(workouts, '2026-10').favourite).toEqual({ lift: 'Deadlift', workouts: 1 });
  });

  it('counts as one with a weight when it was added to bodyweight once, and may be one without where there is no other', () => {
    const pullUp = set('Pull-up', 0, 8, { load_kind: 'bodyweight' });
    const days = [on('2026-10-01', pullUp, set('Row', 40, 5)), on('2026-10-02', pullUp)];
    const withBelt = on('2026-10-03', set('Pull-up', 5, 5, { load_kind: 'added' }));
    expect(recapOf([...days, withBelt], '2026-10').favourite).toEqual({ lift: 'Pull-up', workouts: 3 });
    expect(recapOf([on('2026-10-02', pullUp)], '2026-10').favourite).toEqual({
      lift: 'Pull-up',
      workouts: 1,
    });
  });
});

describe('the recap of a month', () => {
  it('counts workouts, kilograms, records, the favourite lift and weeks in a row', () => {
    const workouts = [
      on('2026-10-26', set('Squat', 80, 5, { record: 'weight' }), set('Row', 40, 10)),
      on('2026-10-20', set('Row', 40, 10), set('Row', 40, 10, { record: 'reps' })),
      on('2026-10-01', set('Squat', 75, 4), set('Squat', 99, 0)),
    ];
    expect(recapOf(workouts, '2026-10')).toEqual({
      workouts: 3,
      ownTrainings: 0,
      kilograms: 400 + 400 + 800 + 300,
      records: 2,
      favourite: { lift: 'Row', workouts: 2 },
      longestStreak: 2,
    });
  });

  it('has every day of the month and no other', () => {
    const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'].map((date) => on(date));
    expect(recapOf(days, '2026-10').workouts).toBe(2);
    expect(recapOf(days, '2026').workouts).toBe(4);
    expect(recapOf(days, '2025').workouts).toBe(0);
  });

  it('begins and ends at midnight in Berlin, in summer and in winter', () => {
    const at = (instant: string) => on(berlinDate(new Date(instant)));
    const march = [
      '2026-02-28T22:59:59Z',
      '2026-02-28T23:00:00Z',
      '2026-03-31T21:59:59Z',
      '2026-03-31T22:00:00Z',
    ];
    expect(recapOf(march.map(at), '2026-03').workouts).toBe(2);
    const october = [
      '2026-09-30T21:59:59Z',
      '2026-09-30T22:00:00Z',
      '2026-10-31T22:59:59Z',
      '2026-10-31T23:00:00Z',
    ];
    expect(recapOf(october.map(at), '2026-10').workouts).toBe(2);
    const year = [
      '2025-12-31T22:59:59Z',
      '2025-12-31T23:00:00Z',
      '2026-12-31T22:59:59Z',
      '2026-12-31T23:00:00Z',
    ];
    expect(recapOf(year.map(at), '2026').workouts).toBe(2);
  });

  it('counts weeks over both changes of clocks', () => {
    const weekly = ['2026-03-22', '2026-03-29', '2026-04-05'].map((date) => on(date));
    expect(recapOf(weekly, '2026').longestStreak).toBe(3);
    const autumn = ['2026-10-18', '2026-10-25', '2026-11-01'].map((date) => on(date));
    expect(recapOf(autumn, '2026').longestStreak).toBe(3);
  });

  it('counts a week that two months share in both, and breaks at a week without a class', () => {
    const days = ['2026-09-30', '2026-10-02', '2026-10-07', '2026-10-21'].map((date) => on(date));
    expect(recapOf(days, '2026-09').longestStreak).toBe(1);
    expect(recapOf(days, '2026-10').longestStreak).toBe(2);
  });

  it('of what was trained without a class has its sets, no class and no streak; begun and left empty it is nothing', () => {
    const own = [{ ...on('2026-10-05', set('Row', 40, 10, { record: 'weight' })), isOwn: true }];
    const recap = recapOf(own, '2026-10');
    expect(recap).toEqual({
      workouts: 0,
      ownTrainings: 1,
      kilograms: 400,
      records: 1,
      favourite: { lift: 'Row', workouts: 1 },
      longestStreak: 0,
    });
    expect(isEmptyRecap(recap)).toBe(false);
    expect(isEmptyRecap(recapOf([{ ...on('2026-10-05'), isOwn: true }], '2026-10'))).toBe(true);
    expect(isEmptyRecap(recapOf(own, '2026-09'))).toBe(true);
  });

  it('prefers the lift of more sets among equals, and has none where nothing was lifted', () => {
    const workouts = [on('2026-10-01', set('Row', 40, 1), set('Squat', 80, 1), set('Squat', 80, 1))];
    expect(recapOf(workouts, '2026-10').favourite).toEqual({ lift: 'Squat', workouts: 1 });
    expect(recapOf([on('2026-10-01', set('Row', 40, 0))], '2026-10').favourite).toBeNull();
    expect(recapOf([], '2026-10')).toEqual({
      workouts: 0,
      ownTrainings: 0,
      kilograms: 0,
      records: 0,
      favourite: null,
      longestStreak: 0,
    });
  });
});

it.each([
  ['2026-11-01', ['2026-10']],
  ['2026-11-07', ['2026-10']],
  ['2026-11-08', []],
  ['2026-10-31', []],
  ['2026-03-01', ['2026-02']],
  ['2027-01-01', ['2026', '2026-12']],
  ['2027-01-07', ['2026', '2026-12']],
  ['2027-01-08', []],
  ['2026-12-31', []],
])('on %s the recaps of %j are offered', (today, periods) => {
  expect(offeredPeriods(today)).toEqual(periods);
});

it('a period is over on the day after its last one', () => {
  expect(periodState('2026-10', '2026-09-30')).toBe('ahead');
  expect(periodState('2026-10', '2026-10-01')).toBe('running');
  expect(periodState('2026-10', '2026-10-31')).toBe('running');
  expect(periodState('2026-10', '2026-11-01')).toBe('over');
  expect(periodState('2026', '2025-12-31')).toBe('ahead');
  expect(periodState('2026', '2026-12-31')).toBe('running');
  expect(periodState('2026', '2027-01-01')).toBe('over');
});

it.each([
  ['2026', true],
  ['2026-01', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['0000', false],
  ['2026-10-01', false],
  ['', false],
])('%j names a period: %s', (text, names) => {
  expect(isRecapPeriod(text)).toBe(names);
});
