import { expect, it } from 'vitest';
import { EXAMPLE_NAMES, workedExamples } from './worked-examples.ts';

it('each example is a case of its own, in the order of the page', () => {
  expect(workedExamples().map(({ suggested }) => suggested.reason)).toEqual(EXAMPLE_NAMES);
});
