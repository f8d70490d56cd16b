import { expect, it } from 'vitest';
import { cellAfterKey, within } from './grid-keys.ts';

const size = { rows: 3, columns: 2 };

it.each([
  ['ArrowDown', { row: 1, column: 0 }, { row: 2, column: 0 }],
  ['ArrowDown', { row: 2, column: 0 }, { row: 2, column: 0 }],
  ['ArrowUp', { row: 0, column: 1 }, { row: 0, column: 1 }],
  ['ArrowRight', { row: 1, column: 0 }, { row: 1, column: 1 }],
  ['ArrowLeft', { row: 1, column: 0 }, { row: 1, column: 0 }],
  ['Home', { row: 2, column: 1 }, { row: 0, column: 1 }],
  ['End', { row: 0, column: 0 }, { row: 2, column: 0 }],
])('%s moves within the grid and stays at its edge', (key, from, to) => {
  expect(cellAfterKey(key, from, size)).toEqual(to);
});

it('leaves other keys to the cell', () => {
  expect(cellAfterKey(' ', { row: 0, column: 0 }, size)).toBeNull();
});

it('a cell whose row was removed is the last one', () => {
  expect(within({ row: 3, column: 1 }, size)).toEqual({ row: 2, column: 1 });
  expect(within({ row: 0, column: 0 }, { rows: 0, columns: 2 })).toEqual({ row: 0, column: 0 });
});
