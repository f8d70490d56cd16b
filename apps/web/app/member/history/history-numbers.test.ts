import { describe, expect, it } from 'vitest';
import { lastTimeWords, setWords, volumeWords } from './history-numbers.ts';

describe('numbers of the history', () => {
  it('groups thousands of a volume and leaves halves out', () => {
    expect(volumeWords(4230.4, 'en')).toBe('4,230 kg');
    expect(volumeWords(0, 'en')).toBe('0 kg');
  });

  it('says a set by repetitions and weight as it was lifted', () => {
    expect(setWords({ reps: 8, weight: 62.5 }, 'en')).toBe('8 × 62.5 kg');
    expect(setWords({ reps: 1, weight: 100 }, 'en')).toBe('1 × 100 kg');
    expect(setWords({ reps: 3, weight: 0.5 }, 'en')).toBe('3 × 0.5 kg');
    expect(setWords({ reps: 3, weight: 62.25 }, 'en')).toBe('3 × 62.25 kg');
    expect(setWords({ reps: 1, weight: 999.99 }, 'en')).toBe('1 × 999.99 kg');
  });

  it('says a bodyweight set by repetitions alone', () => {
    expect(setWords({ reps: 12, weight: 0 }, 'en')).toBe('12\u00A0reps');
    expect(setWords({ reps: 1, weight: 0 }, 'en')).toBe('1\u00A0rep');
  });

  it('says of a set without a repetition that it failed', () => {
    expect(setWords({ reps: 0, weight: 75 }, 'en')).toBe('75\u00A0kg, failed');
    expect(setWords({ reps: 0, weight: 75 }, 'de')).toBe('75\u00A0kg, nicht geschafft');
    expect(setWords({ reps: 0, weight: 0 }, 'de')).toBe('nicht geschafft');
    expect(setWords({ reps: 0, weight: 20, load_kind: 'assisted' }, 'de')).toBe(
      '20\u00A0kg Hilfe, nicht geschafft',
    );
  });

  it('says the weights of last time, the last one on one line with its unit', () => {
    const sets = [62.5, 67.5, 0].map((weight) => ({ reps: 5, weight }));
    expect(lastTimeWords(sets, 'en')).toBe('62.5 · 67.5 · 0\u00A0kg');
    expect(lastTimeWords(sets.slice(0, 1), 'en')).toBe('62.5\u00A0kg');
  });

  it('says the repetitions of last time for bodyweight alone', () => {
    expect(
      lastTimeWords(
        [12, 10, 8].map((reps) => ({ reps, weight: 0 })),
        'en',
      ),
    ).toBe('12 · 10 · 8\u00A0reps');
    expect(lastTimeWords([{ reps: 1, weight: 0 }], 'en')).toBe('1\u00A0rep');
  });

  it('says help, added weight and bodyweight as what they are', () => {
    const helped = { reps: 8, weight: 20, load_kind: 'assisted' } as const;
    const bodyweight = { reps: 6, weight: 0, load_kind: 'bodyweight' } as const;
    expect(setWords(helped, 'en')).toBe('8 × 20\u00A0kg help');
    expect(setWords({ reps: 3, weight: 10, load_kind: 'added' }, 'de')).toBe('3 × +10\u00A0kg');
    expect(setWords(bodyweight, 'en')).toBe('6\u00A0reps');
    expect(lastTimeWords([helped, bodyweight], 'de')).toBe('20\u00A0kg Hilfe · Körpergewicht');
  });

  it('says the same in German', () => {
    expect(volumeWords(4230.4, 'de')).toBe('4.230 kg');
    expect(setWords({ reps: 8, weight: 62.5 }, 'de')).toBe('8 × 62,5 kg');
    expect(setWords({ reps: 12, weight: 0 }, 'de')).toBe('12\u00A0Wdh.');
    expect(lastTimeWords([{ reps: 5, weight: 62.5 }], 'de')).toBe('62,5\u00A0kg');
  });
});
