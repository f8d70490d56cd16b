import { MESSAGE_CHANNELS, MESSAGE_KINDS } from '@lifted/domain/notifications/message-kinds';
import { LANGUAGES } from '@lifted/domain/language/language';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Id, NoContent, Time } from './wire-values.ts';

const Kind = Type.Enum([...MESSAGE_KINDS], { type: 'string' });
const Channel = Type.Enum([...MESSAGE_CHANNELS], { type: 'string' });
const LanguageCode = Type.Enum([...LANGUAGES], { type: 'string' });
const MessageWords = Type.Object({
  title: Type.String(),
  body: Type.String(),
  language: Type.Optional(
    Type.Enum([...LANGUAGES], {
      type: 'string',
      description: 'Where it was written in another language only',
    }),
  ),
});

/** Something the studio told a member. */
export const MemberMessage = Type.Object(
  {
    number: Type.Integer({ description: 'Rises with time' }),
    kind: Kind,
    words: Type.Object({ en: MessageWords, de: MessageWords }),
    path: Type.String({ description: 'The page it opens, without the language' }),
    written_at: Time,
    is_read: Type.Boolean(),
  },
  { title: 'MemberMessage' },
);
export type MemberMessage = Static<typeof MemberMessage>;

export const MemberMessages = Type.Object(
  {
    messages: Type.Array(MemberMessage, { description: 'The latest 200, newest first' }),
    unread: Type.Integer({ description: 'How many are unread, also of older ones' }),
  },
  { title: 'MemberMessages' },
);
export type MemberMessages = Static<typeof MemberMessages>;

export const getMessages = {
  method: 'GET',
  path: '/customers/{id}/messages',
  summary: 'What the studio told the caller',
  access: 'self',
  params: Type.Object({ id: Id }),
  answers: { 200: MemberMessages, 401: Problem, 404: Problem },
} as const satisfies Call;

export const markMessagesRead = {
  method: 'POST',
  path: '/messages/read',
  summary: 'Marks the caller’s messages up to this number as read',
  access: 'self',
  body: Type.Object(
    { up_to: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
    { additionalProperties: false },
  ),
  answers: { 204: NoContent, 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

/** How many the caller has not read, for the menu. */
export const getUnreadMessages = {
  method: 'GET',
  path: '/customers/{id}/unread_messages',
  summary: 'How many messages the caller has not read',
  access: 'self',
  params: Type.Object({ id: Id }),
  answers: { 200: Type.Object({ unread: Type.Integer() }), 401: Problem, 404: Problem },
} as const satisfies Call;

/** How the caller wants to hear from the studio. */
export const MessageSettings = Type.Object(
  {
    language: Type.Union([LanguageCode, Type.Null()], {
      description: 'Of mails and devices; null when nobody knows it yet',
    }),
    channels: Type.Array(
      Type.Object({
        kind: Kind,
        channel: Channel,
        is_on: Type.Boolean(),
        is_fixed: Type.Boolean({ description: 'The contract needs it, so it stays on' }),
        agreed_at: Type.Union([Time, Type.Null()], {
          description: 'Of a kind that needs consent and is on: when the caller agreed',
        }),
      }),
    ),
    push_key: Type.String({ description: 'The studio’s key for push services (RFC 8292), base64url' }),
  },
  { title: 'MessageSettings' },
);
export type MessageSettings = Static<typeof MessageSettings>;

const answers = { 200: MessageSettings, 401: Problem, 404: Problem, 422: Problem } as const;

export const getMessageSettings = {
  method: 'GET',
  path: '/message_settings',
  summary: 'How the caller wants to hear from the studio',
  access: 'self',
  answers: { 200: MessageSettings, 401: Problem, 404: Problem },
} as const satisfies Call;

export const chooseChannel = {
  method: 'PUT',
  path: '/message_settings/channels/{kind}/{channel}',
  summary: 'Switches a channel of a kind of message on or off',
  access: 'self',
  params: Type.Object({ kind: Kind, channel: Channel }),
  body: Type.Object({ is_on: Type.Boolean() }, { additionalProperties: false }),
  answers,
} as const satisfies Call;

export const chooseLanguage = {
  method: 'PUT',
  path: '/message_settings/language',
  summary: 'Chooses the language of mails and devices',
  access: 'self',
  body: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  answers,
} as const satisfies Call;

/** Base64url without padding. */
const Bytes = (length: number) => Type.String({ pattern: `^[\\w-]{${length}}$` });

export const subscribeToPush = {
  method: 'PUT',
  path: '/push_subscriptions',
  summary: 'Shows messages on this browser, or renews that; it ends with the session',
  access: 'self',
  body: Type.Object(
    {
      endpoint: Type.String({ maxLength: 1000, description: 'https, a public name' }),
      p256dh: Bytes(87),
      auth: Bytes(22),
    },
    { additionalProperties: false },
  ),
  answers: { 204: NoContent, 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const unsubscribeFromPush = {
  method: 'POST',
  path: '/push_subscriptions/end',
  summary: 'Shows no messages on this browser any more',
  access: 'self',
  body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
  answers: { 204: NoContent, 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;
