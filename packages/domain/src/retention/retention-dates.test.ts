import { describe, expect, it } from 'vitest';
import { keptSince, type Keeping } from './retention-dates.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import { berlinIso } from '../calendar/studio-calendar.ts';

const since = (keeping: Keeping, now: string) => berlinIso(keptSince(keeping, new Date(now)));

describe('how long something is kept', () => {
  it('is over at midnight in Berlin, not in London', () => {
    const week: Keeping = { unit: 'days', count: 7 };
    expect(since(week, '2026-11-20T22:59:59Z')).toBe('2026-11-13T00:00:00+01:00');
    expect(since(week, '2026-11-20T23:00:00Z')).toBe('2026-11-14T00:00:00+01:00');
  });

  it('counts days, not hours, over both clock changes', () => {
    const days: Keeping = { unit: 'days', count: 2 };
    expect(since(days, '2026-03-30T10:00:00Z')).toBe('2026-03-28T00:00:00+01:00');
    expect(since(days, '2026-10-26T10:00:00Z')).toBe('2026-10-24T00:00:00+02:00');
  });

  it('takes the last day of a month that has no such day', () => {
    expect(since({ unit: 'months', count: 6 }, '2026-08-31T10:00:00Z')).toBe('2026-02-28T00:00:00+01:00');
    expect(since({ unit: 'months', count: 12 }, '2028-02-29T10:00:00Z')).toBe('2027-02-28T00:00:00+01:00');
  });

  it('counts whole years from the end of the year', () => {
    const years: Keeping = { unit: 'years_to_year_end', count: 6 };
    expect(since(years, '2032-12-31T22:59:59Z')).toBe('2026-01-01T00:00:00+01:00');
    expect(since(years, '2032-12-31T23:00:00Z')).toBe('2027-01-01T00:00:00+01:00');
  });

  it('is never for ever, and always has a reason and a source', () => {
    for (const [name, { keeping, why, source }] of Object.entries(RETENTION_RULES)) {
      expect(keeping.count, name).toBeGreaterThan(0);
      expect([why, source], name).not.toContain('');
    }
  });
});
