import { CLASS_LEVELS } from '@lifted/domain/classes/class-kind';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { AnyDay, Id, Time } from './wire-values.ts';

/** One of the addresses of a chain. */
export const ClassBranch = Type.Object(
  { name: Type.String(), street: Type.String(), postcode: Type.String(), city: Type.String() },
  { title: 'ClassBranch' },
);
export type ClassBranch = Static<typeof ClassBranch>;

/** Where a class takes place, in a chain. */
export const branchOfClass = Type.Optional(
  Type.Union([ClassBranch, Type.Null()], { description: 'Null: at the studio’s own address' }),
);

/** Where a pass or membership is valid, in a chain. */
export const validIn = Type.Optional(
  Type.Array(Type.Union([Type.String(), Type.Null()]), {
    description: 'Names of branches; null: the studio’s own address. None: valid everywhere',
  }),
);

const InBothLanguages = Type.Object({ en: Type.String(), de: Type.String() });

/** What the studio says of a kind of class; what it leaves out is not there. */
export const ClassKind = Type.Object(
  {
    description: Type.Optional(InBothLanguages),
    level: Type.Optional(Type.Enum(CLASS_LEVELS, { type: 'string', description: 'Whom it is for' })),
    lifts: Type.Optional(
      Type.Object(InBothLanguages.properties, {
        description:
          'What it trains: of the workout of its day, as far as it is seen, else as the studio says',
      }),
    ),
    programme: Type.Optional(
      Type.String({ description: 'The workouts it follows; left out: the workout of the day' }),
    ),
  },
  { title: 'ClassKind' },
);
export type ClassKind = Static<typeof ClassKind>;

/** What a class is, where the studio says so. */
export const kindOfClass = Type.Optional(
  Type.Union([ClassKind, Type.Null()], { description: 'Null: the studio says nothing of it' }),
);

/** One class: the test workout's five fields (specification, section 3) and further ones for the timetable. */
export const StudioClass = Type.Object(
  {
    id: Id,
    timer_name: Type.String({ description: 'Name of the class on the studio timer' }),
    start_datetime: Time,
    end_datetime: Time,
    coach_first_name: Type.String(),
    coach_profile_image_url: Type.Union([Type.String(), Type.Null()]),
    location_name: Type.String(),
    capacity: Type.Integer({ minimum: 1 }),
    free_places: Type.Integer({ minimum: 0 }),
    is_canceled: Type.Optional(
      Type.Boolean({ description: 'The class does not take place; no place is free' }),
    ),
    waitlist: Type.Optional(
      Type.Array(Type.Integer(), { description: 'Numbers of the entries of the waitlist, first come first' }),
    ),
    waitlist_chances: Type.Optional(
      Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 10 })), Type.Null()], {
        description:
          'Of a full class: on the lists of like classes, to how many in ten a place came, by position; as far as that is known',
      }),
    ),
    too_few: Type.Optional(
      Type.Union([Type.Object({ missing: Type.Integer({ minimum: 1 }), decided_at: Time }), Type.Null()], {
        description: 'Too few have booked: how many are missing, and when it is decided',
      }),
    ),
    branch: branchOfClass,
    kind: kindOfClass,
  },
  { title: 'StudioClass' },
);
export type StudioClass = Static<typeof StudioClass>;

/** What the server writes into the page of the timetable: the coming seven days, and when it did. */
export interface TimetableOnPage {
  readonly drawn_at: string;
  readonly classes: readonly StudioClass[];
}

export const getTimetable = {
  method: 'GET',
  path: '/timetable',
  summary:
    'Classes that start on the civil days from `from` to `to`, both included, at most 35 days; default: the next 7 days',
  access: 'all',
  query: Type.Object(
    { from: Type.Optional(AnyDay), to: Type.Optional(AnyDay) },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Array(StudioClass), 422: Problem },
} as const satisfies Call;

export const getWorkout = {
  method: 'GET',
  path: '/workouts/{workoutId}',
  summary: 'One class that can be tried',
  access: 'all',
  params: Type.Object({ workoutId: Id }),
  answers: { 200: StudioClass, 404: Problem },
} as const satisfies Call;
