import { expect, it } from 'vitest';
import { keyIn, MAIN_KEY } from './page-keys.ts';

it('finds the key that is pressed alone among the shortcuts of a control', () => {
  expect(keyIn('e')).toBe('e');
  expect(keyIn('Control+K Meta+K /')).toBe('/');
});

it('takes what a page is for in the end, and leaves combinations to their own handlers', () => {
  expect(keyIn('Control+Enter')).toBe(MAIN_KEY);
  expect(keyIn('Control+K')).toBeUndefined();
});
