import { expect, test } from 'vitest';
import { preferredAddress } from './preferred-language.ts';

const opened = (pathname: string, browser: string, chosen: 'en' | 'de' | null = null) =>
  preferredAddress(pathname, { chosen, browser });

test('the desk opens in German where the browser prefers it', () => {
  expect(opened('/desk/people/7', 'de-AT')).toBe('/de/desk/people/7');
  expect(opened('/desk', 'de')).toBe('/de/desk');
  expect(opened('/desk', 'en-GB')).toBeUndefined();
  expect(opened('/desk', 'fr')).toBeUndefined();
});

test('what was chosen at the desk counts more than the browser', () => {
  expect(opened('/desk', 'de', 'en')).toBeUndefined();
  expect(opened('/desk', 'en', 'de')).toBe('/de/desk');
});

test('a German address stays German', () => expect(opened('/de/desk', 'en', 'en')).toBeUndefined());
