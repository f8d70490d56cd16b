import { describe, expect, it } from 'vitest';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinIso,
  berlinTime,
  CLASS_LENGTH_MS,
  daysBetween,
  FIRST_CIVIL_DATE,
  isCivilDate,
  LAST_CIVIL_DATE,
  weekdayFromMonday,
  weekStart,
} from './studio-calendar.ts';

const at = (iso: string) => new Date(iso);

describe('isCivilDate', () => {
  it.each(['2026-01-01', '2026-12-31', '2024-02-29', '2000-02-29', FIRST_CIVIL_DATE, LAST_CIVIL_DATE])(
    'takes %s, a day of the calendar',
    (day) => expect(isCivilDate(day)).toBe(true),
  );

  it.each([
    ['2026-02-29', '29 February of an ordinary year'],
    ['1900-02-29', '29 February of a century that is no leap year'],
    ['2026-02-30', '30 February'],
    ['2026-04-31', '31 April'],
    ['2026-13-01', 'a 13th month'],
    ['2026-00-10', 'a month 0'],
    ['2026-01-00', 'a day 0'],
    ['2026-01-32', 'a day 32'],
    ['0000-01-01', 'year 0, which no calendar has'],
    ['2026-2-3', 'missing zeros'],
    ['26-02-03', 'a year of two digits'],
    ['+010000-01-01', 'a year of five digits'],
    ['2026-02-03T00:00:00Z', 'an instant'],
    [' 2026-02-03', 'a space before'],
    ['2026-02-03\n', 'a line end behind'],
    ['٢٠٢٦-٠٢-٠٣', 'digits of another script'],
    ['', 'nothing'],
  ])('refuses %j: %s', (text) => expect(isCivilDate(text)).toBe(false));
});

describe('berlinDate', () => {
  it.each([
    ['2026-01-14T22:59:59.999Z', '2026-01-14', 'the last millisecond before midnight in winter'],
    ['2026-01-14T23:00:00Z', '2026-01-15', 'midnight in winter'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14', 'the last millisecond before midnight in summer'],
    ['2026-07-14T22:00:00Z', '2026-07-15', 'midnight in summer'],
    ['2026-03-28T23:00:00Z', '2026-03-29', 'midnight before spring forward, still winter time'],
    ['2026-03-29T21:59:59Z', '2026-03-29', 'the end of the day of 23 hours'],
    ['2026-03-29T22:00:00Z', '2026-03-30', 'the midnight after it'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'midnight before fall back, still summer time'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'the end of the day of 25 hours'],
    ['2026-10-25T23:00:00Z', '2026-10-26', 'the midnight after it'],
    ['2026-12-31T22:59:59Z', '2026-12-31', 'the end of the year'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the new year, an hour before UTC has it'],
    ['2024-02-28T23:00:00Z', '2024-02-29', '29 February of a leap year'],
    ['2026-02-28T23:00:00Z', '2026-03-01', '1 March of an ordinary year'],
    ['1969-12-31T22:59:59Z', '1969-12-31', 'the last second of 1969'],
    ['1969-12-31T23:00:00Z', '1970-01-01', 'the new year 1970'],
    ['1892-12-31T23:06:31Z', '1892-12-31', 'a second before a midnight by the sun'],
    ['1892-12-31T23:06:32Z', '1893-01-01', 'midnight by the sun, 53 minutes 28 seconds before UTC'],
  ])('of %s is %s: %s', (instant, day) => expect(berlinDate(at(instant))).toBe(day));

  it('is the same whatever was asked before', () => {
    const [evening, midnight] = [at('2026-11-20T22:59:59.999Z'), at('2026-11-20T23:00:00Z')];
    const answers = [evening, midnight, evening, midnight, midnight].map(berlinDate);
    expect(answers).toEqual(['2026-11-20', '2026-11-21', '2026-11-20', '2026-11-21', '2026-11-21']);
  });

  it('of no instant is an error, not a guess', () => {
    expect(() => berlinDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('the calendar of 800 years', () => {
  it('has exactly the days that exist', () => {
    for (let year = 1700; year < 2500; year += 1) {
      for (const month of ['02', '04', '12']) {
        for (const day of ['28', '29', '30', '31']) {
          const text = `${year}-${month}-${day}`;
          expect(isCivilDate(text)).toBe(new Date(`${text}T00:00:00Z`).toISOString().startsWith(text));
        }
      }
    }
  });
});

describe('addDays', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29', 'into the day of 23 hours'],
    ['2026-03-29', 1, '2026-03-30', 'out of the day of 23 hours'],
    ['2026-10-25', 1, '2026-10-26', 'out of the day of 25 hours'],
    ['2026-10-26', -1, '2026-10-25', 'back into the day of 25 hours'],
    ['2026-12-31', 1, '2027-01-01', 'over the end of the year'],
    ['2027-01-01', -1, '2026-12-31', 'back over the end of the year'],
    ['2024-02-28', 1, '2024-02-29', 'to 29 February'],
    ['2026-02-28', 1, '2026-03-01', 'past the 29 February that 2026 lacks'],
    ['2024-02-29', 365, '2025-02-28', 'a year of days after 29 February'],
    ['2026-01-31', 0, '2026-01-31', 'nowhere'],
    ['9999-12-30', 1, '9999-12-31', 'to the last day that can be written'],
    ['0001-01-02', -1, '0001-01-01', 'to the first day that can be written'],
  ])('from %s by %i gives %s: %s', (from, days, to) => expect(addDays(from, days)).toBe(to));

  it('says so instead of inventing a day beyond the last or before the first', () => {
    expect(() => addDays(LAST_CIVIL_DATE, 1)).toThrow(RangeError);
    expect(() => addDays(FIRST_CIVIL_DATE, -1)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2, 'over spring forward'],
    ['2026-10-24', '2026-10-26', 2, 'over fall back'],
    ['2026-12-31', '2027-01-01', 1, 'over the end of the year'],
    ['2024-02-28', '2024-03-01', 2, 'over 29 February'],
    ['2026-02-28', '2026-03-01', 1, 'where there is no 29 February'],
    ['2026-05-01', '2026-05-01', 0, 'on the same day'],
    ['2026-05-02', '2026-05-01', -1, 'backwards'],
  ])('from %s to %s is %i: %s', (earlier, later, days) => expect(daysBetween(earlier, later)).toBe(days));
});

describe('the week', () => {
  it.each([
    ['2026-11-16', 0, 'Monday'],
    ['2026-11-17', 1, 'Tuesday'],
    ['2026-11-21', 5, 'Saturday'],
    ['2026-11-22', 6, 'Sunday'],
    ['2026-03-29', 6, 'the Sunday of spring forward'],
    ['2026-10-25', 6, 'the Sunday of fall back'],
    ['2024-02-29', 3, 'a Thursday that exists every fourth year'],
  ])('counts %s as day %i: %s', (day, index) => expect(weekdayFromMonday(day)).toBe(index));

  it.each([
    ['2026-11-16', '2026-11-16', 'a Monday is its own'],
    ['2026-11-22', '2026-11-16', 'a Sunday belongs to the Monday before'],
    ['2026-11-23', '2026-11-23', 'the next Monday begins the next week'],
    ['2026-03-29', '2026-03-23', 'the Sunday of spring forward'],
    ['2026-10-25', '2026-10-19', 'the Sunday of fall back'],
    ['2027-01-03', '2026-12-28', 'a week over the end of the year'],
    ['2024-03-03', '2024-02-26', 'a week with 29 February'],
  ])('of %s starts on %s: %s', (day, monday) => expect(weekStart(day)).toBe(monday));
});

describe('berlinInstant', () => {
  it.each([
    ['2026-01-15', '00:00', '2026-01-14T23:00:00.000Z', 'midnight in winter'],
    ['2026-07-15', '00:00', '2026-07-14T22:00:00.000Z', 'midnight in summer'],
    ['2026-01-15', '23:59:59', '2026-01-15T22:59:59.000Z', 'the last second of a day'],
    ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z', 'midnight before spring forward'],
    ['2026-03-29', '01:59:59', '2026-03-29T00:59:59.000Z', 'the last second of winter time'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z', 'the first minute that is skipped: 03:00'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', 'a time that is skipped: an hour on, 03:30'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z', 'the first second of summer time'],
    ['2026-03-30', '00:00', '2026-03-29T22:00:00.000Z', 'the midnight after spring forward'],
    ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z', 'midnight before fall back'],
    ['2026-10-25', '01:59:59', '2026-10-24T23:59:59.000Z', 'the last second that shows only once'],
    ['2026-10-25', '02:00', '2026-10-25T01:00:00.000Z', 'the first minute that shows twice: the later'],
    ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z', 'a time that shows twice: the later'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z', 'the first minute that shows once again'],
    ['2026-10-26', '00:00', '2026-10-25T23:00:00.000Z', 'the midnight after fall back'],
    ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z', 'the new year'],
    ['2024-02-29', '18:30', '2024-02-29T17:30:00.000Z', '29 February'],
  ])('of %s %s is %s: %s', (day, time, instant) =>
    expect(berlinInstant(day, time).toISOString()).toBe(instant),
  );

  it('starts the day at midnight when no time is named', () => {
    expect(berlinInstant('2026-07-15')).toEqual(berlinInstant('2026-07-15', '00:00'));
  });

  it('gives back the date and time it was asked for on every day of two years', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      for (const time of ['00:00', '06:45', '18:30', '23:59']) {
        const instant = berlinInstant(day, time);
        expect(`${berlinDate(instant)} ${berlinTime(instant)}`).toBe(`${day} ${time}`);
      }
    }
  });
});

describe('berlinTime', () => {
  it.each([
    ['2026-01-14T23:00:00Z', '00:00', 'midnight is never 24:00'],
    ['2026-01-14T22:59:59.999Z', '23:59', 'the minute is not rounded up'],
    ['2026-03-29T00:59:59Z', '01:59', 'before spring forward'],
    ['2026-03-29T01:00:00Z', '03:00', 'at spring forward'],
    ['2026-10-25T00:59:59Z', '02:59', 'before fall back'],
    ['2026-10-25T01:00:00Z', '02:00', 'at fall back'],
  ])('at %s shows %s: %s', (instant, time) => expect(berlinTime(at(instant))).toBe(time));
});

describe('berlinIso', () => {
  it.each([
    ['2026-01-15T17:30:00Z', '2026-01-15T18:30:00+01:00', 'winter'],
    ['2026-07-15T16:30:00Z', '2026-07-15T18:30:00+02:00', 'summer'],
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00', 'the last second before spring forward'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00', 'spring forward'],
    ['2026-03-29T08:00:00Z', '2026-03-29T10:00:00+02:00', 'the morning after it'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00', 'the repeated hour, first time'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00', 'the repeated hour, second time'],
    ['2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00', 'the new year'],
    ['2024-02-29T11:00:00Z', '2024-02-29T12:00:00+01:00', '29 February'],
    ['2026-07-15T16:30:00.999Z', '2026-07-15T18:30:00+02:00', 'parts of a second are left out'],
    ['1969-12-31T22:59:59.500Z', '1969-12-31T23:59:59+01:00', 'before 1970, with parts of a second'],
  ])('of %s is %s: %s', (instant, iso) => expect(berlinIso(at(instant))).toBe(iso));

  it('names the instant it was given, every quarter of an hour of both clock changes', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const midnight = berlinInstant(day).getTime();
      for (let quarter = 0; quarter < 25 * 4; quarter++) {
        const instant = new Date(midnight + quarter * 15 * 60_000);
        expect(new Date(berlinIso(instant))).toEqual(instant);
      }
    }
  });

  it('ends a class 45 minutes of elapsed time after its start, also over fall back', () => {
    const start = at('2026-10-25T00:30:00Z');
    expect(berlinIso(new Date(start.getTime() + CLASS_LENGTH_MS))).toBe('2026-10-25T02:15:00+01:00');
  });
});
