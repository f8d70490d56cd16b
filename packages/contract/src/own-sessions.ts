import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Id, Time } from './wire-values.ts';

/*
 * Where somebody is signed in at the studio's own identity provider. Like its other calls these go by the session cookie
 * and only from the site itself; ending asks for a sign-in of the last ten minutes (`sign_in_again`).
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
  summary: 'Where whoever is signed in is signed in: this session first, then the others, latest visit first',
  access: 'all',
  answers: { 200: Type.Object({ sessions: Type.Array(OwnSession) }), 401: Problem },
} as const satisfies Call;

export const endOwnSession = {
  method: 'POST',
  path: '/identity/sessions/end',
  summary: 'End another session of whoever is signed in; its next call is refused. 404 when it has ended',
  access: 'all',
  body: Type.Object({ session_id: Id }, { additionalProperties: false }),
  answers: { 204: Nothing, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const endOtherSessions = {
  method: 'POST',
  path: '/identity/sessions/end-others',
  summary: 'End every session of whoever is signed in but this one, also those that wait for a second factor',
  access: 'all',
  answers: { 204: Nothing, 401: Problem, 403: Problem, 429: Problem },
} as const satisfies Call;
