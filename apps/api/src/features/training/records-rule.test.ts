import { describe, expect, it } from 'vitest';
import { recordsOf } from './records-rule.ts';

const set = (weight: number, reps: number) => ({ weight, reps });

describe('personal records', () => {
  it('are none in the first set of an exercise', () => {
    expect(recordsOf([set(60, 10)])).toEqual([undefined]);
  });

  it('are heavier than ever, or more repetitions at a weight lifted before', () => {
    expect(recordsOf([set(60, 10), set(65, 8), set(60, 11), set(65, 8), set(62.5, 12)])).toEqual([
      undefined,
      'weight',
      'reps',
      undefined,
      undefined,
    ]);
  });

  it('are no repetition record for more repetitions at a weight never lifted before', () => {
    expect(recordsOf([set(60, 10), set(50, 15)])).toEqual([undefined, undefined]);
  });

  it('are no repetition record where as many were lifted at a heavier weight, or just as many before', () => {
    expect(recordsOf([set(60, 8), set(65, 10), set(60, 9)])[2]).toBeUndefined();
    expect(recordsOf([set(60, 8), set(65, 10), set(60, 10)])[2]).toBeUndefined();
    expect(recordsOf([set(60, 8), set(65, 10), set(60, 11)])[2]).toBe('reps');
    expect(recordsOf([set(60, 8), set(60, 8)])[1]).toBeUndefined();
  });

  it('are a repetition record whatever was done at lighter weights, or is done later', () => {
    expect(recordsOf([set(60, 8), set(50, 15), set(60, 9), set(65, 10)])).toEqual([
      undefined,
      undefined,
      'reps',
      'weight',
    ]);
  });

  it('count repetitions of the own weight, which is 0 kg', () => {
    expect(recordsOf([set(0, 12), set(0, 13), set(0, 13)])).toEqual([undefined, 'reps', undefined]);
  });

  it('do not take a failed attempt as outdoing a set', () => {
    expect(recordsOf([set(60, 8), set(65, 0), set(60, 9)])[2]).toBe('reps');
  });

  it('need at least one repetition', () => {
    expect(recordsOf([set(60, 10), set(100, 0)])).toEqual([undefined, undefined]);
  });

  it('do not take a failed attempt as the weight to beat', () => {
    expect(recordsOf([set(60, 10), set(100, 0), set(70, 5)])[2]).toBe('weight');
  });
});
