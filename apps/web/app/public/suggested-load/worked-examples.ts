import type { Implement } from '@lifted/domain/training/implement';
import {
  suggestedLoad,
  type SuggestedLoad,
  type EarlierExercise,
} from '@lifted/domain/training/suggested-load';
import { addDays } from '@lifted/domain/calendar/studio-calendar';

/** The cases of the rule, in the order of the page. */
export const EXAMPLE_NAMES = [
  'all_reps',
  'at_limit',
  'missed',
  'missed_twice',
  'pause',
  'other_reps',
  'new',
] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** One case with figures; the suggestion is what the rule itself says to them. */
export interface WorkedExample {
  readonly name: ExampleName;
  /** The working sets of the last classes, latest first. */
  readonly before: readonly { readonly weight: number; readonly reps: readonly number[] }[];
  readonly suggested: SuggestedLoad;
}

const BARBELL: Implement = {
  kind: 'plates',
  bar: 20,
  loaded_ends: 2,
  plates: [25, 20, 15, 10, 5, 2.5, 1.25].map((weight) => ({ weight, per_end: 2 })),
};
const TODAY = '2026-03-02';
const PLANNED_REPS = 8;
const WEIGHT = 60;
const DAYS_OF_A_BREAK = 42;
const FEWER_REPS = 5;

interface Figures {
  readonly reps: readonly (readonly number[])[];
  readonly daysAgo?: number;
  readonly plannedToday?: number;
  /** Repetitions in reserve after the last set. */
  readonly left?: number;
}

const FIGURES: Readonly<Record<ExampleName, Figures>> = {
  all_reps: { reps: [[8, 8, 8]] },
  at_limit: { reps: [[8, 8, 8]], left: 0 },
  missed: { reps: [[8, 8, 7]] },
  missed_twice: {
    reps: [
      [8, 8, 7],
      [8, 7, 6],
    ],
  },
  pause: { reps: [[8, 8, 8]], daysAgo: DAYS_OF_A_BREAK },
  other_reps: { reps: [[8, 8, 8]], plannedToday: FEWER_REPS },
  new: { reps: [] },
};

/** A worked example per case, by the rule that the app uses. */
export function workedExamples(): readonly WorkedExample[] {
  return EXAMPLE_NAMES.map((name) => {
    const { reps, daysAgo = 7, plannedToday = PLANNED_REPS, left = null } = FIGURES[name];
    const history = reps.map((counts, at): EarlierExercise => {
      return {
        date: addDays(TODAY, -daysAgo * (at + 1)),
        planned_reps: PLANNED_REPS,
        sets: counts.map((count) => ({ weight: WEIGHT, reps: count, reps_in_reserve: left })),
      };
    });
    return {
      name,
      before: reps.map((counts) => ({ weight: WEIGHT, reps: counts })),
      suggested: suggestedLoad({ history, plannedReps: plannedToday, implement: BARBELL, today: TODAY }),
    };
  });
}
