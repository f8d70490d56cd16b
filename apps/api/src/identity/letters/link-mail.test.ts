import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composePasswordReset } from './password-reset.ts';
import { composeSignInLink } from './sign-in-link.ts';

const TOKEN = 'k3yTOKEN_of-thirty-two-bytes-in-base64url00';
const SETTINGS = { studio, publicUrl: 'https://lifted.example' };
const WRITTEN_AT = new Date('2026-11-20T12:00:00Z');
const to = (name: string, token = TOKEN) => ({ email: 'mia@member.example', name, token });

const reset = (name = 'Mia', token = TOKEN) => composePasswordReset(SETTINGS, to(name, token), WRITTEN_AT);
const signIn = (name = 'Mia', token = TOKEN) => composeSignInLink(SETTINGS, to(name, token), WRITTEN_AT);

describe.each([
  { mail: reset, link: `https://lifted.example/reset-password#${TOKEN}`, minutes: 60 },
  { mail: signIn, link: `https://lifted.example/dashboard?token=${TOKEN}`, minutes: 15 },
])('a mail with the link $link', ({ mail, link, minutes }) => {
  it('holds it once in each language, English first', () => {
    const { text, html } = mail();
    expect(text.split(link)).toHaveLength(3);
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(text.indexOf(`once and is valid for ${minutes} minutes`)).toBeGreaterThan(0);
    expect(text.indexOf(`einmal und gilt ${minutes} Minuten`)).toBeGreaterThan(
      text.indexOf('once and is valid'),
    );
  });

  it('has its secret in the link and nowhere else', () => {
    const { subject, messageId, recipient, text, html } = mail();
    expect(`${subject}${messageId}${recipient}`).not.toContain(TOKEN);
    expect(text.split(TOKEN)).toHaveLength(3);
    expect(html.split(TOKEN)).toHaveLength(3);
  });

  it('greets by name, shown as the text it is, or without one', () => {
    expect(mail('<b>Bobby</b>').html).toContain('<h1>Hi &lt;b&gt;Bobby&lt;/b&gt;,</h1>');
    expect(mail('').text).toContain('\nHi,\n');
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

it('a sign-in mail says how to come back when the link is too old', () => {
  const { text } = signIn();
  expect(text).toContain('open https://lifted.example/login, enter this email address');
  expect(text).toContain('“Forgot password? No password set?”');
});
