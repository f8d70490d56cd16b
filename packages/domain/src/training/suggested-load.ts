/**
 * The weight an exercise begins with today, worked out from the member's own earlier classes (studio operations, section 3).
 * Members can read the rule at /suggested-load.
 */
import { daysBetween, type CivilDate } from '../calendar/studio-calendar.ts';
import { nearestAtOrBelow, stepUp, STEP_WITHOUT_IMPLEMENT_KG, type Implement } from './implement.ts';
import { estimatedOneRepMax, isLifted, weightForReps, type LiftedSet } from './personal-records.ts';

/** Longer than this since the last class with the exercise is a pause. */
export const LONGEST_WITHOUT_PAUSE_DAYS = 28;
/** What is left of the load after a pause, and after it was missed twice. */
export const LIGHTER_SHARE = 0.9;

/** An exercise in an earlier class. */
export interface TrainedSession {
  readonly date: CivilDate;
  /** Repetitions the workout asked for; null where that is not known. */
  readonly planned_reps: number | null;
  readonly sets: readonly LiftedSet[];
}

export type SuggestionReason =
  | 'pause'
  | 'other_reps'
  | 'all_reps'
  | 'missed_twice'
  | 'missed'
  /** The workout plans a weight for everybody, or a share of each one's estimated maximum. */
  | 'planned_weight'
  | 'planned_share'
  /** Nothing but one's own weight: only the repetitions are suggested. */
  | 'bodyweight';

/** The working sets of the last class: those with the heaviest weight that was lifted. */
export interface LastSets {
  readonly date: CivilDate;
  readonly weight: number;
  /** Of each set, in order. */
  readonly reps: readonly number[];
}

export type SuggestedLoad =
  | { readonly kind: 'none'; readonly reason: 'new' }
  | {
      readonly kind: 'load';
      /** kg; 0 for bodyweight. */
      readonly load: number;
      readonly reps: number;
      readonly reason: SuggestionReason;
      /** Null where somebody does a bodyweight exercise for the first time. */
      readonly last: LastSets | null;
    };

/** What a suggestion is worked out from. */
export interface SuggestionFacts {
  /** Earlier classes with the exercise, latest first. */
  readonly history: readonly TrainedSession[];
  /** Null where the workout asks for a time, or for nothing. */
  readonly plannedReps: number | null;
  /** Null: not known what is lifted with. */
  readonly implement: Implement | null;
  /** kg the load goes up by at least; null or left out: to the implement's next weight. */
  readonly step?: number | null | undefined;
  /** What the workout plans: kg for everybody, or percent of the estimated maximum of the classes looked at. */
  readonly plannedLoad?: PlannedLoad | undefined;
  readonly today: CivilDate;
}

/** A load a workout plans; neither of both: as suggested. */
export interface PlannedLoad {
  readonly load_kg?: number | null | undefined;
  readonly load_percent?: number | null | undefined;
}

/** The load to suggest, as the room has it and never below its lightest; none while nothing is known. */
export function suggestedLoad(facts: SuggestionFacts): SuggestedLoad {
  const work = workOf(facts.history);
  return loadAsPlanned(facts, work[0]) ?? loadFromHistory(facts, work);
}

function loadFromHistory(
  { plannedReps, implement, step, today }: SuggestionFacts,
  [last, before]: readonly Work[],
): SuggestedLoad {
  if (last === undefined || last.weight === 0) return withoutWeight(last, plannedReps, implement);
  const reps = plannedReps ?? last.goal;
  const suggest = (load: number, reason: SuggestionReason): SuggestedLoad => {
    return { kind: 'load', load, reps, reason, last: last.sets };
  };
  const rounded = (load: number) => atLeastLightest(implement, load);
  if (implement?.kind === 'bodyweight') return suggest(0, 'bodyweight');
  const isOther = last.goal !== reps;
  const same = isOther ? convertedLoad(last, reps) : last.weight;
  if (daysBetween(last.sets.date, today) > LONGEST_WITHOUT_PAUSE_DAYS) {
    return suggest(rounded(same * LIGHTER_SHARE), 'pause');
  }
  if (isOther) return suggest(rounded(same), 'other_reps');
  if (!last.isMissed) return suggest(stepUp(implement, last.weight, step ?? 0), 'all_reps');
  const isMissedTwice = before?.isMissed === true && before.weight === last.weight && before.goal === reps;
  if (isMissedTwice) return suggest(rounded(last.weight * LIGHTER_SHARE), 'missed_twice');
  return suggest(rounded(last.weight), 'missed');
}

const WHOLE = 100;

/** Null where the workout plans none, or a share of what is not known. */
function loadAsPlanned(
  { history, plannedReps, plannedLoad, implement }: SuggestionFacts,
  last: Work | undefined,
): SuggestedLoad | null {
  if (implement?.kind === 'bodyweight') return null;
  const { load_kg: kg, load_percent: percent } = plannedLoad ?? {};
  const suggest = (load: number, reason: SuggestionReason): SuggestedLoad => ({
    kind: 'load',
    load: atLeastLightest(implement, load),
    reps: plannedReps ?? last?.goal ?? 1,
    reason,
    last: last?.sets ?? null,
  });
  if (kg != null) return suggest(kg, 'planned_weight');
  const best = Math.max(0, ...history.flatMap(({ sets }) => sets.map((set) => estimatedOneRepMax(set) ?? 0)));
  if (percent == null || best === 0) return null;
  return suggest(withoutRoundingError((best * percent) / WHOLE), 'planned_share');
}

function withoutWeight(
  last: Work | undefined,
  plannedReps: number | null,
  implement: Implement | null,
): SuggestedLoad {
  const reps = plannedReps ?? last?.goal;
  const isBodyweight = implement?.kind === 'bodyweight' || (implement === null && last !== undefined);
  if (!isBodyweight || reps === undefined) return { kind: 'none', reason: 'new' };
  return { kind: 'load', load: 0, reps, reason: 'bodyweight', last: last?.sets ?? null };
}

/** What somebody did of an exercise in one class. */
interface Work {
  readonly sets: LastSets;
  readonly weight: number;
  /** Planned repetitions or, where that is not known, the fewest of the working sets. */
  readonly goal: number;
  readonly isMissed: boolean;
}

/**
 * The classes in which something was lifted, latest first. A class with failed attempts only has no weight of its own: its
 * attempts count for the class before it.
 */
function workOf(history: readonly TrainedSession[]): Work[] {
  const work: Work[] = [];
  let failed: readonly LiftedSet[] = [];
  let latest: CivilDate | undefined;
  for (const { date, planned_reps: planned, sets } of history) {
    latest ??= date;
    const lifted = sets.filter(isLifted);
    if (lifted.length === 0) {
      failed = [...failed, ...sets];
      continue;
    }
    const weight = Math.max(...lifted.map((set) => set.weight));
    const reps = sets.filter((set) => set.weight === weight).map((set) => set.reps);
    const goal = planned ?? Math.min(...reps.filter((count) => count > 0));
    const hasFailed = [...sets, ...failed].some((set) => !isLifted(set) && set.weight >= weight);
    const isMissed = hasFailed || reps.some((count) => count < goal);
    work.push({ sets: { date: latest, weight, reps }, weight, goal, isMissed });
    failed = [];
    latest = undefined;
  }
  return work;
}

/** The weight for today's repetitions that is as hard as the best working set was. */
function convertedLoad({ sets: { weight, reps } }: Work, wanted: number): number {
  const best = estimatedOneRepMax({ weight, reps: Math.max(...reps) }) ?? weight;
  return weightForReps(best, wanted);
}

function atLeastLightest(implement: Implement | null, load: number): number {
  const nearest = nearestAtOrBelow(implement, withoutRoundingError(load));
  return implement === null ? Math.max(nearest, STEP_WITHOUT_IMPLEMENT_KG) : nearest;
}

/** A load that came out at 59.999999 is 60. */
const HUNDREDTHS = 100;
function withoutRoundingError(load: number): number {
  return Math.round(load * HUNDREDTHS) / HUNDREDTHS;
}
