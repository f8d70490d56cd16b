import { wholeStudio } from '@lifted/profile/whole-studio';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { STORAGE_WORDS } from '../../../platform/consent/storage-words.ts';
import { plainText, type LegalClause, type LegalSection } from '../legal-text.ts';
import PrivacyPolicyPage from '../privacy-policy-page.tsx';
import { privacyFacts } from './privacy-facts.ts';
import { englishPrivacy, germanPrivacy } from './privacy-sections.ts';

const german = germanPrivacy(privacyFacts(wholeStudio, 'de'));
const english = englishPrivacy(privacyFacts(wholeStudio, 'en'));

it('names a sole trader, whom nobody represents', () => {
  const legal = { company: 'Kraftraum', managingDirectors: ['Ada Arnold'], register: '', vatId: '' };
  const text = textOf(germanPrivacy(privacyFacts({ ...wholeStudio, legal }, 'de')));
  expect(text).toContain('Ada Arnold');
  expect(text).not.toContain('Vertreten durch');
});

const LANGUAGES = [
  {
    name: 'German',
    stored: { 'Local storage': 'lokaler Speicher', IndexedDB: 'IndexedDB' },
    text: textOf(german),
    sentences: {
      controller: 'LIFTED Studio GmbH',
      measuring: 'Wir messen nur, was du erlaubst',
      statistics: 'löschen sie nach 13 Monaten',
      visitCounter: 'laden wir ihn nur, wenn du es erlaubst, und nur auf öffentlichen Seiten',
      logs: 'IP-Adressen, Namen, E-Mail-Adressen und Inhalte stehen nicht darin.',
      device: 'bis 12 Monate nach deiner letzten Anmeldung dort',
      session: 'bis 30 Tage nach deinem letzten Besuch',
      shown: 'welche Rekorde und Rückblicke du schon gesehen hast',
      consent: 'nach 365 Tagen fragen wir noch einmal',
      signInLink:
        'Links zum Anmelden gelten 15 Minuten, Einladungen 7 Tage, Links für ein neues Passwort 60 Minuten',
      google: 'Erst mit dem Klick öffnet sich ein Fenster von Google',
      bookingService: 'laden wir bsport nur, wenn du es erlaubst',
      withdrawConsent: 'jederzeit mit Wirkung für die Zukunft',
      application: 'Wir löschen die Bewerbung nach 6 Monaten',
      heldPlace: 'deinen 30 Minuten frei, längstens bis zum Kursbeginn',
      testWorkouts: 'Wir löschen deinen Namen und deine Adresse aus der Buchung 12 Monate nach dem Kurs',
      bookings: 'wer gebucht hat oder wartet, nur wie viele',
      commands: 'löschen es nach 12 Monaten. So lässt sich klären',
      fees: 'widersprichst du, entscheidet ein Mensch',
      news: 'nur, wenn du ihnen in den Einstellungen zugestimmt hast',
      mails: 'Empfänger, Betreff und Zeitpunkt behalten wir 90 Tage als Nachweis',
      leftovers: 'Was davon nicht mehr gilt, löschen wir nach 7 Tagen',
      auditLog: 'löschen es nach 24 Monaten',
      marks: 'einen Prüfwert, 8 Jahre bis zum Ende des Jahres',
      deletion: '14 Tage lang kannst du es dort zurücknehmen',
      letters: 'Geschäftsbriefe 6 Jahre',
      declarations: 'den Zeitpunkt auf die Sekunde',
      under16: 'nicht für Personen unter 16 Jahren gedacht',
      complaint: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    },
  },
  {
    name: 'English',
    stored: { 'Local storage': 'local storage', IndexedDB: 'IndexedDB' },
    text: textOf(english),
    sentences: {
      controller: 'LIFTED Studio GmbH',
      measuring: 'We measure only what you allow',
      statistics: 'delete them after 13 months',
      visitCounter: 'we load it only if you allow it, and only on public pages',
      logs: 'It holds no IP addresses, names, email addresses or contents.',
      device: '12 months after your last sign-in there',
      session: 'until 30 days after your last visit',
      shown: 'which records and recaps you have been shown',
      consent: 'after 365 days we ask again',
      signInLink:
        'Sign-in links are good for 15 minutes, invitations for 7 days, links for a new password for 60 minutes',
      google: 'Only your click opens a window of Google',
      bookingService: 'we load bsport only if you allow it',
      withdrawConsent: 'at any time for the future',
      application: 'We delete the application after 6 months',
      heldPlace: 'yours for 30 minutes, at most until the class starts',
      testWorkouts: 'We delete your name and address from the booking 12 months after the class',
      bookings: 'who has booked or is waiting, only how many',
      commands: 'delete that after 12 months. It shows what happened',
      fees: 'when you object, a person decides',
      news: 'only if you have agreed to them in the settings',
      mails: 'recipient, subject and time for 90 days as proof',
      leftovers: 'no longer good we delete after 7 days',
      auditLog: 'delete that after 24 months',
      marks: 'email address, 8 years to the end of the year',
      deletion: 'for 14 days you can take it back there',
      letters: 'business letters 6 years',
      declarations: 'the time to the second',
      under16: 'not meant for anybody under the age of 16',
      complaint: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    },
  },
] as const;

describe.each(LANGUAGES)('the $name privacy policy', ({ text, sentences, stored }) => {
  it.each(Object.entries(sentences))('says: %s', (_subject, sentence) => {
    expect(text).toContain(sentence);
  });

  it('names every cookie of ours', () => {
    for (const name of ['(session_token)', '(device)', '(language)']) expect(text).toContain(name);
  });

  it.each(Object.entries(stored))('names all that the privacy settings name as %s', (kind, called) => {
    const names = STORAGE_WORDS.en
      .filter((entry) => entry.kind === kind)
      .flatMap(({ name }) => name.split(', '));
    expect(names).not.toHaveLength(0);
    expect(names.filter((name) => !text.includes(`${name} (${called})`))).toEqual([]);
  });
});

it('both languages say the same in as many sections, clauses, items and paragraphs of law', () => {
  expect(english.map(shape)).toEqual(german.map(shape));
});

it('every anchor exists once, and every link within the page leads to one', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/privacy-policy']}>
      <PrivacyPolicyPage />
    </MemoryRouter>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(wanted.length).toBeGreaterThan(german.length);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).toContain('english');
});

/** What a translation must preserve: kinds of clauses, their length, and the articles they name. */
function shape({ clauses }: LegalSection) {
  return clauses.map((clause) => ({
    form: formOf(clause),
    articles: (clauseText(clause).match(/(?:Art\.|§§?) \d+\w?/g) ?? []).map((article) =>
      article.replace('§§', '§'),
    ),
  }));
}

function formOf(clause: LegalClause): string {
  if (typeof clause === 'string' || !('kind' in clause)) return 'text';
  switch (clause.kind) {
    case 'list':
      return `list of ${clause.items.length}`;
    case 'entries':
      return `entries: ${clause.entries.length}`;
    case 'model':
      return `model of ${clause.parts.length}`;
    default:
      return clause satisfies never;
  }
}

function textOf(sections: readonly LegalSection[]): string {
  return sections.flatMap(({ heading, clauses }) => [heading, ...clauses.map(clauseText)]).join('\n');
}

function clauseText(clause: LegalClause): string {
  if (typeof clause === 'string' || !('kind' in clause)) return plainText(clause);
  switch (clause.kind) {
    case 'list':
      return [clause.intro, ...clause.items].map(plainText).join('\n');
    case 'entries':
      return clause.entries.map(({ name, value }) => `${name}: ${plainText(value)}`).join('\n');
    case 'model':
      return clause.parts.flatMap(({ paragraphs }) => paragraphs.map(plainText)).join('\n');
    default:
      return clause satisfies never;
  }
}
