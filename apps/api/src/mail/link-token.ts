import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const MAIL_KEY_LENGTH = 32;

/** The secret of a mailed link. Only the mail contains it; what the link is about stores its SHA-256. */
export interface LinkToken {
  /** 256 random bits as 43 characters. */
  readonly token: string;
  readonly hash: Buffer;
}

/** A new random secret. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfLinkToken(token) };
}

/** The stored form of a secret. A fast hash is enough for 256 random bits. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Names a mail about a link (Message-ID, calendar UID): reveals neither the secret nor how many links exist. */
export function mailKey(hash: Buffer): string {
  return hash.toString('hex').slice(0, MAIL_KEY_LENGTH);
}
