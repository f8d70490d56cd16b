import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const BOOKING_KEY_LENGTH = 32;

/** The secret of a cancel link. It leaves in the mail and is kept nowhere; the booking keeps its SHA-256. */
export interface CancelToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** A fresh secret nobody can guess. */
export function newCancelToken(): CancelToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** What a booking is found by when its link is opened. A fast hash is enough for 256 random bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Names a booking towards others (Message-ID, calendar UID) without telling how many there are or the secret. */
export function bookingKey(hash: Buffer): string {
  return hash.toString('hex').slice(0, BOOKING_KEY_LENGTH);
}
