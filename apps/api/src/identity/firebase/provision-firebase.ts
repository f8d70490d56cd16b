import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { linkProvisioned } from './firebase-identity-repository.ts';
import type { FirebaseUser, FirebaseUsers } from './firebase-users.ts';

/** An account of the studio that is to be found at Firebase. */
export interface AccountAtStudio {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** What it took: nothing, a new person, or a new one in place of a stranger who had signed up with the address. */
export type Provisioned = {
  readonly kind: 'there' | 'made' | 'replaced';
  readonly user: FirebaseUser;
};

/**
 * Makes sure that Firebase knows somebody under the account's address, and that it is its owner. Whoever signed up there
 * with an address without verifying it may be anybody: that person goes, with password, factors and sessions. Doing it
 * again changes nothing.
 */
export async function provisionAtFirebase(
  { pool, users }: { readonly pool: Pool; readonly users: FirebaseUsers },
  { uid: accountUid, email, name }: AccountAtStudio,
): Promise<Provisioned> {
  const there = await users.findByEmail(email);
  if (there?.emailVerified === true) return { kind: 'there', user: there };
  if (there !== undefined) await users.remove(there.localId);
  const uid = randomUUID();
  await users.create({ uid, email, name });
  await linkProvisioned(pool, { uid, accountUid });
  return { kind: there === undefined ? 'made' : 'replaced', user: { localId: uid, emailVerified: true } };
}

/** Every account that may sign in, by address. */
export async function accountsToProvision(pool: Pool): Promise<readonly AccountAtStudio[]> {
  const { rows } = await pool.query<AccountAtStudio>(
    `select a.uid, u.email, u.name
       from studio.accounts a join identity."user" u on u.id = a.uid
      where a.provider = 'studio' and a.disabled_at is null
      order by u.email`,
  );
  return rows;
}
