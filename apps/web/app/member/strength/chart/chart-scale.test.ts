import { roundedWeightWords } from '@lifted/domain/language/weight-words';
import { describe, expect, it } from 'vitest';
import { arePointsHidden, yAxisStep } from './chart-scale.ts';

describe('the strength chart', () => {
  it('shows exactly 25 points and hides 26', () => {
    expect(arePointsHidden(25)).toBe(false);
    expect(arePointsHidden(26)).toBe(true);
  });

  it.each([
    [100.1, 10],
    [100, 5],
    [50, 5],
    [49.9, 2],
    [20, 2],
    [19.9, 1],
    [10, 1],
    [9.9, 0.5],
    [0, 0.5],
  ])('for a greatest value of %d kg steps by %d kg', (greatest, step) => {
    expect(yAxisStep(greatest)).toBe(step);
  });

  it.each([
    [60, '60'],
    [62.5, '62.5'],
    [62.25, '62.3'],
    [59.96, '60'],
    [0, '0'],
    [-2.5, '-2.5'],
  ])('rounds %d kg to %s', (kilograms, text) => {
    expect(roundedWeightWords(kilograms)).toBe(text);
  });
});
