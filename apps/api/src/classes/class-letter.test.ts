import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composeBooked, composeClassCanceled } from './booking-letters.ts';

const SETTINGS = { studio, publicUrl: 'https://lifted.example' };
const CLASS = {
  id: 'evening',
  timerName: 'Heavy Basics',
  start: new Date('2026-11-26T17:00:00Z'),
  coachFirstName: 'Jana',
  locationName: 'Main Floor',
  branch: null,
};
const MAIL = {
  studioClass: CLASS,
  firstName: '<b>Kate',
  email: 'kate@member.example',
  writtenAt: new Date('2026-11-20T12:00:00Z'),
  bookingId: 'b1',
};
const canceled = (language: 'en' | 'de' | null) =>
  composeClassCanceled(SETTINGS, { ...MAIL, language, standing: 'members' });

describe('a mail about a class', () => {
  it.each([
    ['en', /^Cancelled: /, 'Fällt aus'],
    ['de', /^Fällt aus: /, 'Cancelled'],
  ] as const)('is in %s alone where the reader’s language is known', (language, subject, other) => {
    const mail = canceled(language);
    expect(mail.subject).toMatch(subject);
    expect(mail.subject).not.toContain(other);
    expect(mail.text).not.toContain('Deutsch weiter unten');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('is in both where nobody knows it, with one Message-ID', () => {
    const mail = canceled(null);
    expect(mail.subject).toMatch(/^Cancelled: Heavy Basics, .* \/ Fällt aus: Heavy Basics, /);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('https://lifted.example/workouts');
      expect(body).toContain('https://lifted.example/de/workouts');
    }
    expect(mail.text.split('HRB')).toHaveLength(2);
    expect(mail.html).toContain('<section lang="de"><h1>Hi &lt;b&gt;Kate');
    expect(mail.messageId).toBe(canceled('en').messageId);
  });

  it('has one calendar file and the link to cancel in each language', () => {
    const mail = composeBooked(SETTINGS, {
      ...MAIL,
      language: null,
      linkToken: 'secret',
      isPromoted: false,
      freeUntil: new Date('2026-11-26T05:00:00Z'),
      waitsLost: [],
    });
    expect(mail.text).toContain('https://lifted.example/cancel-booking#secret');
    expect(mail.text).toContain('https://lifted.example/de/cancel-booking#secret');
    expect(mail.calendarEvent).toContain('BEGIN:VEVENT');
  });
});
