import { monthOf } from '@lifted/domain/calendar/calendar-month';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';

/** How far a visitor got. */
export const TRIAL_STAGES = ['booked', 'came', 'member'] as const;
export type TrialStage = (typeof TRIAL_STAGES)[number];

/** What visitors are counted by. */
export const TRIAL_GROUPS = ['class', 'coach', 'month'] as const;
export type TrialGroup = (typeof TRIAL_GROUPS)[number];

/** What counts of a visitor with a test workout. */
export interface TrialFacts {
  readonly timer_name: string;
  readonly coach_first_name: string;
  readonly start_datetime: string;
  readonly state: 'booked' | 'came' | 'missed';
  /** Who has the visitor's address by now. */
  readonly customer_id: string | null;
  readonly handled: { readonly outcome: string } | null;
}

/** Whether a visitor got so far: everybody booked; a member is who was made one, or who has an account under the address. */
export function reached(trial: TrialFacts, stage: TrialStage): boolean {
  switch (stage) {
    case 'booked':
      return true;
    case 'came':
      return trial.state === 'came';
    case 'member':
      return trial.handled?.outcome === 'member' || trial.customer_id !== null;
    default:
      return stage satisfies never;
  }
}

/** What a visitor is counted under: the name of the class, the coach, or the month in Berlin. */
export function trialKey(trial: TrialFacts, group: TrialGroup): string {
  switch (group) {
    case 'class':
      return trial.timer_name;
    case 'coach':
      return trial.coach_first_name;
    case 'month':
      return monthOf(berlinDate(new Date(trial.start_datetime)));
    default:
      return group satisfies never;
  }
}

/** A line of the counts. */
export interface TrialCounts extends Readonly<Record<TrialStage, number>> {
  readonly key: string;
}

/** Visitors counted by group; months in their order, the rest by how many booked. */
export function countTrials(trials: readonly TrialFacts[], group: TrialGroup): TrialCounts[] {
  const byKey = Map.groupBy(trials, (trial) => trialKey(trial, group));
  const counts = [...byKey].map(([key, ofKey]) => ({ key, ...countStages(ofKey) }));
  return counts.toSorted((one, other) =>
    group === 'month'
      ? one.key.localeCompare(other.key)
      : other.booked - one.booked || one.key.localeCompare(other.key),
  );
}

/** How many of these visitors got how far. */
export function countStages(trials: readonly TrialFacts[]): Record<TrialStage, number> {
  const count = (stage: TrialStage) => trials.filter((trial) => reached(trial, stage)).length;
  return { booked: trials.length, came: count('came'), member: count('member') };
}
