import { expect, it } from 'vitest';
import { changeInWords, numberInWords } from './studio-number-words.ts';

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;

it('values are written in their unit and language', () => {
  expect(plain(numberInWords(0.734, 'share', 'en'))).toBe('73%');
  expect(plain(numberInWords(0.734, 'share', 'de'))).toBe('73 %');
  expect(plain(numberInWords(1240, 'count', 'de'))).toBe('1.240');
  expect(plain(numberInWords(118_850, 'cents', 'en'))).toBe('€1,189');
  expect(plain(numberInWords(12.75, 'hours', 'de'))).toBe('12,75 Std.');
});

it('a change has a sign; shares change by points, and nothing is said of no change', () => {
  expect(plain(changeInWords({ value: 0.7, before: 0.66 }, 'share', 'en'))).toBe('+4');
  expect(plain(changeInWords({ value: 8, before: 12 }, 'count', 'en'))).toBe('−4');
  expect(changeInWords({ value: 0.704, before: 0.696 }, 'share', 'en')).toBeNull();
  expect(changeInWords({ value: 5, before: null }, 'count', 'en')).toBeNull();
});

it('a change is the difference of the figures shown beside it', () => {
  expect(plain(changeInWords({ value: 0.0249, before: 0.0351 }, 'share', 'en'))).toBe('−2');
  expect(changeInWords({ value: 0.0251, before: 0.0349 }, 'share', 'en')).toBeNull();
  expect(plain(changeInWords({ value: 15_050, before: 10_049 }, 'cents', 'en'))).toBe('+€51');
  expect(plain(changeInWords({ value: 0.285, before: 0.28 }, 'share', 'en'))).toBe('+1');
  expect(plain(numberInWords(0.285, 'share', 'en'))).toBe('29%');
});
