import type { TermsClauses } from './terms-clauses.ts';

export function inTheStudio(): TermsClauses<'hausordnung' | 'gesundheit' | 'haftung'> {
  return {
    hausordnung: [
      {
        kind: 'list',
        intro: 'Damit alle gut trainieren können, bitten wir dich:',
        items: [
          'Sei zum Kursbeginn da. Wer das Aufwärmen verpasst, kann aus Sicherheitsgründen abgewiesen werden.',
          'Trainiere in sauberen Schuhen und mit Handtuch, und räum Gewichte und Geräte zurück.',
          'Folge den Anweisungen des Teams, vor allem bei Technik und Gewicht.',
          'Trainiere nicht unter Einfluss von Alkohol oder anderen Drogen.',
          'Foto- und Filmaufnahmen, auf denen andere zu sehen sind, machst du nur mit deren Einverständnis.',
          'Geh mit Räumen und Geräten so um, dass sie heil bleiben, und sag uns, wenn etwas kaputt ist.',
        ],
      },
      'Niemand wird bei uns wegen Herkunft, Geschlecht, Religion, Behinderung, Alter, Körper oder sexueller Identität schlechter behandelt. Wer andere belästigt oder gefährdet, muss den Kurs verlassen; bei einem schweren oder wiederholten Verstoß können wir ein Hausverbot aussprechen und aus wichtigem Grund kündigen.',
      'Bring zum Training möglichst keine Wertsachen mit. Die Schließfächer stehen dir für die Zeit des Kurses zur Verfügung und werden abends geleert; was liegen bleibt, heben wir als Fundsache auf.',
    ],
    gesundheit: [
      'Krafttraining belastet den Körper. Ob du gesund genug dafür bist, entscheidest du selbst. Hast du Beschwerden, Vorerkrankungen oder bist du schwanger, frag vorher ärztlich nach.',
      'Sag dem Coach vor dem Kurs, worauf Rücksicht zu nehmen ist; mehr als dafür nötig musst du nicht erzählen. Hör auf, wenn dir etwas wehtut oder schwindlig wird.',
      'Unsere Hinweise zum Training ersetzen keine ärztliche Beratung. Einen bestimmten Erfolg können wir nicht zusagen.',
    ],
    haftung: [
      'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz.',
      'Bei einfacher Fahrlässigkeit haften wir für andere Schäden nur, wenn wir eine wesentliche Vertragspflicht verletzt haben, also eine, auf deren Erfüllung du vertrauen darfst, weil sie den Vertrag erst möglich macht. Dann ist die Haftung auf den Schaden begrenzt, der vorhersehbar und für so einen Vertrag typisch ist.',
      'Dasselbe gilt für alle, die für uns arbeiten.',
    ],
  };
}
