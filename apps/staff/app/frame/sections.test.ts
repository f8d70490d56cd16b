import { expect, it } from 'vitest';
import { isInSection, mayOpenPage, openSections, SECTIONS } from './sections.ts';

const sectionsOf = (pathname: string, language: 'en' | 'de' = 'en') =>
  SECTIONS.filter(({ address }) => isInSection(pathname, address, language)).map(({ name }) => name);

it('finds the one section of a page', () => {
  expect(sectionsOf('/desk')).toEqual(['today']);
  expect(sectionsOf('/desk/people/42')).toEqual(['people']);
  expect(sectionsOf('/de/desk/inbox/trials/', 'de')).toEqual(['inbox']);
  expect(sectionsOf('/desk/floor')).toEqual(['tablets']);
});

it('counts a class, its calendar and its substitutes to the timetable', () => {
  expect(sectionsOf('/desk/classes/42/training')).toEqual(['timetable']);
  expect(sectionsOf('/de/desk/calendar', 'de')).toEqual(['timetable']);
  expect(sectionsOf('/desk/substitutes')).toEqual(['timetable']);
});

it('opens to a front desk of some branches what is not of the whole studio', () => {
  const names = (branches: readonly string[] | null) =>
    openSections({ roles: ['desk'], branches }).map(({ name }) => name);
  const ofAll = ['announcements', 'records', 'studio', 'log'];
  expect(names(null)).toEqual(expect.arrayContaining(ofAll));
  expect(names(['north'])).toEqual(names(null).filter((name) => !ofAll.includes(name)));
});

it.each([
  ['coach', '/desk/programme/exercises', true],
  ['coach', '/desk/classes/42', true],
  ['coach', '/desk/substitutes', true],
  ['coach', '/desk/nowhere', true],
  ['coach', '/desk/floor', true],
  ['coach', '/desk/fees', false],
  ['coach', '/desk/people/42', false],
  ['coach', '/desk/inbox/trials', false],
  ['coach', '/desk/timetable/repeating', false],
  ['coach', '/desk/connections/42', false],
  ['desk', '/desk/timetable/repeating', true],
  ['desk', '/desk/records/partner-visits', true],
  ['desk', '/desk/import', false],
  ['owner', '/desk/import', true],
] as const)('a %s and the page %s: %s', (role, page, isOpen) => {
  expect(mayOpenPage({ roles: [role], branches: null }, page, 'en')).toBe(isOpen);
  expect(mayOpenPage({ roles: [role], branches: null }, `/de${page}`, 'de')).toBe(isOpen);
});

it('shuts to a front desk of some branches the pages of the whole studio', () => {
  const opens = (page: string) => mayOpenPage({ roles: ['desk'], branches: ['north'] }, page, 'en');
  expect(['/desk/fees', '/desk/people', '/desk/timetable'].filter(opens)).toHaveLength(3);
  expect(['/desk/records/partner-visits', '/desk/log', '/desk/timetable/repeating'].filter(opens)).toEqual(
    [],
  );
});
