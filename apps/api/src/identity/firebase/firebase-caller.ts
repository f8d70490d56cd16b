import { lacksSecondFactor } from '@lifted/domain/identity/second-factor';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import type { CallerAccount, FindCaller } from '../../http/caller.ts';
import { CALLER_ACCOUNT } from '../accounts/account-repository.ts';
import type { FirebaseIdentity, VerifyFirebaseToken } from './firebase-token-verifier.ts';

interface FindFirebaseCallerDependencies {
  readonly pool: Pool;
  readonly verify: VerifyFirebaseToken;
  /** Roles that require a second factor for every call. */
  readonly secondFactorFor: readonly StudioRole[];
}

/** The account a Firebase identity is linked to. */
interface LinkedAccount extends CallerAccount {
  readonly uid: string;
  /** False when it is disabled, or was signed out everywhere after this sign-in. */
  readonly isGood: boolean;
}

/**
 * A person unknown to the studio: anyone can sign up at Firebase, which gives no access here. No account's id has a space, so a
 * uid that is also that of an account is nobody's.
 */
const strangerOf = ({ uid }: FirebaseIdentity): LinkedAccount => ({
  uid: `firebase ${uid}`,
  roles: [],
  branches: null,
  customerId: null,
  customerNumber: null,
  customerEmail: null,
  customerVersion: null,
  isGood: true,
});

/**
 * Identifies callers by Firebase's ID token. Their account is the one their uid is linked to. The link is created from an
 * address Firebase has verified; an unverified address creates no link.
 */
export function findFirebaseCallerBy({
  pool,
  verify,
  secondFactorFor,
}: FindFirebaseCallerDependencies): FindCaller {
  return async (idToken) => {
    const identity = await verify(idToken);
    if (identity === undefined) return undefined;
    const { isGood, ...account } = (await findOrLinkAccount(pool, identity)) ?? strangerOf(identity);
    if (!isGood) return undefined;
    return {
      kind: 'signed-in',
      provider: 'firebase',
      providerUid: identity.uid,
      sessionId: sessionIdOf(identity),
      ...account,
      // A custom token signs in without the second factor a person has enrolled, so only one shown in this sign-in counts.
      missesSecondFactor: lacksSecondFactor(account.roles, secondFactorFor, identity.secondFactorShown),
    };
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
async function findOrLinkAccount(pool: Pool, identity: FirebaseIdentity): Promise<LinkedAccount | undefined> {
  const account = await findLinkedAccount(pool, identity);
  if (account !== undefined || !identity.emailVerified || identity.email === undefined) return account;
  await linkByVerifiedEmail(pool, identity);
  return findLinkedAccount(pool, identity);
}

async function findLinkedAccount(
  pool: Pool,
  { uid, signedInAt }: FirebaseIdentity,
): Promise<LinkedAccount | undefined> {
  const { rows } = await pool.query<LinkedAccount>({
    name: 'find-firebase-account',
    text: `select a.uid, ${CALLER_ACCOUNT}, a.disabled_at is null and f.valid_from <= $2 as "isGood"
      from studio.firebase_identities f
      join studio.accounts a on a.provider = f.provider and a.uid = f.account_uid
      left join studio.customers c on c.id = a.customer_id
     where f.uid = $1`,
    values: [uid, signedInAt],
  });
  return rows[0];
}

/**
 * Links a Firebase identity to the account with its verified address, unless there is none or it is linked to another
 * identity. Earlier sign-ins never count: someone who used the address without verifying it may still hold tokens.
 */
async function linkByVerifiedEmail(pool: Pool, { uid, email, signedInAt }: FirebaseIdentity): Promise<void> {
  await pool.query(
    `insert into studio.firebase_identities (uid, account_uid, valid_from)
     select $1, a.uid, $3
       from identity."user" u
       join studio.accounts a on a.provider = 'studio' and a.uid = u.id
      where u.email = $2 and a.disabled_at is null
         on conflict do nothing`,
    [uid, email, signedInAt],
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
