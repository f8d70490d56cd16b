/** What a workout plans of one exercise, and how it is written in one line. */
import type { ExerciseSide } from './workout-of-the-day.ts';

export interface PlannedExercise {
  readonly exercise_id: string;
  /** Null: as many as the class has. */
  readonly sets: number | null;
  readonly reps: number | null;
  /** Seconds; of stretches, and of challenges that are carried or held. */
  readonly duration: number | null;
  /** Metres; of what is carried, pushed or rowed, instead of repetitions and seconds. */
  readonly distance: number | null;
  readonly per_side: boolean;
  /** Of stretches only. */
  readonly side: ExerciseSide | null;
  /** The load: percent of each member's estimated maximum, or kg for everybody. Both null: as suggested. */
  readonly load_percent: number | null;
  readonly load_kg: number | null;
  readonly note: string | null;
}

export const MOST_NOTE_CHARACTERS = 200;

/** 'back-squat sets=4 reps=8 load=75% per_side note=Slow down', as the audit log keeps it. */
export function writtenExercise(planned: PlannedExercise): string {
  const {
    exercise_id: id,
    sets,
    reps,
    duration,
    distance,
    side,
    load_percent: percent,
    load_kg: kg,
    note,
  } = planned;
  return [
    id,
    sets !== null && `sets=${sets}`,
    reps !== null && `reps=${reps}`,
    duration !== null && `seconds=${duration}`,
    distance !== null && `metres=${distance}`,
    percent !== null && `load=${percent}%`,
    kg !== null && `load=${kg}kg`,
    planned.per_side && 'per_side',
    side !== null && `side=${side}`,
    note !== null && `note=${note}`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

const LINE = new RegExp(
  [
    '^(?<id>[!-~]+)',
    '(?: sets=(?<sets>\\d+))?',
    '(?: reps=(?<reps>\\d+))?',
    '(?: seconds=(?<seconds>\\d+))?',
    '(?: metres=(?<metres>\\d+))?',
    '(?: load=(?<percent>[\\d.]+)%)?',
    '(?: load=(?<kg>[\\d.]+)kg)?',
    '(?<perSide> per_side)?',
    '(?: side=(?<side>left|right))?',
    // Not a dot, which leaves out further line separators than the one between exercises.
    '(?: note=(?<note>[^\\n]+))?$',
  ].join(''),
  'u',
);

/** The same read again; undefined for any other line. */
export function readExercise(line: string): PlannedExercise | undefined {
  const found = LINE.exec(line)?.groups;
  if (found === undefined) return undefined;
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  return {
    exercise_id: found['id'] ?? '',
    sets: number(found['sets']),
    reps: number(found['reps']),
    duration: number(found['seconds']),
    distance: number(found['metres']),
    per_side: found['perSide'] !== undefined,
    side: found['side'] === 'left' || found['side'] === 'right' ? found['side'] : null,
    load_percent: number(found['percent']),
    load_kg: number(found['kg']),
    note: found['note'] ?? null,
  };
}

/** A section of a workout, an exercise a line. */
export function writtenSection(exercises: readonly PlannedExercise[]): string {
  return exercises.map(writtenExercise).join('\n');
}

/** The same read again; undefined where a line cannot be read, so that no exercise is left out silently. */
export function readSection(text: string): PlannedExercise[] | undefined {
  if (text === '') return [];
  const exercises = text.split('\n').map(readExercise);
  const read = exercises.filter((exercise) => exercise !== undefined);
  return read.length === exercises.length ? read : undefined;
}
