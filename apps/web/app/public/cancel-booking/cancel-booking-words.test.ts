import { expect, it } from 'vitest';
import { CANCEL_BOOKING_WORDS, canceledWords } from './cancel-booking-words.ts';

it.each([
  ['en', 'becomes due 48 hours after you cancelled, unless', 'under “Your passes”.'],
  ['de', 'werden 48 Stunden nach der Absage fällig, außer', 'unter „Deine Pakete“.'],
] as const)(
  'counts the days to a fee from the cancellation, however late the link is opened: %s',
  (...row) => {
    const [language, due, status] = row;
    const said = canceledWords({ cancellation: 'late', late_cost: 'fee' }, CANCEL_BOOKING_WORDS[language]);
    expect(said).toContain(due);
    expect(said).toContain(status);
  },
);

it.each(['en', 'de'] as const)('names no time until which a place accepted late was free: %s', (language) => {
  const { fee } = CANCEL_BOOKING_WORDS[language].cost;
  expect(fee(null)).not.toMatch(/until|bis/);
  expect(fee('Mon 06:30')).toContain('Mon 06:30');
});
