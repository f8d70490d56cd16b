import { describe, expect, it } from 'vitest';
import {
  loadsUpTo,
  nearestAtOrBelow,
  platesPerEnd,
  possibleLoads,
  stepDown,
  stepUp,
  type Implement,
  type PlateLoaded,
} from './implement.ts';

const plate = (weight: number, count = 2) => ({ weight, per_end: count });

const barbell: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [plate(1.25), plate(2.5), plate(5), plate(10), plate(15), plate(20), plate(25, 4)],
};
const landmine: Implement = {
  kind: 'plates',
  bar: 10,
  loaded_ends: 1,
  plates: [plate(5, 1), plate(10, 1)],
};
const dumbbells: Implement = { kind: 'weights', weights: [12.5, 10, 15, 20, 10] };
const bodyweight: Implement = { kind: 'bodyweight' };
const fractional: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [plate(0.25, 1), plate(0.5, 1), plate(1.25, 1)],
};

describe('the weights an implement can have', () => {
  it('are the bar and the same plates on each loaded end', () => {
    expect(loadsUpTo(barbell, 30)).toEqual([20, 22.5, 25, 27.5, 30]);
    expect(possibleLoads(landmine)).toEqual([10, 15, 20, 25]);
  });

  it('are exact with the smallest plates', () => {
    expect(possibleLoads(fractional)).toEqual([20, 20.5, 21, 21.5, 22.5, 23, 23.5, 24]);
  });

  it('end with all plates on the bar', () => {
    expect(possibleLoads(barbell).at(-1)).toBe(20 + 2 * (2 * (1.25 + 2.5 + 5 + 10 + 15 + 20) + 4 * 25));
  });

  it('are those on the rack, each once, lightest first', () => {
    expect(possibleLoads(dumbbells)).toEqual([10, 12.5, 15, 20]);
  });

  it('do not exist for bodyweight', () => {
    expect(possibleLoads(bodyweight)).toEqual([]);
  });
});

describe('a step', () => {
  it.each([
    ['barbell', barbell, 60, 62.5, 57.5],
    ['barbell with a weight it cannot have', barbell, 61, 62.5, 60],
    ['empty bar', barbell, 20, 22.5, 20],
    ['less than the bar', barbell, 15, 20, 15],
    ['fractional plates, where one is missing', fractional, 21.5, 22.5, 21],
    ['dumbbells with a gap', dumbbells, 15, 20, 12.5],
    ['heaviest dumbbell', dumbbells, 20, 20, 15],
    ['lightest dumbbell', dumbbells, 10, 12.5, 10],
    ['bodyweight', bodyweight, 0, 0, 0],
    ['unknown', null, 60, 62.5, 57.5],
    ['unknown, off the steps', null, 61, 62.5, 60],
    ['unknown, nothing', null, 0, 2.5, 0],
  ])('%s', (_, implement, kg, up, down) => {
    expect([stepUp(implement, kg), stepDown(implement, kg)]).toEqual([up, down]);
  });

  it('goes up by a step at least, to the heaviest at most', () => {
    expect(stepUp(barbell, 60, 5)).toBe(65);
    expect(stepUp(dumbbells, 10, 4)).toBe(15);
    expect(stepUp(dumbbells, 15, 10)).toBe(20);
    expect(stepUp(dumbbells, 20, 10)).toBe(20);
    expect(stepUp(null, 60, 4)).toBe(65);
    expect(stepUp(null, 61, 0.5)).toBe(62.5);
  });
});

describe('the nearest weight at or below', () => {
  it.each([
    ['barbell, exactly', barbell, 62.5, 62.5],
    ['barbell, just under', barbell, 62.49, 60],
    ['lighter than the bar', barbell, 12, 20],
    ['heavier than everything', dumbbells, 99, 20],
    ['lighter than the lightest', dumbbells, 9, 10],
    ['bodyweight', bodyweight, 40, 0],
    ['unknown', null, 64.9, 62.5],
  ])('%s', (_, implement, kg, nearest) => {
    expect(nearestAtOrBelow(implement, kg)).toBe(nearest);
  });
});

describe('the plates of each end', () => {
  it('are as few as possible, largest first', () => {
    expect(platesPerEnd(barbell, 62.5)).toEqual({ load: 62.5, plates: [20, 1.25] });
    expect(platesPerEnd(barbell, 100)).toEqual({ load: 100, plates: [25, 15] });
    expect(platesPerEnd(barbell, 20)).toEqual({ load: 20, plates: [] });
  });

  it('are found where taking the largest first would lead nowhere', () => {
    const few: PlateLoaded = {
      kind: 'plates',
      bar: 20,
      loaded_ends: 2,
      plates: [plate(25, 1), plate(20, 2)],
    };
    expect(platesPerEnd(few, 100)).toEqual({ load: 100, plates: [20, 20] });
  });

  it('are never more than there are', () => {
    expect(platesPerEnd(fractional, 22.5)).toEqual({ load: 22.5, plates: [1.25] });
    expect(platesPerEnd(fractional, 22)).toEqual({ load: 21.5, plates: [0.5, 0.25] });
  });

  it('make the nearest weight, and the lighter of two', () => {
    expect(platesPerEnd(barbell, 61.3)).toEqual({ load: 62.5, plates: [20, 1.25] });
    expect(platesPerEnd(barbell, 61.25)).toEqual({ load: 60, plates: [20] });
    expect(platesPerEnd(barbell, 5)).toEqual({ load: 20, plates: [] });
  });

  it('go on one end where only one is loaded', () => {
    expect(platesPerEnd(landmine, 25)).toEqual({ load: 25, plates: [10, 5] });
  });

  it('do not exist for anything else', () => {
    expect(platesPerEnd(dumbbells, 20)).toBeNull();
    expect(platesPerEnd(bodyweight, 0)).toBeNull();
    expect(platesPerEnd(null, 60)).toBeNull();
  });
});
