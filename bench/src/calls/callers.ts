import { createHash } from 'node:crypto';
import type { Access } from '@lifted/contract/call';
import type { Pool } from 'pg';
import type { Member } from '../dashboard/members.ts';
import { idTokensFor, sessionCookie } from '../id-tokens.ts';
import { BRANCH, COACH, ROOM } from './present-rows.ts';

/** Who asks: a member, people of the team, the front desk of one branch, a tablet, or somebody told by the session's cookie. */
export type CallerName = 'member' | 'coach' | 'desk' | 'branch' | 'owner' | 'tablet' | 'browser' | 'nobody';

/** Accounts of the team, each with the one role it is called by. */
const TEAM = [
  { uid: 'coach', role: 'coach' },
  { uid: 'desk', role: 'desk' },
  { uid: 'branch', role: 'desk' },
  { uid: 'owner', role: 'owner' },
] as const;

/** A credential as the server draws one: base64url, which a header can hold. */
const TABLET_TOKEN = createHash('sha256').update('the tablet of the bench').digest('base64url');

/** The secret address of a member's calendar, without its ending: 43 letters, as the server draws them. */
export function feedTokenOf({ id }: Member): string {
  return createHash('sha256').update(`calendar of ${id}`).digest('base64url');
}

/** Gives the team accounts, sessions and second factors, members their calendars, and the room a tablet a coach is at; answers ID tokens by caller. */
export async function letCallersIn(
  pool: Pool,
  members: readonly Member[],
): Promise<ReadonlyMap<string, string>> {
  const uids = TEAM.map(({ uid }) => uid);
  const roles = TEAM.map(({ role }) => role);
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    [
      `insert into identity."user" ("id", "name", "email", "emailVerified")
       select uid, uid, uid || '@staff.example', true from unnest($1::text[]) as uid`,
      [uids],
    ],
    [`insert into studio.accounts (provider, uid) select 'studio', unnest($1::text[])`, [uids]],
    [
      `insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select uid, uid, uid, now() + interval '1 day', now() from unnest($1::text[]) as uid`,
      [uids],
    ],
    [
      `insert into studio.account_roles (provider, uid, role)
       select 'studio', uid, role from unnest($1::text[], $2::text[]) as team (uid, role)`,
      [uids, roles],
    ],
    [
      `insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at, enrolled_at)
       select uid, uid, 'totp', 'App', '\\x00', '\\x00', now(), now() from unnest($1::text[]) as uid`,
      [uids],
    ],
    [
      `insert into studio.second_factor_sessions (session_id, shown_at) select uid, now() from unnest($1::text[]) as uid`,
      [uids],
    ],
    [`insert into studio.desk_branches (provider, uid, branch_id) values ('studio', 'branch', $1)`, [BRANCH]],
    [`update studio.coaches set email = 'coach@staff.example' where id = $1`, [COACH]],
    [
      `with device as (
         insert into studio.floor_devices (id, name, location_id, added_at, token_hash, enrolled_at, last_seen_at)
         values (gen_random_uuid(), 'Tablet', $1, now(), $2, now(), now()) returning id)
       insert into studio.floor_unlocks (device_id, coach_id, unlocked_at) select id, $3, now() from device`,
      [ROOM, createHash('sha256').update(TABLET_TOKEN).digest(), COACH],
    ],
    [
      `insert into studio.calendar_feeds (token_hash, customer_number, language, made_at)
       select hash, number, 'en', now() from unnest($1::bytea[], $2::integer[]) as feed (hash, number)`,
      [
        members.map((member) => createHash('sha256').update(feedTokenOf(member)).digest()),
        members.map(({ number }) => number),
      ],
    ],
  ];
  for (const [sql, values] of statements) await pool.query(sql, [...values]);
  const tokens = await idTokensFor(pool, uids);
  return new Map(uids.map((uid, at) => [uid, tokens[at] ?? '']));
}

/** What a caller sends to say who they are. */
export function credentialsOf(
  caller: CallerName,
  member: Member,
  tokens: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  switch (caller) {
    case 'nobody':
      return {};
    case 'browser':
      return { cookie: sessionCookie(member.id) };
    case 'tablet':
      return { authorization: `Bearer ${TABLET_TOKEN}` };
    case 'member':
      return { authorization: `Bearer ${member.idToken}` };
    case 'coach':
    case 'desk':
    case 'branch':
    case 'owner':
      return { authorization: `Bearer ${tokens.get(caller) ?? ''}` };
    default:
      return caller satisfies never;
  }
}

/** Everybody a call is for, where that makes another question of it. */
export function callersOf({
  access,
  path,
  reach,
}: {
  readonly access: Access;
  readonly path: string;
  readonly reach?: string;
}): readonly CallerName[] {
  const ofBranch: readonly CallerName[] = reach === 'narrowed' ? ['branch'] : [];
  switch (access) {
    case 'all':
      return path.startsWith('/identity/') ? ['browser'] : ['nobody'];
    case 'self':
    case 'signed-in':
      return ['member'];
    case 'self-or-coach':
      return ['member', 'coach', 'desk'];
    case 'self-or-desk':
      return ['member', 'desk'];
    case 'staff':
      return ['coach', 'desk', ...ofBranch];
    case 'desk':
      return ['desk', ...ofBranch];
    case 'owner':
      return ['owner'];
    case 'floor':
      return ['tablet'];
    default:
      return access satisfies never;
  }
}
