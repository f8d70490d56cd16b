import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { Email, Id, Time } from '../wire-values.ts';

/* Everybody who works here, members of the studio or not, and what they may do. */

export const StaffRoles = Type.Array(Type.Enum(['coach', 'desk', 'owner'], { type: 'string' }), {
  maxItems: 3,
  uniqueItems: true,
});

/** Somebody with a role of staff. */
export const TeamMember = Type.Object(
  {
    uid: Id,
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'As a coach or a member; null for somebody who is neither',
    }),
    email: Type.String(),
    roles: StaffRoles,
    is_disabled: Type.Boolean(),
    has_second_factor: Type.Boolean(),
    last_used_at: Type.Union([Time, Type.Null()], { description: 'Null: signed in nowhere' }),
    person_id: Type.Union([Id, Type.Null()], { description: 'Of somebody who is a member too' }),
  },
  { title: 'TeamMember' },
);
export type TeamMember = Static<typeof TeamMember>;

export const listTeam = {
  method: 'GET',
  path: '/desk/team',
  summary: 'Everybody who works here, and what they may do',
  access: 'owner',
  answers: { 200: Type.Array(TeamMember), 401: Problem, 403: Problem },
} as const satisfies Call;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

export const addToTeam = {
  method: 'POST',
  path: '/desk/team',
  summary:
    'Let somebody work here: an account under the address, its roles, and a mail with a link that signs in',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  body: Type.Object({ email: Email, roles: StaffRoles }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const setTeamRoles = {
  method: 'PUT',
  path: '/desk/team/{uid}/roles',
  summary: 'Say what somebody who works here may do; with no role they work here no longer',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  params: Type.Object({ uid: Id }),
  body: Type.Object({ was: StaffRoles, roles: StaffRoles }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;
