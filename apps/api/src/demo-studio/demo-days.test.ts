import { expect, test } from 'vitest';
import { isEmpty, missingDays } from './demo-days.ts';

test('an empty studio gets 104 weeks of classes, 60 days of workouts, and 14 days ahead of both', () => {
  expect(missingDays('2026-11-20', { classes: null, workoutsOfTheDay: null })).toEqual({
    classes: { from: '2024-11-22', to: '2026-12-04' },
    workoutsOfTheDay: { from: '2026-09-21', to: '2026-12-04' },
  });
});

test('a demo studio of an earlier day gets the days after its last', () => {
  expect(missingDays('2026-12-31', { classes: '2026-12-04', workoutsOfTheDay: '2026-12-10' })).toEqual({
    classes: { from: '2026-12-05', to: '2027-01-14' },
    workoutsOfTheDay: { from: '2026-12-11', to: '2027-01-14' },
  });
});

test('a demo studio of today lacks nothing, nor does one that reaches further', () => {
  for (const last of ['2026-12-04', '2027-06-01']) {
    const missing = missingDays('2026-11-20', { classes: last, workoutsOfTheDay: last });
    expect(isEmpty(missing.classes)).toBe(true);
    expect(isEmpty(missing.workoutsOfTheDay)).toBe(true);
  }
  const oneDay = missingDays('2026-11-20', { classes: '2026-12-03', workoutsOfTheDay: null });
  expect(isEmpty(oneDay.classes)).toBe(false);
});
