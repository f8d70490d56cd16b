import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { ExerciseSide } from '@lifted/domain/training/workout-of-the-day';

interface CardWords {
  readonly perSide: string;
  readonly side: Readonly<Record<ExerciseSide, string>>;
  readonly units: {
    readonly one: string;
    readonly many: string;
    readonly seconds: string;
    readonly metres: string;
  };
}

const CARD_WORDS: InBothLanguages<CardWords> = {
  en: {
    perSide: '(per side)',
    side: { left: 'Left', right: 'Right' },
    units: { one: 'rep', many: 'reps', seconds: 'sec', metres: 'm' },
  },
  de: {
    perSide: '(pro Seite)',
    side: { left: 'links', right: 'rechts' },
    units: { one: 'Wdh.', many: 'Wdh.', seconds: 'Sek.', metres: 'm' },
  },
};

/** Said on a card whose repetitions count for each side of the body (specification, section 2). */
export function perSideNote(language: Language = 'en'): string {
  return CARD_WORDS[language].perSide;
}

/** How much of an exercise is done: a number and its unit as the card says it. */
export interface ExerciseAmount {
  readonly count: number;
  readonly unit: string;
}

/** The name on a card: the short one where there is one (specification, section 2). */
export function exerciseTitle(name: string, shortName: string | null): string {
  const short = shortName?.trim() ?? '';
  return short === '' ? name : short;
}

/** What the plan says of how much is done: one of them, in seconds and metres. */
export interface PlannedAmount {
  readonly reps: number | null;
  readonly duration?: number | null;
  readonly distance?: number | null | undefined;
}

/**
 * Duration in seconds or, without one, repetitions; null when the plan names neither (specification, section 2). What is counted
 * in metres has neither of them.
 */
export function exerciseAmount(
  { reps, duration = null, distance = null }: PlannedAmount,
  language: Language = 'en',
): ExerciseAmount | null {
  const { one, many, seconds, metres } = CARD_WORDS[language].units;
  if (distance !== null) return { count: distance, unit: metres };
  if (duration !== null) return { count: duration, unit: seconds };
  if (reps !== null) return { count: reps, unit: reps === 1 ? one : many };
  return null;
}

/** 'Left' or 'Right' ('links', 'rechts') behind a stretch's name; null when it has no side. */
export function sideSuffix(side: ExerciseSide | null, language: Language = 'en'): string | null {
  return side === null ? null : CARD_WORDS[language].side[side];
}
