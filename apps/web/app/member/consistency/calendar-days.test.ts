import type { Booking } from '@lifted/contract/bookings';
import { describe, expect, it } from 'vitest';
import { classWords } from './class-words.ts';
import { calendarWeeks, type CoachedPlace } from './calendar-days.ts';

const now = new Date('2026-11-20T12:00:00+01:00');

function booking(start: string, more: Partial<Booking> = {}): Booking {
  return {
    id: start,
    workout_id: start,
    timer_name: 'Full Body',
    workout_start_datetime: start,
    canceled_at: null,
    has_attended: false,
    ...more,
  };
}

const MIRA: CoachedPlace = { booking_id: '2026-11-20T18:00:00+01:00', coach_first_name: 'Mira' };

function dayOf(
  date: string,
  bookings: readonly Booking[],
  logStarts: readonly string[] = [],
  places: readonly CoachedPlace[] = [],
) {
  const logs = logStarts.map((start_datetime) => ({ start_datetime }));
  const days = calendarWeeks(date.slice(0, 7), { bookings, places, logs }, now).flat();
  return days.find((day) => day?.date === date);
}

const classesOf = (...day: Parameters<typeof dayOf>) =>
  dayOf(...day)?.classes.map((each) => classWords(each, 'en'));

describe('calendarWeeks', () => {
  it('starts weeks on Monday and leaves days of other months out', () => {
    const [firstWeek] = calendarWeeks('2026-11', { bookings: [], places: [], logs: [] }, now);
    expect(firstWeek?.map((day) => day?.date)).toEqual([
      ...Array.from({ length: 6 }, () => undefined),
      '2026-11-01',
    ]);
  });

  it('gives each day the status of its bookings', () => {
    const start = '2026-11-18T18:00:00+01:00';
    expect(dayOf('2026-11-18', [booking(start, { has_attended: true })])?.status).toBe('attended');
    expect(dayOf('2026-11-18', [booking(start)])?.status).toBe('missed');
    expect(dayOf('2026-11-18', [booking(start, { canceled_at: '2026-11-18T06:00:01+01:00' })])?.status).toBe(
      'late-canceled',
    );
    expect(dayOf('2026-11-18', [booking(start, { canceled_at: '2026-11-18T06:00:00+01:00' })])?.status).toBe(
      'none',
    );
    expect(dayOf('2026-11-20', [booking('2026-11-20T12:00:01+01:00')])?.status).toBe('upcoming');
  });

  it('says running, not missed, until the class has ended', () => {
    const startedAgo = (minutes: number) => booking(new Date(now.getTime() - minutes * 60_000).toISOString());
    expect(dayOf('2026-11-20', [startedAgo(0)])?.status).toBe('running');
    expect(dayOf('2026-11-20', [startedAgo(44)])?.status).toBe('running');
    expect(dayOf('2026-11-20', [startedAgo(45)])?.status).toBe('missed');
  });

  it('names the classes that are to come or running, and no other', () => {
    const at = (time: string, more: Partial<Booking> = {}) => booking(`2026-11-20T${time}+01:00`, more);
    const bookings = [
      at('18:00:00', { timer_name: 'Heavy Basics' }),
      at('11:45:00', { timer_name: 'Lower Body' }),
      at('09:00:00', { has_attended: true }),
      at('19:00:00', { canceled_at: '2026-11-20T11:00:00+01:00' }),
    ];
    expect(classesOf('2026-11-20', bookings)).toEqual(['11:45 Lower Body', '18:00 Heavy Basics']);
  });

  it('names the coach of a class to come where the place is known', () => {
    const bookings = [booking('2026-11-20T18:00:00+01:00'), booking('2026-11-20T20:00:00+01:00')];
    expect(classesOf('2026-11-20', bookings, [], [MIRA])).toEqual([
      '18:00 Full Body with Mira',
      '20:00 Full Body',
    ]);
  });

  it('says nothing of a class that was cancelled free although within 12 hours', () => {
    const undone = booking('2026-11-18T18:00:00+01:00', { canceled_at: '2026-11-18T17:00:00+01:00' });
    expect(dayOf('2026-11-18', [undone])?.status).toBe('late-canceled');
    expect(dayOf('2026-11-18', [{ ...undone, is_free_cancellation: true }])?.status).toBe('none');
  });

  it('calls a class without a name a class: an earlier version kept the booking so on this device', () => {
    const oldBooking: Booking = booking('2026-11-20T18:00:00+01:00');
    Reflect.deleteProperty(oldBooking, 'timer_name');
    expect(classesOf('2026-11-20', [oldBooking])).toEqual(['18:00 class']);
  });

  it('says the same in German', () => {
    const classes = dayOf('2026-11-20', [booking('2026-11-20T18:00:00+01:00')], [], [MIRA])?.classes ?? [];
    expect(classes.map((each) => classWords(each, 'de'))).toEqual(['18:00 Full Body mit Mira']);
  });

  it('lets only attended days with a log of that day be selected', () => {
    const start = '2026-11-18T18:00:00+01:00';
    const attended = booking(start, { has_attended: true });
    expect(dayOf('2026-11-18', [attended], [start])?.isSelectable).toBe(true);
    expect(dayOf('2026-11-18', [attended], ['2026-11-17T18:00:00+01:00'])?.isSelectable).toBe(false);
    expect(dayOf('2026-11-18', [attended])?.isSelectable).toBe(false);
    expect(dayOf('2026-11-18', [booking(start)], [start])?.isSelectable).toBe(false);
  });

  it('keeps a class at midnight on the day it starts in Berlin', () => {
    const attended = booking('2026-11-18T23:00:00Z', { has_attended: true });
    expect(dayOf('2026-11-19', [attended])?.status).toBe('attended');
    expect(dayOf('2026-11-18', [attended])?.status).toBe('none');
  });
});
