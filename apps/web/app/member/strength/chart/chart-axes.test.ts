import { describe, expect, it } from 'vitest';
import { fittedAxis, labelledDays, labelsThatFit, weightAxis } from './chart-axes.ts';

describe('the weight axis', () => {
  it('leaves a step of air on both sides', () => {
    expect(weightAxis([62.5, 80])).toEqual({ min: 60, max: 85, step: 5 });
    expect(weightAxis([60, 80])).toEqual({ min: 55, max: 85, step: 5 });
    expect(weightAxis([100.5])).toEqual({ min: 100, max: 110, step: 10 });
  });

  it('opens around a single weight', () => {
    expect(weightAxis([20])).toEqual({ min: 18, max: 22, step: 2 });
  });

  it('does not go below zero', () => {
    expect(weightAxis([0])).toEqual({ min: 0, max: 0.5, step: 0.5 });
  });

  it('holds help, which is below zero', () => {
    expect(weightAxis([-20, 5])).toEqual({ min: -20, max: 5, step: 5 });
  });

  it('does not exist without weights', () => {
    expect(weightAxis([])).toBeUndefined();
  });
});

describe('the labelled days', () => {
  it('are the ends and the quarters of the window', () => {
    expect(labelledDays('2026-11-20', 4)).toEqual([
      '2026-10-23',
      '2026-10-30',
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
  });

  it('are whole days in a window that has no whole quarters, across a clock change', () => {
    const days = labelledDays('2026-11-20', 26);
    expect(days).toEqual(['2026-05-22', '2026-07-07', '2026-08-21', '2026-10-06', '2026-11-20']);
  });
});

describe('the labels of a narrow chart', () => {
  const labels = labelledDays('2026-11-20', 4);

  it('are every other one, the ends among them, so that none runs into the next', () => {
    expect(labelsThatFit(labels, 289)).toEqual(['2026-10-23', '2026-11-06', '2026-11-20']);
  });

  it('are all of them from the width they need', () => {
    expect(labelsThatFit(labels, 290)).toEqual(labels);
  });
});

describe('the axis of one lift', () => {
  it('begins and ends where the lift does, in at most six round steps', () => {
    expect(fittedAxis([97.5, 129.8], 0.5)).toEqual({ min: 90, max: 130, step: 10 });
    expect(fittedAxis([60, 62.5], 0.5)).toEqual({ min: 60, max: 62.5, step: 0.5 });
    expect(fittedAxis([8, 14], 1)).toEqual({ min: 8, max: 14, step: 1 });
    expect(fittedAxis([0, 900], 0.5)).toEqual({ min: 0, max: 1000, step: 200 });
  });

  it('has a step where there is one value, and none without', () => {
    expect(fittedAxis([9], 1)).toEqual({ min: 9, max: 10, step: 1 });
    expect(fittedAxis([], 1)).toBeUndefined();
  });
});
