import type { IdentityProviderName } from '@lifted/contract/identity';
import { SECOND_MS } from '@lifted/domain/studio-calendar';
import { decodeJwt, errors, jwtVerify, type CryptoKey } from 'jose';
import { CLOCK_TOLERANCE_SECONDS } from './id-token.ts';
import { VerdictMemory } from './verdict-memory.ts';

/** Somebody we believe in, with everything it takes to believe: nothing of this is ever read from a token. */
export interface TrustedIssuer {
  readonly provider: IdentityProviderName;
  readonly audience: string;
  readonly algorithm: 'ES256' | 'RS256';
  readonly lifetimeSeconds: number;
  readonly findKey: (keyId: string) => Promise<CryptoKey | Uint8Array | undefined>;
}

/** What a verified token says. */
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

const MOST_REMEMBERED_TOKENS = 10_000;
const LONGEST_TOKEN = 4096;
const REQUIRED_CLAIMS = ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'];

/**
 * Answers whom a token names, undefined for one that is no good. Issuer, algorithm, key and audience come from our own
 * list (RFC 8725). Throws only when keys cannot be loaded, which says nothing about the token.
 */
export function idTokenVerifier({ issuers, now }: VerifierDependencies): VerifyIdToken {
  const memory = new VerdictMemory<VerifiedIdentity>(MOST_REMEMBERED_TOKENS);

  return async (token) => {
    if (token.length > LONGEST_TOKEN) return undefined;
    const known = memory.find(token, now().getTime());
    if (known !== undefined) return known;
    try {
      const { identity, expiresAt } = await verify(token, issuers, now());
      memory.keep(token, identity, expiresAt);
      return identity;
    } catch (failure) {
      if (failure instanceof errors.JOSEError) return undefined;
      throw failure;
    }
  };
}

async function verify(
  token: string,
  issuers: ReadonlyMap<string, TrustedIssuer>,
  now: Date,
): Promise<{ identity: VerifiedIdentity; expiresAt: number }> {
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
