import type { TemplateFields } from '@lifted/contract/desk-records';
import { expect, it } from 'vitest';
import { nextDayOf, templateWeek, timeAfter, type Template } from './template-week.ts';

const TODAY = '2026-11-26';
const template = (id: string, fields: Partial<TemplateFields> = {}): Template => ({
  id,
  fields: {
    timer_name: id,
    weekday: 1,
    start_time: '18:00',
    coach_id: 'jana',
    location_id: 'hall',
    capacity: 12,
    every_weeks: 1,
    valid_from: '2026-01-05',
    valid_until: null,
    ...fields,
  },
});

it('has seven weekdays with what repeats on them by its start, and nothing that has ended', () => {
  const week = templateWeek(
    [
      template('late'),
      template('early', { start_time: '07:00' }),
      template('sunday', { weekday: 6 }),
      template('ends today', { valid_until: TODAY, start_time: '19:00' }),
      template('ended', { valid_until: '2026-11-25' }),
      template('to come', { valid_from: '2027-01-04', start_time: '20:00' }),
    ],
    TODAY,
  );
  expect(week.map(({ classes }) => classes.map(({ id }) => id))).toEqual([
    [],
    ['early', 'late', 'ends today', 'to come'],
    [],
    [],
    [],
    [],
    ['sunday'],
  ]);
});

it('knows on which day a class is next, in its rhythm', () => {
  expect(nextDayOf(template('a').fields, TODAY)).toBe('2026-12-01');
  expect(nextDayOf(template('a', { weekday: 3 }).fields, TODAY)).toBe(TODAY);
  const fortnight = { every_weeks: 2, valid_from: '2026-11-23' };
  expect(nextDayOf(template('a', fortnight).fields, TODAY)).toBe('2026-12-08');
  expect(nextDayOf(template('a', { valid_from: '2027-01-04' }).fields, TODAY)).toBe('2027-01-05');
  expect(nextDayOf(template('a', { valid_until: '2026-11-27' }).fields, TODAY)).toBeUndefined();
});

it('begins a new class after the last one of its weekday', () => {
  const [monday, tuesday] = templateWeek([template('a', { start_time: '18:05' })], TODAY);
  expect(monday && timeAfter(monday)).toBe('18:00');
  expect(tuesday && timeAfter(tuesday)).toBe('19:00');
  const [, late] = templateWeek([template('a', { start_time: '23:30' })], TODAY);
  expect(late && timeAfter(late)).toBe('23:45');
});
