import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { composeBooked, composeClassChanged, composePlaceRemoved } from './booking-letters.ts';
import { placeLine } from './class-letter.ts';
import { composeClassCanceled } from './changes/canceled-letter.ts';

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
const CANCELED = { key: 'b1', audience: 'members', reason: null, fitting: [] } as const;
const CHANGED = {
  key: 'k',
  audience: 'members',
  different: { en: 'Later.', de: 'Später.' },
} as const;
const canceled = (language: 'en' | 'de' | null, more: object = {}) =>
  composeClassCanceled(SETTINGS, { ...MAIL, ...CANCELED, language, ...more });

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

  it('links its address to a map only where the profile has a link to one', () => {
    const links = { ...studio.links, maps: '' };
    const about = { ...MAIL, ...CANCELED, language: 'en' } as const;
    const unlinked = composeClassCanceled({ ...SETTINGS, studio: { ...studio, links } }, about);
    expect(canceled('en').html).toContain(`<a href="${studio.links.maps}">`);
    expect(unlinked.html).toContain(studio.address.street);
    expect(unlinked.html).not.toContain('href=""');
  });

  it('says what the class is when it is booked, where the studio says so, and not when it is cancelled', () => {
    const kind = {
      description: { en: 'Presses & dips', de: 'Drücken & Dips' },
      level: 'experience',
      lifts: { en: 'Bench press, dip', de: 'Bankdrücken, Dip' },
    } as const;
    const told = { ...MAIL, studioClass: { ...CLASS, kind } };
    const how = {
      linkToken: 'secret',
      isPromoted: false,
      waitsLost: [],
      freeUntil: new Date('2026-11-26T05:00:00Z'),
    };
    const { text, html } = composeBooked(SETTINGS, { ...told, ...how, language: 'de' });
    expect(text).toContain(
      'Kurs: Heavy Basics\nDrücken & Dips\nNiveau: Mit Erfahrung\nÜbungen: Bankdrücken, Dip\nWann: ',
    );
    expect(html).toContain('Heavy Basics<br>Drücken &amp; Dips');
    expect(html).toContain('Mit Erfahrung');
    const unsaid = composeBooked(SETTINGS, { ...MAIL, ...how, language: 'en' });
    expect(unsaid.text).toContain('Class: Heavy Basics\nWhen: ');
    expect(unsaid.html).not.toContain('Level');
    const canceled = composeClassCanceled(SETTINGS, { ...told, ...CANCELED, language: 'de' });
    expect(canceled.text).toContain('Kurs: Heavy Basics\nWann: ');
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
      composeClassChanged(SETTINGS, { ...at('13'), ...CHANGED }),
      composePlaceRemoved(SETTINGS, { ...at('14'), because: 'unsaid' }),
      composeBooked(SETTINGS, { ...at('15'), ...until, bookingId: 'b2' }),
      composeClassCanceled(SETTINGS, { ...at('16'), ...CANCELED }),
    ].map(({ calendarEvent = '' }) => calendarEvent);
    const line = (name: string) => files.map((file) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1]);
    expect(new Set(line('UID'))).toEqual(new Set(['place-evening+kate@lifted.example']));
    expect(line('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED']);
    expect(line('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL', 'PUBLISH', 'CANCEL']);
    const sequences = line('SEQUENCE').map(Number);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    expect(line('SUMMARY')[4]).toBe('Fällt aus: LIFTED: Heavy Basics');
  });

  it.each([
    [{ kind: 'free', payer: 'pass' }, /You cancelled Deadlift Club, Wednesday, .* for it, free of charge\./],
    [{ kind: 'credit' }, /You cancelled Deadlift Club.* too late to be free, so the workout .* is used up/],
    [
      { kind: 'fee', id: 'f', cents: 500, dueAt: new Date('2026-11-22T12:00:00Z') },
      /costs €5\.00, due on Sunday, 22 November 2026, 13:00\./,
    ],
  ] as const)('of a swap names the class cancelled and what happened with it: $kind', (canceled, said) => {
    const mail = composeBooked(SETTINGS, {
      ...MAIL,
      language: 'en',
      linkToken: 'secret',
      isPromoted: false,
      waitsLost: [],
      freeUntil: new Date('2026-11-26T05:00:00Z'),
      swapped: {
        studioClass: { ...CLASS, timerName: 'Deadlift Club', start: new Date('2026-11-25T17:00:00Z') },
        eventId: 'place-old+kate',
        canceled,
      },
    });
    expect(mail.text).toMatch(said);
    const of = (name: string) =>
      [...(mail.calendarEvent ?? '').matchAll(new RegExp(`^${name}:(.*)\\r$`, 'gm'))].map(
        ([, value]) => value,
      );
    expect(of('UID')).toEqual(['place-evening+kate@lifted.example', 'place-old+kate@lifted.example']);
    expect(of('STATUS')).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(of('METHOD')).toEqual(['PUBLISH']);
  });

  it.each([
    ['members', 'en', 'the class page says until when you can cancel free of charge'],
    ['members', 'de', 'Auf der Seite des Kurses steht, bis wann du kostenlos absagen kannst'],
    ['visitors', 'en', 'until it starts, with the link in your first email'],
    ['visitors', 'de', 'bis er beginnt, mit dem Link in deiner ersten Mail'],
  ] as const)('of a change says how %s cancel, in %s', (audience, language, said) => {
    const mail = composeClassChanged(SETTINGS, { ...MAIL, ...CHANGED, audience, language });
    expect(mail.text.replaceAll('\n', ' ')).toContain(said);
    expect(mail.text.includes('/workout/evening')).toBe(audience === 'members');
  });

  it('brings no calendar file to somebody who only waited', () => {
    const mail = canceled('en', { eventId: null, audience: 'waiting' });
    expect(mail.calendarEvent).toBeUndefined();
  });

  it.each([
    ['few', 'en', 'Too few people had booked it.'],
    ['few', 'de', 'Es hatten zu wenige gebucht.'],
    ['coach', 'en', 'The coach can’t be there'],
    ['coach', 'de', 'Der Coach kann nicht'],
    ['closure', 'en', 'The studio is closed that day.'],
    ['closure', 'de', 'Das Studio ist an diesem Tag geschlossen.'],
  ] as const)('says why it is cancelled: %s, in %s', (reason, language, said) => {
    expect(canceled(language, { reason }).text).toContain(said);
    expect(canceled(language).text).not.toContain(said);
  });

  it('leads to the classes that fit in its place, and says nothing of others where none does', () => {
    const fitting = [
      { ...CLASS, id: 'next/day', start: new Date('2026-11-27T17:00:00Z'), coachFirstName: 'Tom' },
    ];
    const { text, html } = canceled('en', { fitting });
    expect(text).toContain(
      'Heavy Basics, Friday, 27 November 2026, 18:00–18:45, with Tom\nhttps://lifted.example/workout/next%2Fday',
    );
    expect(html).toContain('<a href="https://lifted.example/workout/next%2Fday">Book Fri');
    expect(canceled(null, { fitting }).text).toContain('https://lifted.example/de/workout/next%2Fday');
    expect(canceled('en').text).not.toContain('instead');
  });
});

it('a room that is named as the studio is not said twice', () => {
  expect(placeLine(studio, CLASS)).toMatch(/^Main Floor, LIFTED, /);
  expect(placeLine(studio, { ...CLASS, locationName: 'LIFTED' })).toMatch(/^LIFTED, Greifenhagener/);
});
