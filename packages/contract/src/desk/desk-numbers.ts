import { STUDIO_NUMBERS, type NumberUnit } from '@lifted/domain/desk/studio-numbers';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Day, Id, orNull, Time } from '../wire-values.ts';

const UNITS = ['count', 'share', 'hours', 'cents'] as const satisfies readonly NumberUnit[];

const Period = Type.Object({ first: Day, last: Day });
const CountedPeriod = Type.Object({
  ...Period.properties,
  until: Type.Union([Time, Type.Null()], {
    description:
      'Only what happened before is counted, since the period it is compared with is not over; null: all',
  }),
});
const name = Type.Enum([...STUDIO_NUMBERS], { type: 'string' });

/** A number in a period, and in the one before. */
export const StudioNumberAnswer = Type.Object(
  {
    name,
    unit: Type.Enum([...UNITS], { type: 'string' }),
    value: Type.Union([Type.Number(), Type.Null()], { description: 'A share is 0 to 1; null of nothing' }),
    before: orNull(Type.Number()),
  },
  { title: 'StudioNumber' },
);
export type StudioNumberAnswer = Static<typeof StudioNumberAnswer>;

/** How full classes of a weekday and time of day were. */
export const NumberSlot = Type.Object(
  {
    weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Monday is 1' }),
    time: Type.String({ description: 'HH:MM in Berlin' }),
    classes: Type.Integer({ minimum: 1 }),
    taken: Type.Integer({ minimum: 0 }),
    places: Type.Integer({ minimum: 0 }),
  },
  { title: 'NumberSlot' },
);
export type NumberSlot = Static<typeof NumberSlot>;

export const StudioNumbersAnswer = Type.Object(
  { before: orNull(CountedPeriod), numbers: Type.Array(StudioNumberAnswer), slots: Type.Array(NumberSlot) },
  { title: 'StudioNumbers' },
);
export type StudioNumbersAnswer = Static<typeof StudioNumbersAnswer>;

/** What a number counts: one person, class or sale. */
export const NumberRow = Type.Object(
  {
    place: Type.Integer({ minimum: 1 }),
    at: orNull(Time),
    customer_id: orNull(Id),
    person: Type.Union([Type.String(), Type.Null()], {
      description: 'Null where nobody, or somebody deleted',
    }),
    email: Type.Union([Type.String(), Type.Null()], { description: 'Only of members to write to' }),
    workout_id: orNull(Id),
    timer_name: orNull(Type.String()),
    about: orNull(Type.String()),
    amount: Type.Number(),
    out_of: Type.Number(),
  },
  { title: 'NumberRow' },
);
export type NumberRow = Static<typeof NumberRow>;

/** What a number can be told apart by: a coach, a product, a partner. */
export const NumberGroup = Type.Object(
  { id: Id, name: Type.String(), amount: Type.Number(), rows: Type.Integer({ minimum: 1 }) },
  { title: 'NumberGroup' },
);
export type NumberGroup = Static<typeof NumberGroup>;

/** What a number is at one branch of a chain. */
export const NumberOfBranch = Type.Object(
  {
    id: Type.String({
      description:
        "As `branch` takes it: a branch, 'own' for the studio’s own address, 'none' for what belongs to no branch",
    }),
    name: Type.Union([Type.String(), Type.Null()], { description: "Null of 'own' and 'none'" }),
    value: orNull(Type.Number()),
    amount: Type.Number(),
    out_of: Type.Number(),
  },
  { title: 'NumberOfBranch' },
);
export type NumberOfBranch = Static<typeof NumberOfBranch>;

export const NumberAnswer = Type.Object(
  {
    name,
    unit: Type.Enum([...UNITS], { type: 'string' }),
    before: Type.Union(
      [Type.Object({ ...CountedPeriod.properties, value: orNull(Type.Number()) }), Type.Null()],
      {
        description: 'Null where the period has not begun',
      },
    ),
    value: orNull(Type.Number()),
    amount: Type.Number(),
    out_of: Type.Number(),
    weeks: Type.Array(Type.Object({ first: Day, last: Day, value: orNull(Type.Number()) })),
    rows: Type.Array(NumberRow, { description: 'At most 200, the latest first' }),
    row_count: Type.Integer({ minimum: 0 }),
    groups: Type.Array(NumberGroup, {
      description: 'Coach hours by coach, sales by product, visits by partner; together they are the amount',
    }),
    branches: Type.Array(NumberOfBranch, {
      description:
        'Of a chain, where no branch is asked for: each branch it counts something at; together they are the amount',
    }),
  },
  { title: 'NumberInDetail' },
);
export type NumberAnswer = Static<typeof NumberAnswer>;

const branch = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description:
      "Counts only classes at this branch, or for 'own' at the studio’s own address, and people whose home branch it is. 'none' counts who has no home branch yet: who has not trained, unless what they have is valid at one branch only",
  }),
);

const OfPeriod = Type.Object({ ...Period.properties, branch });

export const readNumbers = {
  method: 'GET',
  path: '/desk/numbers',
  summary: 'The numbers of a period beside those of the one before, and how full each slot of the week was',
  access: 'desk',
  reach: 'narrowed',
  scope: 'read:numbers',
  query: OfPeriod,
  answers: { 200: StudioNumbersAnswer, 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

const ofRows = Type.Object({
  ...OfPeriod.properties,
  rows: Type.Optional(
    Type.Enum(['all'], {
      type: 'string',
      description:
        'Of a share also the rows it is out of, such as every booked place and not the no-shows alone',
    }),
  ),
  slot: Type.Optional(
    Type.String({
      pattern: '^[1-7]-\\d{2}:\\d{2}$',
      description: "Of occupancy: classes of this weekday and time alone, such as '1-18:00'",
    }),
  ),
});

export const readNumber = {
  method: 'GET',
  path: '/desk/numbers/{name}',
  summary: 'One number: its weeks, and the rows it counts',
  access: 'desk',
  reach: 'narrowed',
  scope: 'read:numbers',
  params: Type.Object({ name }),
  query: ofRows,
  answers: { 200: NumberAnswer, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const exportNumber = {
  method: 'GET',
  path: '/desk/numbers/{name}/rows.csv',
  summary: 'All rows of a number as CSV for a spreadsheet',
  access: 'desk',
  reach: 'narrowed',
  recentSignIn: 'ten_minutes',
  scope: 'read:numbers',
  params: Type.Object({ name }),
  query: ofRows,
  answers: {
    200: Type.Unsafe<object>({ type: 'string', description: 'text/csv' }),
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
  },
} as const satisfies Call;
