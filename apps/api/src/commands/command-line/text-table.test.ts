import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('names are left-aligned, numbers right-aligned with thousands separators', () => {
  expect(
    textTable(
      ['File', 'Rows'],
      [
        ['wods.csv', 400_000],
        ['a.csv', 7],
      ],
    ),
  ).toEqual(['File         Rows', 'wods.csv  400,000', 'a.csv           7']);
});
