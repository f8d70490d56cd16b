import { describe, expect, it } from 'vitest';
import { entriesByDay } from './month-days.ts';

const daysOf = (month: string, ...starts: string[]) =>
  Object.fromEntries(entriesByDay(starts, (start) => new Date(start), month));

describe('entriesByDay', () => {
  it('finds the entries of a month by their day in Berlin, in the order given', () => {
    expect(
      daysOf(
        '2026-11',
        '2026-11-20T18:00:00+01:00',
        '2026-11-20T07:00:00+01:00',
        '2026-11-03T07:00:00+01:00',
      ),
    ).toEqual({
      '2026-11-20': ['2026-11-20T18:00:00+01:00', '2026-11-20T07:00:00+01:00'],
      '2026-11-03': ['2026-11-03T07:00:00+01:00'],
    });
  });

  it('begins a month at midnight in Berlin and ends it before the next one', () => {
    expect(
      daysOf(
        '2026-11',
        '2026-10-31T22:59:59Z',
        '2026-10-31T23:00:00Z',
        '2026-11-30T22:59:59Z',
        '2026-11-30T23:00:00Z',
      ),
    ).toEqual({ '2026-11-01': ['2026-10-31T23:00:00Z'], '2026-11-30': ['2026-11-30T22:59:59Z'] });
  });

  it('keeps days apart on both clock changes', () => {
    expect(daysOf('2026-03', '2026-03-28T23:30:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z')).toEqual(
      {
        '2026-03-29': ['2026-03-28T23:30:00Z', '2026-03-29T21:59:59Z'],
        '2026-03-30': ['2026-03-29T22:00:00Z'],
      },
    );
    expect(daysOf('2026-10', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z')).toEqual(
      {
        '2026-10-25': ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
        '2026-10-26': ['2026-10-25T23:00:00Z'],
      },
    );
  });

  it('crosses the new year', () => {
    expect(daysOf('2026-12', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z')).toEqual({
      '2026-12-31': ['2026-12-31T22:59:59Z'],
    });
    expect(daysOf('2026-12')).toEqual({});
  });
});
