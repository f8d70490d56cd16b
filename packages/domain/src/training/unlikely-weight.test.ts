import { describe, expect, it } from 'vitest';
import { bestBefore, isUnlikelyWeight } from './unlikely-weight.ts';

const asks = (kg: number, best: number | null, heaviest: number | null = null) =>
  isUnlikelyWeight(kg, { best, heaviest });

describe('a weight is asked about', () => {
  it('above twice the best so far', () => {
    expect([asks(170, 85), asks(170.5, 85), asks(999, 85)]).toEqual([false, true, true]);
  });

  it('not within 20 kg of the best, however light that was', () => {
    expect([asks(25, 5), asks(25.5, 5)]).toEqual([false, true]);
  });

  it('above what there is to load, but not what was lifted before', () => {
    expect([asks(60, 55, 60), asks(62.5, 55, 60), asks(62.5, 62.5, 60)]).toEqual([false, true, false]);
  });

  it('from 250 kg on where nothing is known, and with a rack alone only above it', () => {
    expect([asks(250, null), asks(250.5, null), asks(300, null, 400)]).toEqual([false, true, false]);
  });
});

it('the best so far is of the same kind of load, and was lifted', () => {
  const history = [
    {
      sets: [
        { weight: 60, reps: 8 },
        { weight: 90, reps: 0 },
      ],
    },
    {
      sets: [
        { weight: 85, reps: 1 },
        { weight: 20, reps: 5, load_kind: 'added' as const },
      ],
    },
  ];
  expect([
    bestBefore(history, 'external'),
    bestBefore(history, 'added'),
    bestBefore(history, 'assisted'),
  ]).toEqual([85, 20, null]);
});
