import { describe, expect, test } from 'vitest';
import { isWodDay, WOD_FIRST_DAY, WOD_LAST_DAY, wodDay } from './wod-day.ts';

describe('the day of the workout', () => {
  test('is the one in the address', () => {
    expect(wodDay('2026-02-28', '2026-11-20')).toBe('2026-02-28');
  });

  test('is today without one in the address', () => {
    expect(wodDay(null, '2026-11-20')).toBe('2026-11-20');
  });

  test('is today when the address names a day that does not exist', () => {
    for (const asked of [
      '',
      'tomorrow',
      '2026-02-29',
      '2026-11-31',
      '2026-1-5',
      '1999-12-31',
      '2100-01-01',
    ]) {
      expect(wodDay(asked, '2026-11-20')).toBe('2026-11-20');
    }
  });

  test('may be the first and the last day offered', () => {
    expect(isWodDay(WOD_FIRST_DAY)).toBe(true);
    expect(isWodDay(WOD_LAST_DAY)).toBe(true);
  });
});
