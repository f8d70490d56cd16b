import type { IdentityProviderName } from '@lifted/contract/identity';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { decodeJwt, errors, jwtVerify, type CryptoKey } from 'jose';
import { cachedVerifier, type VerifiedToken } from './token-cache.ts';

/** Audience and algorithm of our ID tokens; the issuer is the site's public origin. */
export const ID_TOKEN_AUDIENCE = 'studio';
export const ID_TOKEN_ALGORITHM = 'ES256';
/** Tolerated clock difference between two machines. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** A trusted issuer and how to verify its tokens. Never read from a token. */
export interface TrustedIssuer {
  readonly provider: IdentityProviderName;
  readonly audience: string;
  readonly algorithm: 'ES256' | 'RS256';
  readonly lifetimeSeconds: number;
  readonly findKey: (keyId: string) => Promise<CryptoKey | Uint8Array | undefined>;
}

/** The claims of a verified token. */
export interface VerifiedIdentity {
  readonly provider: IdentityProviderName;
  readonly uid: string;
  readonly sessionId: string;
}

export type VerifyIdToken = (token: string) => Promise<VerifiedIdentity | undefined>;

interface VerifierDependencies {
  /** By the exact `iss` of their tokens. */
  readonly issuers: ReadonlyMap<string, TrustedIssuer>;
  readonly now: () => Date;
}

const REQUIRED_CLAIMS = ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'];

/**
 * Answers the identity in a token, undefined for an invalid token. Issuer, algorithm, key and audience are taken from our
 * own list (RFC 8725). Throws only when keys cannot be loaded, which says nothing about the token.
 */
export function idTokenVerifier({ issuers, now }: VerifierDependencies): VerifyIdToken {
  return cachedVerifier((token) => verify(token, issuers, now()), now);
}

async function verify(
  token: string,
  issuers: ReadonlyMap<string, TrustedIssuer>,
  now: Date,
): Promise<VerifiedToken<VerifiedIdentity>> {
  const claimed = decodeJwt(token).iss ?? '';
  const issuer = issuers.get(claimed);
  if (issuer === undefined) throw new errors.JWTInvalid('Unknown issuer');
  const { payload } = await jwtVerify(token, ({ kid }) => keyOf(issuer, kid), {
    issuer: claimed,
    audience: issuer.audience,
    algorithms: [issuer.algorithm],
    requiredClaims: REQUIRED_CLAIMS,
    maxTokenAge: issuer.lifetimeSeconds,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now,
  });
  const { sub: uid, sid: sessionId, exp } = payload;
  if (!uid || typeof sessionId !== 'string' || exp === undefined) throw new errors.JWTInvalid('Empty claims');
  const expiresAt = (exp + CLOCK_TOLERANCE_SECONDS) * SECOND_MS;
  return { identity: { provider: issuer.provider, uid, sessionId }, expiresAt };
}

async function keyOf(issuer: TrustedIssuer, keyId: string | undefined): Promise<CryptoKey | Uint8Array> {
  const key = keyId === undefined ? undefined : await issuer.findKey(keyId);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key;
}
