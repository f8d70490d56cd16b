import { pinLockedUntil } from '@lifted/domain/floor/pin-lock';

/** What a tablet keeps of a PIN the server has confirmed, to check it without a network. */
export interface PinVerifier {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
  /** ISO 8601: from then on only the server says. */
  readonly until: string;
}

/** Wrong PINs in a row that were entered without a network. */
export interface PinAttempts {
  readonly failures: number;
  /** ISO 8601; null: not locked. */
  readonly lockedUntil: string | null;
}

const NO_ATTEMPTS: PinAttempts = { failures: 0, lockedUntil: null };
/** OWASP's figure for PBKDF2 with SHA-256. Four digits are few: what protects them is that the tablet is the studio's. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** What to keep of a PIN until that instant. */
export async function verifierOf(pin: string, until: string): Promise<PinVerifier> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt, hash: await hashOf(pin, salt), until };
}

/** `unknown`: this tablet has not seen the PIN confirmed, or too long ago. */
export type OfflineUnlock =
  | { readonly kind: 'open'; readonly attempts: PinAttempts }
  | { readonly kind: 'wrong'; readonly attempts: PinAttempts }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'unknown' };

/** Checks a PIN without a network, with the same growing lock as the server's. `attempts` is to be stored. */
export async function unlockOffline(
  pin: string,
  verifier: PinVerifier | null,
  { attempts, now }: { readonly attempts: PinAttempts | null; readonly now: Date },
): Promise<OfflineUnlock> {
  if (verifier === null || now.getTime() >= Date.parse(verifier.until)) return { kind: 'unknown' };
  const { failures, lockedUntil } = attempts ?? NO_ATTEMPTS;
  if (lockedUntil !== null && now.getTime() < Date.parse(lockedUntil))
    return { kind: 'locked', until: new Date(lockedUntil) };
  const isRight = isEqual(await hashOf(pin, verifier.salt), verifier.hash);
  if (isRight) return { kind: 'open', attempts: NO_ATTEMPTS };
  const until = pinLockedUntil(failures + 1, now);
  return {
    kind: 'wrong',
    attempts: { failures: failures + 1, lockedUntil: until?.toISOString() ?? null },
  };
}

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
