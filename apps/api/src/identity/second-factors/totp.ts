import { Secret, TOTP } from 'otpauth';

/** Every authenticator app supports these settings; several ignore any others (RFC 6238 with the defaults of RFC 4226). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226, section 4, R6. */
const SECRET_BYTES = 20;
/** Accepts one step before and after the current one, because phone clocks drift (RFC 6238, section 5.2). */
const WINDOW = 1;
const CODE = /^[0-9]{6}$/;

/** Names the entry in the authenticator app. */
interface TotpLabel {
  readonly issuer: string;
  readonly label: string;
}

/** 160 random bits. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The generator for a secret; `secret.base32` is what people type and `toString()` what the QR code contains. */
export function totpOf(secret: Uint8Array, label?: TotpLabel): TOTP {
  return new TOTP({ ...SETTINGS, ...label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
}

/** The 30-second step this code is valid for; undefined for a wrong code. The caller ensures a step is used only once. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  // The library compares bytes and throws for characters outside ASCII.
  if (!CODE.test(code)) return undefined;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
