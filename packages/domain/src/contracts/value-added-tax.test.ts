import { expect, it } from 'vitest';
import { taxedPrice } from './value-added-tax.ts';

it.each([
  [11_900, 19, 1900],
  [9900, 7, 648],
  [149, 19, 24],
  // Half a cent, and just below and above it.
  [9, 20, 2],
  [8, 20, 1],
  [10, 20, 2],
  [214, 7, 14],
  [1, 19, 0],
  [0, 19, 0],
  [5000, 0, 0],
  [200, 100, 100],
])('%i cents with %i %% contain %i cents of tax, and the rest is net', (gross, percent, vat) => {
  expect(taxedPrice(gross, percent)).toEqual({ net: gross - vat, vat });
});
