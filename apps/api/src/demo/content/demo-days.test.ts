import { expect, test } from 'vitest';
import { isEmpty, missingDays } from './demo-days.ts';

test('an empty studio gets 104 weeks of classes, 60 days of workouts, and 14 days ahead of both', () => {
  expect(missingDays('2026-11-20', { classes: null, workoutsOfTheDay: null, bookings: null })).toEqual({
    classes: { from: '2024-11-22', to: '2026-12-04' },
    workoutsOfTheDay: { from: '2026-09-21', to: '2026-12-04' },
    bookings: { from: '2024-11-22', to: '2026-12-04' },
  });
});

const COVERED = { classes: '2026-12-04', workoutsOfTheDay: '2026-12-10', bookings: '2026-12-04' };

test('a demo studio of an earlier day gets the days after its last, and new bookings since that day', () => {
  expect(missingDays('2026-12-31', COVERED)).toEqual({
    classes: { from: '2026-12-05', to: '2027-01-14' },
    workoutsOfTheDay: { from: '2026-12-11', to: '2027-01-14' },
    bookings: { from: '2026-11-20', to: '2027-01-14' },
  });
});

test('a demo studio of today lacks nothing, nor does one that reaches further', () => {
  for (const last of ['2026-12-04', '2027-06-01']) {
    const missing = missingDays('2026-11-20', { classes: last, workoutsOfTheDay: last, bookings: last });
    expect(isEmpty(missing.classes)).toBe(true);
    expect(isEmpty(missing.workoutsOfTheDay)).toBe(true);
    expect(isEmpty(missing.bookings)).toBe(true);
  }
  const oneDay = missingDays('2026-11-20', { classes: '2026-12-03', workoutsOfTheDay: null, bookings: null });
  expect(isEmpty(oneDay.classes)).toBe(false);
});
