import type { InBothLanguages } from '@lifted/domain/language/language';

interface CoachAwayWords {
  readonly open: string;
  readonly coach: string;
  readonly from: string;
  readonly until: string;
  readonly choose: string;
  readonly noClasses: string;
  readonly classes: (count: number) => string;
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
    noClasses: 'They have no more classes on these days.',
    classes: (count) => (count === 1 ? '1 class' : `${count} classes`),
    ask: (count) => (count > 1 ? `Find ${count} substitutes` : 'Find a substitute'),
    asked: (count) =>
      count === 1
        ? 'The coaches see that a substitute is wanted.'
        : `The coaches see that ${count} substitutes are wanted.`,
    give: 'Change the classes …',
    cancel: 'Cancel the classes …',
  },
  de: {
    open: 'Coach fällt aus',
    coach: 'Wer kann nicht?',
    from: 'Erster Tag',
    until: 'Letzter Tag',
    choose: 'Wähl den Coach, dann siehst du die Kurse.',
    noClasses: 'An diesen Tagen hat dieser Coach keine Kurse mehr.',
    classes: (count) => (count === 1 ? '1 Kurs' : `${count} Kurse`),
    ask: (count) => (count > 1 ? `${count} Vertretungen suchen` : 'Vertretung suchen'),
    asked: (count) =>
      count === 1
        ? 'Die Coaches sehen, dass eine Vertretung gesucht wird.'
        : `Die Coaches sehen, dass ${count} Vertretungen gesucht werden.`,
    give: 'Kurse ändern …',
    cancel: 'Kurse absagen …',
  },
};
