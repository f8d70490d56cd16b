import { expect, it } from 'vitest';
import { euroWords, exactEuroWords } from './euro-words.ts';

it('writes whole euros without cents', () => {
  expect(euroWords(14900, 'en')).toBe('€149');
  expect(euroWords(14900, 'de')).toBe('149\u00a0€');
});

it('writes both digits of the cents when there are any', () => {
  expect(euroWords(1490, 'en')).toBe('€14.90');
  expect(euroWords(1490, 'de')).toBe('14,90\u00a0€');
  expect(euroWords(5, 'de')).toBe('0,05\u00a0€');
});

it('groups thousands as each language does', () => {
  expect(euroWords(118800, 'en')).toBe('€1,188');
  expect(euroWords(118800, 'de')).toBe('1.188\u00a0€');
});

it('writes every cent where it is wanted', () => {
  expect(exactEuroWords(500, 'en')).toBe('€5.00');
  expect(exactEuroWords(500, 'de')).toBe('5,00\u00a0€');
  expect(exactEuroWords(129_900, 'de')).toBe('1.299,00\u00a0€');
});
