import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

const minutes = CLASS_LENGTH_MS / MINUTE_MS;

export const ABOUT_WORDS = {
  en: {
    heading: 'Heavy things, good company',
    mission: [
      `We opened in ${studio.founded} because we were tired of two kinds of gym: the one where nobody shows you anything, and the one where everybody shouts.`,
      'Strength is for the person who wants to carry a child up the stairs, get out of a chair at eighty, or lift something absurd on a Thursday evening. All of them train here, in the same class, each with their own weight.',
      'Our mission fits on a chalkboard: make everyone who comes in stronger, and keep the record to show it.',
    ],
    bring: 'What to bring',
    bringList: [
      'Clothes you can squat in and flat shoes. Socks are fine too.',
      'A towel for the bench.',
      'Water. The tap by the racks runs cold and free.',
      'No gloves, no belt, no experience. We have the chalk.',
    ],
    coaches: 'The coaches',
    coachesNote:
      'Every one of them teaches in English and German, and all of them still take classes themselves.',
    since: (year: number) => `Since ${year}`,
    ready: 'Come and lift something',
    readyNote: `The first ${minutes} minutes are free. Bring a friend if it helps.`,
    bookAClass: 'Book a class',
    prices: 'See the prices',
  },
  de: {
    heading: 'Schwere Dinge, gute Leute',
    mission: [
      `Wir haben ${studio.founded} aufgemacht, weil wir zwei Sorten Studio satthatten: die, in der dir niemand etwas zeigt, und die, in der alle brüllen.`,
      'Kraft ist für Leute, die ein Kind die Treppe hochtragen, mit achtzig noch gut aus dem Sessel kommen oder am Donnerstagabend etwas absurd Schweres heben wollen. Sie alle trainieren hier, im selben Kurs, jede und jeder mit dem eigenen Gewicht.',
      'Was wir wollen, passt auf eine Kreidetafel: Wer hier reinkommt, wird stärker. Und kann es nachlesen.',
    ],
    bring: 'Was du mitbringst',
    bringList: [
      'Kleidung, in der du in die Hocke kommst, und flache Schuhe. Socken gehen auch.',
      'Ein Handtuch für die Bank.',
      'Wasser. Der Hahn neben den Racks läuft kalt und umsonst.',
      'Keine Handschuhe, keinen Gürtel, keine Erfahrung. Kreide haben wir.',
    ],
    coaches: 'Die Coaches',
    coachesNote: 'Alle unterrichten auf Deutsch und Englisch, und alle stehen selbst noch im Kurs.',
    since: (year: number) => `Seit ${year}`,
    ready: 'Komm vorbei und heb was',
    readyNote: `Die ersten ${minutes} Minuten kosten nichts. Bring jemanden mit, wenn es dir hilft.`,
    bookAClass: 'Kurs buchen',
    prices: 'Preise ansehen',
  },
} satisfies InBothLanguages<unknown>;
