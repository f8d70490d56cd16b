import type { ImportFault } from '@lifted/contract/desk/desk-import';
import { describe, expect, it } from 'vitest';
import { rowsOf, wayOf, withWay } from './named-rows.ts';

const FAULT: ImportFault = {
  file: 'customers.csv',
  line: 3,
  column: 'email',
  message: 'is no address',
  count: 2,
  further_lines: [7],
  needs_no_sign_in: false,
};

describe('the rows of a fault', () => {
  it('are all it names', () => {
    expect(rowsOf(FAULT)).toEqual([
      { file: 'customers', line: 3 },
      { file: 'customers', line: 7 },
    ]);
  });

  it('are not known where more have it than are named, or where the file has it', () => {
    expect(rowsOf({ ...FAULT, count: 3 })).toBeUndefined();
    expect(rowsOf({ ...FAULT, column: 'header' })).toBeUndefined();
  });
});

it('a choice is for all rows of a fault, can be changed, and taken back', () => {
  const other = { file: 'bookings', line: 3, way: 'leave_out' } as const;
  const left = withWay(FAULT, 'leave_out', [other]);
  expect(left).toHaveLength(3);
  expect(wayOf(FAULT, left)).toBe('leave_out');
  expect(wayOf(FAULT, withWay(FAULT, 'without_sign_in', left))).toBe('without_sign_in');
  expect(withWay(FAULT, null, left)).toEqual([other]);
});
