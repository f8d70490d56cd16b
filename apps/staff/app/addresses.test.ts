import { expect, test } from 'vitest';
import { isStaffPath } from '@lifted/domain/identity/staff-path';
import { LANGUAGES } from '@lifted/domain/language/language';
import { addressIn, counterpart } from './addresses.ts';

test('every address is one the server leaves to this app', () => {
  const addresses = LANGUAGES.flatMap((language) => [
    addressIn(language, '/desk'),
    addressIn(language, '/floor'),
  ]);
  expect(addresses).toEqual(['/desk', '/floor', '/de/desk', '/de/floor']);
  expect(addresses.filter((address) => !isStaffPath(address))).toEqual([]);
});

test('the language switch leads to the same page and back', () => {
  expect(counterpart('/floor')).toBe('/de/floor');
  expect(counterpart('/de/floor')).toBe('/floor');
  expect(counterpart(counterpart('/desk/people/7'))).toBe('/desk/people/7');
});
