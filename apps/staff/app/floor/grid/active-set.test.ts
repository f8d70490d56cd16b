import { expect, it } from 'vitest';
import { setAfterKey } from './active-set.ts';

const SIZE = { rows: 2, sets: 3 };

it('moves by arrows, Home and End, and not beyond the grid', () => {
  const from = { row: 0, setNumber: 2 };
  expect(setAfterKey('ArrowDown', from, SIZE)).toEqual({ row: 1, setNumber: 2 });
  expect(setAfterKey('ArrowLeft', from, SIZE)).toEqual({ row: 0, setNumber: 1 });
  expect(setAfterKey('End', from, SIZE)).toEqual({ row: 0, setNumber: 3 });
  expect(setAfterKey('Home', from, SIZE)).toEqual({ row: 0, setNumber: 1 });
  expect(setAfterKey('ArrowUp', from, SIZE)).toBeNull();
  expect(setAfterKey('ArrowRight', { row: 1, setNumber: 3 }, SIZE)).toBeNull();
  expect(setAfterKey('a', from, SIZE)).toBeNull();
});
