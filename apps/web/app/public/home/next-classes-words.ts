import type { InBothLanguages } from '../../language.ts';

interface NextClassesWords {
  readonly heading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** Free places of a class that has some. */
  readonly places: (free: number) => string;
  readonly full: string;
  /** No classes, or all of them over or cancelled. */
  readonly none: string;
  /** Before the first class after them, where there is one. */
  readonly later: string;
  readonly failed: string;
  /** Without scripts, in place of the classes. */
  readonly noScript: string;
  readonly all: string;
}

export const NEXT_CLASSES_WORDS: InBothLanguages<NextClassesWords> = {
  en: {
    heading: 'Next classes',
    today: 'Today',
    tomorrow: 'Tomorrow',
    places: (free) => (free === 1 ? '1 place left' : `${free} places left`),
    none: 'No more classes today or tomorrow. The timetable shows what comes after.',
    later: 'No more classes today or tomorrow. This is the next one:',
    full: 'Today and tomorrow are full. The rest of the week is in the timetable.',
    failed: 'We couldn’t load the next classes. You’ll find them all in the timetable.',
    noScript:
      'The next classes need JavaScript, which is switched off in this browser. The timetable page says how to find a class without it.',
    all: 'This week’s timetable',
  },
  de: {
    heading: 'Die nächsten Kurse',
    today: 'Heute',
    tomorrow: 'Morgen',
    places: (free) => (free === 1 ? '1 Platz frei' : `${free} Plätze frei`),
    none: 'Heute und morgen sind keine Kurse mehr. Was danach kommt, steht im Kursplan.',
    later: 'Heute und morgen sind keine Kurse mehr. Das ist der nächste:',
    full: 'Heute und morgen ist alles voll. Der Rest der Woche steht im Kursplan.',
    failed: 'Die nächsten Kurse konnten wir nicht laden. Im Kursplan stehen sie alle.',
    noScript:
      'Die nächsten Kurse brauchen JavaScript, das in diesem Browser ausgeschaltet ist. Auf der Kursplan-Seite steht, wie du trotzdem einen Kurs findest.',
    all: 'Kursplan der Woche',
  },
};
