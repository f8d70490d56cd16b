import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { FindCaller, SignedInCaller } from '../../http/caller.ts';
import type { FirebaseIdentity, VerifyFirebaseToken } from './firebase-token-verifier.ts';
import { customerVersion } from '../../data/customer-version.ts';

interface FindFirebaseCallerDependencies {
  readonly pool: Pool;
  readonly verify: VerifyFirebaseToken;
  /** Roles that require a second factor for every call. */
  readonly secondFactorFor: readonly StudioRole[];
}

/** A person unknown to the studio: anyone can sign up at Firebase, which gives no access here. */
const STRANGER: FirebaseAccount = {
  roles: [],
  customerId: null,
  customerNumber: null,
  customerEmail: null,
  customerVersion: null,
};

/**
 * Identifies callers by Firebase's ID token. Their account is the one their uid is linked to. The link is created from an
 * address Firebase has verified; an unverified address creates no link.
 */
export function findFirebaseCallerBy({
  pool,
  verify,
  secondFactorFor,
}: FindFirebaseCallerDependencies): FindCaller {
  const callerOf = (identity: FirebaseIdentity, account: FirebaseAccount): SignedInCaller => ({
    kind: 'signed-in',
    provider: 'firebase',
    uid: identity.uid,
    sessionId: sessionIdOf(identity),
    ...account,
    // A custom token signs in without the second factor a person has enrolled, so only one shown in this sign-in counts.
    missesSecondFactor: lacksSecondFactor(account.roles, secondFactorFor, identity.secondFactorShown),
  });
  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const standing = await standingAfterLinking(pool, identity);
    switch (standing.kind) {
      case 'known':
        return callerOf(identity, standing.account);
      case 'stranger':
        return callerOf(identity, STRANGER);
      case 'refused':
        return undefined;
      default:
        return standing satisfies never;
    }
  };
}

/** Firebase's tokens name no session, so uid and sign-in time identify one. */
function sessionIdOf({ uid, signedInAt }: FirebaseIdentity): string {
  return `${uid} ${signedInAt.getTime()}`;
}

/** The sign-in time in a session id of sessionIdOf. */
export function firebaseSignInTime(sessionId: string): Date {
  return new Date(Number(sessionId.slice(sessionId.lastIndexOf(' ') + 1)));
}

/** Of two concurrent first requests one creates the link, and both find it. */
async function standingAfterLinking(pool: Pool, identity: FirebaseIdentity): Promise<FirebaseStanding> {
  const standing = await findFirebaseStanding(pool, identity);
  if (standing.kind !== 'stranger' || !identity.emailVerified) return standing;
  await linkByVerifiedEmail(pool, identity);
  return findFirebaseStanding(pool, identity);
}

/** The account linked to a Firebase identity. */
export interface FirebaseAccount {
  readonly roles: readonly StudioRole[];
  readonly customerId: string | null;
  readonly customerNumber: number | null;
  readonly customerEmail: string | null;
  readonly customerVersion: string | null;
}

/** The outcome of looking up the account of a Firebase identity. */
export type FirebaseStanding =
  | { readonly kind: 'known'; readonly account: FirebaseAccount }
  /** The account is disabled, or was signed out everywhere after this sign-in. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'stranger' };

/** The account a Firebase identity is linked to now. */
export async function findFirebaseStanding(
  pool: Pool,
  { uid, signedInAt }: Pick<FirebaseIdentity, 'uid' | 'signedInAt'>,
): Promise<FirebaseStanding> {
  const { rows } = await pool.query<FirebaseAccount & { readonly isGood: boolean }>({
    name: 'find-firebase-standing',
    text: `select array(
             select r.role from studio.account_roles r
              where r.provider = 'studio' and r.uid = a.uid order by r.role
           ) as roles, c.id as "customerId", c.number as "customerNumber",
           c.email as "customerEmail", ${customerVersion('c')} as "customerVersion",
           a.disabled_at is null and f.valid_from <= $2 as "isGood"
      from studio.firebase_identities f
      join studio.accounts a on a.provider = f.provider and a.uid = f.account_uid
      left join studio.customers c on c.id = a.customer_id
     where f.uid = $1`,
    values: [uid, signedInAt],
  });
  const [row] = rows;
  if (row === undefined) return { kind: 'stranger' };
  const { isGood, ...account } = row;
  return isGood ? { kind: 'known', account } : { kind: 'refused' };
}

/**
 * Links a Firebase identity to the account with its verified address, unless there is none or it is linked to another
 * identity. Earlier sign-ins never count: someone who used the address without verifying it may still hold tokens.
 */
export async function linkByVerifiedEmail(pool: Pool, identity: FirebaseIdentity): Promise<void> {
  if (!identity.emailVerified || identity.email === undefined) return;
  await pool.query(
    `insert into studio.firebase_identities (uid, account_uid, valid_from)
     select $1, a.uid, $3
       from identity."user" u
       join studio.accounts a on a.provider = 'studio' and a.uid = u.id
      where u.email = $2 and a.disabled_at is null
         on conflict do nothing`,
    [identity.uid, identity.email, identity.signedInAt],
  );
}

/** Links an identity we have just created at Firebase, replacing any earlier link of the account. */
export async function linkProvisioned(
  pool: Pool,
  { uid, accountUid }: { readonly uid: string; readonly accountUid: string },
): Promise<void> {
  await pool.query(
    `insert into studio.firebase_identities (uid, account_uid, valid_from) values ($1, $2, 'epoch')
     on conflict (account_uid) do update set uid = excluded.uid, valid_from = excluded.valid_from`,
    [uid, accountUid],
  );
}
