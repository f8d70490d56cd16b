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
      'For planned weights and percentages of the maximum: 60\u00a0kg + 5% is 63\u00a0kg, with a barbell 62.5\u00a0kg, the nearest it can hold. Suggested loads stay: they rise by themselves. A minus makes it lighter.',
    replace: 'Replace workouts already planned',
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
      'Gilt für geplante Gewichte und Prozente des geschätzten Maximums: 60\u00a0kg + 5\u00a0% sind 63\u00a0kg, mit der Langhantel 62,5\u00a0kg, das nächste Gewicht, das sich auflegen lässt. Vorgeschlagene Gewichte bleiben, denn sie steigen von selbst. Mit Minus wird es leichter.',
    replace: 'Vorhandene Workouts ersetzen',
    preview: 'So wird es',
    replaces: 'An diesem Tag gibt es schon ein Workout',
    check: 'Gib bitte eine ganze Zahl von -50 bis 50 ein.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
  },
};
