import { describe, expect, it } from 'vitest';
import { estimatedOneRepMax, volumeOf, weightForReps } from './personal-records.ts';

const set = (weight: number, reps: number) => ({ weight, reps });

describe('estimated one-rep maximum', () => {
  it('is the weight itself for one repetition', () => {
    expect(estimatedOneRepMax(set(100, 1))).toBe(100);
  });

  it('follows Epley up to ten repetitions and no further', () => {
    expect(estimatedOneRepMax(set(90, 10))).toBe(120);
    expect(estimatedOneRepMax(set(90, 20))).toBe(120);
  });

  it('does not exist without weight or repetitions', () => {
    expect(estimatedOneRepMax(set(0, 10))).toBeUndefined();
    expect(estimatedOneRepMax(set(60, 0))).toBeUndefined();
  });
});

describe('the weight for a number of repetitions', () => {
  it('has the one-rep maximum it was worked out from', () => {
    expect(weightForReps(120, 1)).toBe(120);
    expect(weightForReps(120, 10)).toBe(90);
    expect(weightForReps(120, 20)).toBe(90);
    expect(weightForReps(76, 8)).toBeCloseTo(60);
  });
});

describe('volume', () => {
  it('sums weight times repetitions', () => {
    expect(volumeOf([set(60, 10), set(62.5, 8)])).toBe(1100);
    expect(volumeOf([])).toBe(0);
  });
});
