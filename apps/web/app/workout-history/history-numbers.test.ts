import { describe, expect, it } from 'vitest';
import { setWords, volumeWords } from './history-numbers.ts';

describe('numbers of the history', () => {
  it('groups thousands of a volume and leaves halves out', () => {
    expect(volumeWords(4230.4)).toBe('4,230 kg');
    expect(volumeWords(0)).toBe('0 kg');
  });

  it('says a set by repetitions and weight, one decimal unless whole', () => {
    expect(setWords({ reps: 8, weight: 62.5 })).toBe('8 × 62.5 kg');
    expect(setWords({ reps: 1, weight: 100 })).toBe('1 × 100 kg');
  });
});
