import { expect, it } from 'vitest';
import { routePattern } from './route-pattern.ts';

it.each([
  ['/', '/'],
  ['/wod', '/wod'],
  ['/wod/', '/wod'],
  ['/workout/8c6f/test', '/workout/:workoutId/test'],
  ['/de', '/de'],
  ['/de/workout/8c6f/test', '/de/workout/:workoutId/test'],
  ['/de/dashboard', '/de/dashboard'],
  ['/challenge/mara@example.com', '/challenge/:challengeId'],
])('%s is of the pattern %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

it.each(['/mara@example.com', '/de/de/dashboard', '/workout//test', '/challenge/1/2'])(
  '%s is no address of ours, and nothing of it is told',
  (path) => {
    expect(routePattern(path)).toBe('*');
  },
);
