import type { InBothLanguages } from '../../language.ts';

interface NextClassesWords {
  readonly heading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** Free places of a class that has some. */
  readonly places: (free: number) => string;
  readonly none: string;
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
    none: 'Today and tomorrow are full. The rest of the week is in the timetable.',
    failed: 'The next classes did not load. The timetable has them all.',
    noScript:
      'The next classes come with JavaScript, which is switched off in this browser. The timetable’s page says how to find one all the same.',
    all: 'Timetable of the week',
  },
  de: {
    heading: 'Die nächsten Kurse',
    today: 'Heute',
    tomorrow: 'Morgen',
    places: (free) => (free === 1 ? '1 Platz frei' : `${free} Plätze frei`),
    none: 'Heute und morgen ist alles voll. Der Rest der Woche steht im Kursplan.',
    failed: 'Die nächsten Kurse ließen sich nicht laden. Im Kursplan stehen alle.',
    noScript:
      'Für die nächsten Kurse braucht es JavaScript, das in diesem Browser ausgeschaltet ist. Beim Kursplan steht, wie du trotzdem einen findest.',
    all: 'Kursplan der Woche',
  },
};
