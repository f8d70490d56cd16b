import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { about } from '@lifted/profile/about';
import type { InBothLanguages, Language } from '../../language.ts';

const minutes = CLASS_LENGTH_MS / MINUTE_MS;

/** A text of the studio's own; none where it said none. */
function said(text: 'opening' | 'water' | 'teaching', language: Language): readonly string[] {
  const own = about[text]?.[language] ?? '';
  return own === '' ? [] : [own];
}

export const ABOUT_WORDS = {
  en: {
    heading: 'Heavy things, good company',
    mission: [
      ...said('opening', 'en'),
      'Strength is for the person who wants to carry a child up the stairs, get out of a chair at eighty, or lift something absurd on a Thursday evening. All of them train here, in the same class, each with a weight that suits them.',
      'Our mission fits on a chalkboard: make everyone who walks in stronger, and have the numbers to prove it.',
    ],
    bring: 'What to bring',
    bringList: [
      'Clothes you can squat in, and clean, flat indoor shoes.',
      'A towel for the bench.',
      ['A bottle.', ...said('water', 'en')].join(' '),
      'You don’t need gloves, a belt or experience. Chalk is on us.',
    ],
    coaches: 'The coaches',
    coachesNote: said('teaching', 'en'),
    since: (year: number) => `Since ${year}`,
    ready: 'Come and lift something',
    readyNote: `Your first ${minutes} minutes are free. Bring a friend if you like.`,
    memberReadyNote: 'Your next class is in the timetable. Bring a friend if you like.',
    bookAClass: 'Book a class',
    prices: 'See the prices',
  },
  de: {
    heading: 'Schwere Dinge, gute Leute',
    mission: [
      ...said('opening', 'de'),
      'Kraft ist für Leute, die ein Kind die Treppe hochtragen, mit achtzig noch gut aus dem Sessel kommen oder am Donnerstagabend etwas absurd Schweres heben wollen. Sie alle trainieren hier, im selben Kurs, jede und jeder mit dem passenden Gewicht.',
      'Was wir wollen, passt auf eine Kreidetafel: Wer zu uns kommt, wird stärker. Und hat es schwarz auf weiß.',
    ],
    bring: 'Was du mitbringst',
    bringList: [
      'Kleidung, in der du in die Hocke kommst, und saubere, flache Hallenschuhe.',
      'Ein Handtuch für die Bank.',
      ['Eine Trinkflasche.', ...said('water', 'de')].join(' '),
      'Handschuhe, Gürtel und Erfahrung brauchst du nicht. Kreide haben wir.',
    ],
    coaches: 'Die Coaches',
    coachesNote: said('teaching', 'de'),
    since: (year: number) => `Seit ${year}`,
    ready: 'Komm vorbei und heb was',
    readyNote: `Die ersten ${minutes} Minuten kosten nichts. Bring gern jemanden mit.`,
    memberReadyNote: 'Dein nächster Kurs steht im Kursplan. Bring gern jemanden mit.',
    bookAClass: 'Kurs buchen',
    prices: 'Preise ansehen',
  },
} satisfies InBothLanguages<unknown>;
