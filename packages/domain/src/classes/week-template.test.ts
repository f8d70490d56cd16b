import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/studio-calendar.ts';
import { inRhythm, scheduledUntil, templateDates } from './week-template.ts';

const TUESDAYS = { weekday: 1, everyWeeks: 1, from: '2026-11-02', until: null };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('the days of a class of the repeating week', () => {
  it('are every week from its first day on', () =>
    expect(templateDates(TUESDAYS, NOVEMBER)).toEqual([
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
      '2026-11-24',
    ]));

  it('begin no earlier than its first day, and end with its last, both included', () => {
    expect(templateDates({ ...TUESDAYS, from: '2026-11-10' }, NOVEMBER)[0]).toBe('2026-11-10');
    expect(templateDates({ ...TUESDAYS, from: '2026-11-11' }, NOVEMBER)[0]).toBe('2026-11-17');
    expect(templateDates({ ...TUESDAYS, until: '2026-11-17' }, NOVEMBER).at(-1)).toBe('2026-11-17');
    expect(templateDates({ ...TUESDAYS, until: '2026-11-16' }, NOVEMBER).at(-1)).toBe('2026-11-10');
  });

  it('include both ends of the range', () =>
    expect(templateDates(TUESDAYS, { from: '2026-11-10', to: '2026-11-17' })).toEqual([
      '2026-11-10',
      '2026-11-17',
    ]));

  it('are every second week counted from the week of the first day, wherever the range begins', () => {
    const fortnight = { ...TUESDAYS, everyWeeks: 2 };
    expect(templateDates(fortnight, NOVEMBER)).toEqual(['2026-11-03', '2026-11-17']);
    expect(templateDates(fortnight, { from: '2026-11-08', to: '2026-11-30' })).toEqual(['2026-11-17']);
    // The first day is a Sunday: its week counts, though the class was before.
    expect(templateDates({ ...fortnight, from: '2026-11-08' }, NOVEMBER)).toEqual(['2026-11-17']);
  });

  it('leave out days on which the studio is closed', () =>
    expect(templateDates(TUESDAYS, NOVEMBER, [{ from: '2026-11-10', to: '2026-11-17' }])).toEqual([
      '2026-11-03',
      '2026-11-24',
    ]));

  it('go on across the clock change, the end of a month and of a year', () => {
    const sundays = { weekday: 6, everyWeeks: 1, from: '2026-10-01', until: null };
    expect(templateDates(sundays, { from: '2026-10-19', to: '2026-11-02' })).toEqual([
      '2026-10-25',
      '2026-11-01',
    ]);
    expect(templateDates(sundays, { from: '2026-12-28', to: '2027-01-04' })).toEqual(['2027-01-03']);
  });
});

describe('a class of the repeating week changed from a day on', () => {
  const fortnight = { everyWeeks: 2, from: '2026-12-01' };

  it.each([
    // In a week it takes place in: from that very day on.
    ['2026-12-02', '2026-12-02'],
    ['2026-12-06', '2026-12-06'],
    ['2026-12-15', '2026-12-15'],
    // In a week it does not: from the next one on.
    ['2026-12-07', '2026-12-14'],
    ['2026-12-08', '2026-12-14'],
    ['2026-12-13', '2026-12-14'],
    ['2026-12-23', '2026-12-28'],
  ])('from %s begins on %s', (day, begins) => expect(inRhythm(fortnight, day)).toBe(begins));

  it('keeps its rhythm from whichever day', () => {
    const tuesdays = { ...fortnight, weekday: 1, until: null };
    const range = { from: '2026-12-01', to: '2027-03-31' };
    const all = templateDates(tuesdays, range);
    for (let day = '2026-12-01'; day < '2027-02-01'; day = addDays(day, 1)) {
      const before = templateDates({ ...tuesdays, until: addDays(day, -1) }, range);
      const after = templateDates({ ...tuesdays, from: inRhythm(tuesdays, day) }, range);
      expect([...before, ...after]).toEqual(all);
    }
  });

  it('begins on any day where it takes place every week', () =>
    expect(inRhythm({ everyWeeks: 1, from: '2026-12-01' }, '2026-12-09')).toBe('2026-12-09'));
});

it('reaches eight weeks ahead', () => expect(scheduledUntil('2026-11-23')).toBe('2027-01-18'));
