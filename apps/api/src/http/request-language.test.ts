import { expect, it } from 'vitest';
import { languageOf } from './request-language.ts';

it.each([
  ['de', 'de'],
  ['en', 'en'],
  ['de-AT', 'de'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr,de;q=0.5,en;q=0.4', 'de'],
  ['de;q=0,en', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,de;q=x', 'en'],
  [undefined, 'en'],
] as const)('a request for %s is answered in %s', (header, language) => {
  expect(languageOf({ 'accept-language': header })).toBe(language);
});
