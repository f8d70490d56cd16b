import { MOST_CHANGE_PERCENT, MOST_LOAD_PERCENT } from '@lifted/domain/training/copied-workout';
import { LANGUAGES } from '@lifted/domain/language/language';
import { MOST_NOTE_CHARACTERS } from '@lifted/domain/training/planned-exercise';
import { EXERCISE_SIDES } from '@lifted/domain/training/workout-of-the-day';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { AnyDay, Day, Id, nameOf, orNull } from '../wire-values.ts';

const closed = { additionalProperties: false } as const;

const PlannedExercise = Type.Object(
  {
    exercise_id: Id,
    sets: orNull(Type.Integer({ minimum: 1, maximum: 20, description: 'null: as many as the class has' })),
    reps: orNull(Type.Integer({ minimum: 1, maximum: 10_000 })),
    duration: orNull(
      Type.Integer({ minimum: 1, maximum: 86_400, description: 'seconds; of stretches and challenges only' }),
    ),
    distance: orNull(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: 'metres, instead of repetitions and seconds',
      }),
    ),
    per_side: Type.Boolean(),
    side: orNull(Type.Enum(EXERCISE_SIDES, { type: 'string', description: 'of stretches only' })),
    load_percent: orNull(
      Type.Number({
        minimum: 1,
        maximum: MOST_LOAD_PERCENT,
        multipleOf: 0.5,
        description: 'Percent of each member’s estimated maximum; null with `load_kg` null: as suggested',
      }),
    ),
    load_kg: orNull(Type.Number({ minimum: 0.25, maximum: 999.75, multipleOf: 0.25 })),
    note: orNull(Type.String({ minLength: 1, maxLength: MOST_NOTE_CHARACTERS, pattern: '^\\S[^\\n\\r]*$' })),
  },
  { title: 'PlannedExercise', ...closed },
);

const Section = Type.Array(PlannedExercise, { maxItems: 30 });

/** The workout of a day as it is edited; without exercises there is none. */
export const WorkoutFields = Type.Object(
  {
    main: Section,
    challenge: Section,
    warmup: Section,
    visible_from: orNull(
      Type.String({
        format: 'date-time',
        description: 'Hidden from members and visitors before; null: never',
      }),
    ),
  },
  { title: 'WorkoutFields', ...closed },
);
export type WorkoutFields = Static<typeof WorkoutFields>;

/** The workout of a day at the desk. */
const DeskWorkout = Type.Object(
  {
    date: Day,
    fields: WorkoutFields,
    has_sets: Type.Boolean({ description: 'Sets were logged: its exercises keep their order' }),
    shortages: Type.Array(
      Type.Object({
        class_id: Id,
        start_datetime: Type.String({ format: 'date-time' }),
        class_name: Type.String(),
        room: Type.String(),
        equipment: Type.String({ description: 'In the language of the call' }),
        needs: Type.Integer({ description: 'Places of the class' }),
        has: Type.Integer({ description: 'People who can use it in the room at the same time' }),
      }),
      { description: 'Classes of the day whose rooms have too little of what the workout needs' },
    ),
  },
  { title: 'DeskWorkout' },
);
export type DeskWorkout = Static<typeof DeskWorkout>;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

/** Whose workouts: the id of a kind of class that has its own; left out: the workouts of the day. */
const Programme = Type.Optional(Id);

/** Days one answer has at most. */
export const MOST_PROGRAMME_DAYS = 70;

export const getProgramme = {
  method: 'GET',
  path: '/desk/programme',
  summary: `The workouts of up to ${MOST_PROGRAMME_DAYS} days, also those members do not see yet; days without one are left out`,
  access: 'staff',
  reach: 'shared',
  query: Type.Object({ from: Day, to: Day, programme: Programme }, closed),
  answers: { 200: Type.Array(DeskWorkout), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

export const editWorkout = {
  method: 'PUT',
  path: '/desk/programme/{date}',
  summary: 'Change the workout of a day; `was` is what the page showed, so that nobody’s change is lost',
  access: 'desk',
  params: Type.Object({ date: AnyDay }),
  query: Type.Object({ programme: Programme }, closed),
  body: Type.Object({ was: WorkoutFields, fields: WorkoutFields }, closed),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const previewWorkout = {
  method: 'POST',
  path: '/desk/programme/{date}/preview',
  summary:
    'The page `/wod` with a workout of a day that need not be saved or visible yet: HTML without scripts, to look at. Changes nothing',
  access: 'staff',
  reach: 'shared',
  params: Type.Object({ date: AnyDay }),
  body: Type.Object(
    {
      main: Section,
      challenge: Section,
      warmup: Section,
      language: Type.Enum(LANGUAGES, { type: 'string' }),
    },
    closed,
  ),
  answers: {
    200: Type.Object({ html: Type.String() }),
    ...refusals,
    503: Problem,
  },
} as const satisfies Call;

const Entries = Type.Object({ changes: Type.Array(Id, { description: 'Entries of the audit log' }) });

export const swapWorkouts = {
  method: 'POST',
  path: '/desk/programme-swaps',
  summary:
    'Let two days change their workouts; with a day that has none, move one there. When members see them moves along',
  access: 'desk',
  body: Type.Object({ one: Day, other: Day, programme: Programme }, closed),
  answers: { 200: Entries, ...refusals },
} as const satisfies Call;

const Copy = Type.Object(
  {
    from: Day,
    to: Day,
    days: Type.Enum([1, 7], { description: 'A day, or the week that begins with it' }),
    percent: Type.Integer({
      minimum: -MOST_CHANGE_PERCENT,
      maximum: MOST_CHANGE_PERCENT,
      description: 'How much heavier the planned weights and shares of the maximum become',
    }),
    replace: Type.Boolean({ description: 'Days that have a workout get the copy instead of a refusal' }),
    programme: Programme,
  },
  closed,
);
export type WorkoutCopy = Static<typeof Copy>;

export const previewCopy = {
  method: 'POST',
  path: '/desk/programme-copies/preview',
  summary: 'The workouts copying a day or a week would make; changes nothing',
  access: 'desk',
  body: Copy,
  answers: {
    200: Type.Array(
      Type.Object({
        date: Day,
        fields: WorkoutFields,
        replaces: Type.Boolean({ description: 'There is a workout already' }),
      }),
    ),
    ...refusals,
  },
} as const satisfies Call;

export const copyWorkouts = {
  method: 'POST',
  path: '/desk/programme-copies',
  summary: 'Copy the workouts of a day or a week, with loads some percent heavier, all or none',
  access: 'desk',
  body: Copy,
  answers: { 200: Entries, ...refusals },
} as const satisfies Call;

/** Weeks of the programme that belong together, under a name the coach gives. */
export const CycleFields = Type.Object(
  {
    name: nameOf(60),
    first_day: Day,
    weeks: Type.Integer({ minimum: 1, maximum: 52 }),
  },
  { title: 'CycleFields', additionalProperties: false },
);
export type CycleFields = Static<typeof CycleFields>;

const CycleId = Type.Object({ id: Id });

export const listCycles = {
  method: 'GET',
  path: '/desk/programme-cycles',
  summary: 'The cycles of the programme, by their first day',
  access: 'staff',
  reach: 'shared',
  answers: {
    200: Type.Array(Type.Object({ id: Id, fields: CycleFields })),
    401: Problem,
    403: Problem,
  },
} as const satisfies Call;

export const addCycle = {
  method: 'POST',
  path: '/desk/programme-cycles',
  summary: 'Add a cycle; it begins with the Monday of its first day’s week',
  access: 'desk',
  body: Type.Object({ fields: CycleFields }, { additionalProperties: false }),
  answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
} as const satisfies Call;

export const editCycle = {
  method: 'PUT',
  path: '/desk/programme-cycles/{id}',
  summary: 'Change a cycle; `was` is what the form showed, so that nobody’s change is lost',
  access: 'desk',
  params: CycleId,
  body: Type.Object({ was: CycleFields, fields: CycleFields }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const removeCycle = {
  method: 'DELETE',
  path: '/desk/programme-cycles/{id}',
  summary: 'Remove a cycle; the workouts of its days stay',
  access: 'desk',
  params: CycleId,
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
} as const satisfies Call;
