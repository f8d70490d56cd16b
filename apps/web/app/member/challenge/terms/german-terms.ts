import { SHOWN_AFTER_END_DAYS } from '@lifted/domain/challenges/challenge';
import { CHANGE_NOTICE_HOURS, PAIRS_PER_PERSON } from './prize-limits.ts';
import type { Clause, TermsFacts, TermsSection } from './terms-facts.ts';

/** Die Teilnahmebedingungen einer Challenge; nur sie sind verbindlich. */
export function germanTerms(facts: TermsFacts): readonly TermsSection[] {
  const { title, start, end, goal, studioName, company, address, email } = facts;
  return [
    {
      number: 1,
      heading: 'Sprache',
      paragraphs: [
        'Diese Teilnahmebedingungen gibt es auf Deutsch und in einer englischen Übersetzung. Die Übersetzung ist eine Verständnishilfe; rechtlich verbindlich ist allein die deutsche Fassung.',
      ],
    },
    {
      number: 2,
      heading: 'Teilnahme',
      paragraphs: [
        `Die Challenge „${title}“ veranstaltet ${company}, ${address}. Sie läuft vom ${start} bis zum ${end}, beide Tage eingeschlossen.`,
        `Teilnehmen kann, wer volljährig ist und eine aktive Mitgliedschaft bei ${studioName} oder bei einem unserer offiziellen Partner hat, die zum Buchen von Kursen berechtigt. Jede Person darf nur ein Konto haben.`,
        'Du nimmst teil, indem du der Challenge auf deinem Dashboard beitrittst. Das geht bis zum letzten Tag der Challenge. Die Teilnahme ist freiwillig und kostet nichts zusätzlich.',
      ],
    },
    {
      number: 3,
      heading: 'Ziel und anrechenbare Kurse',
      paragraphs: [
        `Das Ziel ist erreicht, wenn du zwischen dem ${start} und dem ${end} mindestens ${kurse(goal)} besucht hast. Wer später beitritt, verliert nichts: Gezählt wird für alle ab dem ${start}.`,
        'Angerechnet werden nur reguläre Gruppenkurse, und nur solche, bei denen du dich selbst an den Tablets im Studio als anwesend eingetragen hast. Abgesagte und versäumte Kurse zählen nicht.',
        `Deinen Stand zeigt der Tracker auf deinem Dashboard. Er bleibt dort noch ${SHOWN_AFTER_END_DAYS} Tage nach dem Ende der Challenge sichtbar, also bis zum ${facts.shownUntil}.`,
      ],
    },
    { number: 4, heading: 'Preise', paragraphs: [], clauses: prizes(facts) },
    {
      number: 5,
      heading: 'Haftungsausschluss',
      paragraphs: [
        'Trainiere so, wie es dir guttut. Du entscheidest selbst, ob du gesund genug bist und wie oft du in der Woche kommst; die Challenge verpflichtet dich zu nichts.',
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, und nur für den vorhersehbaren, typischen Schaden.',
      ],
    },
    {
      number: 6,
      heading: 'Schlussbestimmungen',
      paragraphs: [
        `Wir können die Challenge vorzeitig beenden oder diese Bedingungen ändern, wenn es einen wichtigen Grund dafür gibt. Darüber informieren wir alle Teilnehmenden spätestens innerhalb von ${CHANGE_NOTICE_HOURS} Stunden.`,
        'Es gilt deutsches Recht. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig.',
        `Fragen beantworten wir unter ${email}.`,
      ],
    },
  ];
}

function prizes({ goal, pickUpOpens, pickUpCloses, end }: TermsFacts): readonly Clause[] {
  return [
    {
      number: '4.1',
      heading: 'Preis',
      paragraphs: [
        `Wer das Ziel von ${kursen(goal)} erreicht, bekommt höchstens ${PAIRS_PER_PERSON} Paar Socken aus der Sonderedition dieser Challenge. Mehr als ${PAIRS_PER_PERSON} Paar pro Person gibt es nicht.`,
      ],
    },
    {
      number: '4.2',
      heading: 'Kein Umtausch',
      paragraphs: ['Der Preis wird nicht umgetauscht, nicht in bar ausgezahlt und nicht ersetzt.'],
    },
    {
      number: '4.3',
      heading: 'Abholung',
      paragraphs: [
        `Der Preis wird im Studio abgeholt, vom ${pickUpOpens} bis zum ${pickUpCloses}: vom Tag nach dem Ende der Challenge (${end}) bis einen Monat und einen Tag danach. Wir verschicken keine Preise und geben nach dem ${pickUpCloses} keine mehr aus.`,
      ],
    },
    {
      number: '4.4',
      heading: 'Abholung durch andere',
      paragraphs: [
        'Eine andere Person darf deinen Preis für dich abholen, wenn sie als Nachweis den Tracker auf deinem Dashboard vorzeigt.',
      ],
    },
  ];
}

function kurse(goal: number): string {
  return goal === 1 ? '1 Kurs' : `${goal} Kurse`;
}

function kursen(goal: number): string {
  return goal === 1 ? '1 Kurs' : `${goal} Kursen`;
}
