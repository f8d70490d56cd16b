import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@lifted/domain/studio-calendar';

/** What every authenticator app expects, whatever an address says (RFC 6238 with the defaults of RFC 4226). */
const STEP_MS = 30 * SECOND_MS;
const DIGITS = 6;
const HASH = 'sha1';
/** RFC 4226, section 4, R6. */
const SECRET_BYTES = 20;
/** Clocks of phones differ: one step before and after is accepted (RFC 6238, section 5.2). */
const TOLERATED_STEPS = [0, -1, 1];

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The step a moment falls in, counted from 1970. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS);
}

/** The code an app with this secret shows during a step. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac(HASH, secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step a code is good for at this moment; undefined for a wrong one. That it is used once, the caller sees to. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = totpStep(now);
  const matching = TOLERATED_STEPS.map((by) => current + by).filter((step) =>
    isSame(totpCode(secret, step), code),
  );
  return matching[0];
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_SIGN = 5;

/** Bytes as people can type them (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = bits.match(new RegExp(`.{1,${BITS_PER_SIGN}}`, 'g')) ?? [];
  return signs.map((sign) => BASE32.charAt(Number.parseInt(sign.padEnd(BITS_PER_SIGN, '0'), 2))).join('');
}

/** What the QR code holds: the form authenticator apps agreed on. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const facts = [
    `secret=${base32(secret)}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${DIGITS}`,
    `period=${STEP_MS / SECOND_MS}`,
  ];
  return `otpauth://totp/${label}?${facts.join('&')}`;
}
