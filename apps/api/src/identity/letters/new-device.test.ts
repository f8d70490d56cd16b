import { studio } from '@lifted/profile/studio';
import { expect, it } from 'vitest';
import { composeNewDevice } from './new-device.ts';

const SETTINGS = { studio, publicUrl: 'https://lifted.example' };
const DEVICE = {
  email: 'mia@member.example',
  name: 'Mia Berger',
  at: new Date('2026-10-25T00:30:00Z'),
  reportToken: 'the-token',
} as const;

it.each([
  [
    'en',
    'New sign-in to your LIFTED account',
    '25.10.2026 at 02:30 (Berlin time)',
    'https://lifted.example/not-me/the-token',
  ],
  [
    'de',
    'Neue Anmeldung in deinem LIFTED-Konto',
    'am 25.10.2026 um 02:30\u00a0Uhr',
    'https://lifted.example/de/not-me/the-token',
  ],
] as const)(
  'a mail about a new device says when, and where to report it: %s',
  (language, subject, when, url) => {
    const mail = composeNewDevice(SETTINGS, { ...DEVICE, language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(when);
    expect(mail.text).toContain(`${url}\n`);
    expect(mail.html).toContain(`href="${url}"`);
    expect(mail.messageId).not.toContain('the-token');
  },
);

it('is in both languages where nobody knows the reader’s', () => {
  const { text } = composeNewDevice(SETTINGS, { ...DEVICE, language: null });
  expect(text).toContain('This was not me');
  expect(text).toContain('Das war ich nicht');
});
