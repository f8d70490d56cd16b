import { studio } from '@lifted/profile/studio';
import { expect, it } from 'vitest';
import { greetingTo, oneLanguageLetterText } from './letter.ts';

it.each([
  ['en', 'Anna', 'Your membership goes on.', 'Hi Anna,'],
  ['en', '', 'your code', 'Hi,'],
  ['de', 'Anna', 'dein Konto ist gelöscht', 'Hi Anna,'],
  ['de', 'Anna', 'über dein Konto', 'Hi Anna,'],
  ['de', '', 'jemand wollte', 'Hi,'],
  ['de', 'Anna', 'Dein Paket läuft ab.', 'Hi Anna!'],
  ['de', 'Anna', '„Zehner“ läuft ab.', 'Hi Anna!'],
  ['de', 'Anna', '5,00 € für spätes Absagen.', 'Hi Anna!'],
  ['de', '', 'Über den Feiertag ist zu.', 'Hi!'],
] as const)('a greeting in %s of “%s” before “%s” is %s', (language, name, text, greeting) => {
  expect(greetingTo(name, language, text)).toBe(greeting);
});

it('a sole trader signs with their name, and as what they are', () => {
  const legal = { company: 'Kraftraum', managingDirectors: ['Ada Arnold'], register: '', vatId: '' };
  const text = oneLanguageLetterText({ studio: { ...studio, legal }, part: 'Hi' });
  expect(text).toContain('\nAda Arnold · Kraftraum · ');
  expect(text).not.toContain('Geschäftsführung');
});
