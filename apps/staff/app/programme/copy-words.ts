import type { InBothLanguages } from '@lifted/domain/language/language';

interface CopyWords {
  readonly day: (day: string) => string;
  readonly week: (days: string) => string;
  readonly toDay: string;
  readonly toWeek: string;
  readonly toWeekHint: string;
  readonly percent: string;
  readonly percentHint: string;
  readonly replace: string;
  readonly preview: string;
  readonly replaces: string;
  readonly check: string;
  readonly copy: string;
  readonly copied: string;
}

/** Words of copying a day or a week. */
export const COPY_WORDS: InBothLanguages<CopyWords> = {
  en: {
    day: (day) => `Copy the workout of ${day}`,
    week: (days) => `Copy the week of ${days}`,
    toDay: 'To the day',
    toWeek: 'To the week of',
    toWeekHint: 'Any day of that week; each workout keeps its weekday',
    percent: 'Heavier by (%)',
    percentHint:
      'Of the weights and shares of the maximum that are planned: 60 kg + 5% are 63 kg, and with a barbell 62.5 kg, the nearest it can have. Loads as suggested stay: they rise by themselves. Minus makes it lighter.',
    replace: 'Replace workouts that are there',
    preview: 'What it will be',
    replaces: 'There is a workout on this day already',
    check: 'Please enter a whole number from -50 to 50.',
    copy: 'Copy',
    copied: 'Copied.',
  },
  de: {
    day: (day) => `Workout kopieren: ${day}`,
    week: (days) => `Woche kopieren: ${days}`,
    toDay: 'Auf den Tag',
    toWeek: 'In die Woche vom',
    toWeekHint: 'Irgendein Tag dieser Woche; jedes Workout behält seinen Wochentag',
    percent: 'Schwerer um (%)',
    percentHint:
      'Von geplanten Gewichten und Anteilen der Bestleistung: 60 kg + 5 % sind 63 kg, mit einer Langhantel 62,5 kg, das nächste, was sie haben kann. Vorgeschlagene Gewichte bleiben: sie steigen von selbst. Mit Minus wird es leichter.',
    replace: 'Vorhandene Workouts ersetzen',
    preview: 'So wird es',
    replaces: 'An diesem Tag gibt es schon ein Workout',
    check: 'Gib bitte eine ganze Zahl von -50 bis 50 ein.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
  },
};
