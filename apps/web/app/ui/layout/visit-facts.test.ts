import { expect, it } from 'vitest';
import { openingHourLines } from './visit-facts.ts';

it.each([
  ['de', ['Montag bis Freitag, 06:15–21:30\u00a0Uhr', 'Samstag und Sonntag, 08:45–17:00\u00a0Uhr']],
  ['en', ['Monday to Friday, 06:15–21:30', 'Saturday and Sunday, 08:45–17:00']],
] as const)('opening hours are a line for days with the same ones, in %s', (language, lines) => {
  const hours = [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '06:15',
      closes: '21:30',
    },
    { days: ['Saturday', 'Sunday'], opens: '08:45', closes: '17:00' },
  ] as const;
  expect(openingHourLines(hours, language)).toEqual(lines);
});

it('a single day is named alone, and no days are no line', () => {
  const sunday = { days: ['Sunday'], opens: '10:00', closes: '12:00' } as const;
  expect(openingHourLines([sunday, { ...sunday, days: [] }], 'en')).toEqual(['Sunday, 10:00–12:00']);
});
