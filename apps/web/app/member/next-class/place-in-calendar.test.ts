import { studio } from '@lifted/profile/studio';
import { expect, it } from 'vitest';
import { placeInCalendar } from './place-in-calendar.ts';

it('is the studio’s own address, or that of the branch under its name', () => {
  const { street, postcode, city } = studio.address;
  const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
  expect(placeInCalendar('Loft', null)).toBe(`Loft, ${studio.name}, ${street}, ${postcode} ${city}`);
  expect(placeInCalendar('Loft', branch)).toBe(`Loft, ${studio.name} North, North Street 1, 13347 Berlin`);
});
