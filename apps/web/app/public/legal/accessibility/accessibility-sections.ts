import { SUPPORT_REPLY_MS } from '@lifted/domain/contracts/studio-terms';
import type { WholeStudio } from '@lifted/profile/studio-profile';
import { inHours } from '../german-figures.ts';
import { mailTo, page, phoneTo, type LegalSection } from '../legal-text.ts';

/** The day the statement was last checked against the site. */
export const ACCESSIBILITY_AS_OF = '2026-11-23';

/** The accessibility statement (§ 14 (1) no. 2 BFSG, annex 3 no. 1). */
export function accessibilitySections({
  contact,
  authorities,
  bookingService,
}: WholeStudio): readonly LegalSection[] {
  const hasService = bookingService.name !== '';
  const { accessibility: authority } = authorities;
  return [
    {
      id: 'leistung',
      heading: 'Was du hier tun kannst',
      clauses: [
        {
          kind: 'list',
          intro:
            'Diese Erklärung gilt für unsere Website und für das Dashboard unserer Mitglieder. Du kannst dort',
          items: [
            [
              'im ',
              page('timetable', 'Kursplan'),
              ' nachsehen, wann welcher Kurs ist, und ohne Konto ein kostenloses Probetraining buchen oder absagen,',
            ],
            ['Preise und Bedingungen der ', page('memberships', 'Pakete und Mitgliedschaften'), ' lesen,'],
            'nachsehen, was heute trainiert wird, mit Clips zu den Übungen,',
            ['dich ', page('login', 'anmelden'), ' und deine Kurse, Serien und Gewichte verfolgen,'],
            ['dich ', page('becomeATrainer', 'als Coach bewerben'), ','],
            [
              'einen Vertrag ',
              page('endContract', 'kündigen'),
              ' oder ',
              page('withdraw', 'widerrufen'),
              ', auch ohne Konto und ohne JavaScript.',
            ],
          ],
        },
        `Mit einem Paket oder einer Mitgliedschaft buchst du deine Kurse in deinem Konto auf dieser Website${hasService ? ' oder, wo wir ihn anbieten, über den Buchungsdienst' : ''}.`,
      ],
    },
    {
      id: 'stand',
      heading: 'Wie zugänglich die Seite ist',
      clauses: [
        'Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Sie decken ab, was das Barrierefreiheitsstärkungsgesetz (BFSG) und die Norm EN 301 549 von einer Website verlangen.',
        {
          kind: 'list',
          intro: 'Das heißt zum Beispiel:',
          items: [
            'Alles lässt sich mit der Tastatur bedienen, und man sieht immer, wo man ist.',
            'Überschriften, Formulare und Meldungen sind so ausgezeichnet, dass Vorleseprogramme sie richtig ansagen.',
            'Text und Bedienelemente haben genug Kontrast, im hellen wie im dunklen Farbschema, und nichts hängt allein an einer Farbe.',
            'Die Seiten lassen sich vergrößern, ohne dass etwas verloren geht.',
            'Bewegte Bilder lassen sich anhalten; wer am Gerät weniger Bewegung eingestellt hat, sieht sie stehen. Die Clips zu den Übungen haben keinen Ton.',
            'Die Kurven auf deinem Dashboard gibt es auch als Tabelle, und jede Wischgeste auch als Knopf.',
          ],
        },
        'Wir prüfen das bei jeder Änderung automatisch auf allen Seiten und in Testläufen, die nur die Tastatur benutzen. Eine Prüfung durch eine unabhängige Stelle gab es noch nicht.',
      ],
    },
    {
      id: 'grenzen',
      heading: 'Was noch nicht gut genug ist',
      clauses: [
        {
          kind: 'list',
          intro: 'Diese Teile erfüllen die Anforderungen nicht, oder wir können es nicht zusagen:',
          items: [
            hasService
              ? 'Den Buchungsdienst und den Fragebogen für Coaches, wo wir sie anbieten, betreiben andere; wie zugänglich sie sind, bestimmen wir nicht. Schreib uns oder ruf an, dann buchen wir für dich.'
              : 'Den Fragebogen für Coaches, wo wir ihn anbieten, betreiben andere; wie zugänglich er ist, bestimmen wir nicht. Das Formular auf der Seite tut dasselbe.',
            'Die Clips zu den Übungen zeigen die Bewegung ohne gesprochene Beschreibung. Name, Wiederholungen und Seite stehen daneben als Text; die Technik erklärt dir der Coach im Kurs.',
            'Unsere Rechtstexte gibt es nicht in Leichter Sprache und nicht in Gebärdensprache.',
          ],
        },
      ],
    },
    {
      id: 'melden',
      heading: 'Eine Hürde melden',
      clauses: [
        [
          'Kommst du irgendwo nicht weiter, sag uns, auf welcher Seite und womit du sie benutzt: ',
          mailTo(contact.email),
          ' oder ',
          phoneTo(contact.phone),
          `. Wir antworten innerhalb von ${inHours(SUPPORT_REPLY_MS)} Stunden und finden einen Weg, auf dem du gleich bekommst, was du brauchst.`,
        ],
      ],
    },
    {
      id: 'behoerde',
      heading: 'Zuständige Behörde',
      clauses: [
        'Hilft das nicht, kannst du dich an die Behörde wenden, die über die Barrierefreiheit wacht:',
        {
          kind: 'entries',
          entries: [
            { name: 'Behörde', value: authority.name },
            { name: 'Anschrift', value: authority.address },
            { name: 'Telefon', value: [phoneTo(authority.phone)] },
            { name: 'E-Mail', value: [mailTo(authority.email)] },
          ],
        },
      ],
    },
  ];
}
