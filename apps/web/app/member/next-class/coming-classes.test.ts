import { expect, it } from 'vitest';
import type { MemberPlace } from '../../booking/own-classes.ts';
import { canceledPlace } from './coming-classes.ts';

const START = new Date('2026-11-25T18:30:00+01:00');
const BEFORE = new Date(START.getTime() - 1);

const place = (bookingId: string, workoutId: string): MemberPlace => ({
  bookingId,
  workoutId,
  name: 'Pull Day',
  start: START,
  coach: 'Jana',
  location: 'Main Floor',
  bookedAt: new Date('2026-11-20T10:00:00+01:00'),
  freeUntil: new Date('2026-11-25T06:30:00+01:00'),
  lateCost: 'fee',
  isOfferedPlace: false,
  branch: null,
});

it('a place is cancelled once the member has none in that class, until it begins', () => {
  const given = place('one', 'pull');
  expect(canceledPlace(given, { places: [] }, BEFORE)).toBe(given);
  expect(canceledPlace(given, { places: [] }, START)).toBeNull();
});

it('a place in another class changes nothing, one booked again does', () => {
  const given = place('one', 'pull');
  expect(canceledPlace(given, { places: [place('two', 'push')] })).toBe(given);
  expect(canceledPlace(given, { places: [place('three', 'pull')] })).toBeNull();
});
