import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { describe, expect, it } from 'vitest';
import { givenAt, nextStop, freeStartOn, type Stop } from './week-stops.ts';
import { weekOf, type Direction } from './week.ts';

const answered = (id: string, start: string, more: Partial<DeskTimetableClass> = {}): DeskTimetableClass => ({
  id,
  timer_name: id,
  start_datetime: `${start}:00+01:00`,
  coach_id: `coach of ${id}`,
  coach_first_name: 'Jana',
  location_id: `room of ${id}`,
  location_name: 'Hall',
  capacity: 12,
  taken: 0,
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
  answered('early', '2026-11-23T07:00'),
  answered('late', '2026-11-24T18:05'),
]);
const [monday, tuesday, wednesday] = days;
if (monday === undefined || tuesday === undefined || wednesday === undefined)
  throw new Error('A week has days.');
const place = (day: string): Stop => ({ kind: 'place', day });
const studioClass = (id: string): Stop => ({ kind: 'class', id });

describe('the arrow keys', () => {
  const from = (at: Stop, direction: Direction) => nextStop(days, at, direction, '2026-11-24');

  it('lead below the last class of a day to its empty place, and back', () => {
    expect(from(studioClass('late'), 'down')).toEqual(place('2026-11-24'));
    expect(from(place('2026-11-24'), 'up')).toEqual(studioClass('late'));
  });

  it('lead from place to place, also on days without a class, and not into days that are over', () => {
    expect(from(place('2026-11-24'), 'right')).toEqual(place('2026-11-25'));
    expect(from(place('2026-11-25'), 'left')).toEqual(place('2026-11-24'));
    expect(from(place('2026-11-25'), 'up')).toBeUndefined();
    expect(from(place('2026-11-24'), 'left')).toBeUndefined();
    expect(from(place('2026-11-29'), 'right')).toBeUndefined();
    expect(from(studioClass('early'), 'down')).toBeUndefined();
  });

  it('lead from class to class as before', () => {
    expect(from(studioClass('early'), 'right')).toEqual(studioClass('late'));
  });
});

describe('a class is added', () => {
  const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`);

  it('after the class it was asked for at, or after the last one, on the next quarter of an hour', () => {
    expect(freeStartOn(monday, 'early', new Date('2026-11-20T12:00:00Z'))).toEqual({
      day: '2026-11-23',
      time: '07:45',
    });
    expect(freeStartOn(tuesday, undefined, at('08:00'))).toEqual({ day: '2026-11-24', time: '19:00' });
    expect(freeStartOn(wednesday, undefined, at('08:00'))).toEqual({ day: '2026-11-25', time: '18:00' });
  });

  it('not before now, and never on the day after', () => {
    expect(freeStartOn(tuesday, undefined, at('20:15'))).toEqual({ day: '2026-11-24', time: '20:30' });
    expect(freeStartOn(tuesday, undefined, at('23:50'))).toEqual({ day: '2026-11-24', time: '23:45' });
  });

  it('with the coach and the room of that hour a week before', () => {
    const before = [
      answered('a', '2026-11-17T18:00'),
      answered('b', '2026-11-17T18:30'),
      answered('c', '2026-11-17T18:45', { is_canceled: true }),
      answered('d', '2026-11-17T19:00'),
    ];
    expect(givenAt(before, '18:15')?.coach_id).toBe('coach of b');
    expect(givenAt(before, '17:00')).toBeUndefined();
  });
});
