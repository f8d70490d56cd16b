import { expect, it } from 'vitest';
import { isLongerThan } from './text-length.ts';

const FAMILY = '👩🏽‍👩🏽‍👧🏽‍👦🏽';
const COMBINED = 'u\u0308';

it.each(['a', 'ü', COMBINED, '🏋️‍♀️', FAMILY, '🇩🇪'])('counts %j as one character', (sign) => {
  expect(isLongerThan(sign.repeat(100), 100)).toBe(false);
  expect(isLongerThan(sign.repeat(101), 100)).toBe(true);
});

it('calls marks without end upon one letter too long', () => {
  expect(isLongerThan(`a${'\u0301'.repeat(100_000)}`, 100)).toBe(true);
});
