import { describe, expect, it } from 'vitest';
import { classByClock, mayCheckIn } from './choose-class.ts';

const at = (time: string) => `2026-11-23T${time}:00+01:00`;
const timed = (id: string, start: string, end: string, state: 'open' | 'closed' | 'canceled' = 'open') => ({
  id,
  start_datetime: at(start),
  end_datetime: at(end),
  state,
});
const DAY = [
  timed('evening', '18:00', '18:45'),
  timed('morning', '07:00', '07:45'),
  timed('late', '19:00', '19:45'),
  timed('off', '17:00', '17:45', 'canceled'),
];
const chosen = (time: string, classes = DAY) => classByClock(classes, new Date(at(time)))?.id;

describe('the class by the clock', () => {
  it('is the one that runs, from its first minute to its last', () => {
    expect([chosen('18:00'), chosen('18:44')]).toEqual(['evening', 'evening']);
  });

  it('is the next one as soon as its check-in is open', () => {
    expect([chosen('18:45'), chosen('06:40')]).toEqual(['late', 'morning']);
  });

  it('is the one just over, until it is closed or an hour has passed', () => {
    expect([chosen('07:45'), chosen('08:44'), chosen('08:45')]).toEqual(['morning', 'morning', 'evening']);
    const closed = [timed('morning', '07:00', '07:45', 'closed'), timed('evening', '18:00', '18:45')];
    expect(chosen('07:45', closed)).toBe('evening');
  });

  it('is the last one at night, none that is cancelled, and nothing on a day without classes', () => {
    expect(chosen('23:00')).toBe('late');
    expect(chosen('17:10')).toBe('evening');
    expect(chosen('12:00', [])).toBeUndefined();
  });
});

describe('the check-in of a class', () => {
  const isShown = (id: string, time: string) => mayCheckIn(DAY, id, new Date(at(time)));

  it('may be shown long before it, and until it is over', () => {
    expect([isShown('evening', '06:00'), isShown('evening', '18:44')]).toEqual([true, true]);
  });

  it('makes room for the next class, and waits for stragglers where there is none', () => {
    expect([isShown('evening', '18:45'), isShown('morning', '08:44')]).toEqual([false, true]);
    expect([isShown('morning', '08:45'), isShown('late', '23:00')]).toEqual([false, true]);
  });

  it('is of no class that is not in this room on this day', () => {
    expect(isShown('yesterday', '18:00')).toBe(false);
  });
});
