/** Figures of random histories of all kinds, computed a second time in the simplest way: loads on one line of numbers. */
import { expect, it } from 'vitest';
import { addDays } from '../../calendar/studio-calendar.ts';
import type { Implement } from '../implement.ts';
import { measuredLift } from '../lift-progress.ts';
import { estimatedOneRepMax, plainSet, volumeOf, type LiftedSet } from '../personal-records.ts';
import { suggestedLoad, type SuggestedLoad, type EarlierExercise } from '../suggested-load.ts';
import { LOAD_KINDS, ofKind, type LoadKind } from './load-kind.ts';

const TODAY = '2026-11-23';
const HISTORIES_EACH = 1500;
const DUMBBELLS = [5, 10, 15, 20, 25, 30, 35, 40];

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Drawn {
  readonly history: EarlierExercise[];
  readonly implement: Implement | null;
  readonly loadKind: LoadKind | null;
  readonly plannedReps: number | null;
  readonly step: number;
}

function draw(random: () => number): Drawn {
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const reps = () => oneOf([0, 5, 6, 8, 8, 8, 10]);
  const weight = () => oneOf([0, 5, 10, 10, 12.5, 20, 22.5, 40]);
  // Some people stay with one kind, others mix them.
  const usual = oneOf<LoadKind | null>([null, ...LOAD_KINDS]);
  const set = (): LiftedSet => {
    const { load_kind: kind, weight: agreed } = ofKind(usual ?? oneOf(LOAD_KINDS), weight());
    return plainSet({
      weight: agreed,
      reps: reps(),
      load_kind: kind,
      is_warm_up: random() < 0.2,
      reps_in_reserve: oneOf([null, null, 0, 0, 3]),
    });
  };
  let date = addDays(TODAY, -oneOf([3, 7, 28, 29]));
  const history = Array.from({ length: Math.floor(random() * 4) }, (): EarlierExercise => {
    const first = set();
    const sets = [
      first,
      ...Array.from({ length: 2 }, () => (random() < 0.7 ? { ...first, reps: reps() } : set())),
    ];
    const exercise = { date, planned_reps: oneOf([null, 8, 8, 5]), sets };
    date = addDays(date, -7);
    return exercise;
  });
  return {
    history,
    implement: oneOf<Implement | null>([
      null,
      { kind: 'weights', weights: DUMBBELLS },
      { kind: 'bodyweight' },
    ]),
    loadKind: oneOf<LoadKind | null>([null, null, ...LOAD_KINDS]),
    plannedReps: oneOf([null, 8, 8, 5]),
    step: oneOf([0, 0, 4]),
  };
}

/** A set on the line: help left of zero. `bodyweight`: of a bodyweight exercise; `plain`: without a kind. */
interface OnLine {
  readonly at: number;
  readonly bodyweight: boolean;
  readonly plain: boolean;
  readonly reps: number;
  readonly spare: number | null;
}

function onLine(sets: readonly LiftedSet[]): OnLine[] {
  return sets
    .filter((set) => !set.is_warm_up)
    .map((set) => ({
      at: set.load_kind === 'assisted' ? 0 - set.weight : set.weight,
      bodyweight: set.load_kind !== undefined || set.weight === 0,
      plain: set.load_kind === undefined,
      reps: set.reps,
      spare: set.reps_in_reserve ?? null,
    }));
}

const hundredths = (kg: number) => Math.round(kg * 100) / 100;
const epley = (kg: number, reps: number) => kg * (reps === 1 ? 1 : 1 + Math.min(reps, 10) / 30);

/** Every load there is, ascending. */
function loadsOf(implement: Implement | null, bodyweight: boolean): number[] {
  const some =
    implement?.kind === 'weights' ? DUMBBELLS : Array.from({ length: 400 }, (_, at) => 2.5 * (at + 1));
  return bodyweight ? [...some.map((kg) => -kg), 0, ...some].sort((one, other) => one - other) : some;
}

interface NaiveWork {
  readonly date: string;
  readonly top: number;
  readonly goal: number;
  readonly missed: boolean;
  readonly limit: boolean;
  readonly most: number;
}

type DayOnLine = { readonly date: string; readonly planned: number | null; readonly sets: readonly OnLine[] };

/** Classes with something lifted, latest first. */
function worksOf(days: readonly DayOnLine[]): NaiveWork[] {
  const works: NaiveWork[] = [];
  let failures: OnLine[] = [];
  let date: string | null = null;
  for (const day of days) {
    if (day.sets.length === 0) continue;
    date ??= day.date;
    failures.push(...day.sets.filter(({ reps }) => reps === 0));
    const lifted = day.sets.filter(({ reps }) => reps > 0);
    if (lifted.length === 0) continue;
    const top = Math.max(...lifted.map(({ at }) => at));
    const tops = day.sets.filter(({ at }) => at === top);
    const counted = tops.map(({ reps }) => reps).filter((reps) => reps > 0);
    const goal = day.planned ?? Math.min(...counted);
    const missed = failures.some(({ at }) => at >= top) || tops.some(({ reps }) => reps < goal);
    works.push({ date, top, goal, missed, limit: tops.at(-1)?.spare === 0, most: Math.max(...counted) });
    failures = [];
    date = null;
  }
  return works;
}

function naiveReason(last: NaiveWork, before: NaiveWork | undefined, reps: number): string {
  if (Date.parse(TODAY) - Date.parse(last.date) > 28 * 86_400_000) return 'pause';
  if (last.goal !== reps) return 'other_reps';
  const repeated = before?.top === last.top && before.goal === reps ? before : null;
  if (last.missed) return repeated?.missed === true ? 'missed_twice' : 'missed';
  return last.limit && !(repeated?.limit === true && !repeated.missed) ? 'at_limit' : 'all_reps';
}

function naiveSuggestion({ history, implement, loadKind, plannedReps, step }: Drawn) {
  const days = history.map(({ date, planned_reps: planned, sets }): DayOnLine => ({
    date,
    planned,
    sets: onLine(sets),
  }));
  const latest = days.find(({ sets }) => sets.some(({ reps }) => reps > 0));
  const hasKinds = days.some(({ sets }) => sets.some(({ plain }) => !plain));
  const isBodyweight =
    hasKinds && latest?.sets.every(({ bodyweight, reps }) => bodyweight || reps === 0) === true;
  const [last, before] = worksOf(
    days.map((day) => ({
      ...day,
      sets: day.sets.filter(({ bodyweight, plain }) => (isBodyweight ? bodyweight : plain)),
    })),
  );
  const isNothingLoaded = implement?.kind === 'bodyweight';
  const isDone = isBodyweight || implement === null || isNothingLoaded;
  if (last === undefined) return isUsual(loadKind, implement) ? withReps(plannedReps) : 'new';
  if (last.top === 0 || (!isBodyweight && isNothingLoaded)) {
    return isDone || isUsual(loadKind, implement) ? withReps(plannedReps ?? last.goal) : 'new';
  }
  const wanted = plannedReps ?? last.goal;
  const reason = naiveReason(last, before, wanted);
  const room = { wanted, isBodyweight, step, there: loadsOf(implement, isBodyweight) };
  return [reason, naiveLoad(reason, last, room), wanted];
}

const withReps = (reps: number | null) => (reps === null ? 'new' : ['bodyweight', 0, reps]);

function isUsual(kind: LoadKind | null, implement: Implement | null): boolean {
  return kind === 'bodyweight' || (kind === null && implement?.kind === 'bodyweight');
}

interface NaiveRoom {
  readonly wanted: number;
  readonly isBodyweight: boolean;
  readonly step: number;
  readonly there: readonly number[];
}

function naiveLoad(
  reason: string,
  last: NaiveWork,
  { wanted, isBodyweight, step, there }: NaiveRoom,
): number {
  const down = (kg: number) => {
    const lighter = there.filter((load) => load <= hundredths(kg));
    if (lighter.length > 0) return Math.max(...lighter);
    return isBodyweight ? hundredths(kg) : Math.min(...there);
  };
  const easier = (kg: number) => down(kg < 0 ? kg * 1.1 : kg * 0.9);
  const isConverted = !isBodyweight && last.goal !== wanted;
  const same = isConverted ? epley(last.top, last.most) / epley(1, wanted) : last.top;
  if (reason === 'pause') return easier(same);
  if (reason === 'missed_twice') return easier(last.top);
  if (reason !== 'all_reps') return isBodyweight ? same : down(same);
  const [next = last.top] = there.filter((load) => load > last.top && load >= last.top + step);
  return last.top < 0 ? Math.min(0, next) : next;
}

function brief(suggested: SuggestedLoad) {
  if (suggested.kind === 'none') return suggested.reason;
  const { reason, load, load_kind: kind, reps } = suggested;
  return [reason, kind === 'assisted' ? -load : load, reps];
}

const SEEDS = [1, 20_261_126, 77_777];

it.each(SEEDS)('suggestions are those of the second computation (seed %i)', (seed) => {
  const random = randomOf(seed);
  const reasons = new Set<string>();
  for (let count = 0; count < HISTORIES_EACH; count += 1) {
    const { loadKind, ...drawn } = draw(random);
    const suggested = suggestedLoad({ ...drawn, loadKind, today: TODAY });
    reasons.add(suggested.reason);
    expect(
      brief(suggested),
      `seed ${seed}, history ${count}: ${JSON.stringify({ loadKind, ...drawn })}`,
    ).toEqual(naiveSuggestion({ loadKind, ...drawn }));
  }
  expect(reasons).toEqual(
    new Set(['new', 'bodyweight', 'all_reps', 'at_limit', 'missed', 'missed_twice', 'pause', 'other_reps']),
  );
});

it.each(SEEDS)('estimates, volume and progress are those of the second computation (seed %i)', (seed) => {
  const random = randomOf(seed);
  const measures = new Set<string | undefined>();
  for (let count = 0; count < HISTORIES_EACH; count += 1) {
    const { history } = draw(random);
    const said = `seed ${seed}, history ${count}: ${JSON.stringify(history)}`;
    const all = history.flatMap(({ sets }) => sets);
    for (const set of all) {
      const counts = set.load_kind === undefined && !set.is_warm_up && set.weight > 0 && set.reps > 0;
      expect(estimatedOneRepMax(set), said).toBe(counts ? epley(set.weight, set.reps) : undefined);
    }
    const moved = all
      .filter(({ load_kind: kind }) => kind === undefined || kind === 'added')
      .map(({ weight, reps }) => weight * reps);
    expect(volumeOf(all), said).toBe(moved.reduce((sum, kg) => sum + kg, 0));

    const measured = measuredLift(history);
    measures.add(measured?.measure);
    const days = history
      .map(({ date, sets }) => ({ date, sets: onLine(sets).filter(({ reps }) => reps > 0) }))
      .filter(({ sets }) => sets.length > 0)
      .sort((one, other) => (one.date < other.date ? -1 : 1));
    const last = days.at(-1)?.sets;
    if (last === undefined) {
      expect(measured, said).toBeNull();
      continue;
    }
    const top = Math.max(...last.map(({ at }) => at));
    const isWeight = last.some(({ bodyweight }) => !bodyweight);
    const valuesOf = (sets: readonly OnLine[]) => {
      if (isWeight)
        return sets.filter(({ plain, at }) => plain && at > 0).map(({ at, reps }) => epley(at, reps));
      const counted = sets.filter(({ bodyweight }) => bodyweight);
      return top === 0
        ? counted.filter(({ at }) => at === 0).map(({ reps }) => reps)
        : counted.map(({ at }) => at);
    };
    expect(measured, said).toEqual({
      measure: isWeight ? 'weight' : top === 0 ? 'reps' : 'load',
      days: days
        .map(({ date, sets }) => ({ date, sets, values: valuesOf(sets) }))
        .filter(({ values }) => values.length > 0)
        .map(({ date, sets, values }) => {
          const best = Math.max(...values);
          const once = sets.some(({ plain, at, reps }) => plain && reps === 1 && at === best);
          return { date, best, isEstimated: isWeight && !once };
        }),
    });
  }
  expect(measures).toEqual(new Set(['weight', 'reps', 'load', undefined]));
});
