import { describe, expect, test } from 'vitest';
import { filterChoices, filterClasses } from './timetable-filter.ts';
import type { TimetableClass } from '@lifted/domain/classes/timetable-week';

function classOf(coach: string, location: string): TimetableClass {
  const start = new Date('2026-11-20T17:00:00Z');
  return {
    id: `${coach} ${location}`,
    name: 'Full Body',
    start,
    end: start,
    coach,
    coachImageUrl: null,
    location,
    freePlaces: 1,
  };
}

const miraHall = classOf('Mira', 'Hall');
const miraLoft = classOf('Mira', 'Loft');
const timHall = classOf('Tim', 'Hall');
const all = [miraHall, miraLoft, timHall];

describe('the filter', () => {
  test('lets everything through when nothing is chosen', () => {
    expect(filterClasses(all, { coach: null, location: null })).toEqual(all);
  });

  test('narrows to a coach, to a location and to both', () => {
    expect(filterClasses(all, { coach: 'Mira', location: null })).toEqual([miraHall, miraLoft]);
    expect(filterClasses(all, { coach: null, location: 'Hall' })).toEqual([miraHall, timHall]);
    expect(filterClasses(all, { coach: 'Mira', location: 'Loft' })).toEqual([miraLoft]);
    expect(filterClasses(all, { coach: 'Tim', location: 'Loft' })).toEqual([]);
  });
});

describe('the names to choose from', () => {
  test('are listed once and in alphabetical order, umlauts beside their vowels', () => {
    expect(filterChoices(['Zoe', 'Özge', 'Paul', 'Zoe'], null)).toEqual(['Özge', 'Paul', 'Zoe']);
  });

  test('contain the chosen one in a week without it', () => {
    expect(filterChoices(['Paul'], 'Anna')).toEqual(['Anna', 'Paul']);
  });
});
