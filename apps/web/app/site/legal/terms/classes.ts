import { strong } from '../legal-text.ts';
import { see, type TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';

export function classes(facts: TermsFacts): TermsClauses<'buchung' | 'absage' | 'kursausfall'> {
  return {
    buchung: [
      'Für jeden Kurs brauchst du eine eigene Buchung und ein gültiges Paket oder eine laufende Mitgliedschaft. Plätze gibt es, solange welche frei sind.',
      'Gebucht ist der Platz, wenn du die Buchungsbestätigung per E-Mail bekommen hast. Nur mit dieser Buchungsbestätigung hast du Zutritt zum Kurs; zeig sie uns, wenn wir danach fragen.',
      'Eine Buchung gilt für dich und ist nicht übertragbar. Trag dich zu Beginn des Kurses an den Tablets im Studio als anwesend ein, damit wir ihn als besucht zählen. Hast du es vergessen, sag uns Bescheid; wer da war, zahlt keine Gebühr.',
    ],
    absage: [
      [
        strong(`Bis ${facts.freeHours} Stunden vor Kursbeginn`),
        ` sagst du kostenlos ab, im Mitglieder-Login und ohne Begründung. Genau ${facts.freeHours} Stunden vorher ist noch rechtzeitig. Zu spät ist eine Absage in den letzten ${facts.lateTime} Stunden vor Kursbeginn.`,
      ],
      [
        strong('Mit einem Paket:'),
        ' Sagst du zu spät ab oder kommst du nicht, gilt der Kurs als genutzt und wird von deinem Paket abgezogen. Eine Gebühr fällt nicht an.',
      ],
      [
        strong('Mit einem Unlimited-Tarif:'),
        ' Für eine zu späte Absage berechnen wir ',
        strong(facts.lateFee),
        '. Kommst du nicht, ohne abzusagen, berechnen wir ',
        strong(facts.noShowFee),
        '.',
      ],
      'Beide Gebühren ersetzen pauschal den Platz, den sonst jemand anderes hätte haben können. Du kannst uns immer nachweisen, dass uns kein Schaden oder ein wesentlich geringerer entstanden ist, etwa weil der Platz wieder vergeben wurde; dann zahlst du nichts oder nur diesen geringeren Betrag. Konntest du ohne eigenes Verschulden nicht absagen, zahlst du nichts.',
      [
        'Für Kurse, die wir selbst absagen, gilt ',
        see('kursausfall'),
        ': Dann kostet dich die Buchung nichts.',
      ],
    ],
    kursausfall: [
      `Hat ein Kurs weniger als ${facts.fewestBookings} bestätigte Buchungen, können wir ihn bis ${facts.classCancellationHours} Stunden vor Beginn absagen. Die Buchung ist dann kostenlos: Aus deinem Paket wird nichts abgezogen, und es fällt keine Gebühr an.`,
      'Dasselbe gilt, wenn ein Kurs aus einem anderen Grund ausfällt, zum Beispiel weil jemand im Team krank ist oder die Räume nicht benutzbar sind. Wir sagen dir so früh wie möglich per E-Mail Bescheid.',
      'Wer den Kurs leitet und was trainiert wird, kann sich kurzfristig ändern. Das berechtigt nicht zur kostenlosen späten Absage, solange es beim Krafttraining zur gebuchten Zeit am gebuchten Ort bleibt.',
    ],
  };
}
