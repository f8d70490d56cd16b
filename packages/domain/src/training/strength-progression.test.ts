import { describe, expect, it } from 'vitest';
import { progressionOf, windowStart } from './strength-progression.ts';

const today = '2026-11-20';
const set = (date: string, weight: number) => ({ date, weight, reps: 8 });
const record = (date: string, weight: number) => ({ ...set(date, weight), record: 'weight' as const });
const point = (date: string, weight: number) => ({ date, weight, isRecord: false });

describe('progression', () => {
  it.each([
    [4, '2026-10-23'],
    [12, '2026-08-28'],
    [26, '2026-05-22'],
    [52, '2025-11-21'],
  ] as const)('a window of %i weeks starts on %s', (weeks, start) => {
    expect(windowStart(today, weeks)).toBe(start);
  });

  it('leaves out a group without a set in the window', () => {
    expect(progressionOf([set('2026-10-22', 60)], today, 4)).toBeUndefined();
  });

  it('counts the first day of the window and today', () => {
    const found = progressionOf([set('2026-10-23', 60), set('2026-11-20', 65)], today, 4);
    expect(found?.points.map((point) => point.date)).toEqual(['2026-10-23', '2026-11-20']);
  });

  it('keeps one point per day, the heaviest set, oldest first', () => {
    const found = progressionOf(
      [set('2026-11-19', 60), set('2026-11-12', 55), set('2026-11-19', 62.5)],
      today,
      12,
    );
    expect(found?.points).toEqual([point('2026-11-12', 55), point('2026-11-19', 62.5)]);
  });

  it('is last minus first, whatever lies between, beside the heaviest of all', () => {
    const found = progressionOf(
      [set('2026-11-01', 60), set('2026-11-08', 80), set('2026-11-15', 55)],
      today,
      12,
    );
    expect(found).toMatchObject({ progress: -5, currentMax: 80 });
  });

  it('leaves failed attempts out of the line, the heaviest and the change', () => {
    const failed = (date: string) => ({ ...set(date, 200), reps: 0 });
    const lifted = [set('2026-11-01', 60), set('2026-11-15', 62.5)];
    const found = progressionOf([failed('2026-11-01'), ...lifted, failed('2026-11-16')], today, 12);
    expect(found).toEqual(progressionOf(lifted, today, 12));
    expect(progressionOf([failed('2026-11-15')], today, 12)).toBeUndefined();
  });

  it('is 0 for a single point', () => {
    expect(progressionOf([set('2026-11-15', 55)], today, 12)?.progress).toBe(0);
  });
});

describe('a record on the line of a group', () => {
  const recordDays = (...sets: Parameters<typeof progressionOf>[0]) =>
    progressionOf(sets, today, 4)
      ?.points.filter(({ isRecord }) => isRecord)
      .map(({ date }) => date);

  it('is a set that was the heaviest of its exercise and of the group', () => {
    expect(recordDays(set('2026-11-12', 60), record('2026-11-19', 62.5))).toEqual(['2026-11-19']);
  });

  it('is no record of repetitions, and none of a lighter set of the day', () => {
    const reps = { ...set('2026-11-19', 60), record: 'reps' as const };
    expect(recordDays(set('2026-11-12', 60), reps)).toEqual([]);
    expect(recordDays(set('2026-11-19', 80), record('2026-11-19', 40))).toEqual([]);
  });

  it('is not that of a lighter exercise, whose group was heavier before the window too', () => {
    expect(recordDays(set('2026-01-05', 80), record('2026-11-19', 40))).toEqual([]);
    expect(recordDays(set('2026-01-05', 80), record('2026-11-19', 80))).toEqual([]);
    expect(recordDays(set('2026-01-05', 80), record('2026-11-19', 80.25))).toEqual(['2026-11-19']);
  });

  it('stays one where a failed attempt was heavier before', () => {
    const failed = { ...set('2026-11-12', 90), reps: 0 };
    expect(recordDays(failed, record('2026-11-19', 90))).toEqual(['2026-11-19']);
  });
});
