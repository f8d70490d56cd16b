import { describe, expect, it } from 'vitest';
import { dayWords } from './chart/day-readout.tsx';
import { progressWords } from './strength-words.ts';

describe('the change of an exercise', () => {
  it('carries its sign, also when nothing changed', () => {
    expect(progressWords(2.5, 'en')).toBe('+2.5 kg');
    expect(progressWords(-5, 'en')).toBe('−5 kg');
    expect(progressWords(0, 'en')).toBe('±0 kg');
    expect(progressWords(-2.5, 'de')).toBe('−2,5 kg');
  });
});

describe('a day of the chart in words', () => {
  const series = [
    { slot: 0, group: 'Deadlift', points: [{ date: '2026-11-20', weight: 120, is_record: true }] },
    { slot: 1, group: 'Row', points: [{ date: '2026-11-20', weight: 42.5, is_record: false }] },
    { slot: 2, group: 'Squat', points: [{ date: '2026-11-18', weight: 80, is_record: false }] },
  ];

  it('names every exercise lifted on it, and records', () => {
    expect(dayWords(series, '2026-11-20', { unit: 'kg', language: 'en' })).toBe(
      'Friday, 20 November 2026: Deadlift 120 kg, a record; Row 42.5 kg',
    );
    expect(dayWords(series, '2026-11-20', { unit: 'kg', language: 'de' })).toBe(
      'Freitag, 20. November 2026: Deadlift 120 kg, ein Rekord; Row 42,5 kg',
    );
  });
});
