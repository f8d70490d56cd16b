import { expect, it } from 'vitest';
import type { LiftedSet } from '../personal-records.ts';
import { setWords } from './set-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const SAID: readonly (readonly [LiftedSet, string, string])[] = [
  [{ weight: 62.5, reps: 8 }, '62.5 kg × 8', '62,5 kg × 8'],
  [{ weight: 62.5, reps: 0 }, '62.5 kg, failed', '62,5 kg, nicht geschafft'],
  [{ weight: 0, reps: 8 }, '8 reps', '8 Wdh.'],
  [{ weight: 0, reps: 1, load_kind: 'bodyweight' }, '1 rep', '1 Wdh.'],
  [{ weight: 0, reps: 0 }, 'failed', 'nicht geschafft'],
  [{ weight: 10, reps: 5, load_kind: 'added' }, '+10 kg × 5', '+10 kg × 5'],
  [{ weight: 20, reps: 6, load_kind: 'assisted' }, '20 kg help × 6', '20 kg Hilfe × 6'],
];

it.each(SAID)('%j is %j', (lifted, english, german) => {
  expect([plain(setWords(lifted, 'en')), plain(setWords(lifted, 'de'))]).toEqual([english, german]);
});
