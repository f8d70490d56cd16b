import { describe, expect, test } from 'vitest';
import { filterChoices, filterClasses, branchChoices, worthChoosing } from './timetable-filter.ts';
import type { TimetableClass } from '../../timetable-class.ts';
import { studio } from '@lifted/profile/studio';

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

const NOTHING = { branch: null, coach: null, location: null, name: null };
const miraHall = classOf('Mira', 'Hall');
const miraLoft = classOf('Mira', 'Loft');
const timHall = classOf('Tim', 'Hall');
const all = [miraHall, miraLoft, timHall];

describe('the filter', () => {
  test('lets everything through when nothing is chosen', () => {
    expect(filterClasses(all, NOTHING)).toEqual(all);
  });

  test('narrows to a coach, to a location and to both', () => {
    expect(filterClasses(all, { ...NOTHING, coach: 'Mira' })).toEqual([miraHall, miraLoft]);
    expect(filterClasses(all, { ...NOTHING, location: 'Hall' })).toEqual([miraHall, timHall]);
    expect(filterClasses(all, { ...NOTHING, coach: 'Mira', location: 'Loft' })).toEqual([miraLoft]);
    expect(filterClasses(all, { ...NOTHING, coach: 'Tim', location: 'Loft' })).toEqual([]);
  });
});

test('the filter narrows to classes of one name', () => {
  const gentle = { ...miraLoft, name: 'Strength Foundations' };
  expect(filterClasses([miraHall, gentle], { ...NOTHING, name: 'Strength Foundations' })).toEqual([gentle]);
  expect(filterClasses([miraHall, gentle], { ...NOTHING, name: 'Yoga' })).toEqual([]);
});

describe('the names to choose from', () => {
  test('are listed once and in alphabetical order, umlauts beside their vowels', () => {
    expect(filterChoices(['Zoe', 'Özge', 'Paul', 'Zoe'], null)).toEqual(['Özge', 'Paul', 'Zoe']);
  });

  test('contain the chosen one in a week without it', () => {
    expect(filterChoices(['Paul'], 'Anna')).toEqual(['Anna', 'Paul']);
  });
});

test('there is nothing to choose from one name, unless it was chosen', () => {
  expect(worthChoosing(['Paul', 'Paul'], null)).toEqual([]);
  expect(worthChoosing(['Paul'], 'Paul')).toEqual(['Paul']);
  expect(worthChoosing(['Paul', 'Zoe'], null)).toEqual(['Paul', 'Zoe']);
});

describe('the branches of a chain', () => {
  const at = (one: TimetableClass, name: string) => ({
    ...one,
    branch: { name, street: 'Street 1', postcode: '13347', city: 'Berlin' },
  });
  const north = at(miraHall, 'North');
  const south = at(timHall, 'South');

  test('are no choice while all classes are at one branch', () => {
    expect(branchChoices(all, null)).toEqual([]);
    expect(branchChoices([north, at(miraLoft, 'North')], null)).toEqual([]);
    expect(branchChoices([], null)).toEqual([]);
  });

  test('are chosen by name, the studio’s own address by its street', () => {
    expect(branchChoices([south, north], null)).toEqual(['North', 'South']);
    expect(branchChoices([north, miraLoft], null)).toEqual([studio.address.street, 'North'].toSorted());
  });

  test('can be left in a week with classes of no or one branch', () => {
    expect(branchChoices([], 'North')).toEqual(['North']);
    expect(branchChoices([south], 'North')).toEqual(['North', 'South']);
  });

  test('narrow the classes, also where rooms of two have one name', () => {
    const classes = [north, south, miraLoft];
    expect(filterClasses(classes, { ...NOTHING, branch: 'North' })).toEqual([north]);
    expect(filterClasses(classes, { ...NOTHING, branch: 'North', location: 'Hall' })).toEqual([north]);
    expect(filterClasses(classes, { ...NOTHING, branch: studio.address.street })).toEqual([miraLoft]);
    expect(filterClasses(classes, { ...NOTHING, branch: 'Elsewhere' })).toEqual([]);
  });
});
