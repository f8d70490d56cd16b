import { addDays, MINUTE_MS, CLASS_LENGTH_MS, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { expect, test } from 'vitest';
import { DEMO_COACHES, MAIN_FLOOR } from './demo-people-and-places.ts';
import { type DemoClass, demoClassesOn } from './demo-timetable.ts';
import { themeOf } from './training-themes.ts';

const daysFrom = (date: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(date, day));
const CLASS_MINUTES = CLASS_LENGTH_MS / MINUTE_MS;
const TWO_YEARS_OF_DAYS = daysFrom('2026-01-01', 730);

function minuteOfDay({ time }: DemoClass): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

test('a day has the same classes whenever it is asked for', () => {
  expect(demoClassesOn('2026-11-20')).toEqual(demoClassesOn('2026-11-20'));
});

test('every week has at least as many classes as the studio promises, and not many more', () => {
  for (let week = 0; week < 104; week += 1) {
    const monday = addDays(weekStart('2026-11-20'), -7 * week);
    const classes = daysFrom(monday, 7).flatMap(demoClassesOn);
    expect(classes.length).toBeGreaterThanOrEqual(studio.classesPerWeek);
    expect(classes.length).toBeLessThan(studio.classesPerWeek + 10);
  }
});

test('nobody is in two places at once, and no floor holds two classes', () => {
  for (const date of TWO_YEARS_OF_DAYS) {
    const classes = demoClassesOn(date);
    for (const [index, one] of classes.entries()) {
      for (const other of classes.slice(index + 1)) {
        if (minuteOfDay(other) >= minuteOfDay(one) + CLASS_MINUTES) continue;
        expect(other.coachId, `${one.id} and ${other.id}`).not.toBe(one.coachId);
        expect(other.locationId, `${one.id} and ${other.id}`).not.toBe(one.locationId);
      }
    }
  }
});

test('classes start from 06:30 to 20:30 on weekdays and lie between 09:00 and 17:00 at weekends', () => {
  const times = (date: string) => demoClassesOn(date).map(({ time }) => time);
  for (const date of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']) {
    expect(times(date).at(0)).toBe('06:30');
    expect(times(date).at(-1)).toBe('20:30');
  }
  for (const date of ['2026-11-21', '2026-11-22']) {
    expect(times(date).at(0)).toBe('09:00');
    expect(times(date).at(-1)).toBe('16:00');
  }
});

test('ids are unique and say day, time and floor', () => {
  const ids = TWO_YEARS_OF_DAYS.flatMap(demoClassesOn).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(demoClassesOn('2026-11-20')[0]?.id).toBe('2026-11-20-0630-main-floor');
});

test('a day has many names, and the same one never follows itself on a floor', () => {
  for (const date of daysFrom('2026-11-16', 7)) {
    const classes = demoClassesOn(date);
    expect(new Set(classes.map(({ timerName }) => timerName)).size).toBeGreaterThanOrEqual(6);
    for (const floor of new Set(classes.map(({ locationId }) => locationId))) {
      const names = classes
        .filter(({ locationId }) => locationId === floor)
        .map(({ timerName }) => timerName);
      for (const [index, name] of names.entries()) expect(name).not.toBe(names[index + 1]);
    }
  }
});

test('the first class of a day has the theme of the day’s workout', () => {
  for (const date of daysFrom('2026-11-16', 7)) {
    const [first] = demoClassesOn(date).filter(({ locationId }) => locationId === MAIN_FLOOR.id);
    expect(first?.timerName).toBe(themeOf(date).timerName);
  }
});

test('every coach teaches every week, before the studio’s first year too', () => {
  for (const monday of ['2026-11-16', '2019-11-18']) {
    const coaches = new Set(
      daysFrom(monday, 7)
        .flatMap(demoClassesOn)
        .map(({ coachId }) => coachId),
    );
    expect(coaches.size).toBe(DEMO_COACHES.length);
  }
});
