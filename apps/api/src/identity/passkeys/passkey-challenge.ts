import { PASSKEY_CHALLENGE_MS } from '@lifted/domain/identity/passkey';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { SecretBox } from '../second-factors/secret-box.ts';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES;

/** What a challenge is for: signing in, or one account's adding or one session's confirming. */
export type ChallengePurpose = 'sign-in' | `add ${string}` | `confirm ${string} ${string}`;

/**
 * A new challenge: random bytes, when it ends, and a keyed hash of both. Nothing is stored until it is answered, so that
 * opening the login page writes nothing.
 */
export function newChallenge(box: SecretBox, purpose: ChallengePurpose, now: Date): string {
  const head = Buffer.alloc(HEAD_BYTES);
  randomBytes(NONCE_BYTES).copy(head);
  head.writeUIntBE(now.getTime() + PASSKEY_CHALLENGE_MS, NONCE_BYTES, TIME_BYTES);
  return Buffer.concat([head, signed(box, purpose, head)]).toString('base64url');
}

/** Whether this server made the challenge for this purpose and it has not ended. */
export function isOwnChallenge(
  box: SecretBox,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const expected = signed(box, purpose, head);
  const given = bytes.subarray(HEAD_BYTES);
  return given.length === expected.length && timingSafeEqual(given, expected) && endOf(head) > now.getTime();
}

/** Uses a challenge up; false when it was answered before. Of several attempts at once one succeeds. */
export async function takeChallenge(client: PoolClient, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const { rowCount } = await client.query(
    `insert into studio.used_passkey_challenges (challenge_hash, expires_at) values ($1, $2)
     on conflict (challenge_hash) do nothing`,
    [createHash('sha256').update(bytes).digest(), new Date(endOf(bytes))],
  );
  return rowCount === 1;
}

function endOf(bytes: Buffer): number {
  return bytes.readUIntBE(NONCE_BYTES, TIME_BYTES);
}

function signed(box: SecretBox, purpose: ChallengePurpose, head: Buffer): Buffer {
  return box.codeHash(head.toString('base64url'), `passkey ${purpose}`);
}
