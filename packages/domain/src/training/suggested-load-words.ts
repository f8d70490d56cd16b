import type { InBothLanguages, Language } from '../language/language.ts';
import { weightWords } from '../language/weight-words.ts';
import type { LastSets, SuggestedLoad, SuggestionReason } from './suggested-load.ts';

const NO_BREAK = '\u00a0';

/** Sets of one weight: '3 × 8 at 60', '8, 8, 6 at 60'; in German '3 × 8 mit 62,5'. Without a weight for bodyweight. */
export function setsWords({ weight, reps }: Pick<LastSets, 'weight' | 'reps'>, language: Language): string {
  const [first] = reps;
  const isEven = first !== undefined && reps.every((count) => count === first);
  const counts = isEven ? [reps.length, '×', first].join(NO_BREAK) : reps.join(', ');
  if (weight === 0) return counts;
  return `${counts} ${language === 'de' ? 'mit' : 'at'}${NO_BREAK}${weightWords(weight, language)}`;
}

/** What a sentence is made of: the last sets, the load and the repetitions suggested. */
interface SuggestionWords {
  readonly sets: string;
  readonly load: string;
  readonly reps: number;
  /** The same weight as last time. */
  readonly isSame: boolean;
}

type Sentences = Readonly<Record<SuggestionReason, (words: SuggestionWords) => string>>;

const SENTENCES: InBothLanguages<Sentences> = {
  en: {
    bodyweight: ({ sets }) => `last time ${sets}`,
    all_reps: ({ sets, load, isSame }) =>
      `last time ${sets}: ${isSame ? 'there is nothing heavier' : `try ${load}`}`,
    missed: ({ sets, load }) => `last time ${sets}: ${load} again`,
    missed_twice: ({ sets, load }) => `missed twice, last time ${sets}: try ${load}`,
    pause: ({ sets, load }) => `a while ago, ${sets}: start with ${load}`,
    other_reps: ({ sets, load, reps, isSame }) =>
      `last time ${sets}: for ${reps} ${reps === 1 ? 'rep' : 'reps'} ${isSame ? `${load} again` : `try ${load}`}`,
    planned_weight: ({ load }) => `planned for everybody: ${load}`,
    planned_share: ({ load }) => `planned as a share of your best lately: ${load}`,
  },
  de: {
    bodyweight: ({ sets }) => `letztes Mal ${sets}`,
    all_reps: ({ sets, load, isSame }) =>
      `letztes Mal ${sets}: ${isSame ? 'schwerer geht es hier nicht' : `probier ${load}`}`,
    missed: ({ sets, load }) => `letztes Mal ${sets}: noch einmal ${load}`,
    missed_twice: ({ sets, load }) => `zweimal nicht geschafft, zuletzt ${sets}: probier ${load}`,
    pause: ({ sets, load }) => `länger her, zuletzt ${sets}: fang mit ${load} an`,
    other_reps: ({ sets, load, reps, isSame }) =>
      `letztes Mal ${sets}: für ${reps} Wdh. ${isSame ? 'noch einmal' : 'probier'} ${load}`,
    planned_weight: ({ load }) => `für alle geplant: ${load}`,
    planned_share: ({ load }) => `als Anteil deiner letzten Bestleistung geplant: ${load}`,
  },
};

const NOTHING_KNOWN: InBothLanguages<string> = { en: 'nothing logged yet', de: 'noch nichts eingetragen' };
const NO_WEIGHT: InBothLanguages<string> = { en: 'no weight needed', de: 'ohne Gewicht' };

/** Why this load is suggested: 'last time 3 × 8 at 60: try 62.5', 'letztes Mal 3 × 8 mit 60: probier 62,5'. */
export function suggestionWords(suggested: SuggestedLoad, language: Language): string {
  if (suggested.kind === 'none') return NOTHING_KNOWN[language];
  const { last, load, reps, reason } = suggested;
  if (last === null && reason === 'bodyweight') return NO_WEIGHT[language];
  return SENTENCES[language][reason]({
    sets: last === null ? '' : setsWords(last, language),
    load: weightWords(load, language),
    reps,
    isSame: load === last?.weight,
  });
}
