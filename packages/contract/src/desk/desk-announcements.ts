import {
  ANNOUNCEMENT_KINDS,
  AUDIENCE_GROUPS,
  LONGEST_BODY,
  LONGEST_TITLE,
  MOST_WEEKS_UNSEEN,
} from '@lifted/domain/notifications/announcement';
import { LANGUAGES } from '@lifted/domain/language/language';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { AnyDay, Count, Id, orNull, Time } from '../wire-values.ts';

const closed = { additionalProperties: false } as const;
const Kind = Type.Enum([...ANNOUNCEMENT_KINDS], {
  type: 'string',
  description: 'announcement: about classes and contracts, for everybody; news: only for those who agreed',
});
const LanguageCode = Type.Enum([...LANGUAGES], { type: 'string' });

/** A group of people; see AUDIENCE_GROUPS of the domain. */
export const Audience = Type.Union(
  [
    Type.Object({ group: Type.Literal('active') }, closed),
    Type.Object({ group: Type.Literal('product'), product_id: Id }, closed),
    Type.Object({ group: Type.Literal('class'), class_id: Id }, closed),
    Type.Object({ group: Type.Literal('day'), day: AnyDay }, closed),
    Type.Object(
      { group: Type.Literal('unseen'), weeks: Type.Integer({ minimum: 1, maximum: MOST_WEEKS_UNSEEN }) },
      closed,
    ),
    Type.Object({ group: Type.Literal('new') }, closed),
    Type.Object({ group: Type.Literal('room'), location_id: Id }, closed),
  ],
  { title: 'Audience' },
);
export type Audience = Static<typeof Audience>;

const TypedText = Type.Object(
  { title: Type.String({ maxLength: LONGEST_TITLE }), body: Type.String({ maxLength: LONGEST_BODY }) },
  closed,
);
const TypedWords = Type.Object(
  { en: TypedText, de: TypedText },
  { ...closed, description: 'A language may be left empty; who reads it then gets the other one' },
);
const draft = { kind: Kind, audience: Audience, words: TypedWords };

const LONGEST_ID = 200;
const Chosen = Type.String({ maxLength: LONGEST_ID, description: 'Empty: nothing chosen' });

/** What is written and not sent, with whatever is still missing; each way to name a group keeps what was chosen last. */
export const AnnouncementDraft = Type.Object(
  {
    kind: Kind,
    group: Type.Enum([...AUDIENCE_GROUPS], { type: 'string' }),
    product_id: Chosen,
    class_id: Chosen,
    day: Chosen,
    weeks: Chosen,
    location_id: Chosen,
    words: TypedWords,
  },
  { ...closed, title: 'AnnouncementDraft' },
);
export type AnnouncementDraft = Static<typeof AnnouncementDraft>;

const DraftOrNone = Type.Object({ draft: orNull(AnnouncementDraft) }, closed);

export const readAnnouncementDraft = {
  method: 'GET',
  path: '/desk/announcements/draft',
  summary:
    'What the caller has written and not sent; gone when it is sent, and 30 days after the last change',
  access: 'desk',
  answers: { 200: DraftOrNone, 401: Problem, 403: Problem },
} as const satisfies Call;

export const storeAnnouncementDraft = {
  method: 'POST',
  path: '/desk/announcements/draft',
  summary: 'Store what is written and not sent, in the place of the caller’s earlier one; null removes it',
  access: 'desk',
  body: DraftOrNone,
  answers: { 200: DraftOrNone, 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

/** Whom it would reach. */
export const AnnouncementPreview = Type.Object(
  {
    people: Type.Integer({ minimum: 0, description: 'In the group' }),
    told: Type.Integer({ minimum: 0, description: 'Who get it in the app' }),
    mailed: Type.Integer({
      minimum: 0,
      description: 'Of those, who get a mail; the others switched mails off',
    }),
    not_agreed: Type.Integer({
      minimum: 0,
      description: 'Who get nothing, because they have not agreed to news',
    }),
    other_language: Type.Integer({
      minimum: 0,
      description: 'Who are told in the only language it is written in, and read the other one',
    }),
    guests: Type.Integer({
      minimum: 0,
      description: 'Of a class or day: visitors and guests of partners, who are not told',
    }),
    mails: Type.Array(
      Type.Object({
        language: orNull(LanguageCode),
        count: Count,
        subject: Type.String(),
        text: Type.String({ description: 'With [first name] in the place of everybody’s own' }),
      }),
      {
        description:
          'As they would be sent, by language; null: both, one below the other. None without words',
      },
    ),
  },
  { title: 'AnnouncementPreview' },
);
export type AnnouncementPreview = Static<typeof AnnouncementPreview>;

export const previewAnnouncement = {
  method: 'POST',
  path: '/desk/announcements/preview',
  summary: 'Whom an announcement would reach, and the mails before they go',
  access: 'desk',
  body: Type.Object(draft, closed),
  answers: { 200: AnnouncementPreview, 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

export const listReceivers = {
  method: 'POST',
  path: '/desk/announcements/receivers',
  summary: 'Who would get an announcement, by name',
  access: 'desk',
  body: Type.Object({ kind: Kind, audience: Audience }, closed),
  answers: {
    200: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const sendAnnouncement = {
  method: 'POST',
  path: '/desk/announcements',
  summary:
    'Send an announcement; it begins ten seconds later, until when Undo stops it and nobody gets anything',
  access: 'desk',
  body: Type.Object(
    {
      id: Type.String({ format: 'uuid', description: 'Drawn by the page: a repeated request sends once' }),
      ...draft,
      people: Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'How many the preview showed; stale_version when the group has changed since',
      }),
    },
    closed,
  ),
  answers: { 200: Changed, 401: Problem, 403: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

const Text = Type.Object({ title: Type.String(), body: Type.String() });

/** Something that was sent to a group, and what became of it. */
export const Announcement = Type.Object(
  {
    id: Id,
    kind: Kind,
    audience: Audience,
    about: orNull(
      Type.Object(
        { name: Type.String(), start_datetime: orNull(Time) },
        { description: 'The product, class or room of the group, while there is one' },
      ),
    ),
    words: Type.Object({ en: orNull(Text), de: orNull(Text) }),
    state: Type.Enum(['waiting', 'sending', 'sent', 'stopped'], { type: 'string' }),
    confirmed_at: Time,
    people: Type.Integer({ description: 'In the group when it was confirmed' }),
    told: Count,
    mailed: Count,
    not_agreed: Count,
    mails_waiting: Type.Integer({ minimum: 0, description: 'Mails no mail server has taken yet' }),
    mails_given_up: Type.Integer({ minimum: 0, description: 'Mails that could not be delivered' }),
  },
  { title: 'Announcement' },
);
export type Announcement = Static<typeof Announcement>;

export const listAnnouncements = {
  method: 'GET',
  path: '/desk/announcements',
  summary: 'The latest 100 announcements and what became of them, the latest first',
  access: 'desk',
  answers: { 200: Type.Array(Announcement), 401: Problem, 403: Problem },
} as const satisfies Call;

export const stopAnnouncement = {
  method: 'POST',
  path: '/desk/announcements/{id}/stop',
  summary: 'Tell nobody further, and take back the mails that wait',
  access: 'desk',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({}, closed),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
