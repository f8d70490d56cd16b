import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Id, Time } from './wire-values.ts';

/*
 * Where a person is signed in at the studio's own identity provider. Like its other calls these use the session cookie and
 * only work from the site itself; ending a session requires a sign-in within the last ten minutes (`sign_in_again`).
 */

const Nothing = Type.Null({ description: 'No content' });

export const OwnSession = Type.Object(
  {
    id: Type.String(),
    began_at: Time,
    seen_at: Type.String({
      format: 'date-time',
      description: 'The latest visit that was noted; one a day is',
    }),
    current: Type.Boolean({ description: 'Whether it is the one that asks' }),
  },
  { title: 'OwnSession' },
);
export type OwnSession = Static<typeof OwnSession>;

export const listOwnSessions = {
  method: 'GET',
  path: '/identity/sessions',
  summary: 'Where the caller is signed in: this session first, then the others, latest visit first',
  access: 'all',
  answers: { 200: Type.Object({ sessions: Type.Array(OwnSession) }), 401: Problem },
} as const satisfies Call;

export const endOwnSession = {
  method: 'POST',
  path: '/identity/sessions/end',
  summary: 'End another of the caller’s sessions; its next call is refused. 404 when it has ended',
  access: 'all',
  body: Type.Object({ session_id: Id }, { additionalProperties: false }),
  answers: { 204: Nothing, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const endOtherSessions = {
  method: 'POST',
  path: '/identity/sessions/end-others',
  summary: 'End every session of the caller but this one, including those that wait for a second factor',
  access: 'all',
  answers: { 204: Nothing, 401: Problem, 403: Problem, 429: Problem },
} as const satisfies Call;
