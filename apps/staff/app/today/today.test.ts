import { describe, expect, it, test } from 'vitest';
import { roomNames } from '../parts/branches/room-names.ts';
import { classesToday, nextOwn, sortedDay } from './today.ts';

const answered = (id: string, from: string, more = {}) => ({
  id,
  timer_name: 'Lift',
  start_datetime: `2026-11-20T${from}:00+01:00`,
  coach_id: 'carla',
  coach_first_name: 'Carla',
  location_id: 'room-1',
  location_name: 'Room 1',
  capacity: 12,
  taken: 7,
  waiting: 0,
  is_own: false,
  is_canceled: false,
  is_roster_closed: false,
  template_id: null,
  is_detached: false,
  is_changed: false,
  is_substitute_wanted: false,
  ...more,
});
const DAY = classesToday([
  answered('evening', '18:00', { is_own: true }),
  answered('early', '07:00', { is_own: true }),
  answered('late-1', '19:00', { taken: 12 }),
  answered('late-2', '19:00'),
  answered('off', '18:30', { is_canceled: true }),
]);

/** A day's classes at an hour, as ids. */
const idsAt = (time: string, ownOnly: boolean) => {
  const { ahead, over, ofOthers } = sortedDay(DAY, { now: new Date(`2026-11-20T${time}:00+01:00`), ownOnly });
  return [ahead, over, ofOthers].map((classes) => classes.map(({ id }) => id));
};

test('the classes of a day are in order of their start', () =>
  expect(DAY.map(({ id }) => id)).toEqual(['early', 'evening', 'off', 'late-1', 'late-2']));

test('a class is over 45 minutes after its start, and then listed apart', () => {
  expect(idsAt('07:44', false)).toEqual([['early', 'evening', 'off', 'late-1', 'late-2'], [], []]);
  expect(idsAt('07:45', false)).toEqual([['evening', 'off', 'late-1', 'late-2'], ['early'], []]);
});

test('a coach sees their own classes apart from those of others', () =>
  expect(idsAt('12:00', true)).toEqual([['evening'], ['early'], ['off', 'late-1', 'late-2']]));

test('the next class of a coach is the first of their own that takes place', () => {
  const ahead = (...answers: ReturnType<typeof answered>[]) => nextOwn(classesToday(answers))?.id;
  expect(
    ahead(
      answered('second', '20:00', { is_own: true }),
      answered('others', '17:00'),
      answered('off', '18:00', { is_own: true, is_canceled: true }),
      answered('first', '19:00', { is_own: true }),
    ),
  ).toBe('first');
  expect(ahead(answered('others', '17:00'))).toBeUndefined();
});

describe('the rooms of a day', () => {
  const named = (...locations: string[]) => {
    const name = roomNames(locations);
    return locations.map(name);
  };

  it('are named alone where all lie at one address', () => {
    expect(named('Greifenhagener Straße, Loft', 'Greifenhagener Straße, Main Floor')).toEqual([
      'Loft',
      'Main Floor',
    ]);
  });

  it('are named with their addresses where there are several', () => {
    expect(named('North, Loft', 'South, Loft')).toEqual(['North, Loft', 'South, Loft']);
  });

  it('are named as they are where one of them has no address', () => {
    expect(named('North, Loft', 'Park')).toEqual(['North, Loft', 'Park']);
    expect(named('Park')).toEqual(['Park']);
    expect(named()).toEqual([]);
  });
});
