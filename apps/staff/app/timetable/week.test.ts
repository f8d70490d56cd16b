import { describe, expect, it } from 'vitest';
import { neighbour, stepped, weekOf, withMoved, withShortages } from './week.ts';

const answered = (id: string, start: string, more = {}) => ({
  id,
  timer_name: 'Lift',
  start_datetime: `${start}:00+01:00`,
  coach_id: id,
  coach_first_name: 'Jana',
  location_id: id,
  location_name: 'Hall',
  capacity: 12,
  taken: 3,
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

const { days } = weekOf('2026-11-23', [
  answered('mon-7', '2026-11-23T07:00'),
  answered('mon-18', '2026-11-23T18:00'),
  answered('wed-9', '2026-11-25T09:00'),
  answered('wed-17', '2026-11-25T17:30'),
  answered('sun-23', '2026-11-29T23:45'),
]);

it('a week has seven days from Monday on, each with its own classes', () =>
  expect(days.map(({ classes }) => classes.map(({ id }) => id))).toEqual([
    ['mon-7', 'mon-18'],
    [],
    ['wed-9', 'wed-17'],
    [],
    [],
    [],
    ['sun-23'],
  ]));

it('shows a class where it is to be, among the others of that day', () => {
  const classes = [
    answered('mon-7', '2026-11-23T07:00'),
    answered('wed-9', '2026-11-25T09:00'),
    answered('wed-17', '2026-11-25T17:30'),
  ];
  const moved = withMoved(classes, 'mon-7', { day: '2026-11-25', time: '10:15' });
  const [monday, , wednesday] = weekOf('2026-11-23', moved).days;
  expect(monday?.classes).toEqual([]);
  expect(wednesday?.classes.map(({ id, time }) => `${id} ${time}`)).toEqual([
    'wed-9 09:00',
    'mon-7 10:15',
    'wed-17 17:30',
  ]);
});

it('says of both classes what they clash over', () => {
  const { days: clashing, clashes } = weekOf('2026-11-23', [
    answered('a', '2026-11-23T07:00', { coach_id: 'jana' }),
    answered('b', '2026-11-23T07:30', { coach_id: 'jana' }),
  ]);
  expect(clashes).toBe(1);
  expect(clashing[0]?.classes.map((one) => one.clashes)).toEqual([['coach'], ['coach']]);
});

it('says what the room of a class has too little of, unless the class is cancelled', () => {
  const inHall = { location_id: 'hall', capacity: 12 };
  const { days: before } = weekOf('2026-11-23', [
    answered('full', '2026-11-23T07:00', inHall),
    answered('small', '2026-11-23T09:00', { ...inHall, capacity: 8 }),
    answered('off', '2026-11-23T18:00', { ...inHall, is_canceled: true }),
  ]);
  const limits = [{ date: '2026-11-23', locationId: 'hall', equipment: 'Racks', has: 8 }];
  const [monday] = withShortages(before, limits);
  const lack = { equipment: 'Racks', needs: 12, has: 8 };
  expect(monday?.classes.map(({ shortages }) => shortages)).toEqual([[lack], [], []]);
  // What has enough is not drawn again.
  expect(monday?.classes.map((one, index) => one === before[0]?.classes[index])).toEqual([false, true, true]);
});

describe('the arrow keys', () => {
  it('go up and down within the day', () => {
    expect(neighbour(days, 'mon-7', 'down')).toBe('mon-18');
    expect(neighbour(days, 'mon-18', 'up')).toBe('mon-7');
    expect(neighbour(days, 'mon-18', 'down')).toBeUndefined();
  });

  it('go to the class nearest in time on the next day that has one', () => {
    expect(neighbour(days, 'mon-18', 'right')).toBe('wed-17');
    expect(neighbour(days, 'mon-7', 'right')).toBe('wed-9');
    expect(neighbour(days, 'sun-23', 'left')).toBe('wed-17');
    expect(neighbour(days, 'sun-23', 'right')).toBeUndefined();
  });
});

describe('a step', () => {
  it('sideways keeps the time, also across the clock change', () =>
    expect(stepped({ date: '2026-10-24', time: '18:00' }, 'right')).toEqual({
      day: '2026-10-25',
      time: '18:00',
    }));

  it('up and down is a quarter of an hour, also across midnight', () => {
    expect(stepped({ date: '2026-11-29', time: '23:45' }, 'down')).toEqual({
      day: '2026-11-30',
      time: '00:00',
    });
    expect(stepped({ date: '2026-11-30', time: '00:00' }, 'up')).toEqual({
      day: '2026-11-29',
      time: '23:45',
    });
  });

  it('a long one up and down is an hour, also when the clocks change', () => {
    expect(stepped({ date: '2026-11-30', time: '18:15' }, 'down', 'long')).toEqual({
      day: '2026-11-30',
      time: '19:15',
    });
    expect(stepped({ date: '2026-03-29', time: '03:00' }, 'up', 'long')).toEqual({
      day: '2026-03-29',
      time: '01:00',
    });
  });
});

it('of a branch shows the classes in its rooms, and what they clash with elsewhere', () => {
  const classes = [
    answered('north', '2026-11-23T07:00', { coach_id: 'jana' }),
    answered('south', '2026-11-23T07:30', { coach_id: 'jana' }),
    answered('west', '2026-11-24T07:00', { coach_id: 'sam' }),
    answered('east', '2026-11-24T07:30', { coach_id: 'sam' }),
  ];
  const { days: shown, clashes } = weekOf('2026-11-23', classes, new Set(['north']));
  expect(shown.flatMap((day) => day.classes.map(({ id }) => id))).toEqual(['north']);
  expect(shown[0]?.classes[0]?.clashes).toEqual(['coach']);
  expect(clashes).toBe(1);
  expect(weekOf('2026-11-23', classes, new Set()).clashes).toBe(0);
});
