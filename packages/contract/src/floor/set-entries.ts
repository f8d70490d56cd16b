import { LOAD_KINDS } from '@lifted/domain/training/load-kinds/load-kind';
import { MOST_REPS_IN_RESERVE } from '@lifted/domain/training/personal-records';
import { HEAVIEST_SET_KG } from '@lifted/domain/training/unlikely-weight';
import { SET_AUTHORS } from '@lifted/domain/training/set-cell';
import { Type, type Static, type TSchema } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Day, Id, orNull, Time } from '../wire-values.ts';

const closed = { additionalProperties: false } as const;
const Kilograms = Type.Number({ minimum: 0, maximum: 9999.99, description: 'kg' });
const Uuid = Type.String({ format: 'uuid' });
/** An entry, or `import` for a set that came with a file. */
const Version = Type.String({ minLength: 1, maxLength: 36 });

/** What a set says besides weight and repetitions; each left out where it says nothing (domain: personal-records). */
export const kindOfSet = {
  load_kind: Type.Optional(
    Type.Enum([...LOAD_KINDS], {
      type: 'string',
      description: 'What `weight` is; left out: external. Of bodyweight it is 0, of assisted it is help',
    }),
  ),
  is_warm_up: Type.Optional(
    Type.Boolean({ description: 'Counts in the volume alone; left out: a working set' }),
  ),
  reps_in_reserve: Type.Optional(
    orNull(
      Type.Integer({
        minimum: 0,
        maximum: MOST_REPS_IN_RESERVE,
        description: 'Repetitions that were still possible, 3 being three or more; left out: not told',
      }),
    ),
  ),
};

const Lifted = Type.Object(
  { reps: Type.Integer({ minimum: 0, maximum: 10_000 }), weight: Kilograms, ...kindOfSet },
  { title: 'Lifted', ...closed },
);

const place = {
  exercise_id: Id,
  exercise_number: Type.Integer({ minimum: 1, maximum: 1000 }),
  set_number: Type.Integer({ minimum: 1, maximum: 1000 }),
};

/** A set as it is entered: more than this nobody lifts, and it is refused. What was stored before is still shown. */
const EnteredSet = Type.Object(
  {
    ...Lifted.properties,
    weight: Type.Number({ minimum: 0, maximum: HEAVIEST_SET_KG, description: 'kg' }),
  },
  { title: 'EnteredSet', ...closed },
);

/** What somebody entered for one set, and what they had in front of them (domain: set-cell). */
export const SetEntry = Type.Object(
  {
    id: Uuid,
    workout_id: Id,
    ...place,
    lifted: orNull(EnteredSet),
    base: orNull(Version),
    settles: Type.Array(Version, { maxItems: 20 }),
    made_at: Time,
  },
  { title: 'SetEntry', ...closed },
);
export type SetEntry = Static<typeof SetEntry>;

/** The same, entered on the floor for somebody of the class. */
export const FloorSetEntry = Type.Object(
  { ...SetEntry.properties, customer_id: Id, coach_id: Id },
  { title: 'FloorSetEntry', ...closed },
);
export type FloorSetEntry = Static<typeof FloorSetEntry>;

/** A value entered for a set. */
export const SetValue = Type.Object(
  {
    entry: Version,
    author: Type.Enum([...SET_AUTHORS], { type: 'string' }),
    lifted: orNull(Lifted),
  },
  { title: 'SetValue' },
);
export type SetValue = Static<typeof SetValue>;

/** One set of a member in a class: what holds, and other values nobody decided about. */
export const SetCell = Type.Object(
  { customer_id: Id, ...place, current: orNull(SetValue), others: Type.Array(SetValue) },
  { title: 'SetCell' },
);
export type SetCell = Static<typeof SetCell>;

export const ENTRY_REFUSALS = [
  'unknown_class',
  'unknown_exercise',
  'not_in_class',
  'class_canceled',
  'too_early',
  'correction_over',
  'not_unlocked',
  'outside_room',
] as const;
/** Why an entry was not taken. It is never taken later either. */
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number];

/** What became of an entry; `cell` is the set as it is now. */
export const EntryAnswer = Type.Object(
  {
    id: Uuid,
    outcome: Type.Enum(['current', 'same', 'other', 'refused'], { type: 'string' }),
    refusal: orNull(Type.Enum([...ENTRY_REFUSALS], { type: 'string' })),
    cell: orNull(SetCell),
  },
  { title: 'EntryAnswer' },
);
export type EntryAnswer = Static<typeof EntryAnswer>;

export const MOST_ENTRIES_AT_ONCE = 100;
export function entriesOf<T extends TSchema>(entry: T) {
  return Type.Object({ entries: Type.Array(entry, { minItems: 1, maxItems: MOST_ENTRIES_AT_ONCE }) }, closed);
}

/** Something to lift with, and the weights it can have. */
export const Implement = Type.Union(
  [
    Type.Object({
      id: Id,
      name: Type.String(),
      kind: Type.Literal('plates'),
      bar: Kilograms,
      loaded_ends: Type.Enum([1, 2]),
      plates: Type.Array(Type.Object({ weight: Kilograms, per_end: Type.Integer({ minimum: 1 }) })),
    }),
    Type.Object({
      id: Id,
      name: Type.String(),
      kind: Type.Literal('weights'),
      weights: Type.Array(Kilograms),
    }),
    Type.Object({ id: Id, name: Type.String(), kind: Type.Literal('bodyweight') }),
  ],
  { title: 'Implement' },
);
export type Implement = Static<typeof Implement>;

const loadKind = Type.Optional(
  orNull(
    Type.Enum([...LOAD_KINDS], {
      type: 'string',
      description: 'What a new set begins with; null: as the implement says',
    }),
  ),
);
const step = Type.Optional(
  orNull(Type.Number({ description: 'kg a suggested load goes up by at least; null: one weight' })),
);

/** What may be done in place of an exercise. */
export const AlternativeExercise = Type.Object(
  {
    exercise_id: Id,
    name: Type.String(),
    short_name: orNull(Type.String()),
    per_side: Type.Boolean(),
    video_url: orNull(Type.String()),
    implement_id: orNull(Id),
    load_kind: loadKind,
    step,
  },
  { title: 'AlternativeExercise' },
);
export type AlternativeExercise = Static<typeof AlternativeExercise>;

/** A main exercise of the workout, as it is logged. */
export const LoggedExercise = Type.Object(
  {
    exercise_id: Id,
    exercise_number: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    short_name: orNull(Type.String()),
    reps: orNull(Type.Integer({ minimum: 1 })),
    per_side: Type.Boolean(),
    video_url: orNull(Type.String()),
    implement_id: orNull(Id),
    sets: Type.Optional(
      orNull(Type.Integer({ minimum: 1, description: 'null: as many as the class has (`set_count`)' })),
    ),
    distance: Type.Optional(
      orNull(
        Type.Integer({ minimum: 1, description: 'metres; one repetition is once the way, and `reps` is 1' }),
      ),
    ),
    load_percent: Type.Optional(
      orNull(Type.Number({ description: 'Planned: percent of the member’s estimated maximum' })),
    ),
    load_kg: Type.Optional(orNull(Type.Number({ description: 'Planned: the same for everybody' }))),
    note: Type.Optional(orNull(Type.String({ description: 'What the coach wants done with it' }))),
    load_kind: loadKind,
    step,
    alternatives: Type.Optional(
      Type.Array(AlternativeExercise, {
        description: 'What may be done in its place, in the order of the programme',
      }),
    ),
  },
  { title: 'LoggedExercise' },
);
export type LoggedExercise = Static<typeof LoggedExercise>;

/** What a member did of an exercise in earlier classes, latest first: what suggested loads are worked out from. */
export const ExerciseHistory = Type.Object(
  {
    customer_id: Id,
    exercise_id: Id,
    sessions: Type.Array(
      Type.Object({
        date: Day,
        planned_reps: orNull(Type.Integer({ minimum: 1 })),
        sets: Type.Array(Lifted),
      }),
    ),
  },
  { title: 'ExerciseHistory' },
);
export type ExerciseHistory = Static<typeof ExerciseHistory>;

/** Who wrote a note about an exercise. */
export const NoteAuthor = Type.Enum(['member', 'coach'], { type: 'string' });

/** An exercise somebody does in place of the planned one, as it holds now. */
export const CurrentSwap = Type.Object(
  {
    customer_id: Id,
    exercise_number: Type.Integer({ minimum: 1 }),
    exercise_id: Id,
    author: NoteAuthor,
  },
  { title: 'CurrentSwap' },
);
export type CurrentSwap = Static<typeof CurrentSwap>;

/** What the member and their coaches want to remember of exercises. */
export const OwnNotes = Type.Array(
  Type.Object({
    exercise_id: Id,
    text: Type.String(),
    author: Type.Optional(NoteAuthor),
    is_on_floor: Type.Optional(Type.Boolean()),
  }),
);

/** A member's workout in one class, or the workout of the day for who is in no class. */
export const MyWorkout = Type.Object(
  {
    date: Day,
    studio_class: orNull(
      Type.Object({
        id: Id,
        timer_name: Type.String(),
        start_datetime: Time,
        end_datetime: Time,
        coach_first_name: Type.String(),
        location_name: Type.String(),
      }),
    ),
    opens_at: orNull(Type.String({ format: 'date-time', description: 'First instant of entering sets' })),
    closes_at: orNull(Type.String({ format: 'date-time', description: 'Last instant of correcting them' })),
    set_count: Type.Integer({ minimum: 1 }),
    exercises: Type.Array(LoggedExercise),
    implements: Type.Array(Implement),
    histories: Type.Array(ExerciseHistory),
    cells: Type.Array(SetCell),
    swaps: Type.Optional(Type.Array(CurrentSwap)),
    notes: OwnNotes,
  },
  { title: 'MyWorkout' },
);
export type MyWorkout = Static<typeof MyWorkout>;

const CustomerPath = Type.Object({ id: Id });

export const getMyWorkout = {
  method: 'GET',
  path: '/customers/{id}/workout',
  summary:
    'The workout of a class of the customer, with last weights and what is entered; without `workout_id`, of the class that runs or comes next within a day, or of today',
  access: 'self',
  params: CustomerPath,
  query: Type.Object({ workout_id: Type.Optional(Id) }, closed),
  answers: { 200: MyWorkout, 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const enterSets = {
  method: 'POST',
  path: '/customers/{id}/set-entries',
  summary: 'Enter sets of one’s own, in the order in which they were made; an entry sent again does nothing',
  access: 'self',
  params: CustomerPath,
  body: entriesOf(SetEntry),
  answers: { 200: Type.Array(EntryAnswer), 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const getCheckInSecret = {
  method: 'GET',
  path: '/customers/{id}/check-in-secret',
  summary: 'What the app makes its check-in codes with (domain: check-in-code)',
  access: 'self',
  params: CustomerPath,
  answers: {
    200: Type.Object({ secret: Type.String({ description: 'base64url' }) }),
    401: Problem,
    404: Problem,
  },
} as const satisfies Call;
