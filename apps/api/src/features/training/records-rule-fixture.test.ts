import { describe, expect, it } from 'vitest';
import { recordsOf } from './records-rule-fixture.ts';

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

  it('count repetitions of bodyweight sets, which are of 0 kg', () => {
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

  it('are less help, then none, then weight added; a heavier help is none', () => {
    const assisted = (weight: number, reps = 8) => ({ weight, reps, load_kind: 'assisted' }) as const;
    const added = { weight: 5, reps: 5, load_kind: 'added' } as const;
    const bodyweight = { weight: 0, reps: 6, load_kind: 'bodyweight' } as const;
    expect(recordsOf([assisted(20), assisted(30, 6), assisted(15), bodyweight, added])).toEqual([
      undefined,
      undefined,
      'weight',
      'weight',
      'weight',
    ]);
    expect(recordsOf([assisted(20), assisted(30, 12), assisted(30, 13), assisted(20, 9)])).toEqual([
      undefined,
      undefined,
      'reps',
      'reps',
    ]);
  });

  it('do not measure an external load by bodyweight', () => {
    const added = { weight: 5, reps: 5, load_kind: 'added' } as const;
    expect(recordsOf([set(60, 10), added, set(65, 10)])).toEqual([undefined, undefined, 'weight']);
    expect(recordsOf([added, set(60, 10)])).toEqual([undefined, undefined]);
  });

  it('measure bodyweight by sets of 0 kg from before there were kinds', () => {
    const bodyweight = (reps: number) => ({ weight: 0, reps, load_kind: 'bodyweight' }) as const;
    expect(recordsOf([set(0, 12), bodyweight(10), bodyweight(13)])).toEqual([undefined, undefined, 'reps']);
  });

  it('pass over warm-up sets, also one heavier than the working set', () => {
    const warmUp = { ...set(80, 10), is_warm_up: true };
    expect(recordsOf([warmUp, set(60, 8), warmUp, set(62.5, 8)])).toEqual([
      undefined,
      undefined,
      undefined,
      'weight',
    ]);
  });
});
