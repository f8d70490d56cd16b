import { expect, it } from 'vitest';
import { typedReps, typedWeight } from './typed-numbers.ts';

it.each([
  ['62.5', 62.5],
  [' 62,5 ', 62.5],
  ['60', 60],
  ['0', 0],
  ['9999.99', 9999.99],
  ['', null],
  ['62.555', null],
  ['10000', null],
  ['-5', null],
  ['6e1', null],
])('%j is a weight of %j', (text, weight) => expect(typedWeight(text)).toBe(weight));

it.each([
  ['8', 8],
  ['0', 0],
  ['8.5', null],
  ['', null],
  ['-1', null],
])('%j are %j repetitions', (text, reps) => expect(typedReps(text)).toBe(reps));
