import { describe, expect, it } from 'vitest';
import { neighbour, stepped, weekOf } from './week.ts';

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
  is_canceled: false,
  is_roster_closed: false,
  template_id: null,
  is_detached: false,
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

it('says of both classes what they clash over', () => {
  const { days: clashing, clashes } = weekOf('2026-11-23', [
    answered('a', '2026-11-23T07:00', { coach_id: 'jana' }),
    answered('b', '2026-11-23T07:30', { coach_id: 'jana' }),
  ]);
  expect(clashes).toBe(1);
  expect(clashing[0]?.classes.map((one) => one.clashes)).toEqual([['coach'], ['coach']]);
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
});
