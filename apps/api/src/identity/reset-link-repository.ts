import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Whom a reset link was mailed to. */
interface ResetOwner {
  readonly uid: string;
  readonly email: string;
}

/** Whom a reset link was mailed to; undefined when the link was used, is too old or never existed. */
export async function findResetOwner(pool: Pool, token: string, now: Date): Promise<ResetOwner | undefined> {
  const { rows } = await pool.query<ResetOwner>(
    `select u."id" as uid, u."email" from identity."verification" v join identity."user" u on u."id" = v."value"
     where v."identifier" = $1 and v."expiresAt" > $2`,
    [storedIdentifier(`reset-password:${token}`), now],
  );
  return rows[0];
}

/** How the library keeps what a secret is found by (`verification.storeIdentifier: 'hashed'`). */
export function storedIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
