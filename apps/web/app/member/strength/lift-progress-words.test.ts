import { expect, it } from 'vitest';
import { strengthSentence } from './lift-progress-words.ts';
import type { LiftProgress } from '@lifted/domain/training/lift-progress';

const squat: LiftProgress = {
  measure: 'weight',
  best: 82.5,
  isEstimated: true,
  lastDay: '2026-11-23',
  recentDays: 9,
  change: { difference: 7, weeks: 12 },
};

it.each<[string, string, LiftProgress, string, string]>([
  [
    'a weight',
    'Squat',
    squat,
    'Squat: 82.5 kg estimated, +7% in 12 weeks',
    'Squat: geschätzt 82,5 kg, +7 % in 12 Wochen',
  ],
  [
    'a weight that fell',
    'Squat',
    { ...squat, best: 99.96, change: { difference: -3, weeks: 9 } },
    'Squat: 100 kg estimated, −3% in 9 weeks',
    'Squat: geschätzt 100 kg, −3 % in 9 Wochen',
  ],
  [
    'a weight that stayed',
    'Squat',
    { ...squat, change: { difference: 0, weeks: 12 } },
    'Squat: 82.5 kg estimated, the same as 12 weeks ago',
    'Squat: geschätzt 82,5 kg, wie vor 12 Wochen',
  ],
  [
    'a weight without a comparison',
    'Squat',
    { ...squat, change: null },
    'Squat: 82.5 kg estimated',
    'Squat: geschätzt 82,5 kg',
  ],
  [
    'a weight that was lifted once',
    'Squat',
    { ...squat, best: 100, isEstimated: false },
    'Squat: 100 kg lifted, +7% in 12 weeks',
    'Squat: 100 kg bewegt, +7 % in 12 Wochen',
  ],
  [
    'repetitions',
    'Pull-Up',
    { ...squat, measure: 'reps', best: 9, change: { difference: 2, weeks: 12 } },
    'Pull-Up: 9 reps in one set, +2 in 12 weeks',
    'Pull-Up: 9 Wdh. in einem Satz, +2 in 12 Wochen',
  ],
  [
    'one repetition',
    'Pull-Up',
    { ...squat, measure: 'reps', best: 1, change: null },
    'Pull-Up: 1 rep in one set',
    'Pull-Up: 1 Wdh. in einem Satz',
  ],
  [
    'what was added to bodyweight',
    'Pull-Up',
    { ...squat, measure: 'load', best: 2.5, change: { difference: 22.5, weeks: 12 } },
    'Pull-Up: +2.5 kg, +22.5 kg in 12 weeks',
    'Pull-Up: +2,5 kg, +22,5 kg in 12 Wochen',
  ],
  [
    'help',
    'Pull-Up',
    { ...squat, measure: 'load', best: -5, change: null },
    'Pull-Up: 5 kg help',
    'Pull-Up: 5 kg Hilfe',
  ],
])('says %s in both languages', (_, name, progress, english, german) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(spaced(strengthSentence(name, progress, 'en'))).toBe(english);
  expect(spaced(strengthSentence(name, progress, 'de'))).toBe(german);
});
