import { describe, expect, it } from 'vitest';
import { languageFromOutside } from './language-from-outside.ts';

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
const typed = { 'sec-fetch-site': 'none' };

describe('a page opened from outside', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['de', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.3', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
  ])('with %s is %s', (asked, language) => {
    expect(languageFromOutside({ ...typed, ...(asked !== undefined && { 'accept-language': asked }) })).toBe(
      language,
    );
  });

  it.each(['none', 'cross-site', 'same-site'])('(%s) is in the language of the browser', (site) => {
    expect(languageFromOutside({ ...GERMAN, 'sec-fetch-site': site })).toBe('de');
  });

  it.each([
    ['language=en', 'en'],
    ['a=b; language=en; c=d', 'en'],
    ['language=fr', 'de'],
    ['otherlanguage=en', 'de'],
    ['language=english', 'de'],
  ])('with the cookie %s and a German browser is %s', (cookie, language) => {
    expect(languageFromOutside({ ...GERMAN, ...typed, cookie })).toBe(language);
  });

  it('is German again for who chose German, whatever the browser asks for', () => {
    expect(languageFromOutside({ 'accept-language': 'en', ...typed, cookie: 'language=de' })).toBe('de');
  });
});

describe('a page in a German browser', () => {
  it('is the English one by a link of the site, also without scripts', () => {
    expect(languageFromOutside({ ...GERMAN, 'sec-fetch-site': 'same-origin' })).toBe('en');
  });

  it('is the English one for programs, such as search engines', () => {
    expect(languageFromOutside(GERMAN)).toBe('en');
  });
});
