import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { metreWords } from '@lifted/domain/language/distance-words';
import { kilogramWords, weightWords } from '@lifted/domain/language/weight-words';

type Planned = WorkoutFields['main'][number];

interface PlannedWords {
  readonly seconds: (count: number) => string;
  readonly perSide: string;
  readonly side: { readonly left: string; readonly right: string };
}

const WORDS: InBothLanguages<PlannedWords> = {
  en: {
    seconds: (count) => `${count}\u00a0s`,
    perSide: 'per\u00a0side',
    side: { left: 'left', right: 'right' },
  },
  de: {
    seconds: (count) => `${count}\u00a0s`,
    perSide: 'pro\u00a0Seite',
    side: { left: 'links', right: 'rechts' },
  },
};

const NO_BREAK = '\u00a0';

/** How much is planned: '4 × 8 · 72.5 % · per side'; empty where nothing is. */
export function plannedWords(planned: Planned, language: Language): string {
  const words = WORDS[language];
  const { sets, reps, duration, distance, load_percent: percent, load_kg: kg, side } = planned;
  const amount = amountWords({ reps, duration, distance }, language);
  return [
    sets === null ? amount : `${sets}${NO_BREAK}×${NO_BREAK}${amount ?? '–'}`,
    percent === null ? null : `${weightWords(percent, language)}${NO_BREAK}%`,
    kg === null ? null : kilogramWords(kg, language),
    planned.per_side ? words.perSide : null,
    side === null ? null : words.side[side],
  ]
    .filter((part) => part !== null)
    .join(`${NO_BREAK}· `);
}

function amountWords(
  { reps, duration, distance }: Pick<Planned, 'reps' | 'duration' | 'distance'>,
  language: Language,
): string | number | null {
  if (distance !== null) return metreWords(distance);
  return duration === null ? reps : WORDS[language].seconds(duration);
}
