import { describe, expect, it } from 'vitest';
import { dayWords } from './chart/day-readout.tsx';
import { groupWords, toldProgress } from './strength-words.ts';

describe('what the list says of an exercise', () => {
  const point = (weight: number, best?: number) => ({
    date: '2026-11-20',
    weight,
    ...(best !== undefined && { best }),
    is_record: false,
  });
  const weights = (progress: number) => ({ progress, current_max: 62.5, progression: [point(62.5)] });

  it('is the best weight, and the change with its sign, also when nothing changed', () => {
    expect(toldProgress(weights(2.5), 'en')).toEqual({ best: '62.5 kg', change: '+2.5 kg', sign: 1 });
    expect(toldProgress(weights(-5), 'en')).toEqual({ best: '62.5 kg', change: '−5 kg', sign: -1 });
    expect(toldProgress(weights(0), 'en')).toEqual({ best: '62.5 kg', change: '±0 kg', sign: 0 });
    expect(toldProgress(weights(-2.5), 'de').change).toBe('−2,5 kg');
  });

  it('is repetitions where nothing but bodyweight was lifted, never 0 kg', () => {
    const progression = [point(0, 7), point(0, 10), point(0, 9)];
    const told = { measure: 'reps', progress: 0, current_max: 0, progression } as const;
    expect(toldProgress(told, 'en')).toEqual({ best: '10 reps', change: '+2 reps', sign: 1 });
    expect(toldProgress(told, 'de')).toEqual({ best: '10 Wdh.', change: '+2 Wdh.', sign: 1 });
  });

  it('is help that became less, and weight that was added', () => {
    const progression = [point(20, -20), point(5, -5)];
    const helped = { measure: 'load', progress: 15, current_max: 20, progression } as const;
    expect(toldProgress(helped, 'en')).toEqual({ best: '5\u00a0kg help', change: '+15 kg', sign: 1 });
    const beyond = { ...helped, progress: 30, progression: [...progression, point(10, 10)] };
    expect(toldProgress(beyond, 'de').best).toBe('+10\u00a0kg');
  });
});

describe('a day of the chart in words', () => {
  const series = [
    {
      slot: 0,
      group: 'Deadlift',
      unit: 'kg',
      points: [{ date: '2026-11-20', weight: 120, is_record: true }],
    },
    { slot: 1, group: 'Row', unit: 'kg', points: [{ date: '2026-11-20', weight: 42.5, is_record: false }] },
    { slot: 2, group: 'Dip', unit: 'reps', points: [{ date: '2026-11-20', weight: 9, is_record: false }] },
    { slot: 3, group: 'Squat', unit: 'kg', points: [{ date: '2026-11-18', weight: 80, is_record: false }] },
  ] as const;

  it('names every exercise lifted on it, and records', () => {
    expect(dayWords(series, '2026-11-20', 'en')).toBe(
      'Friday, 20 November 2026: Deadlift 120 kg, a record; Row 42.5 kg; Dip 9 reps',
    );
    expect(dayWords(series, '2026-11-20', 'de')).toBe(
      'Freitag, 20. November 2026: Deadlift 120 kg, ein Rekord; Row 42,5 kg; Dip 9 Wdh.',
    );
  });
});

it('a group is not called by the name alone, which one of its lifts may have', () => {
  expect(groupWords('Deadlift', 'en')).toBe('Deadlift (group)');
  expect(groupWords('Deadlift', 'de')).toBe('Deadlift (Gruppe)');
});
