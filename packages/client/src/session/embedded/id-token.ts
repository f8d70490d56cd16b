import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { IdentityUser, IdToken } from '../identity-provider.ts';
import { identityRefusal } from './identity-refusal.ts';
import { field, numberField, textField } from './json-fields.ts';

/** An ID token and whom it speaks of. The browser trusts it because it came from our own server just now. */
export interface ReadIdToken {
  readonly idToken: IdToken;
  readonly user: IdentityUser;
}

/**
 * Reads an ID token that came at `now` (epoch milliseconds). How long it lasts is counted from that moment, so that a
 * device with a wrong clock does not take every token for expired. Throws IdentityError for anything else than a token.
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
    // No token at all, such as the page of a captive portal.
    return null;
  }
}
