import { describe, expect, it } from 'vitest';
import { studio } from '@lifted/profile/studio';
import { onlyEvent } from '../../testing/calendar-events.ts';
import { canceled, CANCEL_TOKEN, confirmation, hold, note } from './trial-letter-fixture.ts';

/** Lines of an iCalendar file before folding (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the confirmation', () => {
  it('says which class, when, with whom and where', () => {
    const lines = confirmation().text.split('\n');
    expect(lines).toContain('Hi Mia, your test workout is booked.');
    expect(lines).toContain('When: Monday, 23 November 2026, 18:30–19:15');
    expect(lines).toContain('Coach: Jörg');
    expect(lines).toContain('Where: Main Floor, LIFTED, Greifenhagener Straße 58, 10437 Berlin');
  });

  it('says the address of the branch the class is at, also in the file, and not the studio’s', () => {
    const branch = { name: 'West', street: 'Kantstraße 2', postcode: '10623', city: 'Berlin' };
    const { text, html, calendarEvent } = confirmation({}, { branch });
    const place = 'LIFTED West, Kantstraße 2, 10623 Berlin';
    expect(text).toContain(`Where: Main Floor, ${place}\n`);
    expect(html).toContain(place);
    expect(html).not.toContain(studio.links.maps);
    expect(unfolded(calendarEvent)).toContain(`LOCATION:Main Floor\\, ${place.replaceAll(',', '\\,')}`);
  });

  it.each(['en', 'de'] as const)('says that no experience is needed only where none is: %s', (language) => {
    const none = language === 'en' ? 'No experience needed.' : 'Vorkenntnisse brauchst du keine.';
    expect(confirmation({ language }).text).toContain(none);
    expect(confirmation({ language }, { kind: { level: 'all' } }).text).toContain(none);
    const { text, calendarEvent } = confirmation({ language }, { kind: { level: 'experience' } });
    expect(text + unfolded(calendarEvent).join('\n')).not.toContain(none);
  });

  it('is German alone for a booking on a German page, file included', () => {
    const mail = confirmation({ language: 'de' });
    expect(mail.subject).toBe('Dein Probetraining: Full Body, Montag, 23. November 2026, 18:30–19:15 Uhr');
    expect(mail.text).toContain('Hi Mia, dein Probetraining ist gebucht.');
    expect(mail.text).toContain('Wann: Montag, 23. November 2026, 18:30–19:15 Uhr');
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.calendarEvent).toContain('Probetraining mit Jörg');
    const all = [mail.subject, mail.text, mail.html, mail.calendarEvent].join('\n');
    expect(all).not.toMatch(/test workout|your|weiter unten|bring workout/i);
    const english = confirmation();
    expect([english.text, english.html, english.calendarEvent].join('\n')).not.toMatch(
      /Probetraining|weiter unten|Bring Sport/,
    );
  });

  it.each([
    ['2026-03-28T18:00:00Z', 'Saturday, 28 March 2026, 19:00–19:45', 'before spring forward'],
    ['2026-03-29T17:00:00Z', 'Sunday, 29 March 2026, 19:00–19:45', 'after it'],
    ['2026-10-25T00:30:00Z', 'Sunday, 25 October 2026, 02:30–02:15', 'over fall back'],
    ['2026-12-31T23:00:00Z', 'Friday, 1 January 2027, 00:00–00:45', 'at midnight of the new year'],
  ])('of a class at %s says %s: %s', (start, when) => {
    expect(confirmation({}, { start: new Date(start) }).text).toContain(`When: ${when}\n`);
  });

  it.each([
    ['en', 'https://lifted.example/cancel-trial-workout'],
    ['de', 'https://lifted.example/de/cancel-trial-workout'],
  ] as const)(
    'in %s holds the cancel link to the page in that language, its secret behind the #',
    (language, page) => {
      const { text, html } = confirmation({ language });
      const link = `${page}#${CANCEL_TOKEN}`;
      expect(text.split(link)).toHaveLength(2);
      expect(html.split(`href="${link}"`)).toHaveLength(2);
      expect(text.split(CANCEL_TOKEN)).toHaveLength(2);
    },
  );

  it('keeps the secret out of everything that is stored or shared elsewhere', () => {
    const { subject, messageId, calendarEvent } = confirmation();
    expect(`${subject}${messageId}${calendarEvent}`).not.toContain(CANCEL_TOKEN);
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(confirmation().html).not.toMatch(/<(img|script|link|iframe)|url\(|style=|@import/);
  });

  it('shows names as the text they are', () => {
    const name = `<b onclick="x">Bobby</b> & "Co" 'x'`;
    const { html, text } = confirmation({ name }, { timerName: '</style><script>' });
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Bobby&lt;/b&gt; &amp; &quot;Co&quot; &#39;x&#39;');
    expect(html).not.toContain('<script');
    expect(text).toContain(`Hi ${name}, your`);
  });

  it('has a subject of one line, whatever the class is called', () => {
    const { subject } = confirmation({}, { timerName: 'Full\r\nBcc: all@studio.example\tBody' });
    expect(subject).toBe(
      'Your test workout: Full Bcc: all@studio.example Body, Monday, 23 November 2026, 18:30–19:15',
    );
  });

  it('has the same Message-ID for the same booking for ever and another one for another', () => {
    expect(confirmation().messageId).toBe(confirmation({ name: 'Other' }).messageId);
    expect(confirmation().messageId).not.toBe(confirmation({ bookingKey: 'f'.repeat(32) }).messageId);
    expect(confirmation().messageId).toMatch(/^<[\w.-]+@lifted\.example>$/);
  });

  it('names the company as German law asks', () => {
    expect(confirmation().text).toMatch(/LIFTED Studio GmbH[\s\S]*HRB[\s\S]*Geschäftsführung: Jana Brandt/);
  });
});

describe('the mail about a held place', () => {
  it.each([
    ['en', 'until 10:30', 'https://lifted.example/confirm-trial-workout', 'one more step'],
    ['de', 'bis 10:30 Uhr', 'https://lifted.example/de/confirm-trial-workout', 'ein Schritt fehlt noch'],
  ] as const)(
    'in %s says until when and holds the link that confirms it',
    (language, until, page, headline) => {
      const { text, html, calendarEvent } = hold({ language });
      expect(text).toContain(headline);
      expect(text).toContain(until);
      expect(text).toContain(`${page}#${CANCEL_TOKEN}`);
      expect(html).toContain(`href="${page}#${CANCEL_TOKEN}"`);
      expect(calendarEvent).toBeUndefined();
    },
  );
});

describe('the mail about a place held until the class starts', () => {
  it.each([
    ['en', 'we’re holding yours until 10:12.'],
    ['de', 'halten wir deinen bis 10:12 Uhr frei.'],
  ] as const)('names no time that it is not held for, in %s', (language, said) => {
    expect(hold({ language, heldUntil: new Date('2026-03-20T09:12:00Z') }).text).toContain(said);
  });
});

describe('the mail about a place given back', () => {
  it.each([
    [
      'en',
      'Hi Mia, you’ve cancelled your test workout.',
      'stays free',
      '\nhttps://lifted.example/workouts\n',
    ],
    [
      'de',
      'Hi Mia, du hast dein Probetraining abgesagt.',
      'bleibt kostenlos',
      '\nhttps://lifted.example/de/workouts\n',
    ],
  ] as const)('in %s says so, what it costs, and where another class is', (language, said, free, link) => {
    const { text, html } = canceled(language);
    for (const part of [said, free, link]) expect(text).toContain(part);
    expect(html).toContain(`href="${link.trim()}"`);
    expect(text).not.toContain(CANCEL_TOKEN);
  });

  it('takes the entry of its confirmation out of calendars', () => {
    const entry = onlyEvent(confirmation().calendarEvent);
    const out = onlyEvent(canceled('de').calendarEvent);
    expect(out).toMatchObject({
      uid: entry.uid,
      method: 'CANCEL',
      status: 'CANCELLED',
      summary: 'Abgesagt: LIFTED: Full Body',
    });
    expect(out.sequence).toBeGreaterThan(entry.sequence);
    expect(canceled().calendarEvent).not.toContain('VALARM');
  });
});

describe('the mail to an address that cannot book', () => {
  it('asks whether somebody else typed the address', () => {
    expect(note({ kind: 'member' }).text).toContain('Not you? Then someone mistyped their address');
    expect(note({ kind: 'member' }, 'de').text).toContain(
      'Du warst das nicht? Dann hat sich jemand vertippt',
    );
  });

  const before = { timerName: 'Heavy Basics', start: new Date('2026-01-12T17:30:00Z') };
  const ahead = { timerName: 'Heavy Basics', start: new Date('2026-04-13T16:30:00Z') };

  it.each([
    [{ kind: 'place_here', heldUntil: null }, 'already have a place', 'schon einen Platz'],
    [{ kind: 'place_here', heldUntil: before.start }, 'until 18:30', 'bis 18:30 Uhr'],
    [{ kind: 'member' }, 'https://members.lifted.example/', 'https://members.lifted.example/'],
    [
      { kind: 'free_class', ...before },
      'Heavy Basics, Monday, 12 January 2026',
      'lifted.example/de/memberships',
    ],
    [{ kind: 'free_class', ...ahead }, 'Would you rather come another day?', 'Passt ein anderer Tag besser?'],
  ] as const)('says what is so: %j', (obstacle, english, german) => {
    expect(note(obstacle).text).toContain(english);
    expect(note(obstacle, 'de').text).toContain(german);
    expect(note(obstacle, 'de').text).not.toMatch(/\b(the|class|your)\b/);
    for (const { text, subject } of [note(obstacle), note(obstacle, 'de')]) {
      expect(text).not.toContain('Mia');
      expect(subject).not.toContain('Mia');
    }
  });
});

it('a member’s note leads to the login in its language, and to another site as it is', () => {
  const own = { ...studio, links: { ...studio.links, memberLogin: 'https://lifted.example/login' } };
  const member = { kind: 'member' } as const;
  expect(note(member, 'de', own).text).toContain('https://lifted.example/de/login\n');
  expect(note(member, 'en', own).text).toContain('https://lifted.example/login\n');
  expect(note(member, 'de').text).toContain(`${studio.links.memberLogin}\n`);
  const none = { ...studio, links: { ...studio.links, memberLogin: '' } };
  expect(note(member, 'de', none).text).toContain('https://lifted.example/de/login\n');
});

describe('the calendar file', () => {
  it('publishes the event: nobody is asked to accept it', () => {
    const lines = unfolded(confirmation().calendarEvent);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines.filter((line) => /^ATTENDEE|RSVP/.test(line))).toEqual([]);
    expect(lines).toContain('UID:trial-0123456789abcdef0123456789abcdef@lifted.example');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('DTSTAMP:20260320T090000Z');
  });

  it.each([
    ['2026-03-28T18:00:00Z', '20260328T180000Z', '20260328T184500Z', 'before spring forward'],
    ['2026-03-29T00:30:00Z', '20260329T003000Z', '20260329T011500Z', 'over spring forward'],
    ['2026-10-25T00:30:00Z', '20261025T003000Z', '20261025T011500Z', 'over fall back'],
    ['2026-12-31T22:30:00Z', '20261231T223000Z', '20261231T231500Z', 'over the end of the year in Berlin'],
  ])('of a class at %s starts %s and ends %s: %s', (start, from, to) => {
    const lines = unfolded(confirmation({}, { start: new Date(start) }).calendarEvent);
    expect(lines).toContain(`DTSTART:${from}`);
    expect(lines).toContain(`DTEND:${to}`);
  });

  it('says where and what, and rings two hours before', () => {
    const lines = unfolded(confirmation({}, { timerName: 'Legs; Core, "Power"' }).calendarEvent);
    expect(lines).toContain('SUMMARY:LIFTED: Legs\\; Core\\, "Power"');
    expect(lines).toContain('LOCATION:Main Floor\\, LIFTED\\, Greifenhagener Straße 58\\, 10437 Berlin');
    expect(lines.some((line) => line.startsWith('DESCRIPTION:Test workout with Jörg.'))).toBe(true);
    expect(lines).toContain('TRIGGER:-PT120M');
    expect(lines).toContain('ACTION:DISPLAY');
  });

  it('has lines no reader has to refuse: at most 75 bytes, ended by CR LF', () => {
    const file = confirmation({}, { timerName: 'Größe 🏋️ '.repeat(20) }).calendarEvent;
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});
