import { expect, it } from 'vitest';
import { cycleWeekOn, lastDayOfCycle, overlappingCycle } from './programme-cycle.ts';

const WINTER = { name: 'Winter strength', firstDay: '2026-11-30', weeks: 6 };
const SPRING = { name: 'Spring power', firstDay: '2027-01-11', weeks: 4 };

it('says in which week of its cycle a day is, from its first Monday to its last Sunday', () => {
  const on = (day: string) => {
    const found = cycleWeekOn(day, [SPRING, WINTER]);
    return found && `${found.name} ${found.week}/${found.weeks}`;
  };
  expect(on('2026-11-29')).toBeNull();
  expect(on('2026-11-30')).toBe('Winter strength 1/6');
  expect(on('2026-12-06')).toBe('Winter strength 1/6');
  expect(on('2026-12-07')).toBe('Winter strength 2/6');
  expect(on('2027-01-10')).toBe('Winter strength 6/6');
  expect(on('2027-01-11')).toBe('Spring power 1/4');
});

it('counts weeks of seven days across a clock change', () => {
  const cycle = { name: 'March', firstDay: '2027-03-22', weeks: 2 };
  expect(lastDayOfCycle(cycle)).toBe('2027-04-04');
  expect(cycleWeekOn('2027-03-29', [cycle])?.week).toBe(2);
});

it('tells which cycle has a week already, and lets one follow the other', () => {
  expect(overlappingCycle(SPRING, [WINTER])).toBeUndefined();
  expect(overlappingCycle({ ...SPRING, firstDay: '2027-01-04' }, [WINTER])).toBe(WINTER);
  expect(overlappingCycle({ firstDay: '2026-11-02', weeks: 40 }, [SPRING, WINTER])).toBe(SPRING);
});
