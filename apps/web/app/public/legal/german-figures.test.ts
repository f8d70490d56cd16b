import { HOUR_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, it } from 'vitest';
import {
  germanClock,
  germanMonths,
  germanMonthsDative,
  germanNumberWord,
  inDays,
  inHours,
  inMinutes,
  justUnder,
} from './german-figures.ts';

describe('figures in German', () => {
  it('say one month in words and several in digits', () => {
    expect([germanMonths(1), germanMonths(6)]).toEqual(['einen Monat', '6 Monate']);
    expect(germanMonthsDative(1)).toBe('einem Monat');
    expect(germanMonthsDative(2)).toBe('2 Monaten');
  });

  it('write fourteen days as the law does', () => {
    expect([14, 30].map(germanNumberWord)).toEqual(['vierzehn', '30']);
  });

  it('count down to one second less than a span', () => {
    expect(justUnder(12 * HOUR_MS)).toBe('11:59:59');
    expect(justUnder(1.5 * HOUR_MS)).toBe('01:29:59');
    expect(justUnder(SECOND_MS)).toBe('00:00:00');
  });

  it('say a time of day without a zero in front', () => {
    expect(['07:00', '22:00'].map(germanClock)).toEqual(['7:00', '22:00']);
  });

  it('turn spans into minutes, hours and days', () => {
    expect([inMinutes(0.5 * HOUR_MS), inHours(48 * HOUR_MS), inDays(48 * HOUR_MS)]).toEqual([30, 48, 2]);
  });
});
