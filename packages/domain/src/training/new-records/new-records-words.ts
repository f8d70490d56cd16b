import type { InBothLanguages, Language } from '../../language/language.ts';
import { weightWords } from '../../language/weight-words.ts';
import type { NewRecord } from './new-records.ts';

const NO_BREAK = '\u00a0';

interface Words {
  readonly heavier: (set: string, gain: string) => string;
  readonly more: (set: string, gain: string) => string;
  readonly reps: (count: number) => string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    heavier: (set, gain) => `${set}, ${gain} more than ever`,
    more: (set, gain) => `${set}, ${gain} more than ever at this weight`,
    reps: (count) => `${count}${NO_BREAK}${count === 1 ? 'rep' : 'reps'}`,
  },
  de: {
    heavier: (set, gain) => `${set}, ${gain} mehr als je zuvor`,
    more: (set, gain) => `${set}, ${gain} mehr als je zuvor mit diesem Gewicht`,
    reps: (count) => `${count}${NO_BREAK}Wdh.`,
  },
};

/** 'Deadlift: 105 kg × 3, 5 kg more than ever', 'Pull-Up: 9 reps, 2 more than ever at this weight'. */
export function newRecordWords(record: NewRecord, language: Language): string {
  const words = WORDS[language];
  const { lift, kind, weight, reps, gain } = record;
  const kilograms = (value: number) => `${weightWords(value, language)}${NO_BREAK}kg`;
  const set = weight === 0 ? words.reps(reps) : [kilograms(weight), '×', reps].join(NO_BREAK);
  switch (kind) {
    case 'weight':
      return `${lift}: ${words.heavier(set, kilograms(gain))}`;
    case 'reps':
      return `${lift}: ${weight === 0 ? words.heavier(set, String(gain)) : words.more(set, words.reps(gain))}`;
    default:
      return kind satisfies never;
  }
}
