import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composeSecondFactorChange, type SecondFactorChangeKind } from './second-factor-change.ts';

const SETTINGS = { studio, publicUrl: 'https://lifted.example', now: () => new Date('2026-11-28T12:00:00Z') };
const OWNER = { email: 'mia@member.example', name: 'Mia Berger' };

const textOf = (kind: SecondFactorChangeKind, language: 'en' | 'de') =>
  composeSecondFactorChange(SETTINGS, { ...OWNER, kind, language }).text;

const SIGNED_IN = {
  en: 'signed in to your account with a backup code',
  de: 'mit einem Ersatzcode in deinem Konto angemeldet',
};
const CONFIRMED = { en: 'asked to confirm that it’s you', de: 'ob wirklich du es bist' };
const ENTERED = { en: 'after someone had signed in with', de: 'nach einer Anmeldung mit' };

describe.each(['en', 'de'] as const)('the mail about a code says in %s', (language) => {
  it.each([
    ['backup_code_used', SIGNED_IN, CONFIRMED],
    ['backup_code_confirmed', CONFIRMED, SIGNED_IN],
    ['codes_locked', ENTERED, CONFIRMED],
    ['codes_locked_confirming', CONFIRMED, ENTERED],
  ] as const)('whether it was to sign in or to confirm: %s', (kind, happened, other) => {
    const text = textOf(kind, language);
    expect(text).toContain(happened[language]);
    expect(text).not.toContain(other[language]);
  });

  it('every way that leads to the second step', () => {
    const ways = {
      en: ['password', 'Google', 'link', 'code by email'],
      de: ['Passwort', 'Google', 'Link', 'Code per Mail'],
    };
    for (const way of ways[language]) expect(textOf('codes_locked', language)).toContain(way);
  });

  it('that a new password signs out who else is signed in', () => {
    const signsOut = { en: 'that signs out every device', de: 'Das meldet alle Geräte ab' };
    expect(textOf('backup_code_confirmed', language)).toContain(signsOut[language]);
  });
});
