import { expect, it } from 'vitest';
import { memberPlaceAt } from './member-place-at.ts';

it.each([
  ['/dashboard', { place: 'today', isItself: true }],
  ['/de/dashboard/', { place: 'today', isItself: true }],
  ['/my-workout', { place: 'today', isItself: false }],
  ['/workouts', { place: 'classes', isItself: true }],
  ['/de/workout/7', { place: 'classes', isItself: false }],
  ['/de/strength', { place: 'strength', isItself: true }],
  ['/recap', { place: 'strength', isItself: false }],
  ['/me', { place: 'me', isItself: true }],
  ['/passes', { place: 'me', isItself: false }],
  ['/de/your-data', { place: 'me', isItself: false }],
] as const)('%s belongs to a place of the members’ bar', (pathname, here) => {
  expect(memberPlaceAt(pathname)).toEqual(here);
});

it.each(['/', '/de', '/about', '/wod', '/memberships'])('%s belongs to everybody', (pathname) => {
  expect(memberPlaceAt(pathname)).toBeNull();
});
