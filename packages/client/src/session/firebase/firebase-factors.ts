import {
  FactorId,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type Auth,
  type MultiFactorInfo,
  type PhoneInfoOptions,
} from '@firebase/auth';
import { APP_NAME } from '@lifted/domain/identity/second-factor-name';
import type { OfferedFactor } from '../identity-types.ts';

const SHOWN_DIGITS = 2;

/** A factor as pages show it. */
export function offeredFactor(info: MultiFactorInfo): OfferedFactor {
  const number = 'phoneNumber' in info && typeof info.phoneNumber === 'string' ? info.phoneNumber : '';
  return info.factorId === FactorId.PHONE
    ? { id: info.uid, kind: 'phone', name: `•• ${number.slice(-SHOWN_DIGITS)}` }
    : { id: info.uid, kind: 'totp', name: info.displayName ?? APP_NAME };
}

/**
 * Sends a code by SMS; returns what the code is confirmed with. reCAPTCHA is only loaded here, and removed again afterwards.
 */
export async function sendPhoneCode(auth: Auth, to: PhoneInfoOptions): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}
