import { describe, expect, it } from 'vitest';
import { germanDate, monthName } from './member-dates.ts';

describe('days and months of the dashboard', () => {
  it('names a month in English', () => {
    expect(monthName('2026-01')).toBe('January 2026');
    expect(monthName('2026-12')).toBe('December 2026');
  });

  it('writes dates the German way, with two digits for day and month', () => {
    expect(germanDate('2026-11-20')).toBe('20.11.2026');
    expect(germanDate('2026-03-05')).toBe('05.03.2026');
  });
});
