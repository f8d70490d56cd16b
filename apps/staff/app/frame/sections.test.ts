import { expect, it } from 'vitest';
import { isInSection, SECTIONS } from './sections.ts';

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
