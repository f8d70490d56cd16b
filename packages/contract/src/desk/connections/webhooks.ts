import { WEBHOOK_EVENTS } from '@lifted/domain/connections/webhook-event';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Count, Id, nameOf, Time } from '../../wire-values.ts';

const TimeOrNull = Type.Union([Time, Type.Null()]);
const LONGEST_URL = 1000;

/** What the owner says of a webhook. */
export const WebhookFields = Type.Object(
  {
    name: nameOf(60),
    url: Type.String({
      minLength: 1,
      maxLength: LONGEST_URL,
      description: 'https, a public name, the usual port',
    }),
    events: Type.Array(Type.Enum([...WEBHOOK_EVENTS], { type: 'string' }), {
      minItems: 1,
      uniqueItems: true,
    }),
    is_on: Type.Boolean({ description: 'While it is off, events wait for up to 30 days' }),
  },
  { additionalProperties: false, title: 'WebhookFields' },
);
export type WebhookFields = Static<typeof WebhookFields>;

/** An address that is told what happens. */
export const Webhook = Type.Object(
  {
    id: Id,
    ...WebhookFields.properties,
    off_because: Type.Union([
      Type.Enum(['owner', 'failing', 'gone'], {
        type: 'string',
        description: 'failing: nothing arrived for three days. gone: the address answered 410',
      }),
      Type.Null(),
    ]),
    failing_since: TimeOrNull,
    waiting: Count,
    given_up: Count,
    last_delivered_at: TimeOrNull,
  },
  { title: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;

export const listWebhooks = {
  method: 'GET',
  path: '/desk/webhooks',
  summary: 'The webhooks, by name',
  access: 'owner',
  answers: { 200: Type.Array(Webhook), 401: Problem, 403: Problem },
} as const satisfies Call;

export const addWebhook = {
  method: 'POST',
  path: '/desk/webhooks',
  summary: 'Add a webhook; the secret its messages are signed with is shown once',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  body: WebhookFields,
  answers: {
    201: Type.Object({ id: Id, secret: Type.String({ description: 'whsec_ and base64' }) }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

const ofWebhook = Type.Object({ webhookId: Id });

export const editWebhook = {
  method: 'PUT',
  path: '/desk/webhooks/{webhookId}',
  summary: 'Change a webhook; switched on again, it is told what happened meanwhile',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  params: ofWebhook,
  body: WebhookFields,
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const renewWebhookSecret = {
  method: 'POST',
  path: '/desk/webhooks/{webhookId}/secret',
  summary:
    'Give a webhook a new secret, shown once; from now on all messages are signed with it, also those that wait',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  params: ofWebhook,
  answers: {
    201: Type.Object({
      ...Changed.properties,
      secret: Type.String({ description: 'whsec_ and base64' }),
    }),
    401: Problem,
    403: Problem,
    404: Problem,
  },
} as const satisfies Call;

export const removeWebhook = {
  method: 'DELETE',
  path: '/desk/webhooks/{webhookId}',
  summary: 'Remove a webhook with everything that waits for it',
  access: 'owner',
  params: ofWebhook,
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

export const testWebhook = {
  method: 'POST',
  path: '/desk/webhooks/{webhookId}/test',
  summary: 'Send an event `webhook.test`, to see whether the address answers',
  access: 'owner',
  params: ofWebhook,
  answers: {
    201: Type.Object({ ...Changed.properties, event_id: Id }),
    401: Problem,
    403: Problem,
    404: Problem,
  },
} as const satisfies Call;

/** An event, and what became of it at one webhook. */
export const WebhookDelivery = Type.Object(
  {
    id: Id,
    type: Type.String(),
    object_kind: Type.String(),
    object_id: Id,
    at: Time,
    state: Type.Enum(['waiting', 'delivered', 'given_up'], { type: 'string' }),
    due_at: Type.Union([Time, Type.Null()], { description: 'Of one that waits: its next try; null: soon' }),
    tries: Type.Array(
      Type.Object({
        at: Time,
        status: Type.Union([Type.Integer(), Type.Null()]),
        fault: Type.Union([Type.String(), Type.Null()], {
          description: 'A word, where nothing was answered',
        }),
        took_ms: Count,
      }),
      { description: 'The latest ten, the latest first' },
    ),
  },
  { title: 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const listWebhookDeliveries = {
  method: 'GET',
  path: '/desk/webhooks/{webhookId}/deliveries',
  summary: 'Fifty events of the last 30 days, the latest first',
  access: 'owner',
  params: ofWebhook,
  query: Type.Object({
    before: Type.Optional(
      Type.String({ description: 'The id of an event: older ones than it', maxLength: 100 }),
    ),
  }),
  answers: { 200: Type.Array(WebhookDelivery), 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const replayWebhook = {
  method: 'POST',
  path: '/desk/webhooks/{webhookId}/replay',
  summary: 'Send an event again, or all since a time, each with the id it had',
  access: 'owner',
  params: ofWebhook,
  body: Type.Union([
    Type.Object({ event_id: Id }, { additionalProperties: false }),
    Type.Object({ since: Time }, { additionalProperties: false }),
  ]),
  answers: {
    200: Type.Object({ change: Type.Union([Id, Type.Null()]), events: Count }),
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
  },
} as const satisfies Call;
