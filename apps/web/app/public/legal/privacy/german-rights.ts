import { germanMonthsDative } from '../german-figures.ts';
import { mailTo, page, strong, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** Who gets data, how long it stays, and what people can ask for. */
export function germanRights(facts: PrivacyFacts): readonly LegalSection[] {
  const { authority } = facts;
  return [
    {
      id: 'empfaenger',
      heading: 'Wer deine Daten bekommt',
      clauses: [
        {
          kind: 'list',
          intro: 'Außer unserem Team bekommen sie nur',
          items: [
            'Unternehmen, die in unserem Auftrag arbeiten und an unsere Weisungen gebunden sind (Art. 28 DSGVO): ' +
              `${facts.hosting} für den Server, ${facts.mailing} für E-Mails,${facts.bookingName === '' ? '' : ` ${facts.bookingCompany} für Buchungen und Verträge,`}`,
            'Google, wenn du dich mit Google anmeldest, der Formulardienst, wenn du den Fragebogen erlaubst, und der Besuchszähler, wenn du ihn erlaubst,',
            'Steuerberatung, Banken, Behörden und Gerichte, soweit wir dazu verpflichtet sind oder unsere Rechte durchsetzen müssen.',
          ],
        },
        'Außerhalb der Europäischen Union verarbeiten wir selbst nichts.',
      ],
    },
    {
      id: 'dauer',
      heading: 'Wie lange wir speichern',
      clauses: [
        [
          'Konto und Trainingsdaten behalten wir, solange du bei uns trainierst. Danach löschen wir sie, wenn du uns darum bittest oder wir sie für den Vertrag nicht mehr brauchen. Selbst geht das auf der Seite ',
          page('yourData', 'Deine Daten'),
          `: ${facts.deletionDays} Tage lang kannst du es dort zurücknehmen, danach löschen wir alles bis auf das, was dort und hier genannt ist; Buchungen, Pakete und Gebühren bleiben ohne deinen Namen in unseren Zahlen. Einen Vertrag beendet das nicht.`,
        ],
        `${facts.bookingName === '' ? 'Damit Gelöschte nicht mit einer Liste zurückkommen, die wir einlesen' : 'Damit uns der Buchungsdienst Gelöschte nicht mit der nächsten Liste zurückbringt'}, behalten wir von Kundennummer und E-Mail-Adresse einen Prüfwert, ${facts.markYears} Jahre bis zum Ende des Jahres (Art. 17 Abs. 1 DSGVO).`,
        `Was das Steuer- und Handelsrecht verlangt, bewahren wir so lange auf, wie wir müssen: Rechnungen ${facts.invoicesYears} Jahre, Geschäftsbriefe ${facts.lettersYears} Jahre, jeweils bis zum Ende des Jahres. Solange du Ansprüche gegen uns hast oder wir gegen dich, behalten wir, was dafür nötig ist.`,
        'Sicherungskopien enthalten dieselben Daten; sie werden regelmäßig ersetzt.',
      ],
    },
    {
      id: 'alter',
      heading: `Nicht für unter ${facts.youngestYears}-Jährige`,
      clauses: [
        `Unsere Seiten sind nicht für Personen unter ${facts.youngestYears} Jahren gedacht, und wir wollen keine Daten von ihnen. Erfahren wir, dass wir trotzdem welche haben, löschen wir sie. Mitglied werden können nur Erwachsene.`,
      ],
    },
    {
      id: 'rechte',
      heading: 'Deine Rechte',
      clauses: [
        {
          kind: 'list',
          intro: 'Du kannst von uns verlangen:',
          items: [
            'Auskunft, was wir über dich gespeichert haben, mit einer Kopie (Art. 15 DSGVO),',
            'dass wir Falsches berichtigen (Art. 16 DSGVO),',
            'dass wir löschen, was wir nicht mehr brauchen oder nicht haben dürfen (Art. 17 DSGVO),',
            'dass wir die Verarbeitung einschränken, solange etwas strittig ist (Art. 18 DSGVO),',
            'deine Daten in einem gängigen Format, für dich oder jemand anderen (Art. 20 DSGVO).',
          ],
        },
        'Eine Einwilligung kannst du jederzeit widerrufen; was bis dahin geschehen ist, bleibt erlaubt (Art. 7 Abs. 3 DSGVO).',
        [
          strong('Widerspruch:'),
          ' Wo wir uns auf unser berechtigtes Interesse stützen (Art. 6 Abs. 1 lit. f DSGVO), kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).',
        ],
        [
          'Deine Daten mitnehmen oder löschen kannst du als Mitglied selbst auf der Seite ',
          page('yourData', 'Deine Daten'),
          '. Für all das genügt auch eine E-Mail an ',
          mailTo(facts.email),
          `. Wir antworten innerhalb von ${germanMonthsDative(facts.answerMonths)}, es kostet nichts, und Nachteile hast du davon keine.`,
        ],
        [
          'Du kannst dich auch bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig: ',
          `${authority.name}, ${authority.address}`,
          ...(authority.email === '' ? [] : [', ', mailTo(authority.email)]),
          '.',
        ],
      ],
    },
    {
      id: 'sonstiges',
      heading: 'Was noch wichtig ist',
      clauses: [
        'Du musst uns keine Daten geben. Ohne die Angaben, die ein Formular verlangt, können wir aber nicht tun, wofür es da ist.',
        'Automatisierte Entscheidungen mit rechtlicher Wirkung und Profile (Art. 22 DSGVO) gibt es bei uns nicht. Gebühren für späte Absagen und verpasste Kurse entstehen nach festen Uhrzeiten; widersprichst du, entscheidet ein Mensch.',
        'Verbindungen zu unseren Seiten sind verschlüsselt. Ändert sich, was wir mit Daten tun, ändern wir diese Erklärung und bitten dich noch einmal um deine Einwilligung.',
      ],
    },
  ];
}
