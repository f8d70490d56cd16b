import { expect, it } from 'vitest';
import { typedEuros } from './typed-euros.ts';

it.each([
  ['94', 9400],
  ['94,00 €', 9400],
  ['€94.5', 9450],
  ['17,50', 1750],
  ['1.234,50', 123_450],
  ['1234,50 €', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567,00 EUR', 123_456_700],
  ['0', 0],
])('%s is %d cents', (text, cents) => expect(typedEuros(text)).toBe(cents));

it.each(['', '-', '-1', '1.234', '12.345', '1,2,3', '1.234.50', '12,345,6', 'twelve', '12345678'])(
  '%j is no price',
  (text) => expect(typedEuros(text)).toBeUndefined(),
);
