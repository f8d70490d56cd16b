import { page } from '../legal-text.ts';
import { see, type TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';

export function scopeAndOffer(facts: TermsFacts): TermsClauses<'geltung' | 'angebot'> {
  return {
    geltung: [
      `Diese Allgemeinen Geschäftsbedingungen (AGB) gelten für alle Verträge über Probetrainings, Kurse, Pakete und Mitgliedschaften zwischen dir und der ${facts.company}, ${facts.address} (im Folgenden „${facts.studioName}“ oder „wir“).`,
      `Bei uns trainieren Erwachsene. Einen Vertrag mit uns schließen kann nur, wer volljährig ist, also mindestens ${facts.adultYears} Jahre alt.`,
      'Es gilt die Fassung, der du bei Vertragsschluss zugestimmt hast. Eine spätere Fassung gilt für deinen laufenden Vertrag nur, wenn du ihr ausdrücklich zustimmst. Abweichende Absprachen zwischen dir und uns gehen diesen AGB vor.',
      [
        'Kommst du über eine Partnerplattform, richten sich Bezahlung, Buchung und Absage nach deren Bedingungen. Im Studio gelten auch für dich ',
        see('hausordnung'),
        ', ',
        see('gesundheit'),
        ' und ',
        see('haftung'),
        '.',
      ],
    ],
    angebot: [
      [
        `Wir bieten Krafttraining in Gruppen unter Anleitung eines Coachs. Ein Kurs dauert ${facts.classMinutes} Minuten. Im Kursplan stehen in der Regel rund ${facts.classesPerWeek} Kurse pro Woche; welche das sind, zeigt der `,
        page('timetable', 'Kursplan'),
        '. An Feiertagen und in den Ferien können es weniger sein.',
      ],
      {
        kind: 'list',
        intro: 'Teilnehmen kannst du mit',
        items: [
          `einem Paket über ${facts.passSizes} Workouts, gültig ${facts.passMonths} Monate,`,
          `der Mitgliedschaft Unlimited mit einer Mindestlaufzeit von ${facts.termMonths} Monaten oder`,
          'der Mitgliedschaft Unlimited Flex, die unbefristet läuft.',
        ],
      },
      'Mit einer Mitgliedschaft Unlimited oder Unlimited Flex (zusammen „Unlimited-Tarife“) buchst du beliebig viele Kurse, soweit Plätze frei sind.',
      'Das erste Training ist ein kostenloses Probetraining. Du brauchst dafür nur deinen Vornamen und eine E-Mail-Adresse, kaufst nichts und gehst keine Mitgliedschaft ein. Deinen Platz kannst du bis zum Beginn des Kurses mit dem Link in der Bestätigungsmail zurückgeben; das kostet nichts.',
    ],
  };
}
