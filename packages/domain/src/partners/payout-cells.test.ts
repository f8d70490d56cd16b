import { describe, expect, it } from 'vitest';
import { centsOfCell, dayOfCell } from './payout-cells.ts';

describe('the day of a cell', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    [' 2026-11-27 18:30 ', '2026-11-27'],
    ['2026-11-27T18:30', '2026-11-27'],
    ['27.11.2026', '2026-11-27'],
    ['7.1.26, 18:30 Uhr', '2026-01-07'],
    ['2026-11-27T23:30:00Z', '2026-11-28'],
    ['2026-11-27T23:30:00+01:00', '2026-11-27'],
  ])('%s is %s', (cell, day) => expect(dayOfCell(cell)).toBe(day));

  it.each(['', '11/12/2026', '31.02.2026', '2026-13-01', '2026-13-01T10:00:00Z', 'yesterday', '27.11.20266'])(
    '%s is none',
    (cell) => expect(dayOfCell(cell)).toBeNull(),
  );
});

describe('the amount of a cell', () => {
  it.each([
    ['12,50 €', 1250],
    ['12.5', 1250],
    ['8', 800],
    ['EUR 1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['−3,00', -300],
  ])('%s is %d cents', (cell, cents) => expect(centsOfCell(cell)).toBe(cents));

  it.each(['', 'free', '12,5,0', '1.2.3', '-'])('%s is none', (cell) => expect(centsOfCell(cell)).toBeNull());
});
