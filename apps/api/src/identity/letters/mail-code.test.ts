import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composeMailCode } from './mail-code.ts';

const SETTINGS = { studio, publicUrl: 'https://lifted.example' };
const CODE = { email: 'mia@member.example', name: 'Mia Berger', code: '482913', at: new Date(0) } as const;

describe.each([
  ['en', 'sign_in', 'your code to sign in', 'Just ignore this email', 'someone else is signed in'],
  ['de', 'sign_in', 'dein Code zum Anmelden', 'Ignorier diese Mail', 'jemand anders'],
  [
    'en',
    'confirmation',
    'your code to confirm it’s you',
    'someone else is signed in to your account. Set a new password at https://lifted.example/login',
    'ignore',
  ],
  [
    'de',
    'confirmation',
    'dein Code zum Bestätigen',
    'jemand anders in deinem Konto angemeldet. Leg auf https://lifted.example/de/login',
    'Ignorier',
  ],
] as const)('a mail with a code, in %s, for %s', (language, use, subject, said, unsaid) => {
  const mail = composeMailCode(SETTINGS, { ...CODE, language, use });

  it('says what the code is for, and what a code nobody asked for means', () => {
    expect(mail.subject).toBe(`LIFTED: ${subject}`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(said);
      expect(body).not.toContain(unsaid);
    }
  });

  it('has the code where phones look for it, and not in its subject', () => {
    expect(mail.text).toContain('@lifted.example #482913');
    expect(mail.subject).not.toContain('482913');
  });
});
