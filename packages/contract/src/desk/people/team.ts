import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Email, Id, Time } from '../../wire-values.ts';

/* Everybody who works here, members of the studio or not, and what they may do. */

export const StaffRoles = Type.Array(Type.Enum(['coach', 'desk', 'owner'], { type: 'string' }), {
  maxItems: 3,
  uniqueItems: true,
});

/** Branches by id, the studio's own address as `own`. */
const Branches = Type.Array(Id, { maxItems: 200, uniqueItems: true });

/** Somebody with a role of staff. */
export const TeamMember = Type.Object(
  {
    uid: Id,
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'As a coach or a member; null for somebody who is neither',
    }),
    email: Type.String(),
    roles: StaffRoles,
    branches: { ...Branches, description: 'Of a front desk, where it is one; none: at all of them' },
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
  body: Type.Object(
    { email: Email, roles: StaffRoles, branches: Type.Optional(Branches) },
    { additionalProperties: false },
  ),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const setTeamRoles = {
  method: 'PUT',
  path: '/desk/team/{uid}/roles',
  summary:
    'Say what somebody who works here may do; with no role they work here no longer. With branches named, the front desk is that of these; with none, of all. Without the field it stays as it is',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  params: Type.Object({ uid: Id }),
  body: Type.Object(
    {
      was: StaffRoles,
      roles: StaffRoles,
      branches: Type.Optional(Branches),
      branches_were: Type.Optional({
        ...Branches,
        description: 'Those that were shown: where others were chosen since, nothing is changed',
      }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const readOwnBranches = {
  method: 'GET',
  path: '/desk/own-branches',
  summary: 'The branches the caller is the front desk of; null: of all of them, or not bound to any',
  access: 'staff',
  reach: 'shared',
  answers: {
    200: Type.Object({ branches: Type.Union([Branches, Type.Null()]) }),
    401: Problem,
    403: Problem,
  },
} as const satisfies Call;
