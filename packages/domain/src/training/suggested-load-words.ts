import type { InBothLanguages, Language } from '../language/language.ts';
import { weightWords } from '../language/weight-words.ts';
import { loadKindOf, type KindOfLoad } from './load-kinds/load-kind.ts';
import { loadWords } from './load-kinds/load-kind-words.ts';
import { loadOf, type LastSets, type SuggestedLoad, type SuggestionReason } from './suggested-load.ts';

const NO_BREAK = '\u00a0';

/**
 * Sets of one weight: '3 × 8 at 60', '8, 8, 6 at 60', '3 × 8 with 20 kg help'; in German '3 × 8 mit 62,5'. Without a weight for
 * bodyweight.
 */
export function setsWords(sets: Omit<LastSets, 'date'>, language: Language): string {
  const { weight, reps } = sets;
  const [first] = reps;
  const isEven = first !== undefined && reps.every((count) => count === first);
  const counts = isEven ? [reps.length, '×', first].join(NO_BREAK) : reps.join(', ');
  if (weight === 0) return counts;
  const at = loadKindOf(sets) === 'assisted' ? 'with' : 'at';
  return `${counts} ${language === 'de' ? 'mit' : at}${NO_BREAK}${saidLoad(sets, null, language)}`;
}

const WITHOUT: InBothLanguages<{ readonly help: string; readonly weight: string }> = {
  en: { help: 'without help', weight: 'without extra weight' },
  de: { help: 'ohne Hilfe', weight: 'ohne Zusatzgewicht' },
};

/** '60', '+10 kg', '20 kg help'; with bodyweight alone after something else 'without help'. */
function saidLoad(load: KindOfLoad, last: KindOfLoad | null, language: Language): string {
  const kind = loadKindOf(load);
  switch (kind) {
    case 'external':
      return weightWords(load.weight, language);
    case 'bodyweight':
      return WITHOUT[language][last !== null && loadKindOf(last) === 'assisted' ? 'help' : 'weight'];
    case 'added':
    case 'assisted':
      return loadWords(load, language);
    default:
      return kind satisfies never;
  }
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
    at_limit: ({ sets, load }) => `last time ${sets}, to the limit: ${load} again`,
    missed: ({ sets, load }) => `last time ${sets}: ${load} again`,
    missed_twice: ({ sets, load }) => `missed twice, last time ${sets}: try ${load}`,
    pause: ({ sets, load }) => `a while ago, ${sets}: start with ${load}`,
    other_reps: ({ sets, load, reps, isSame }) =>
      `last time ${sets}: for ${reps} ${reps === 1 ? 'rep' : 'reps'} ${isSame ? `${load} again` : `try ${load}`}`,
    planned_weight: ({ load }) => `planned for everybody: ${load}`,
    planned_share: ({ load }) => `planned as a share of your estimated maximum: ${load}`,
  },
  de: {
    bodyweight: ({ sets }) => `letztes Mal ${sets}`,
    all_reps: ({ sets, load, isSame }) =>
      `letztes Mal ${sets}: ${isSame ? 'schwerer geht es hier nicht' : `probier ${load}`}`,
    at_limit: ({ sets, load }) => `letztes Mal ${sets}, und mehr ging nicht: noch einmal ${load}`,
    missed: ({ sets, load }) => `letztes Mal ${sets}: noch einmal ${load}`,
    missed_twice: ({ sets, load }) => `zweimal nicht geschafft, zuletzt ${sets}: probier ${load}`,
    pause: ({ sets, load }) => `länger her, zuletzt ${sets}: fang mit ${load} an`,
    other_reps: ({ sets, load, reps, isSame }) =>
      `letztes Mal ${sets}: für ${reps} Wdh. ${isSame ? 'noch einmal' : 'probier'} ${load}`,
    planned_weight: ({ load }) => `für alle geplant: ${load}`,
    planned_share: ({ load }) => `als Anteil deines geschätzten Maximums geplant: ${load}`,
  },
};

const NOTHING_KNOWN: InBothLanguages<string> = { en: 'never logged before', de: 'bisher nie eingetragen' };
const NO_WEIGHT: InBothLanguages<string> = { en: 'no weight needed', de: 'ohne Gewicht' };

/** Why this load is suggested: 'last time 3 × 8 at 60: try 62.5', 'letztes Mal 3 × 8 mit 60: probier 62,5'. */
export function suggestionWords(suggested: SuggestedLoad, language: Language): string {
  if (suggested.kind === 'none') return NOTHING_KNOWN[language];
  const { last, reps, reason } = suggested;
  const load = loadOf(suggested);
  if (last === null && reason === 'bodyweight') return NO_WEIGHT[language];
  return SENTENCES[language][reason]({
    sets: last === null ? '' : setsWords(last, language),
    load: saidLoad(load, last, language),
    reps,
    isSame: last?.weight === load.weight && loadKindOf(last) === loadKindOf(load),
  });
}
