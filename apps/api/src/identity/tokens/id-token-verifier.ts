import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { errors, jwtVerify } from 'jose';
import type { Pool } from 'pg';
import type { IdentitySettings } from '../identity-settings.ts';
import { ID_TOKEN_ALGORITHM, verificationKeys } from './id-token-keys.ts';
import { cachedVerifier, CLOCK_TOLERANCE_SECONDS } from './token-cache.ts';

/** Audience of our ID tokens; their issuer is the site's public origin. */
export const ID_TOKEN_AUDIENCE = 'studio';

/** The claims of a verified token. */
interface VerifiedIdentity {
  readonly uid: string;
  readonly sessionId: string;
}

export type VerifyIdToken = (token: string) => Promise<VerifiedIdentity | undefined>;

interface VerifierDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: Pick<IdentitySettings, 'publicUrl' | 'idTokenSeconds'>;
}

const REQUIRED_CLAIMS = ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'];

/**
 * Answers the identity in a token of the only trusted issuer, the studio's own provider; undefined for an invalid token.
 * Issuer, algorithm, key and audience are ours, never read from a token (RFC 8725). Throws only when keys cannot be loaded,
 * which says nothing about the token.
 */
export function idTokenVerifier({ pool, now, settings }: VerifierDependencies): VerifyIdToken {
  const keys = verificationKeys(pool, now);
  return cachedVerifier(async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.publicUrl,
      audience: ID_TOKEN_AUDIENCE,
      algorithms: [ID_TOKEN_ALGORITHM],
      requiredClaims: REQUIRED_CLAIMS,
      maxTokenAge: settings.idTokenSeconds,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now(),
    });
    const { sub: uid, sid: sessionId, exp } = payload;
    if (!uid || typeof sessionId !== 'string' || exp === undefined)
      throw new errors.JWTInvalid('Empty claims');
    return { identity: { uid, sessionId }, expiresAt: (exp + CLOCK_TOLERANCE_SECONDS) * SECOND_MS };
  }, now);
}
