import type { ExerciseProgression } from '@lifted/contract/training-log';
import type { ChangeType } from '@lifted/domain/training/weekly-progress';
import type { InBothLanguages, Language } from '../../language.ts';
import { valueWords } from './chart/chart-words.ts';
import { pointsOf, unitOf, type ChartUnit } from './chart/strength-series.ts';

interface StrengthWords {
  readonly changes: Readonly<Record<ChangeType, string>>;
  /** Set behind the name of a group, which is often the name of one of its lifts, too. */
  readonly groupMark: string;
  readonly latestWeeks: (group: string) => string;
  /** The current week, in two letters. */
  readonly currentWeek: string;
  readonly exercises: string;
  readonly notInWindow: string;
  readonly failed: string;
  readonly nothingYet: string;
  readonly nothingInWindow: string;
  readonly notes: string;
  readonly whatNumbersMean: (mostGroups: number) => string;
  readonly whatGroupsAre: string;
  readonly whatCirclesMean: string;
}

/** Of the strength card; what the specification names is in its words. */
export const STRENGTH_WORDS: InBothLanguages<StrengthWords> = {
  en: {
    changes: {
      increase: 'heavier than before',
      decrease: 'a lighter week',
      same: 'the same as before',
      no_data: 'no sets',
    },
    groupMark: '(group)',
    latestWeeks: (group) => `Latest 5 weeks of ${group}`,
    currentWeek: 'CW',
    exercises: 'Exercises in the chart',
    notInWindow: 'not in this window',
    failed: 'Your strength curve is not available right now.',
    // Continues the chart's 'Select exercises below' (specification, section 8).
    nothingYet: 'They appear here with the first sets that are logged for you in class.',
    nothingInWindow: 'There are no sets of yours in this window. Choose a longer one.',
    notes: 'How to read this',
    whatNumbersMean: (mostGroups) =>
      `The weight is your heaviest set in the window, the change compares its last workout day with its first. The chart draws up to ${mostGroups} exercises. A ring marks a personal record.`,
    whatGroupsAre:
      'A line is a group of lifts, with the best set of them all. On the Strength page, each lift has figures of its own.',
    whatCirclesMean:
      'The circles are the latest 5 weeks, CW being the current week. Lighter weeks are part of the plan: after one, you lift more.',
  },
  de: {
    changes: {
      increase: 'schwerer als zuvor',
      decrease: 'eine leichtere Woche',
      same: 'wie zuvor',
      no_data: 'keine Sätze',
    },
    groupMark: '(Gruppe)',
    latestWeeks: (group) => `Die letzten 5 Wochen: ${group}`,
    currentWeek: 'KW',
    exercises: 'Übungen in der Kurve',
    notInWindow: 'nicht in diesem Zeitraum',
    failed: 'Deine Kraftkurve ist gerade nicht verfügbar.',
    nothingYet: 'Sie erscheinen hier mit den ersten Sätzen, die im Kurs für dich eingetragen werden.',
    nothingInWindow: 'In diesem Zeitraum gibt es keine Sätze von dir. Wähl einen längeren.',
    notes: 'So liest du das',
    whatNumbersMean: (mostGroups) =>
      `Das Gewicht ist dein schwerster Satz im Zeitraum, die Änderung vergleicht den letzten Trainingstag darin mit dem ersten. Die Kurve zeigt bis zu ${mostGroups} Übungen. Ein Ring steht für einen persönlichen Rekord.`,
    whatGroupsAre:
      'Eine Linie ist eine Gruppe von Übungen, mit dem besten Satz aus allen. Auf der Seite Kraft hat jede Übung ihre eigenen Zahlen.',
    whatCirclesMean:
      'Die Kreise sind die letzten 5 Wochen, KW ist die laufende. Leichtere Wochen gehören zum Plan: Danach geht wieder mehr.',
  },
};

/** 'Deadlift (group)': a group, where it could be taken for the lift of that name. */
export function groupWords(group: string, language: Language): string {
  return `${group} ${STRENGTH_WORDS[language].groupMark}`;
}

/** The best in the window and the change over it, in what the group is measured by. */
export function toldProgress(progression: Omit<ExerciseProgression, 'exercise_group'>, language: Language) {
  const unit = unitOf(progression.measure);
  const values = pointsOf(progression).map(({ weight }) => weight);
  const change = unit === 'reps' ? (values.at(-1) ?? 0) - (values[0] ?? 0) : progression.progress;
  const best = unit === 'kg' ? progression.current_max : Math.max(...values);
  return {
    best: valueWords(best, unit, language),
    change: changeWords(change, unit, language),
    sign: Math.sign(change),
  };
}

/** '+2.5 kg', '−5 kg', '±0 kg', '+2 reps'. */
function changeWords(change: number, unit: ChartUnit, language: Language): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${valueWords(Math.abs(change), unit === 'load' ? 'kg' : unit, language)}`;
}
