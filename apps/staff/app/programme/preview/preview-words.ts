import type { InBothLanguages } from '@lifted/domain/language/language';
import { PAGE_PREVIEW_WORDS } from '../../parts/page-preview/page-preview-words.ts';

interface PreviewWords {
  readonly open: string;
  readonly openOf: (day: string) => string;
  readonly heading: (day: string) => string;
  readonly page: string;
  readonly noMain: string;
}

/** Words of the preview of a workout. */
export const PREVIEW_WORDS: InBothLanguages<PreviewWords> = {
  en: {
    open: 'Preview',
    openOf: (day) => `Preview of ${day}`,
    heading: PAGE_PREVIEW_WORDS.en.asMembersSeeIt,
    page: 'The page of the workout',
    noMain: 'Without an exercise in its main part the day has no workout for members.',
  },
  de: {
    open: 'Vorschau',
    openOf: (day) => `Vorschau: ${day}`,
    heading: PAGE_PREVIEW_WORDS.de.asMembersSeeIt,
    page: 'Die Seite des Workouts',
    noMain: 'Ohne eine Übung im Hauptteil hat der Tag für Mitglieder kein Workout.',
  },
};
