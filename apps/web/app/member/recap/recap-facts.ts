import { largeAmountWords, liftedWords } from './lifted-words.ts';
import type { Recap, RecapPeriod } from './recap.ts';
import type { Language } from '../../language.ts';
import { periodWords, RECAP_WORDS } from './recap-words.ts';

interface RecapFact {
  /** '12', 'Deadlift'. */
  readonly value: string;
  /** What it is: 'workouts'. */
  readonly name: string;
  /** Needs a line of its own: a word is wider than a figure. */
  readonly isWord?: true;
}

/** What a recap says, on the page and in its picture. */
export interface RecapFacts {
  readonly period: string;
  /** 'You lifted 48,230 kilos'; '12 workouts' where nothing was lifted that weighs. */
  readonly sentence: string;
  /** '48,230'; the large figure of the picture. */
  readonly amount: string;
  /** 'kilos lifted'. */
  readonly unit: string;
  readonly facts: readonly RecapFact[];
}

/** The words of a recap; facts of zero are left out, nobody celebrates none. Without kilos the first fact leads. */
export function recapFacts(
  recap: Recap,
  {
    period,
    isOver,
    language,
  }: { readonly period: RecapPeriod; readonly isOver: boolean; readonly language: Language },
): RecapFacts {
  const words = RECAP_WORDS[language];
  const named = periodWords(period, language);
  const counted = [
    { count: recap.workouts, name: words.workouts(recap.workouts) },
    { count: recap.ownTrainings, name: words.ownTrainings(recap.ownTrainings) },
    { count: recap.records, name: words.records(recap.records) },
    { count: recap.longestStreak, name: words.streak(recap.longestStreak, period) },
  ];
  const facts = counted.flatMap(({ count, name }) => (count === 0 ? [] : [{ value: String(count), name }]));
  const { favourite, kilograms } = recap;
  const lead = kilograms === 0 ? facts.shift() : undefined;
  return {
    period: isOver ? named : words.soFar(named),
    sentence: lead === undefined ? liftedWords(kilograms, language) : `${lead.value} ${lead.name}`,
    amount: lead?.value ?? largeAmountWords(kilograms, language),
    unit: lead?.name ?? words.kilos,
    facts:
      favourite === null ? facts : [...facts, { value: favourite.lift, name: words.favourite, isWord: true }],
  };
}
