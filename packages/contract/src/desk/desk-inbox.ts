import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { Day, Id, Time } from '../wire-values.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const INBOX_KINDS = ['declaration', 'application', 'trial'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** How something was dealt with; a visitor becomes a member or is lost. */
export const INBOX_OUTCOMES = ['done', 'member', 'lost'] as const;
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number];

const Handled = Type.Union([
  Type.Object({
    outcome: Type.Enum(INBOX_OUTCOMES, { type: 'string' }),
    at: Time,
    by: TextOrNull,
    note: TextOrNull,
  }),
  Type.Null(),
]);

/** A Kündigung or Widerruf as it was received, with the contract it may be about. */
export const InboxDeclaration = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['termination', 'withdrawal'], { type: 'string' }),
    cause: Type.Union([Type.Enum(['ordinary', 'extraordinary'], { type: 'string' }), Type.Null()]),
    reason: TextOrNull,
    ends_on: Type.Union([Day, Type.Null()], { description: 'The wished end; null: as soon as possible' }),
    contract: TextOrNull,
    name: Type.String(),
    membership: TextOrNull,
    email: Type.String(),
    received_at: Time,
    deadline: Type.String({
      description:
        'Of a termination: when it ends at one month’s notice without a minimum term; of a withdrawal: the last day to refund',
    }),
    end: Type.Union(
      [
        Type.Object({
          product_name: Type.String(),
          day: Day,
          reason: Type.Enum(['ended_already', 'term', 'notice'], { type: 'string' }),
        }),
        Type.Null(),
      ],
      {
        description:
          'Of an ordinary termination: the last day of the membership that ran when it was received; null where none or several did',
      },
    ),
    customer_id: Type.Union([Id, Type.Null()], { description: 'Whose address it came from' }),
    memberships: Type.Array(
      Type.Object({ product_name: Type.String(), from: Day, until: Type.Union([Day, Type.Null()]) }),
    ),
    handled: Handled,
  },
  { title: 'InboxDeclaration' },
);
export type InboxDeclaration = Static<typeof InboxDeclaration>;

/** Somebody who wants to coach here. */
export const InboxApplication = Type.Object(
  {
    id: Id,
    name: Type.String(),
    whatsapp: TextOrNull,
    phone: TextOrNull,
    email: TextOrNull,
    language: Type.String(),
    message: TextOrNull,
    received_at: Time,
    handled: Handled,
  },
  { title: 'InboxApplication' },
);
export type InboxApplication = Static<typeof InboxApplication>;

/** A visitor with a test workout: before it, and what became of them after it. */
export const InboxTrial = Type.Object(
  {
    id: Id,
    name: Type.String(),
    email: Type.String(),
    workout_id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    coach_first_name: Type.String(),
    state: Type.Enum(['booked', 'came', 'missed'], { type: 'string' }),
    customer_id: Type.Union([Id, Type.Null()], { description: 'Who has this address by now' }),
    handled: Handled,
  },
  { title: 'InboxTrial' },
);
export type InboxTrial = Static<typeof InboxTrial>;

export const DeskInbox = Type.Object(
  {
    declarations: Type.Array(InboxDeclaration),
    applications: Type.Array(InboxApplication),
    trials: Type.Array(InboxTrial),
  },
  { title: 'DeskInbox' },
);
export type DeskInbox = Static<typeof DeskInbox>;

export const getDeskInbox = {
  method: 'GET',
  path: '/desk/inbox',
  summary:
    'What came in and waits for the desk; with `handled` also what was dealt with in the last three months',
  access: 'desk',
  reach: 'narrowed',
  query: Type.Object({ handled: Type.Optional(Type.Enum(['true'], { type: 'string' })) }),
  answers: { 200: DeskInbox, 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

const MONTH = '^\\d{4}-(0[1-9]|1[0-2])$';

export const listTrials = {
  method: 'GET',
  path: '/desk/trials',
  summary: 'Visitors by the month of their class in Berlin: who booked, who came, who became a member',
  access: 'desk',
  reach: 'narrowed',
  query: Type.Object({ from: Type.String({ pattern: MONTH }), to: Type.String({ pattern: MONTH }) }),
  answers: { 200: Type.Array(InboxTrial), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

const item = Type.Object({ kind: Type.Enum(INBOX_KINDS, { type: 'string' }), itemId: Id });

export const handleInboxItem = {
  method: 'PUT',
  path: '/desk/inbox/{kind}/{itemId}',
  summary: 'Mark as dealt with; a visitor who became a member keeps the class they came to',
  access: 'desk',
  reach: 'narrowed',
  params: item,
  body: Type.Object(
    {
      outcome: Type.Enum(INBOX_OUTCOMES, { type: 'string' }),
      note: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
      customer_id: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
