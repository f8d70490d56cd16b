import { describe, expect, it, test } from 'vitest';
import { classesToday, nowAndNext } from './today.ts';

const answered = (id: string, from: string, to: string, more = {}) => ({
  id,
  timer_name: 'Lift',
  start_datetime: `2026-11-20T${from}:00+01:00`,
  end_datetime: `2026-11-20T${to}:00+01:00`,
  coach_first_name: 'Carla',
  coach_profile_image_url: null,
  location_name: 'Room 1',
  capacity: 12,
  free_places: 5,
  ...more,
});
const DAY = classesToday([
  answered('evening', '18:00', '18:45'),
  answered('early', '07:00', '07:45'),
  answered('late-1', '19:00', '19:45', { free_places: 0 }),
  answered('late-2', '19:00', '19:45'),
  answered('off', '18:30', '19:15', { is_canceled: true }),
]);
const at = (time: string) => {
  const { running, next } = nowAndNext(DAY, new Date(`2026-11-20T${time}+01:00`));
  return { running: running.map(({ id }) => id), next: next.map(({ id }) => id) };
};

test('the classes of a day are in order of their start', () =>
  expect(DAY.map(({ id }) => id)).toEqual(['early', 'evening', 'off', 'late-1', 'late-2']));

describe('now and next', () => {
  it('is the first class before the day begins', () =>
    expect(at('06:59:59')).toEqual({ running: [], next: ['early'] }));

  it('counts a class as running from its start until its end', () => {
    expect(at('07:00:00')).toEqual({ running: ['early'], next: ['evening'] });
    expect(at('07:44:59').running).toEqual(['early']);
    expect(at('07:45:00').running).toEqual([]);
  });

  it('names all that begin together, full ones too, and none that is cancelled', () =>
    expect(at('18:00:00')).toEqual({ running: ['evening'], next: ['late-1', 'late-2'] }));

  it('is nothing when the day is over', () => expect(at('20:00:00')).toEqual({ running: [], next: [] }));
});
