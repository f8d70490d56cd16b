import { describe, expect, it } from 'vitest';
import { fitsPattern, pathParameters } from './path-pattern.ts';

describe('whether an address fits a pattern', () => {
  it.each([
    ['/timetable', '/timetable'],
    ['/', '/'],
    ['/workout/:workoutId', '/workout/w17'],
    ['/workout/:workoutId/test', '/workout/w17/test'],
    ['/:year/:month', '/2026/12'],
  ])('%s fits %s', (pattern, path) => {
    expect(fitsPattern(pattern, path)).toBe(true);
  });

  it.each([
    ['/timetable', '/time', 'its beginning'],
    ['/timetable', '/timetable/', 'a slash at its end'],
    ['/timetable', '/timetable/week', 'one part more'],
    ['/timetable', '/Timetable', 'other letters'],
    ['/workout/:workoutId', '/workout', 'no part where one may be anything'],
    ['/workout/:workoutId', '/workout/', 'an empty part where one may be anything'],
    ['/workout/:workoutId', '/workouts/w17', 'another word before the part'],
    ['/workout/:workoutId', '/workout/w17/test', 'one part more'],
    ['/workout/:workoutId/test', '/workout/w17/tests', 'another word after the part'],
  ])('%s does not fit %s: %s', (pattern, path) => {
    expect(fitsPattern(pattern, path)).toBe(false);
  });
});

describe('the parts of an address that may be anything', () => {
  it('are given by name', () => {
    expect(pathParameters('/:year/:month/list', '/2026/12/list')).toEqual({ year: '2026', month: '12' });
  });

  it('are none where a pattern names none', () => {
    expect(pathParameters('/timetable', '/timetable')).toEqual({});
  });
});
