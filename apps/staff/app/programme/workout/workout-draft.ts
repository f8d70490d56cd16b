import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { localTime } from '@lifted/domain/calendar/local-time';
import { berlinDate, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { MOST_LOAD_PERCENT } from '@lifted/domain/training/copied-workout';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import { WOD_SECTIONS, type WodSection } from '@lifted/domain/training/workout-of-the-day';
import { readField } from '../../parts/field-values.ts';

/** A planned exercise as it is typed. */
export interface DraftExercise {
  /** Stays with it wherever it is moved. */
  readonly key: string;
  readonly exercise_id: string;
  readonly sets: string;
  readonly reps: string;
  readonly duration: string;
  readonly distance: string;
  readonly per_side: boolean;
  readonly side: '' | 'left' | 'right';
  readonly rule: LoadRule;
  readonly load: string;
  readonly note: string;
}

/** What the load follows: the member's own suggestion, a share of their estimated maximum, or a weight for everybody. */
export type LoadRule = 'suggested' | 'percent' | 'kg';
export const LOAD_RULES: readonly LoadRule[] = ['suggested', 'percent', 'kg'];

type Sections<T> = Readonly<Record<WodSection, readonly T[]>>;

/** A workout as it is typed. */
export interface WorkoutDraft extends Sections<DraftExercise> {
  /** Day and time from which members see it; both empty: always. */
  readonly day: string;
  readonly time: string;
  /** The saved instant: a clock time in the hour that autumn repeats is ambiguous. */
  readonly visibleFrom: string | null;
}

/** A typed workout that was read, or the fields that cannot be: '3 sets' names a field of an exercise by its key. */
export type ReadDraft =
  | { readonly kind: 'read'; readonly fields: WorkoutFields }
  | { readonly kind: 'faults'; readonly faults: ReadonlySet<string> };

const typed = (value: number | null) => (value === null ? '' : String(value));

/** A workout as its form shows it. */
export function draftOf(fields: WorkoutFields): WorkoutDraft {
  const from = fields.visible_from === null ? null : new Date(fields.visible_from);
  const section = (name: WodSection) =>
    fields[name].map((planned, place) => draftExercise(planned, `${name} ${place}`));
  return {
    main: section('main'),
    challenge: section('challenge'),
    warmup: section('warmup'),
    day: from === null ? '' : berlinDate(from),
    time: from === null ? '' : berlinTime(from),
    visibleFrom: fields.visible_from,
  };
}

export function draftExercise(planned: PlannedExercise, key: string): DraftExercise {
  const { load_percent: percent, load_kg: kg } = planned;
  return {
    key,
    exercise_id: planned.exercise_id,
    sets: typed(planned.sets),
    reps: typed(planned.reps),
    duration: typed(planned.duration),
    distance: typed(planned.distance),
    per_side: planned.per_side,
    side: planned.side ?? '',
    rule: ruleOf(planned),
    load: typed(percent ?? kg),
    note: planned.note ?? '',
  };
}

function ruleOf({ load_percent: percent, load_kg: kg }: PlannedExercise): LoadRule {
  if (percent !== null) return 'percent';
  return kg === null ? 'suggested' : 'kg';
}

const MOST_SETS = 20;
const MOST_REPS = 10_000;
const MOST_SECONDS = 86_400;
const MOST_METRES = 10_000;
const MOST_KG = 999.75;

/** The workout that was typed, or every field that cannot be read. */
export function readDraft(draft: WorkoutDraft): ReadDraft {
  const faults = new Set<string>();
  const read = (exercise: DraftExercise): PlannedExercise => {
    const number = (field: 'sets' | 'reps' | 'duration' | 'distance' | 'load', most: number, step = 1) => {
      const text = exercise[field].trim().replace(',', '.');
      const value = Number(text);
      const isRight = /^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= most && value % step === 0;
      if (isRight) return value;
      if (text !== '' || field === 'load') faults.add(`${exercise.key} ${field}`);
      return null;
    };
    if (exercise.exercise_id === '') faults.add(`${exercise.key} exercise`);
    return {
      exercise_id: exercise.exercise_id,
      sets: number('sets', MOST_SETS),
      reps: number('reps', MOST_REPS),
      duration: number('duration', MOST_SECONDS),
      distance: number('distance', MOST_METRES),
      per_side: exercise.per_side,
      side: exercise.side === '' ? null : exercise.side,
      load_percent: exercise.rule === 'percent' ? number('load', MOST_LOAD_PERCENT, 0.5) : null,
      load_kg: exercise.rule === 'kg' ? number('load', MOST_KG, 0.25) : null,
      note: exercise.note.trim() === '' ? null : exercise.note.trim(),
    };
  };
  const visibleFrom = readVisibleFrom(draft, faults);
  const fields: WorkoutFields = {
    main: draft.main.map(read),
    challenge: draft.challenge.map(read),
    warmup: draft.warmup.map(read),
    visible_from: visibleFrom,
  };
  return faults.size === 0 ? { kind: 'read', fields } : { kind: 'faults', faults };
}

/** The field of the time from which members see a workout; its label is the page's. */
export const VISIBLE_TIME = { name: 'time', kind: 'time', isOptional: true } as const;

/** What was typed there as 'HH:MM', midnight where nothing was; undefined where it is no time. */
export function readVisibleTime(typedTime: string): string | undefined {
  const read = readField({ ...VISIBLE_TIME, label: '' }, typedTime);
  return read.kind === 'fault' ? undefined : String(read.value ?? '00:00');
}

/** A day without a time is that day's midnight; a time without a day is a fault, and so is one that the clock change skips or repeats. */
function readVisibleFrom(
  { day, time: typedTime, visibleFrom }: WorkoutDraft,
  faults: Set<string>,
): string | null {
  if (day === '' && typedTime.trim() === '') return null;
  const time = readVisibleTime(typedTime);
  if (time === undefined) {
    faults.add('time');
    return null;
  }
  const before = visibleFrom === null ? null : new Date(visibleFrom);
  if (before !== null && berlinDate(before) === day && berlinTime(before) === time)
    return before.toISOString();
  if (!isCivilDate(day)) {
    faults.add('day');
    return null;
  }
  const read = localTime(day, time);
  if (read.kind === 'once') return read.instant.toISOString();
  faults.add('time');
  return null;
}

/** One section with an exercise at another place; the others move up or down. */
export function moved<T>(exercises: readonly T[], from: number, to: number): readonly T[] {
  const [taken] = exercises.slice(from, from + 1);
  if (taken === undefined || to < 0 || to >= exercises.length || to === from) return exercises;
  return exercises.toSpliced(from, 1).toSpliced(to, 0, taken);
}

/** How many exercises a workout has. */
export function exerciseCount(fields: WorkoutFields): number {
  return WOD_SECTIONS.reduce((sum, section) => sum + fields[section].length, 0);
}
