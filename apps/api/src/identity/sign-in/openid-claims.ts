import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { decodeJwt } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { GoogleSettings } from '../identity-settings.ts';

/** Required claims of an ID token (OpenID Connect Core, 2 and 3.1.3.7). */
const Claims = Compile(
  Type.Object({
    iss: Type.String(),
    sub: Type.String({ minLength: 1, maxLength: 255 }),
    aud: Type.Union([Type.String(), Type.Array(Type.String())]),
    azp: Type.Optional(Type.String()),
    exp: Type.Number(),
    iat: Type.Number(),
    nonce: Type.String(),
  }),
);

/** Only the boolean `true` counts: some providers send the string "false", which is truthy. */
const VerifiedAddress = Compile(
  Type.Object({ email: Type.String({ minLength: 1 }), email_verified: Type.Literal(true) }),
);

const Named = Compile(Type.Object({ name: Type.String() }));

/** The person who signed in at the provider. `email` is undefined unless it is verified. */
type OpenIdPerson = {
  readonly sub: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
};

/**
 * The person in an ID token whose signature, algorithm, issuer, audience, times and nonce the library has verified; null
 * without a token, or when it is not the issuer's token for us. The provider's userinfo endpoint is not used: its answers
 * are not signed and may name someone else.
 */
export function personOfIdToken(
  idToken: string | undefined,
  { issuer, clientId }: Pick<GoogleSettings, 'issuer' | 'clientId'>,
): OpenIdPerson | null {
  const claims = idToken === undefined ? undefined : claimsIn(idToken);
  if (!Claims.Check(claims)) return null;
  const { iss, sub, aud, azp } = claims;
  if (iss !== issuer && iss !== `${issuer}/`) return null;
  const audiences = [aud].flat();
  const authorisedParty = azp ?? (audiences.length === 1 ? audiences[0] : undefined);
  if (authorisedParty !== clientId || !audiences.includes(clientId)) return null;
  const name = Named.Check(claims) ? claims.name : undefined;
  if (!VerifiedAddress.Check(claims)) return { sub, name, email: undefined, emailVerified: false };
  return { sub, name, email: normalizedEmail(claims.email), emailVerified: true };
}

function claimsIn(idToken: string): unknown {
  try {
    return decodeJwt(idToken);
  } catch {
    return undefined;
  }
}
