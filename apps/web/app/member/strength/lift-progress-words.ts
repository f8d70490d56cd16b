import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { roundedWeightWords, weightWords } from '@lifted/domain/language/weight-words';
import { bodyweightLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { loadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import type { LiftProgress } from '@lifted/domain/training/lift-progress';

const NO_BREAK = '\u00a0';

interface Words {
  readonly estimated: (kilograms: string) => string;
  readonly lifted: (kilograms: string) => string;
  readonly reps: (count: number) => string;
  readonly change: (difference: string, weeks: number) => string;
  readonly unchanged: (weeks: number) => string;
  readonly percent: string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    estimated: (kilograms) => `${kilograms} estimated`,
    lifted: (kilograms) => `${kilograms} lifted`,
    reps: (count) => `${count}${NO_BREAK}${count === 1 ? 'rep' : 'reps'} in one set`,
    change: (difference, weeks) => `${difference} in ${weeks}${NO_BREAK}weeks`,
    unchanged: (weeks) => `the same as ${weeks}${NO_BREAK}weeks ago`,
    percent: '%',
  },
  de: {
    estimated: (kilograms) => `geschätzt ${kilograms}`,
    lifted: (kilograms) => `${kilograms} bewegt`,
    reps: (count) => `${count}${NO_BREAK}Wdh. in einem Satz`,
    change: (difference, weeks) => `${difference} in ${weeks}${NO_BREAK}Wochen`,
    unchanged: (weeks) => `wie vor ${weeks}${NO_BREAK}Wochen`,
    percent: `${NO_BREAK}%`,
  },
};

/**
 * How a lift goes in one sentence: 'Squat: 82.5 kg estimated, +7% in 12 weeks', 'Pull-Up: 9 reps in one set, +2 in
 * 12 weeks', and for what was lifted once 'Squat: 100 kg lifted'; in German 'Squat: geschätzt 82,5 kg, +7 % in 12 Wochen'. Without the change where there is none to tell.
 */
export function strengthSentence(name: string, progress: LiftProgress, language: Language): string {
  const change = liftChangeWords(progress, language);
  return `${name}: ${liftBestWords(progress, language)}${change === null ? '' : `, ${change}`}`;
}

/** '82.5 kg estimated', '100 kg lifted', '9 reps in one set', '+10 kg', '20 kg help'. */
export function liftBestWords(
  { measure, best, isEstimated }: Pick<LiftProgress, 'measure' | 'best' | 'isEstimated'>,
  language: Language,
): string {
  const words = WORDS[language];
  switch (measure) {
    case 'weight':
      return words[isEstimated ? 'estimated' : 'lifted'](
        `${roundedWeightWords(best, language)}${NO_BREAK}kg`,
      );
    case 'reps':
      return words.reps(best);
    case 'load':
      return loadWords(bodyweightLoad(best), language);
    default:
      return measure satisfies never;
  }
}

/** '+7% in 12 weeks', '+5 kg in 12 weeks', 'the same as 12 weeks ago'; null while there is nothing to compare. */
export function liftChangeWords(
  { measure, change }: Pick<LiftProgress, 'measure' | 'change'>,
  language: Language,
): string | null {
  if (change === null) return null;
  const words = WORDS[language];
  if (change.difference === 0) return words.unchanged(change.weeks);
  const sign = change.difference > 0 ? '+' : '−';
  const amount = weightWords(Math.abs(change.difference), language);
  const unit = { weight: words.percent, reps: '', load: `${NO_BREAK}kg` }[measure];
  return words.change(`${sign}${amount}${unit}`, change.weeks);
}
