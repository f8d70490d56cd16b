import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { LinkOwner } from '../sign-in/mailed-links.ts';
import { linkProvisioned } from './firebase-caller.ts';
import type { FirebaseUser, FirebaseUsers } from './firebase-users.ts';

/** Whether the user existed, was created, or replaced an unverified one with the same address. */
export type Provisioned = {
  readonly kind: 'there' | 'made' | 'replaced';
  readonly user: FirebaseUser;
};

/**
 * Makes sure Firebase has a user for the account's address, and that it belongs to its owner. A user who never verified
 * the address may be anyone, so that user is deleted with password, factors and sessions. Idempotent.
 */
export async function provisionAtFirebase(
  { pool, users }: { readonly pool: Pool; readonly users: FirebaseUsers },
  { uid: accountUid, email, name }: LinkOwner,
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
export async function accountsToProvision(pool: Pool): Promise<readonly LinkOwner[]> {
  const { rows } = await pool.query<LinkOwner>(
    `select a.uid, u.email, u.name
       from studio.accounts a join identity."user" u on u.id = a.uid
      where a.provider = 'studio' and a.disabled_at is null
      order by u.email`,
  );
  return rows;
}
