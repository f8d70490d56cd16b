import type { InBothLanguages } from '@lifted/domain/language/language';

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
    heading: (day) => `As members will see it: ${day}`,
    page: 'The page of the workout',
    noMain: 'Without an exercise in its main part the day has no workout for members.',
  },
  de: {
    open: 'Vorschau',
    openOf: (day) => `Vorschau: ${day}`,
    heading: (day) => `So sehen es Mitglieder: ${day}`,
    page: 'Die Seite des Workouts',
    noMain: 'Ohne eine Übung im Hauptteil hat der Tag für Mitglieder kein Workout.',
  },
};
