import { describe, expect, it } from 'vitest';
import { isStillKnown, KNOWN_FOR_MS, lastKnownStep, outlivedNames } from './last-known-age.ts';
import { addDays } from '@lifted/domain/calendar/studio-calendar';

const NOW = Date.parse('2026-11-20T18:42:00+01:00');

describe('what was known before', () => {
  it('is shown when the studio cannot be reached', () => {
    expect(lastKnownStep({ state: 'unreachable' })).toBe('show');
  });

  it('is replaced by an answer', () => {
    expect(lastKnownStep({ state: 'answered', isNobody: false })).toBe('replace');
  });

  it.each([400, 404, 409, 429, 500, 503])(
    'stays unseen behind a refusal with %i, which means something',
    (status) => {
      expect(lastKnownStep({ state: 'refused', status })).toBe('leave');
    },
  );

  it.each([401, 403])(
    'is forgotten when the studio refuses with %i to tell this person anything',
    (status) => {
      expect(lastKnownStep({ state: 'refused', status })).toBe('forget');
    },
  );

  it('is forgotten when the studio knows of no such person', () => {
    expect(lastKnownStep({ state: 'answered', isNobody: true })).toBe('forget');
  });

  it('is known for thirty days and not a millisecond longer', () => {
    expect(isStillKnown(NOW - KNOWN_FOR_MS + 1, NOW)).toBe(true);
    expect(isStillKnown(NOW - KNOWN_FOR_MS, NOW)).toBe(false);
  });

  it('is shown on a device whose clock was put back meanwhile', () => {
    expect(isStillKnown(NOW + 1, NOW)).toBe(true);
  });
});

describe('what has to go', () => {
  it('is nothing at first', () => {
    expect(outlivedNames({}, NOW)).toEqual([]);
  });

  it('is what was known for thirty days', () => {
    expect(outlivedNames({ profile: NOW - KNOWN_FOR_MS, challenges: NOW - 1 }, NOW)).toEqual(['profile']);
  });

  it('is the workout seen longest ago when it is the 61st', () => {
    const asOf = workouts(61);
    expect(outlivedNames(asOf, NOW)).toEqual(['wod 2026-11-20']);
    delete asOf['wod 2026-11-20'];
    expect(outlivedNames(asOf, NOW)).toEqual([]);
  });

  it('is counted for each kind by itself', () => {
    const weeks = Object.fromEntries([1, 2, 3, 4, 5].map((week) => [`timetable ${week}`, NOW - week]));
    expect(outlivedNames({ ...workouts(60), ...weeks, profile: NOW }, NOW)).toEqual(['timetable 5']);
  });
});

/** Workouts of days in a row, each seen a millisecond after the one before. */
function workouts(count: number): Record<string, number> {
  const days = Array.from({ length: count }, (_, at) => addDays('2026-11-20', at));
  return Object.fromEntries(days.map((day, at) => [`wod ${day}`, NOW - count + at]));
}
