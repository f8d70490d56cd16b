import { describe, expect, test } from 'vitest';
import { berlinInstant, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import {
  dayToBeginWith,
  isDayOver,
  neighbourWeeks,
  nextDayWithClasses,
  restOfToday,
  shownDay,
  shownWeek,
  timetableDays,
  weekOfDay,
} from './shown-days.ts';
import type { TimetableClass } from '../../timetable-class.ts';

function classAt(start: Date, overrides: Partial<TimetableClass> = {}): TimetableClass {
  return {
    id: start.toISOString(),
    name: 'Upper Body',
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    coach: 'Mira',
    coachImageUrl: null,
    location: 'Main Hall',
    freePlaces: 3,
    ...overrides,
  };
}

const FRIDAY = '2026-11-20';

describe('the seven days shown', () => {
  test('begin today by default, whatever the weekday', () => {
    for (const today of ['2026-11-16', FRIDAY, '2026-11-22']) expect(shownWeek(null, today)).toBe(today);
  });

  test('begin with the day asked for', () => {
    expect(shownWeek('2026-11-23', FRIDAY)).toBe('2026-11-23');
    expect(shownWeek('2026-11-29', FRIDAY)).toBe('2026-11-29');
  });

  test('begin today when the address names no day', () => {
    for (const asked of ['', 'next', '2026-11-31']) expect(shownWeek(asked, FRIDAY)).toBe(FRIDAY);
  });

  test('begin at most four weeks ahead and never in the past', () => {
    expect(shownWeek('2026-12-18', FRIDAY)).toBe('2026-12-18');
    expect(shownWeek('2026-12-19', FRIDAY)).toBe('2026-12-18');
    expect(shownWeek('2026-11-19', FRIDAY)).toBe(FRIDAY);
  });

  test('hold a day: the coming ones as long as it lies in them, else those that begin with it', () => {
    expect(weekOfDay('2026-11-26', FRIDAY)).toBe(FRIDAY);
    expect(weekOfDay('2026-11-27', FRIDAY)).toBe('2026-11-27');
    expect(weekOfDay('2026-11-01', FRIDAY)).toBe(FRIDAY);
  });

  test('have neighbours inside the readable days only', () => {
    expect(neighbourWeeks(FRIDAY, FRIDAY)).toEqual({ previous: null, next: '2026-11-27' });
    expect(neighbourWeeks('2026-11-23', FRIDAY)).toEqual({ previous: FRIDAY, next: '2026-11-30' });
    expect(neighbourWeeks('2026-12-14', FRIDAY)).toEqual({ previous: '2026-12-07', next: '2026-12-18' });
    expect(neighbourWeeks('2026-12-18', FRIDAY)).toEqual({ previous: '2026-12-11', next: null });
  });

  test('keeps its seven days across both clock changes', () => {
    const dates = (monday: string) => timetableDays(monday, []).map(({ date }) => date);
    expect(dates('2026-03-23').at(-1)).toBe('2026-03-29');
    expect(dates('2026-10-19').at(-1)).toBe('2026-10-25');
    expect(dates('2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });
});

describe('the day shown', () => {
  test('is the one asked for when it lies in the seven days', () => {
    expect(shownDay('2026-11-22', '2026-11-16')).toBe('2026-11-22');
    expect(shownDay('2026-11-16', '2026-11-16')).toBe('2026-11-16');
  });

  test('is the first one otherwise', () => {
    for (const asked of [null, '2026-11-15', '2026-11-23', 'no day'])
      expect(shownDay(asked, '2026-11-16')).toBe('2026-11-16');
  });
});

describe('the classes of a week', () => {
  test('belong to the Berlin day they start on, also around midnight', () => {
    const lastMinute = classAt(berlinInstant('2026-11-16', '23:59'));
    const midnight = classAt(berlinInstant('2026-11-17', '00:00'));
    const days = timetableDays('2026-11-16', [midnight, lastMinute]);
    expect(days[0]?.classes).toEqual([lastMinute]);
    expect(days[1]?.classes).toEqual([midnight]);
  });

  test.each(['2026-03-23', '2026-10-19'])(
    'belong to the Sunday of the clock change in the week of %s',
    (monday) => {
      const sunday = timetableDays(monday, []).at(-1)?.date ?? '';
      const first = classAt(berlinInstant(sunday, '00:00'));
      const last = classAt(berlinInstant(sunday, '23:30'));
      expect(timetableDays(monday, [last, first]).at(-1)?.classes).toEqual([first, last]);
    },
  );

  test('leave out the Sunday before and the Monday after', () => {
    const days = timetableDays('2026-11-16', [
      classAt(berlinInstant('2026-11-15', '23:59')),
      classAt(berlinInstant('2026-11-23', '00:00')),
    ]);
    expect(days.flatMap(({ classes }) => classes)).toEqual([]);
  });

  test('are in order of start, then of name', () => {
    const at = berlinInstant(FRIDAY, '18:00');
    const upper = classAt(at, { name: 'Upper' });
    const lower = classAt(at, { name: 'Lower' });
    const early = classAt(berlinInstant(FRIDAY, '07:00'), { name: 'Zercher' });
    const friday = timetableDays('2026-11-16', [upper, lower, early])[4];
    expect(friday?.classes.map(({ name }) => name)).toEqual(['Zercher', 'Lower', 'Upper']);
  });
});

describe('the next day with classes', () => {
  const days = timetableDays('2026-11-16', [
    classAt(berlinInstant('2026-11-16', '07:00')),
    classAt(berlinInstant('2026-11-19', '07:00')),
  ]);

  test('lies later in the week', () => {
    expect(nextDayWithClasses(days, '2026-11-17')).toBe('2026-11-19');
    expect(nextDayWithClasses(days, '2026-11-16')).toBe('2026-11-19');
  });

  test('is missing when none follows', () => {
    expect(nextDayWithClasses(days, '2026-11-19')).toBeNull();
  });
});

describe('the day to begin with', () => {
  const evening = berlinInstant(FRIDAY, '18:00');
  const end = new Date(evening.getTime() + CLASS_LENGTH_MS);
  const days = timetableDays('2026-11-16', [classAt(evening), classAt(berlinInstant('2026-11-22', '09:00'))]);
  const friday = days[4];

  test('is the shown one until the instant its last class starts', () => {
    expect(dayToBeginWith(days, FRIDAY, new Date(evening.getTime() - 1))).toBe(FRIDAY);
    expect(friday && isDayOver(friday, new Date(end.getTime() - 1))).toBe(false);
  });

  test('is the next with a class ahead from that instant on', () => {
    expect(dayToBeginWith(days, FRIDAY, evening)).toBe('2026-11-22');
    expect(friday && isDayOver(friday, end)).toBe(true);
  });

  test('passes over a day whose classes were cancelled', () => {
    const off = timetableDays('2026-11-16', [
      classAt(evening, { isCanceled: true }),
      classAt(berlinInstant('2026-11-22', '09:00')),
    ]);
    expect(dayToBeginWith(off, FRIDAY, berlinInstant(FRIDAY, '08:00'))).toBe('2026-11-22');
  });

  test('passes over a day whose rest is full, as long as another one can be booked', () => {
    const morning = berlinInstant('2026-11-22', '09:00');
    const full = classAt(evening, { freePlaces: 0 });
    const noon = berlinInstant(FRIDAY, '12:00');
    expect(dayToBeginWith(timetableDays(FRIDAY, [full, classAt(morning)]), FRIDAY, noon)).toBe('2026-11-22');
    const allFull = timetableDays(FRIDAY, [full, classAt(morning, { freePlaces: 0 })]);
    expect(dayToBeginWith(allFull, FRIDAY, noon)).toBe(FRIDAY);
  });

  test('is the next with classes when it never had one', () => {
    expect(dayToBeginWith(days, '2026-11-16', new Date(evening.getTime() - 1))).toBe(FRIDAY);
  });

  test('is the shown one when nothing follows in its week', () => {
    expect(dayToBeginWith(days, '2026-11-22', berlinInstant('2026-11-22', '23:00'))).toBe('2026-11-22');
  });
});

describe('the rest of today', () => {
  const evening = berlinInstant(FRIDAY, '19:00');
  const tomorrow = classAt(berlinInstant('2026-11-21', '06:30'));
  const rest = (now: Date, ...classes: TimetableClass[]) => restOfToday(timetableDays(FRIDAY, classes), now);
  const noon = berlinInstant(FRIDAY, '12:00');

  test('can be booked until the instant its last class starts', () => {
    expect(rest(new Date(evening.getTime() - 1), classAt(evening), tomorrow)).toEqual({ kind: 'bookable' });
    expect(rest(evening, classAt(evening), tomorrow)).toEqual({ kind: 'nothing', next: tomorrow });
  });

  test.each([
    ['full', { freePlaces: 0 }],
    ['cancelled', { isCanceled: true }],
  ])('is nothing where all that is left is %s', (_, overrides) => {
    expect(rest(noon, classAt(evening, overrides), tomorrow)).toEqual({ kind: 'nothing', next: tomorrow });
  });

  test('leads over full classes to the first that can be booked, or nowhere', () => {
    const full = classAt(berlinInstant('2026-11-21', '06:30'), { freePlaces: 0 });
    const sunday = classAt(berlinInstant('2026-11-22', '09:00'));
    expect(rest(evening, classAt(evening), full, sunday)).toEqual({ kind: 'nothing', next: sunday });
    expect(rest(evening, classAt(evening), full)).toEqual({ kind: 'nothing', next: null });
  });

  test('is not spoken of on a day without classes, or in a later week', () => {
    expect(rest(noon, tomorrow)).toEqual({ kind: 'bookable' });
    expect(restOfToday(timetableDays('2026-11-23', [classAt(evening)]), noon)).toEqual({ kind: 'bookable' });
  });

  test('is tomorrow’s from midnight in Berlin on', () => {
    const midnight = berlinInstant('2026-11-21', '00:00');
    expect(rest(new Date(midnight.getTime() - 1), classAt(evening), tomorrow).kind).toBe('nothing');
    expect(rest(midnight, classAt(evening), tomorrow).kind).toBe('bookable');
  });
});
