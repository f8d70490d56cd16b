import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { CUSTOM_TOKEN_MINUTES, SESSION_SECONDS } from './identity-library.ts';
import { storedIdentifier } from './reset-link-repository.ts';

const SECRET_BYTES = 32;

/**
 * Uses up a sign-in link. Answers a custom token that is good for one minute and one sign-in; undefined when the link was
 * used, is too old, never existed, or its account is disabled. Of several at the same time one gets the token.
 */
export async function redeemSignInLink(pool: Pool, token: string, now: Date): Promise<string | undefined> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ readonly uid: string }>(
      `update studio.sign_in_links l set used_at = $2
       from studio.accounts a
       where l.token_hash = $1 and l.used_at is null and l.expires_at > $2 and l.provider = 'studio'
         and a.provider = l.provider and a.uid = l.uid and a.disabled_at is null
       returning l.uid`,
      [createHash('sha256').update(token).digest(), now],
    );
    const [link] = rows;
    return link && mintCustomToken(client, link.uid, now);
  });
}

/**
 * Begins a session that lasts as long as its custom token, in the form the library's one-time tokens have; whoever
 * brings the token in time gets the session for as long as any other.
 */
async function mintCustomToken(client: PoolClient, uid: string, now: Date): Promise<string> {
  const [customToken, sessionToken] = [secret(), secret()];
  const until = new Date(now.getTime() + CUSTOM_TOKEN_MINUTES * MINUTE_MS);
  await client.query(
    `insert into identity."session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $5, $5)`,
    [secret(), sessionToken, uid, until, now],
  );
  await client.query(
    `insert into identity."verification" ("id", "identifier", "value", "expiresAt") values ($1, $2, $3, $4)`,
    [secret(), oneTimeIdentifier(customToken), sessionToken, until],
  );
  return customToken;
}

/** Gives the session of a redeemed custom token its full length. */
export async function lengthenSession(pool: Pool, sessionId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + SESSION_SECONDS * SECOND_MS);
  await pool.query('update identity."session" set "expiresAt" = $2, "updatedAt" = $3 where "id" = $1', [
    sessionId,
    until,
    now,
  ]);
}

function oneTimeIdentifier(customToken: string): string {
  return storedIdentifier(`one-time-token:${storedIdentifier(customToken)}`);
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
