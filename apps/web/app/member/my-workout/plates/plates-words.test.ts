import { expect, it } from 'vitest';
import { platesWords } from './plates-words.ts';

it('says plates from the bar outwards', () => {
  expect(platesWords([20, 1.25], 'de').replaceAll('\u00a0', ' ')).toBe('20 + 1,25 kg');
});
