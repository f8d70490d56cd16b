import { describe, expect, it } from 'vitest';
import { endAfterNotice, refundDueOn } from './contract-declaration-dates.ts';

describe('one month of notice', () => {
  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-15', '2027-01-15'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-10-31', '2026-11-30'],
    ['2026-02-28', '2026-03-28'],
    ['2026-11-30', '2026-12-30'],
  ])('received on %s ends on %s', (received, end) => expect(endAfterNotice(received)).toBe(end));
});

describe('a refund', () => {
  it.each([
    ['2026-11-20', '2026-12-04'],
    ['2026-12-24', '2027-01-07'],
    ['2026-03-20', '2026-04-03'],
  ])('for a withdrawal received on %s is due on %s', (received, due) =>
    expect(refundDueOn(received)).toBe(due),
  );
});
