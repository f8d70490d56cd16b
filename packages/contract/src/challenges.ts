import { CHALLENGE_STATUSES } from '@lifted/domain/challenges/challenge';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Day, Id, Time } from './wire-values.ts';

/** A studio-wide attendance challenge (specification, section 3). Pictures are null where there are none. */
export const Challenge = Type.Object(
  {
    id: Id,
    title: Type.String(),
    visible: Type.Boolean(),
    publish_date: Time,
    start_date: Day,
    end_date: Day,
    description: Type.Union([Type.String(), Type.Null()]),
    background_image: Type.Union([Type.String(), Type.Null()]),
    prize_image: Type.Union([Type.String(), Type.Null()]),
    challenge_goal: Type.Integer({ minimum: 1, description: 'classes to attend' }),
    status: Type.Enum(CHALLENGE_STATUSES, { type: 'string' }),
    pick_up_opens: Day,
    pick_up_closes: Day,
    team_count: Type.Integer({ minimum: 0, description: 'classes all participants attended together' }),
  },
  { title: 'Challenge' },
);
export type Challenge = Static<typeof Challenge>;

export const getChallenges = {
  method: 'GET',
  path: '/challenges',
  summary: 'Visible, published challenges, newest start first',
  access: 'all',
  answers: { 200: Type.Array(Challenge) },
} as const satisfies Call;

/** A participant's progress; the count is taken from the bookings at every change (specification, section 3). */
export const ChallengeParticipant = Type.Object(
  {
    challenge_id: Id,
    customer_id: Id,
    attended_count: Type.Integer({ minimum: 0 }),
    completed: Type.Boolean(),
  },
  { title: 'ChallengeParticipant' },
);
export type ChallengeParticipant = Static<typeof ChallengeParticipant>;

const Participation = Type.Object({ challenge_id: Id, customer_id: Id }, { additionalProperties: false });

export const getChallengeParticipants = {
  method: 'GET',
  path: '/challenge_participants',
  summary: 'The participation of a customer in a challenge: none or one',
  access: 'self-or-coach',
  query: Participation,
  answers: { 200: Type.Array(ChallengeParticipant), 401: Problem, 422: Problem },
} as const satisfies Call;

export const joinChallenge = {
  method: 'POST',
  path: '/challenge_participants',
  summary: 'Join a challenge; joining twice changes nothing and answers 200 instead of 201',
  access: 'self',
  body: Participation,
  answers: {
    200: ChallengeParticipant,
    201: ChallengeParticipant,
    401: Problem,
    404: Problem,
    409: Problem,
    422: Problem,
  },
} as const satisfies Call;
