import { shortDate } from '@lifted/domain/language/date-words';
import { expect, it } from 'vitest';
import { REPEAT_WORDS } from './repeat-words.ts';

it('says in German until when classes are added, whether or not the month is shortened', () => {
  const until = (day: '2027-01-24' | '2027-05-24') =>
    REPEAT_WORDS.de.scheduled({ scheduled: 492, weeks: 8, until: shortDate(day, 'de') });
  expect(until('2027-01-24')).toBe('Bis 24. Jan. kommen jetzt 492 Kurse dazu, in 8 Wochen.');
  expect(until('2027-05-24')).toBe('Bis 24. Mai kommen jetzt 492 Kurse dazu, in 8 Wochen.');
  expect(REPEAT_WORDS.de.scheduled({ scheduled: 1, weeks: 1, until: shortDate('2027-01-24', 'de') })).toBe(
    'Bis 24. Jan. kommt jetzt 1 Kurs dazu, in 1 Woche.',
  );
});
