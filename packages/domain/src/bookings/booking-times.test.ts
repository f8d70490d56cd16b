import { describe, expect, it } from 'vitest';
import { berlinInstant, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';
import { CLASS_CANCELLATION_MS } from '../contracts/studio-terms.ts';
import { pushTime } from '../notifications/quiet-hours.ts';
import {
  cutOff,
  fewNoticeAt,
  firstComeFrom,
  movedOfferEndsAt,
  offerEndsAt,
  opensAt,
  promotedFreeUntil,
  waitsOn,
} from './booking-times.ts';

const at = (text: string) => berlinInstant(text.slice(0, 10), text.slice(11));

describe('the instants of a class', () => {
  it('are elapsed time from its start', () => {
    const start = at('2026-11-25 18:30');
    expect(opensAt(start)).toEqual(at('2026-11-11 18:30'));
    expect(cutOff(start)).toEqual(at('2026-11-25 06:30'));
    expect(firstComeFrom(start)).toEqual(at('2026-11-25 17:30'));
  });

  it('do not follow the clock when it changes', () => {
    expect(opensAt(at('2026-11-02 18:30'))).toEqual(at('2026-10-19 19:30'));
    expect(cutOff(at('2026-10-25 11:00'))).toEqual(at('2026-10-25 00:00'));
    expect(cutOff(at('2026-03-29 11:00'))).toEqual(at('2026-03-28 22:00'));
  });
});

describe('free cancelling after a promotion', () => {
  it.each([
    ['by day lasts two hours', '2026-11-20 12:00', '2026-11-20 14:00'],
    ['may end as the night begins', '2026-11-20 20:00', '2026-11-20 22:00'],
    ['a minute later goes on in the morning', '2026-11-20 20:01', '2026-11-21 07:01'],
    ['goes on in the morning', '2026-11-20 21:30', '2026-11-21 08:30'],
    ['begins at seven after a promotion in the night', '2026-11-20 23:00', '2026-11-21 09:00'],
    ['begins at seven after a promotion past midnight', '2026-11-21 03:00', '2026-11-21 09:00'],
    ['counts from seven on', '2026-11-21 07:00', '2026-11-21 09:00'],
    ['is as long in the night of 25 hours', '2026-10-24 21:00', '2026-10-25 08:00'],
    ['is as long in the night of 23 hours', '2026-03-28 21:00', '2026-03-29 08:00'],
  ])('%s', (_, now, until) => {
    expect(promotedFreeUntil(at(now), at('2026-12-01 18:30'))).toEqual(at(until));
  });

  it('never passes the start of the class', () => {
    expect(promotedFreeUntil(at('2026-11-20 05:30'), at('2026-11-20 08:00'))).toEqual(at('2026-11-20 08:00'));
  });
});

describe('an offer', () => {
  it.each([
    ['lasts half an hour', '2026-11-20 12:00', '2026-11-20 18:30', '2026-11-20 12:30'],
    ['lasts half an hour a millisecond before the last three hours', -1, '2026-11-20 18:30', 30],
    ['lasts ten minutes in the last three hours', 0, '2026-11-20 18:30', 10],
    ['made in the night ends in the morning', '2026-11-20 02:00', '2026-11-20 12:00', '2026-11-20 07:30'],
    ['made just before seven ends no sooner', '2026-11-20 06:31', '2026-11-20 12:00', '2026-11-20 07:30'],
    ['made at seven lasts half an hour', '2026-11-20 07:00', '2026-11-20 12:00', '2026-11-20 07:30'],
    [
      'made just before seven for an early class lasts ten minutes',
      '2026-11-20 06:55',
      '2026-11-20 08:00',
      '2026-11-20 07:05',
    ],
    ['made in the evening ends in the morning', '2026-11-20 21:30', '2026-11-21 09:00', '2026-11-21 07:30'],
    ['may end just before the night', '2026-11-20 21:29', '2026-11-21 09:00', '2026-11-20 21:59'],
    ['may end in the night for an early class', '2026-11-20 21:30', '2026-11-21 08:59', '2026-11-20 22:00'],
    ['of an early class may end past midnight', '2026-11-21 02:00', '2026-11-21 06:30', '2026-11-21 02:30'],
    ['never passes the start', '2026-11-21 06:25', '2026-11-21 06:30', '2026-11-21 06:30'],
    ['in the repeated hour lasts as long', '2026-10-24 22:00', '2026-10-25 10:00', '2026-10-25 07:30'],
  ])('%s', (_, now, start, end) => {
    const begins = at(start);
    const made = typeof now === 'string' ? at(now) : new Date(begins.getTime() - 3 * HOUR_MS + now);
    const ends = typeof end === 'string' ? at(end) : new Date(made.getTime() + end * MINUTE_MS);
    expect(offerEndsAt(made, begins, { isSecond: false })).toEqual(ends);
  });

  it.each(['21:31', '22:00', '02:00', '06:59'])('made at %s is shown on devices before it ends', (time) => {
    const made = at(`2026-11-${time > '12' ? '20' : '21'} ${time}`);
    const begins = at('2026-11-21 09:00');
    const shown = pushTime(made, begins);
    expect(shown.getTime()).toBeLessThan(offerEndsAt(made, begins, { isSecond: false }).getTime());
  });

  it.each([
    ['moved to a later day ends as it was said', '2026-11-20 12:00', '2026-11-22 18:30', '2026-11-20 12:00'],
    ['moved to before its end ends at the start', '2026-11-20 12:00', '2026-11-20 11:30', '2026-11-20 11:30'],
    [
      'moved to another early hour may end in the night',
      '2026-11-20 23:00',
      '2026-11-21 08:59',
      '2026-11-20 23:00',
    ],
    [
      'moved away from an early hour ends in the morning',
      '2026-11-20 23:00',
      '2026-11-21 09:00',
      '2026-11-21 07:30',
    ],
    ['moved to an early hour ends at the start', '2026-11-21 07:00', '2026-11-21 06:30', '2026-11-21 06:30'],
    [
      'moved in the repeated hour ends in the morning',
      '2026-10-25 02:30',
      '2026-10-25 10:00',
      '2026-10-25 07:30',
    ],
  ])('%s', (_, end, start, until) => {
    expect(movedOfferEndsAt(at(end), at(start))).toEqual(at(until));
  });

  it.each([
    ['is held until the last hour', '2026-11-21 00:30', '2026-11-21 07:00', '2026-11-21 06:00'],
    ['is held past seven, too', '2026-11-21 00:30', '2026-11-21 08:59', '2026-11-21 07:59'],
    ['in the evening before lasts as long', '2026-11-20 21:45', '2026-11-21 07:00', '2026-11-21 06:00'],
    ['is never shorter than the first', '2026-11-21 05:55', '2026-11-21 07:00', '2026-11-21 06:05'],
    ['by day is like the first', '2026-11-21 12:00', '2026-11-21 18:30', '2026-11-21 12:30'],
    ['of a later class ends in the morning', '2026-11-21 02:00', '2026-11-21 12:00', '2026-11-21 07:30'],
    ['in the repeated hour is held as long', '2026-10-25 00:30', '2026-10-25 07:00', '2026-10-25 06:00'],
  ])('made a second time %s', (_, now, start, end) => {
    expect(offerEndsAt(at(now), at(start), { isSecond: true })).toEqual(at(end));
  });

  it.each([
    ['in the night leaves them on the list', true, '2026-11-21 00:00', '2026-11-21 00:00'],
    ['as the night begins, too', true, '2026-11-20 22:00', '2026-11-20 22:00'],
    ['a moment before seven, too', true, '2026-11-21 06:59', '2026-11-21 06:59'],
    ['at seven takes them off', false, '2026-11-21 07:00', '2026-11-21 07:00'],
    [
      'by day takes them off, although it is noticed in the night',
      false,
      '2026-11-20 21:59',
      '2026-11-21 03:00',
    ],
    ['in the night leads nowhere once the class has begun', false, '2026-11-21 06:00', '2026-11-21 08:00'],
  ])('that nobody answers and that ends %s', (_, expected, ended, now) => {
    expect(waitsOn(at(ended), at('2026-11-21 08:00'), at(now))).toBe(expected);
  });
});

describe('the notice that too few have booked', () => {
  it.each([
    ['six hours before the class', '2026-11-20 18:30', '2026-11-20 12:30'],
    ['at seven for a class at noon', '2026-11-20 12:00', '2026-11-20 07:00'],
    ['at seven for a class six hours later, too', '2026-11-20 13:00', '2026-11-20 07:00'],
    ['at seven rather than a minute before', '2026-11-20 12:59', '2026-11-20 07:00'],
    ['in the night for a class before noon', '2026-11-20 11:59', '2026-11-20 05:59'],
    ['in the night for a class in the morning', '2026-11-20 09:00', '2026-11-20 03:00'],
    ['at seven on the day the clocks go forward', '2026-03-29 12:30', '2026-03-29 07:00'],
    ['at seven on the day they go back', '2026-10-25 12:30', '2026-10-25 07:00'],
  ])('is told %s', (_, start, told) => expect(fewNoticeAt(at(start))).toEqual(at(told)));

  it('is told before it is decided, at any time of day', () => {
    const day = at('2026-11-20 00:00').getTime();
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const start = new Date(day + minute * MINUTE_MS);
      expect(fewNoticeAt(start).getTime()).toBeLessThan(start.getTime() - CLASS_CANCELLATION_MS);
    }
  });
});
