import type { InBothLanguages, Language } from '../../language/language.ts';
import { weightWords } from '../../language/weight-words.ts';
import { loadKindOf } from '../load-kinds/load-kind.ts';
import { loadWords } from '../load-kinds/load-kind-words.ts';
import type { NewRecord } from './new-records.ts';

const NO_BREAK = '\u00a0';

interface Words {
  readonly heavier: (set: string, gain: string) => string;
  readonly more: (set: string, gain: string) => string;
  readonly lessHelp: (set: string, gain: string) => string;
  readonly moreWithHelp: (set: string, gain: string) => string;
  readonly withoutHelp: (set: string) => string;
  readonly reps: (count: number) => string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    heavier: (set, gain) => `${set}, ${gain} more than ever`,
    more: (set, gain) => `${set}, ${gain} more than ever at this weight`,
    lessHelp: (set, gain) => `${set}, ${gain} less help than ever`,
    moreWithHelp: (set, gain) => `${set}, ${gain} more than ever with this help`,
    withoutHelp: (set) => `${set}, for the first time without help`,
    reps: (count) => `${count}${NO_BREAK}${count === 1 ? 'rep' : 'reps'}`,
  },
  de: {
    heavier: (set, gain) => `${set}, ${gain} mehr als je zuvor`,
    more: (set, gain) => `${set}, ${gain} mehr als je zuvor mit diesem Gewicht`,
    lessHelp: (set, gain) => `${set}, ${gain} weniger Hilfe als je zuvor`,
    moreWithHelp: (set, gain) => `${set}, ${gain} mehr als je zuvor mit dieser Hilfe`,
    withoutHelp: (set) => `${set}, zum ersten Mal ohne Hilfe`,
    reps: (count) => `${count}${NO_BREAK}Wdh.`,
  },
};

/**
 * 'Deadlift: 105 kg × 3, 5 kg more than ever', 'Pull-Up: 9 reps, 2 more than ever', 'Pull-Up: 20 kg help × 8, 5 kg less help
 * than ever'.
 */
export function newRecordWords(record: NewRecord, language: Language): string {
  return `${record.lift}: ${recordWords(record, WORDS[language], language)}`;
}

function recordWords(record: NewRecord, words: Words, language: Language): string {
  const { kind, weight, reps, gain } = record;
  const kilograms = `${weightWords(gain, language)}${NO_BREAK}kg`;
  const isAssisted = loadKindOf(record) === 'assisted';
  const set = weight === 0 ? words.reps(reps) : [loadWords(record, language), '×', reps].join(NO_BREAK);
  switch (kind) {
    case 'weight':
      if (isAssisted) return words.lessHelp(set, kilograms);
      // Heavier than ever with bodyweight alone: there was help before.
      return weight === 0 ? words.withoutHelp(set) : words.heavier(set, kilograms);
    case 'reps':
      if (weight === 0) return words.heavier(set, String(gain));
      return (isAssisted ? words.moreWithHelp : words.more)(set, words.reps(gain));
    default:
      return kind satisfies never;
  }
}
