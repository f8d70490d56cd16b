/**
 * The weight an exercise begins with today, worked out from the member's own earlier classes (studio operations, section 3).
 * Members can read the rule at /suggested-load.
 */
import { daysBetween, type CivilDate } from '../calendar/studio-calendar.ts';
import { nearestAtOrBelow, stepUp, STEP_WITHOUT_IMPLEMENT_KG, type Implement } from './implement.ts';
import {
  bodyweightLoad,
  isBodyweightSet,
  loadKindOf,
  signedLoad,
  usualLoadKind,
  type KindOfLoad,
  type LoadKind,
} from './load-kinds/load-kind.ts';
import { easierBodyweightLoad, harderBodyweightLoad } from './load-kinds/bodyweight-steps.ts';
import { estimatedOneRepMax, isLifted, weightForReps, type LiftedSet } from './personal-records.ts';

/** Longer than this since the last class with the exercise is a pause. */
export const LONGEST_WITHOUT_PAUSE_DAYS = 28;
/** How many earlier classes with the exercise are looked at. */
export const EARLIER_CLASSES_LOOKED_AT = 3;
/** What is left of the load after a pause, and after it was missed twice. */
export const LIGHTER_SHARE = 0.9;

/** An exercise in an earlier class. */
export interface EarlierExercise {
  readonly date: CivilDate;
  /** Repetitions the workout asked for; null where that is not known. */
  readonly planned_reps: number | null;
  readonly sets: readonly LiftedSet[];
}

export type SuggestionReason =
  | 'pause'
  | 'other_reps'
  | 'all_reps'
  /** All repetitions, and not one more would have been possible: the same again before it gets heavier. */
  | 'at_limit'
  | 'missed_twice'
  | 'missed'
  /** The workout plans a weight for everybody, or a share of each one's estimated maximum. */
  | 'planned_weight'
  | 'planned_share'
  /** Bodyweight alone: only the repetitions are suggested. */
  | 'bodyweight';

/** The working sets of the last class: those with the heaviest weight that was lifted. */
export interface LastSets {
  readonly date: CivilDate;
  readonly weight: number;
  /** Left out: external. */
  readonly load_kind?: LoadKind;
  /** Of each set, in order. */
  readonly reps: readonly number[];
}

export type SuggestedLoad =
  | { readonly kind: 'none'; readonly reason: 'new' }
  | {
      readonly kind: 'load';
      /** kg; 0 for bodyweight. */
      readonly load: number;
      /** Left out: external. */
      readonly load_kind?: LoadKind;
      readonly reps: number;
      readonly reason: SuggestionReason;
      /** Null where somebody does a bodyweight exercise for the first time. */
      readonly last: LastSets | null;
    };

/** The load that is suggested, with its kind. */
export function loadOf({ load, load_kind }: Extract<SuggestedLoad, { kind: 'load' }>): KindOfLoad {
  return { weight: load, ...(load_kind !== undefined && { load_kind }) };
}

/** What a suggestion is worked out from. */
export interface SuggestionFacts {
  /** Earlier classes with the exercise, latest first. */
  readonly history: readonly EarlierExercise[];
  /** Null where the workout asks for a time, or for nothing. */
  readonly plannedReps: number | null;
  /** Null: not known what is lifted with. */
  readonly implement: Implement | null;
  /** The kind the studio named for the exercise; null or left out: that of the implement. */
  readonly loadKind?: LoadKind | null | undefined;
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

/** An exercise as a workout plans it; all fields but the first may be left out. */
export interface PlannedForClass extends PlannedLoad {
  readonly reps: number | null;
  readonly load_kind?: LoadKind | null | undefined;
  readonly step?: number | null | undefined;
}

/** `suggestedLoad` for an exercise of a workout. */
export function suggestedFor(
  exercise: PlannedForClass,
  facts: Pick<SuggestionFacts, 'history' | 'implement' | 'today'>,
): SuggestedLoad {
  const { reps: plannedReps, load_kind: loadKind, step } = exercise;
  return suggestedLoad({ ...facts, plannedReps, loadKind, step, plannedLoad: exercise });
}

/**
 * The load to suggest, as the room has it and never below its lightest; none while nothing is known. Warm-up sets play no
 * part. Where the last class was done with bodyweight, what is added to it, or helps, goes on; else the weight does.
 */
export function suggestedLoad(facts: SuggestionFacts): SuggestedLoad {
  const history = facts.history.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.filter((set) => set.is_warm_up !== true),
  }));
  const ofScale = (isOfScale: (set: LiftedSet) => boolean) =>
    workOf(history.map((exercise) => ({ ...exercise, sets: exercise.sets.filter(isOfScale) })));
  const planned = loadAsPlanned({ ...facts, history }, workOf(history)[0]);
  if (planned !== null) return planned;
  return wasBodyweight(history)
    ? bodyweightFromHistory(facts, ofScale(isBodyweightSet))
    : loadFromHistory(
        facts,
        ofScale((set) => loadKindOf(set) === 'external'),
      );
}

/** Where there are only sets of 0 kg without a kind, nobody knows whether that was meant. */
function wasBodyweight(history: readonly EarlierExercise[]): boolean {
  const latest = history.map(({ sets }) => sets.filter(isLifted)).find((lifted) => lifted.length > 0);
  const hasKind = history.some(({ sets }) => sets.some((set) => loadKindOf(set) !== 'external'));
  return hasKind && latest?.every(isBodyweightSet) === true;
}

function loadFromHistory(facts: SuggestionFacts, [last, before]: readonly Work[]): SuggestedLoad {
  const { plannedReps, implement, step, today } = facts;
  if (last === undefined || last.load === 0) return withoutWeight(last, facts);
  const reps = plannedReps ?? last.goal;
  if (implement?.kind === 'bodyweight') return withoutWeight(last, facts);
  const suggest = (load: number, reason: SuggestionReason): SuggestedLoad => {
    return { kind: 'load', load, reps, reason, last: last.sets };
  };
  const rounded = (load: number) => atLeastLightest(implement, load);
  const reason = reasonOf([last, before], reps, today);
  const same = last.goal === reps ? last.load : convertedLoad(last, reps);
  switch (reason) {
    case 'pause':
      return suggest(rounded(same * LIGHTER_SHARE), reason);
    case 'missed_twice':
      return suggest(rounded(last.load * LIGHTER_SHARE), reason);
    case 'all_reps':
      return suggest(stepUp(implement, last.load, step ?? 0), reason);
    case 'other_reps':
    case 'missed':
    case 'at_limit':
      return suggest(rounded(same), reason);
    default:
      return reason satisfies never;
  }
}

/** The same rule for bodyweight exercises; there other repetitions cannot be converted. */
function bodyweightFromHistory(facts: SuggestionFacts, [last, before]: readonly Work[]): SuggestedLoad {
  const { plannedReps, implement, step, today } = facts;
  if (last === undefined) return withoutWeight(last, facts);
  const reps = plannedReps ?? last.goal;
  const suggest = (signed: number, reason: SuggestionReason): SuggestedLoad => {
    const { weight: load, load_kind } = bodyweightLoad(signed);
    return { kind: 'load', load, load_kind, reps, reason, last: last.sets };
  };
  if (last.load === 0) return suggest(0, 'bodyweight');
  const reason = reasonOf([last, before], reps, today);
  switch (reason) {
    case 'pause':
    case 'missed_twice':
      return suggest(easierBodyweightLoad(implement, last.load, 1 - LIGHTER_SHARE), reason);
    case 'all_reps':
      return suggest(harderBodyweightLoad(implement, last.load, step ?? 0), reason);
    case 'other_reps':
    case 'missed':
    case 'at_limit':
      return suggest(last.load, reason);
    default:
      return reason satisfies never;
  }
}

type ReasonOfHistory = Exclude<SuggestionReason, 'planned_weight' | 'planned_share' | 'bodyweight'>;

function reasonOf(
  [last, before]: readonly [Work, Work | undefined],
  reps: number,
  today: CivilDate,
): ReasonOfHistory {
  if (daysBetween(last.sets.date, today) > LONGEST_WITHOUT_PAUSE_DAYS) return 'pause';
  if (last.goal !== reps) return 'other_reps';
  const isRepeated = before?.load === last.load && before.goal === reps;
  if (last.isMissed) return isRepeated && before.isMissed ? 'missed_twice' : 'missed';
  const wasAtLimit = isRepeated && before.isAtLimit && !before.isMissed;
  return last.isAtLimit && !wasAtLimit ? 'at_limit' : 'all_reps';
}

const WHOLE = 100;

/** Null where the workout plans none, or a share of what is not known. */
function loadAsPlanned(
  { history, plannedReps, plannedLoad, implement, loadKind }: SuggestionFacts,
  last: Work | undefined,
): SuggestedLoad | null {
  if (usualLoadKind({ load_kind: loadKind }, implement) !== 'external') return null;
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
  { plannedReps, implement, loadKind }: SuggestionFacts,
): SuggestedLoad {
  const reps = plannedReps ?? last?.goal;
  const isUsual = usualLoadKind({ load_kind: loadKind }, implement) === 'bodyweight';
  const isNothingLoaded = implement === null || implement.kind === 'bodyweight';
  const isBodyweight = isUsual || (isNothingLoaded && last !== undefined);
  if (!isBodyweight || reps === undefined) return { kind: 'none', reason: 'new' };
  return {
    kind: 'load',
    load: 0,
    load_kind: 'bodyweight',
    reps,
    reason: 'bodyweight',
    last: last?.sets ?? null,
  };
}

/** What somebody did of an exercise in one class. */
interface Work {
  readonly sets: LastSets;
  /** The heaviest that was lifted, as loads are ordered. */
  readonly load: number;
  /** Planned repetitions or, where that is not known, the fewest of the working sets. */
  readonly goal: number;
  readonly isMissed: boolean;
  /** Somebody told that after the last of these sets no repetition was left. */
  readonly isAtLimit: boolean;
}

/**
 * The classes in which something was lifted, latest first. A class with failed attempts only has no weight of its own: its
 * attempts count for the class before it.
 */
function workOf(history: readonly EarlierExercise[]): Work[] {
  const work: Work[] = [];
  let failed: readonly LiftedSet[] = [];
  let latest: CivilDate | undefined;
  for (const { date, planned_reps: planned, sets } of history) {
    if (sets.length === 0) continue;
    latest ??= date;
    const lifted = sets.filter(isLifted);
    if (lifted.length === 0) {
      failed = [...failed, ...sets];
      continue;
    }
    const load = Math.max(...lifted.map(signedLoad));
    const heaviest = sets.filter((set) => signedLoad(set) === load);
    const reps = heaviest.map((set) => set.reps);
    const goal = planned ?? Math.min(...reps.filter((count) => count > 0));
    const hasFailed = [...sets, ...failed].some((set) => !isLifted(set) && signedLoad(set) >= load);
    const isMissed = hasFailed || reps.some((count) => count < goal);
    const isAtLimit = heaviest.at(-1)?.reps_in_reserve === 0;
    const { weight, load_kind } = heaviest[0] ?? { weight: load };
    const told = { date: latest, weight, ...(load_kind !== undefined && { load_kind }), reps };
    work.push({ sets: told, load, goal, isMissed, isAtLimit });
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
