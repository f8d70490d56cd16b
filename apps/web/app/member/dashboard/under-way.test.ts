import { expect, it } from 'vitest';
import { isUnderWay } from './under-way.ts';

const CLASS = {
  id: 'push',
  timer_name: 'Push Day',
  start_datetime: '2026-11-23T18:30:00+01:00',
  end_datetime: '2026-11-23T19:15:00+01:00',
  coach_first_name: 'Jana',
  location_name: 'Main Floor',
};

const at = (time: string) => new Date(`2026-11-23T${time}+01:00`);

it('a class is under way from when its sets can be entered until it ends', () => {
  const workout = { studio_class: CLASS, opens_at: '2026-11-23T18:10:00+01:00' };
  const times = ['18:09:59', '18:10:00', '19:14:59', '19:15:00'];
  expect(times.map((time) => isUnderWay(workout, at(time)))).toEqual([false, true, true, false]);
});

it('a workout without a class is not', () => {
  expect(isUnderWay({ studio_class: null, opens_at: null }, at('18:30:00'))).toBe(false);
});
