import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { IdentityUser, IdToken } from '../identity-types.ts';
import { identityRefusal } from './identity-refusal.ts';
import { field, numberField, textField } from './json-fields.ts';

/** An ID token and its user. The browser trusts it because it has just come from our own server. */
export interface ReadIdToken {
  readonly idToken: IdToken;
  readonly user: IdentityUser;
}

/**
 * Reads an ID token received at `now` (epoch milliseconds). Its lifetime is counted from then, so that a wrong device clock
 * does not expire every token. Throws IdentityError for anything else.
 */
export function readIdToken(token: string, now: number): ReadIdToken {
  const claims = claimsOf(token);
  const uid = textField(claims, 'sub');
  const issuedAt = numberField(claims, 'iat');
  const expiresAt = numberField(claims, 'exp');
  if (uid === undefined || issuedAt === undefined || expiresAt === undefined) {
    throw identityRefusal('internal-error');
  }
  return {
    idToken: { token, expiresAt: now + (expiresAt - issuedAt) * SECOND_MS },
    user: {
      uid,
      email: textField(claims, 'email') ?? null,
      emailVerified: field(claims, 'email_verified') === true,
      displayName: textField(claims, 'name') || null,
      phoneNumber: textField(claims, 'phone_number') ?? null,
    },
  };
}

function claimsOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Not a token, such as the page of a captive portal.
    return null;
  }
}
