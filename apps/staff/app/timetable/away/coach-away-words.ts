import type { InBothLanguages } from '@lifted/domain/language/language';
import { SUBSTITUTE_WORDS } from '../../class-desk/substitute/substitute-words.ts';

interface CoachAwayWords {
  readonly open: string;
  readonly coach: string;
  readonly from: string;
  readonly until: string;
  readonly choose: string;
  readonly chooseDays: string;
  readonly noClasses: string;
  readonly classes: (count: number) => string;
  readonly find: string;
  readonly findHeading: string;
  readonly which: string;
  readonly whatHappens: string;
  readonly free: (coaches: string) => string;
  readonly nobodyFree: string;
  readonly ask: (count: number) => string;
  readonly asked: (count: number) => string;
  readonly give: string;
  readonly cancel: string;
}

/** Words of all that becomes of the classes of a coach who cannot come. */
export const COACH_AWAY_WORDS: InBothLanguages<CoachAwayWords> = {
  en: {
    open: 'A coach is away',
    coach: 'Who cannot come?',
    from: 'First day',
    until: 'Last day',
    choose: 'Choose the coach to see their classes.',
    chooseDays: 'Choose a last day that is not before the first.',
    noClasses: 'They have no more classes on these days.',
    classes: (count) => (count === 1 ? '1 class' : `${count} classes`),
    find: 'Find substitutes …',
    findHeading: 'Find substitutes',
    which: 'For which classes?',
    whatHappens:
      'No email is sent. The coaches see at Today that a substitute is wanted, and you get a link to send them. The first to accept has the class.',
    free: (coaches) => `Free then: ${coaches}`,
    nobodyFree: 'All other coaches teach then.',
    ask: (count) => (count === 1 ? 'Ask for 1 class' : `Ask for ${count} classes`),
    asked: (count) =>
      count === 1 ? SUBSTITUTE_WORDS.en.asked : `The coaches see that ${count} substitutes are wanted.`,
    give: 'Change the classes …',
    cancel: 'Cancel the classes …',
  },
  de: {
    open: 'Coach fällt aus',
    coach: 'Wer kann nicht?',
    from: 'Erster Tag',
    until: 'Letzter Tag',
    choose: 'Wähl den Coach, dann siehst du die Kurse.',
    chooseDays: 'Wähl einen letzten Tag, der nicht vor dem ersten liegt.',
    noClasses: 'An diesen Tagen hat dieser Coach keine Kurse mehr.',
    classes: (count) => (count === 1 ? '1 Kurs' : `${count} Kurse`),
    find: 'Vertretungen suchen …',
    findHeading: 'Vertretungen suchen',
    which: 'Für welche Kurse?',
    whatHappens:
      'Es geht keine Mail raus. Die Coaches sehen unter „Heute“, dass eine Vertretung gesucht wird, und du bekommst einen Link für sie. Wer zuerst zusagt, bekommt den Kurs.',
    free: (coaches) => `Dann frei: ${coaches}`,
    nobodyFree: 'Alle anderen Coaches geben dann einen Kurs.',
    ask: (count) => (count === 1 ? 'Für 1 Kurs fragen' : `Für ${count} Kurse fragen`),
    asked: (count) =>
      count === 1
        ? SUBSTITUTE_WORDS.de.asked
        : `Die Coaches sehen, dass ${count} Vertretungen gesucht werden.`,
    give: 'Kurse ändern …',
    cancel: 'Kurse absagen …',
  },
};
