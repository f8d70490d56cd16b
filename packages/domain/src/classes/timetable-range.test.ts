import { describe, expect, it } from 'vitest';
import { decideTimetableRange } from './timetable-range.ts';

const noon = new Date('2026-11-20T11:00:00Z');

describe('the days a timetable shows', () => {
  it('are today and the six days after it', () => {
    expect(decideTimetableRange({}, noon)).toEqual({
      outcome: 'range',
      range: { from: '2026-11-20', to: '2026-11-26' },
    });
  });

  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', 'a second before midnight in Berlin'],
    ['2026-11-20T23:00:00Z', '2026-11-21', 'midnight in Berlin'],
    ['2026-03-28T23:00:00Z', '2026-03-29', 'the midnight before spring forward'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'the midnight before fall back'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the new year in Berlin'],
  ])('at %s begin with %s: %s', (instant, from) => {
    expect(decideTimetableRange({}, new Date(instant))).toMatchObject({ range: { from } });
  });

  it('are seven from the day that is asked for', () => {
    expect(decideTimetableRange({ from: '2026-12-28' }, noon)).toMatchObject({
      range: { from: '2026-12-28', to: '2027-01-03' },
    });
  });

  it('are today until the day that is asked for', () => {
    expect(decideTimetableRange({ to: '2026-11-20' }, noon)).toMatchObject({
      range: { from: '2026-11-20', to: '2026-11-20' },
    });
  });

  it('end with the last day a calendar can write', () => {
    expect(decideTimetableRange({ from: '9999-12-30' }, noon)).toMatchObject({
      range: { from: '9999-12-30', to: '9999-12-31' },
    });
  });

  it('may be 35, also over both clock changes', () => {
    for (const from of ['2026-03-01', '2026-10-01']) {
      const to = from === '2026-03-01' ? '2026-04-04' : '2026-11-04';
      expect(decideTimetableRange({ from, to }, noon)).toEqual({ outcome: 'range', range: { from, to } });
    }
  });
});

describe('a timetable is refused', () => {
  it('for 36 days', () => {
    expect(decideTimetableRange({ from: '2026-03-01', to: '2026-04-05' }, noon)).toMatchObject({
      refusal: { reason: 'too_long' },
    });
  });

  it('when it would end before it starts', () => {
    expect(decideTimetableRange({ from: '2026-11-21', to: '2026-11-20' }, noon)).toMatchObject({
      refusal: { reason: 'ends_before_start' },
    });
    expect(decideTimetableRange({ to: '2026-11-19' }, noon)).toMatchObject({
      refusal: { reason: 'ends_before_start', range: { from: '2026-11-20', to: '2026-11-19' } },
    });
  });

  it('for days that do not exist, naming the field', () => {
    expect(decideTimetableRange({ from: '2026-02-29' }, noon)).toMatchObject({
      refusal: { reason: 'no_such_day', field: 'from', day: '2026-02-29' },
    });
    expect(decideTimetableRange({ from: '2026-04-01', to: '2026-04-31' }, noon)).toMatchObject({
      refusal: { reason: 'no_such_day', field: 'to', day: '2026-04-31' },
    });
  });
});
