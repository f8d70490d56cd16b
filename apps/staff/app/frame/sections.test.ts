import { expect, it } from 'vitest';
import { isInSection, openSections, SECTIONS } from './sections.ts';

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
    openSections(['desk'], branches).map(({ name }) => name);
  const ofAll = ['announcements', 'records', 'studio', 'log'];
  expect(names(null)).toEqual(expect.arrayContaining(ofAll));
  expect(names(['north'])).toEqual(names(null).filter((name) => !ofAll.includes(name)));
});
