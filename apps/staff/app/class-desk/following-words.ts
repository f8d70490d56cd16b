import type { InBothLanguages } from '@lifted/domain/language/language';

interface FollowingWords {
  readonly which: string;
  readonly reaches: Readonly<Record<'this' | 'following', string>>;
  readonly changes: (classes: number, taken: number) => string;
  readonly byHand: (classes: number) => string;
  readonly editedFollowing: string;
}

/** Words for changing a class with those that follow it. */
export const FOLLOWING_WORDS: InBothLanguages<FollowingWords> = {
  en: {
    which: 'This class repeats. What changes?',
    reaches: { this: 'This class only', following: 'This class and all that follow' },
    changes: (classes, taken) =>
      `${classes === 1 ? '1 class changes' : `${classes} classes change`}, and so do those planned later. ${
        taken === 0
          ? 'Nobody has a place yet.'
          : taken === 1
            ? '1 place in them is taken.'
            : `${taken} places in them are taken.`
      }`,
    byHand: (classes) =>
      classes === 1
        ? '1 class doesn’t follow the repeating week and stays as it is.'
        : `${classes} classes don’t follow the repeating week and stay as they are.`,
    editedFollowing: 'This class and all that follow are changed.',
  },
  de: {
    which: 'Dieser Kurs wiederholt sich. Was soll sich ändern?',
    reaches: { this: 'Nur dieser Kurs', following: 'Dieser und alle folgenden' },
    changes: (classes, taken) =>
      `${classes === 1 ? '1 Kurs ändert sich' : `${classes} Kurse ändern sich`}, ebenso alle später geplanten. ${
        taken === 0
          ? 'Noch hat niemand einen Platz.'
          : taken === 1
            ? '1 Platz darin ist belegt.'
            : `${taken} Plätze darin sind belegt.`
      }`,
    byHand: (classes) =>
      classes === 1
        ? '1 Kurs folgt der Wochenvorlage nicht und bleibt, wie er ist.'
        : `${classes} Kurse folgen der Wochenvorlage nicht und bleiben, wie sie sind.`,
    editedFollowing: 'Dieser Kurs und alle folgenden sind geändert.',
  },
};
