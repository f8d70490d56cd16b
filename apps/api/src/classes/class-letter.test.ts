import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import {
  composeBooked,
  composeClassCanceled,
  composeClassChanged,
  composePlaceRemoved,
} from './booking-letters.ts';

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
  eventId: 'place-evening+kate',
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

  it('takes the class out of the calendar it was put into, and follows a change, as the same event', () => {
    const at = (hour: string) =>
      ({ ...MAIL, language: 'de', writtenAt: new Date(`2026-11-20T${hour}:00:00Z`) }) as const;
    const until = {
      linkToken: 'secret',
      isPromoted: false,
      waitsLost: [],
      freeUntil: new Date('2026-11-26T05:00:00Z'),
    };
    const files = [
      composeBooked(SETTINGS, { ...at('12'), ...until }),
      composeClassChanged(SETTINGS, { ...at('13'), key: 'k', different: { en: 'Later.', de: 'Später.' } }),
      composePlaceRemoved(SETTINGS, at('14')),
      composeBooked(SETTINGS, { ...at('15'), ...until, bookingId: 'b2' }),
      composeClassCanceled(SETTINGS, { ...at('16'), standing: 'members' }),
    ].map(({ calendarEvent = '' }) => calendarEvent);
    const line = (name: string) => files.map((file) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1]);
    expect(new Set(line('UID'))).toEqual(new Set(['place-evening+kate@lifted.example']));
    expect(line('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED']);
    const sequences = line('SEQUENCE').map(Number);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    expect(line('SUMMARY')[4]).toBe('Abgesagt: LIFTED: Heavy Basics');
  });

  it('brings no calendar file to somebody who only waited', () => {
    const mail = composeClassCanceled(SETTINGS, {
      ...MAIL,
      eventId: null,
      language: 'en',
      standing: 'waiting',
    });
    expect(mail.calendarEvent).toBeUndefined();
  });
});
