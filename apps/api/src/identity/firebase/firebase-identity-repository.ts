import type { StudioRole } from '@lifted/domain/studio-role';
import type { Pool } from 'pg';
import { customerVersion } from '../../http/customer-version.ts';
import type { FirebaseIdentity } from './firebase-token-verifier.ts';

/** What the studio knows of a person of Firebase whose sign-in still counts. */
export interface FirebaseAccount {
  readonly roles: readonly StudioRole[];
  readonly customerId: string | null;
  readonly customerNumber: number | null;
  readonly customerEmail: string | null;
  readonly customerVersion: string | null;
}

/** How a person of Firebase stands with the studio. */
export type FirebaseStanding =
  | { readonly kind: 'known'; readonly account: FirebaseAccount }
  /** The account is disabled, or was signed out everywhere after this sign-in. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'stranger' };

/** Whom a person of Firebase is linked to, as it is at this moment. */
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
 * Links a person of Firebase to the account of the address Firebase has verified, unless nobody has it, or somebody else
 * of Firebase is linked to that account. Sign-ins before this one never count: whoever had the address there without
 * verifying it may still hold tokens.
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

/** Links a person of Firebase whom we have just made ourselves, in place of whoever was linked to the account. */
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
