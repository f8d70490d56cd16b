import { createHash, randomBytes } from 'node:crypto';
import { SIGN_IN_LINK_MS } from '@lifted/domain/link-lifetimes';
import type { PoolClient } from 'pg';

const TOKEN_BYTES = 32;

/** A link that signs one identity in, once. */
export interface SignInLink {
  /** 43 signs nobody can guess. Only its SHA-256 is kept. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link and forgets those of the identity that are too old. */
export async function issueSignInLink(client: PoolClient, uid: string, now: Date): Promise<SignInLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SIGN_IN_LINK_MS);
  await client.query(
    `delete from studio.sign_in_links where provider = 'studio' and uid = $1 and expires_at <= $2`,
    [uid, now],
  );
  await client.query(
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ($1, 'studio', $2, $3, $4)`,
    [createHash('sha256').update(token).digest(), uid, now, expiresAt],
  );
  return { token, expiresAt };
}
