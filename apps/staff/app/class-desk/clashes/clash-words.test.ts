import { shortDate } from '@lifted/domain/language/date-words';
import { LANGUAGES } from '@lifted/domain/language/language';
import { describe, expect, it } from 'vitest';
import { CLASH_WORDS } from './clash-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

describe.each(LANGUAGES)('when a clash of several classes is, in words (%s)', (language) => {
  it.each(MONTHS)('ends with one full stop in month %s, shortened or not', (month) => {
    const day = shortDate(`2027-${month}-05`, language);
    const words = CLASH_WORDS[language];
    for (const sentence of [
      words.times(1, day),
      words.times(3, day),
      words.closedOn(day, 'Inventur'),
      words.twice('Mia', 'Heavy Basics', '18:00', day),
    ]) {
      expect(sentence).toContain(day);
      expect(sentence).toMatch(/[^.]\.$/);
      expect(sentence).not.toContain('..');
    }
  });
});

it('says when the other class of a person is', () => {
  const said = (day: string | null) =>
    CLASH_WORDS.de.twice('Mia', 'Core', '18:30', day).replaceAll('\u00a0', ' ');
  expect(said(null)).toBe('Mia wäre in zwei Kursen zugleich: Core beginnt um 18:30 Uhr.');
  expect(said('25. Nov.')).toBe('Mia wäre in zwei Kursen zugleich: Core beginnt am 25. Nov. um 18:30 Uhr.');
});

it('says once or how often, and from when on', () => {
  const { en, de } = CLASH_WORDS;
  expect([en.times(1, '5 Dec'), en.times(3, '5 Dec')]).toEqual(['On 5 Dec.', '3 times from 5 Dec on.']);
  expect([de.times(1, '5. Dez.'), de.times(3, '5. Dez.')]).toEqual([
    'Das ist nur am 5. Dez. so.',
    'Das ist ab 5. Dez. 3-mal so.',
  ]);
});
