import { INVITATION_MS, SIGN_IN_LINK_MS } from '@lifted/domain/identity/link-lifetimes';
import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composePasswordReset } from './password-reset.ts';
import { composeSignInLink } from './sign-in-link.ts';

const TOKEN = 'k3yTOKEN_of-thirty-two-bytes-in-base64url00';
const SETTINGS = { studio, publicUrl: 'https://lifted.example' };
const WRITTEN_AT = new Date('2026-11-20T12:00:00Z');
const to = (name: string, token = TOKEN) => ({ email: 'mia@member.example', name, token });

const reset = (language: 'en' | 'de', name = 'Mia', token = TOKEN) =>
  composePasswordReset(SETTINGS, { ...to(name, token), language, reason: 'asked' }, WRITTEN_AT);
const signIn = (name = 'Mia', token = TOKEN) =>
  composeSignInLink(SETTINGS, {
    ...to(name, token),
    language: null,
    goodForMs: INVITATION_MS,
    at: WRITTEN_AT,
  });

const RESET_LINK = {
  en: `https://lifted.example/reset-password#${TOKEN}`,
  de: `https://lifted.example/de/reset-password#${TOKEN}`,
};
const SIGN_IN_LINK = {
  en: `https://lifted.example/sign-in/${TOKEN}`,
  de: `https://lifted.example/de/sign-in/${TOKEN}`,
};

it('a sign-in mail holds its link once in each language, English first: nobody knows the reader’s', () => {
  const { subject, text, html } = signIn();
  expect(subject).toBe('Your sign-in link for LIFTED');
  for (const link of Object.values(SIGN_IN_LINK)) {
    expect(text.split(link)).toHaveLength(2);
    expect(html.split(`href="${link}"`)).toHaveLength(2);
  }
  expect(text.indexOf('once and is valid for 7\u00a0days')).toBeGreaterThan(0);
  expect(text.indexOf('einmal und gilt 7\u00a0Tage')).toBeGreaterThan(text.indexOf('once and is valid'));
});

it.each([
  ['en', 'Set your LIFTED password', 'once and is valid for 60\u00a0minutes', 'einmal und gilt'],
  ['de', 'Dein LIFTED-Passwort festlegen', 'einmal und gilt 60\u00a0Minuten', 'once and is valid'],
] as const)('a password mail of a page in %s is in that language only', (language, subject, said, other) => {
  const mail = reset(language);
  expect(mail.subject).toBe(subject);
  expect(mail.text.split(RESET_LINK[language])).toHaveLength(2);
  expect(mail.html.split(`href="${RESET_LINK[language]}"`)).toHaveLength(2);
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(said);
    expect(body).not.toContain(other);
    expect(body).not.toContain('weiter unten');
  }
});

it.each([
  ['en', 'the old password no longer works', 'stays as it is'],
  ['de', 'das alte Passwort gilt nicht mehr', 'auch dein Passwort nicht'],
] as const)(
  'after ‘This was not me’ a password mail in %s says what has happened',
  (language, said, other) => {
    const link = { ...to('Mia'), language, reason: 'reported' } as const;
    const { text } = composePasswordReset(SETTINGS, link, WRITTEN_AT);
    expect(text).toContain(said);
    expect(text).not.toContain(other);
    expect(reset(language).text).toContain(other);
  },
);

describe.each([
  { mail: (name?: string, token?: string) => reset('de', name, token), link: RESET_LINK.de, times: 1 },
  { mail: signIn, link: SIGN_IN_LINK.en, times: 2 },
])('a mail with the link $link', ({ mail, times }) => {
  it('has its secret in the link and nowhere else', () => {
    const { subject, messageId, recipient, text, html } = mail();
    expect(`${subject}${messageId}${recipient}`).not.toContain(TOKEN);
    expect(text.split(TOKEN)).toHaveLength(times + 1);
    expect(html.split(TOKEN)).toHaveLength(times + 1);
  });

  it('greets by name, shown as the text it is, or without one', () => {
    expect(mail('<b>Bobby</b>').html).toContain('<h1>Hi &lt;b&gt;Bobby&lt;/b&gt;,</h1>');
    expect(mail('').text).toMatch(/^Hi,$/m);
  });

  it('has a Message-ID of its own for each link', () => {
    expect(mail().messageId).toBe(mail('Other').messageId);
    expect(mail().messageId).not.toBe(mail('Mia', 'x'.repeat(43)).messageId);
    expect(mail().messageId).toMatch(/^<[\w.-]+@lifted\.example>$/);
  });

  it('loads nothing from anywhere, runs nothing and names the company', () => {
    expect(mail().html).not.toMatch(/<(img|script|link|iframe)|url\(|style=|@import/);
    expect(mail().text).toMatch(/LIFTED Studio GmbH[\s\S]*HRB[\s\S]*Geschäftsführung: Jana Brandt/);
  });
});

it('a sign-in mail somebody asked for is in the language of that page, and short-lived', () => {
  const { text } = composeSignInLink(SETTINGS, {
    ...to('Mia'),
    language: 'de',
    goodForMs: SIGN_IN_LINK_MS,
    at: WRITTEN_AT,
  });
  expect(text).toContain('einmal und gilt 15\u00a0Minuten');
  expect(text).not.toContain('works once');
});

it('a sign-in mail says how to come back when the link is too old', () => {
  const { text } = signIn();
  expect(text).toContain('open https://lifted.example/login, enter this email address');
  expect(text).toContain('“Forgot password? No password set?”');
  expect(text).toContain('öffne https://lifted.example/de/login');
});

it('a sign-in mail for the team speaks of the desk, and of no workouts', () => {
  const link = { ...to('Ada'), language: null, goodForMs: INVITATION_MS, at: WRITTEN_AT, isForTeam: true };
  const { text } = composeSignInLink(SETTINGS, link);
  expect(text).toContain('you can now sign in to the desk of LIFTED');
  expect(text).toContain('im Team-Bereich von LIFTED anmelden');
  expect(text).not.toMatch(/streak|Serie/);
});
