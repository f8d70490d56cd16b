import { CHALLENGE_STATUSES } from '@lifted/domain/challenges/challenge';
import { LANGUAGES } from '@lifted/domain/language/language';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { Day, Id, nameOf } from '../wire-values.ts';

const Picture = Type.Union([Type.String({ maxLength: 500, pattern: '^(https://|/)\\S+$' }), Type.Null()]);

/** What of a challenge the desk edits; days and the time of publishing are Berlin's. */
export const ChallengeFields = Type.Object(
  {
    title: nameOf(200),
    description: Type.Union([Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }), Type.Null()]),
    start_date: Day,
    end_date: Day,
    challenge_goal: Type.Integer({ minimum: 1, maximum: 1000, description: 'Classes to attend' }),
    visible: Type.Boolean({ description: 'False: nobody sees it, whatever its day of publishing' }),
    publish_day: Day,
    publish_time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' }),
    background_image: Picture,
    prize_image: Picture,
  },
  { title: 'ChallengeFields', additionalProperties: false },
);
export type ChallengeFields = Static<typeof ChallengeFields>;

/** A challenge at the desk. */
export const DeskChallenge = Type.Object(
  {
    id: Id,
    fields: ChallengeFields,
    status: Type.Enum(CHALLENGE_STATUSES, { type: 'string' }),
    is_published: Type.Boolean({ description: 'Members and visitors see it now' }),
    participants: Type.Integer({ minimum: 0 }),
  },
  { title: 'DeskChallenge' },
);
export type DeskChallenge = Static<typeof DeskChallenge>;

/** What members see of a challenge: its page with its terms, and its card on the dashboard. */
export const CHALLENGE_PARTS = ['page', 'card'] as const;
export type ChallengePart = (typeof CHALLENGE_PARTS)[number];

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

export const listDeskChallenges = {
  method: 'GET',
  path: '/desk/challenges',
  summary: 'All challenges, the latest first, with those nobody sees yet',
  access: 'desk',
  answers: { 200: Type.Array(DeskChallenge), 401: Problem, 403: Problem },
} as const satisfies Call;

export const addDeskChallenge = {
  method: 'POST',
  path: '/desk/challenges',
  summary: 'Add a challenge',
  access: 'desk',
  body: Type.Object({ fields: ChallengeFields }, { additionalProperties: false }),
  answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
} as const satisfies Call;

export const editDeskChallenge = {
  method: 'PUT',
  path: '/desk/challenges/{id}',
  summary: 'Change a challenge; `was` is what the form showed, so that nobody’s change is lost',
  access: 'desk',
  params: Type.Object({ id: Id }),
  body: Type.Object({ was: ChallengeFields, fields: ChallengeFields }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const previewChallenge = {
  method: 'POST',
  path: '/desk/challenges/preview',
  summary:
    'The page of a challenge with its terms, or its card, which need not be saved or visible yet: HTML without scripts, to look at. Changes nothing',
  access: 'desk',
  body: Type.Object(
    {
      fields: ChallengeFields,
      language: Type.Enum(LANGUAGES, { type: 'string' }),
      part: Type.Enum([...CHALLENGE_PARTS], { type: 'string' }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ html: Type.String() }), ...refusals, 503: Problem },
} as const satisfies Call;
