import { LOG_ACTORS, LOG_KINDS } from '@lifted/domain/desk/log-kinds';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Id, Time } from './wire-values.ts';

/** What a command of the desk did. */
export const Changed = Type.Object(
  {
    change: Type.Union([Id, Type.Null()], {
      description: 'Entry of the audit log, by which it can be undone; null: nothing was to be changed',
    }),
  },
  { title: 'Changed' },
);
export type Changed = Static<typeof Changed>;

const FieldValues = Type.Record(Type.String(), Type.Unknown());

/** Something that was done or looked at. */
export const DeskChange = Type.Object(
  {
    id: Id,
    at: Time,
    actor: Type.Enum(['operator', 'account', 'studio'], { type: 'string' }),
    actor_name: Type.Union([Type.String(), Type.Null()]),
    action: Type.String(),
    subject: Type.Union([Type.String(), Type.Null()], {
      description: "Kind and id, such as 'product pass-5'",
    }),
    customer_id: Type.Union([Id, Type.Null()]),
    customer_name: Type.Union([Type.String(), Type.Null()]),
    about: Type.Union(
      [Type.Object({ name: Type.String(), start_datetime: Type.Union([Time, Type.Null()]) }), Type.Null()],
      {
        description: 'What the subject is called while it exists; of a class, and of a fee its class, when',
      },
    ),
    before: Type.Union([FieldValues, Type.Null()]),
    after: Type.Union([FieldValues, Type.Null()]),
    names: Type.Record(Type.String(), Type.String(), {
      description:
        'What ids in before and after are called: coaches, rooms, branches, products, partners, colleagues',
    }),
    undoes: Type.Union([Id, Type.Null()], { description: 'The entry this one took back' }),
    undone_by: Type.Union([Id, Type.Null()], { description: 'The entry that took this one back' }),
    can_undo: Type.Boolean(),
  },
  { title: 'DeskChange' },
);
export type DeskChange = Static<typeof DeskChange>;

export const listDeskChanges = {
  method: 'GET',
  path: '/desk/changes',
  summary: 'The audit log, the newest first: what was changed, and whose data was looked at',
  access: 'desk',
  query: Type.Object({
    before: Type.Optional(
      Type.String({ pattern: '^\\d{1,18}$', description: 'Entries older than this one' }),
    ),
    customer_id: Type.Optional(Id),
    subject: Type.Optional(Type.String({ maxLength: 200 })),
    changes_only: Type.Optional(
      Type.Enum(['true'], { type: 'string', description: 'Leaves out who looked' }),
    ),
    by: Type.Optional(
      Type.Enum([...LOG_ACTORS], {
        type: 'string',
        description: 'The team, or what the server did by itself',
      }),
    ),
    kind: Type.Optional(Type.Enum([...LOG_KINDS], { type: 'string', description: 'What it is about' })),
    person: Type.Optional(
      Type.String({ maxLength: 100, description: 'About people whose name contains this' }),
    ),
  }),
  answers: { 200: Type.Array(DeskChange), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

const MayUndoAgain = Type.Boolean({ description: 'Whether this can be taken back in turn' });

export const undoDeskChange = {
  method: 'POST',
  path: '/desk/changes/{changeId}/undo',
  summary: 'Take a change back by a change of its own',
  access: 'staff',
  reach: 'narrowed',
  params: Type.Object({ changeId: Type.String({ pattern: '^\\d{1,18}$' }) }),
  body: Type.Object({}, { additionalProperties: false }),
  answers: {
    200: Type.Object({ ...Changed.properties, can_undo: MayUndoAgain }),
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
  },
} as const satisfies Call;

/** Takes back what was done to several things at once. */
export const undoDeskChanges = {
  method: 'POST',
  path: '/desk/changes/undo',
  summary:
    'Take several changes back, each by a change of its own; those that can no longer be are left as they are',
  access: 'staff',
  reach: 'narrowed',
  body: Type.Object(
    { changes: Type.Array(Type.String({ pattern: '^\\d{1,18}$' }), { minItems: 1, maxItems: 100 }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      changes: Type.Array(Id, { description: 'The new entries' }),
      refused: Type.Array(Type.String(), { description: 'Why the others could not be taken back' }),
      can_undo: MayUndoAgain,
    }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const streamDeskChanges = {
  method: 'GET',
  path: '/desk/changes-stream',
  summary:
    'Says that something at the desk changed, as long as the connection lasts: an event `changed` without data; ask again what is shown',
  access: 'staff',
  reach: 'shared',
  answers: {
    200: Type.Unsafe<object>({ type: 'string', description: 'text/event-stream' }),
    401: Problem,
    403: Problem,
    429: Problem,
  },
} as const satisfies Call;
