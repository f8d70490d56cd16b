import { MAIL_FAULTS } from '@lifted/domain/jobs/mail-fault';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Id, Time } from '../../wire-values.ts';

/** A mail that could not be delivered; never what is written in it. */
export const GivenUpMail = Type.Object(
  {
    id: Id,
    subject: Type.String(),
    recipient: Type.String(),
    customer_id: Type.Union([Id, Type.Null()], { description: 'Who has this address' }),
    customer_name: Type.Union([Type.String(), Type.Null()]),
    written_at: Time,
    attempts: Type.Integer({ minimum: 0 }),
    fault: Type.Enum(MAIL_FAULTS, { type: 'string', description: 'What the last error means' }),
  },
  { title: 'GivenUpMail' },
);
export type GivenUpMail = Static<typeof GivenUpMail>;

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** Something that was sent to a person, or is to be; never what is written in it. */
export const Delivery = Type.Object(
  {
    id: Id,
    channel: Type.Enum(['mail', 'app', 'push'], { type: 'string' }),
    subject: Type.String({ description: 'Of a mail; the title of a message, in the language asked for' }),
    service: OrNull(Type.String({ description: 'Of a push: the service of the browser’s maker' })),
    written_at: Time,
    sent_at: OrNull(Time),
    state: Type.Enum(
      [
        'waiting',
        'sent',
        'postponed',
        'given_up',
        'let_be',
        'dropped',
        'unread',
        'read',
        'not_needed',
        'device_gone',
      ],
      {
        type: 'string',
        description:
          'postponed: a delivery failed and is tried again; let_be: given up, and the desk left it; dropped: taken out of the queue; not_needed: read before, switched off or too late; device_gone: the browser wants no messages any more. Read at sent_at',
      },
    ),
    next_at: OrNull(Time),
    fault: OrNull(Type.Enum(MAIL_FAULTS, { type: 'string', description: 'What the last error means' })),
  },
  { title: 'Delivery' },
);
export type Delivery = Static<typeof Delivery>;

export const Deliveries = Type.Object(
  {
    deliveries: Type.Array(Delivery),
    next: OrNull(Type.String({ description: 'What to ask for older ones with; null: there are none' })),
  },
  { title: 'Deliveries' },
);
export type Deliveries = Static<typeof Deliveries>;

export const listDeliveries = {
  method: 'GET',
  path: '/desk/people/{id}/deliveries',
  summary: 'What was sent to a person, how, and with what result, the latest ten first',
  access: 'desk',
  reach: 'shared',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    before: Type.Optional(
      Type.String({ pattern: '^\\d{1,17}\\.[1-4]\\.\\d{1,15}$', description: '`next` of the page before' }),
    ),
  }),
  answers: { 200: Deliveries, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const listGivenUpMails = {
  method: 'GET',
  path: '/desk/mails',
  summary: 'Mails that were given up and wait for a decision, the latest first',
  access: 'desk',
  answers: { 200: Type.Array(GivenUpMail), 401: Problem, 403: Problem },
} as const satisfies Call;

const mail = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });
const nothing = Type.Object({}, { additionalProperties: false });
const answers = { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 422: Problem } as const;

export const retryMail = {
  method: 'POST',
  path: '/desk/mails/{id}/retry',
  summary: 'Try to deliver a mail again, for three days as at first',
  access: 'desk',
  params: mail,
  body: nothing,
  answers,
} as const satisfies Call;

export const letMailBe = {
  method: 'POST',
  path: '/desk/mails/{id}/let-be',
  summary: 'Say that a mail need not be delivered any more',
  access: 'desk',
  params: mail,
  body: nothing,
  answers,
} as const satisfies Call;
