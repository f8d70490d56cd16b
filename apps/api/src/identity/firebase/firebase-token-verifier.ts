import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { HOUR_MS, SECOND_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import {
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
  createRemoteJWKSet,
} from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { requireKeyId } from '../tokens/id-token-keys.ts';
import { cachedVerifier, CLOCK_TOLERANCE_SECONDS, type VerifiedToken } from '../tokens/token-cache.ts';
import { firebaseKeysAway } from '../sign-in/sign-in-refusals.ts';
import type { FirebaseSettings } from './firebase-settings.ts';

/** The claims of a verified Firebase ID token. */
export interface FirebaseIdentity {
  readonly uid: string;
  /** Verified or not; undefined for a person without an address. */
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** When the person signed in; refreshing a token does not change it. */
  readonly signedInAt: Date;
  /** Whether a second factor was shown in this sign-in. */
  readonly secondFactorShown: boolean;
}

/** The identity in a token; undefined for an invalid token. */
export type VerifyFirebaseToken = (token: string) => Promise<FirebaseIdentity | undefined>;

interface VerifierDependencies {
  readonly settings: Pick<FirebaseSettings, 'projectId' | 'kind'>;
  readonly now: () => Date;
  /** URL of the public keys; Google's by default. */
  readonly keysUrl?: string | undefined;
}

const TOKEN_SECONDS = HOUR_MS / SECOND_MS;
const REQUIRED_CLAIMS = ['iss', 'aud', 'sub', 'iat', 'exp', 'auth_time'];

const FirebaseClaims = Compile(
  Type.Object({
    sub: Type.String({ minLength: 1, maxLength: 128 }),
    exp: Type.Integer(),
    auth_time: Type.Integer({ minimum: 0 }),
    email: Type.Optional(Type.String()),
    email_verified: Type.Optional(Type.Boolean()),
    firebase: Type.Object({ sign_in_second_factor: Type.Optional(Type.String()) }),
  }),
);

/**
 * Verifies ID tokens of one project. Issuer, algorithm, keys and audience come from the settings, never from the token
 * (RFC 8725); the emulator's unsigned tokens are accepted only when the settings name one (firebase-env.ts).
 */
export function firebaseTokenVerifier({ settings, now, keysUrl }: VerifierDependencies): VerifyFirebaseToken {
  const keys = firebaseKeys(keysUrl);
  const rules = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    requiredClaims: REQUIRED_CLAIMS,
    maxTokenAge: TOKEN_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  return cachedVerifier(async (token) => {
    const options = { ...rules, currentDate: now() };
    const { payload } =
      settings.kind === 'emulator'
        ? UnsecuredJWT.decode(token, options)
        : await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] });
    return readClaims(payload, now());
  }, now);
}

function readClaims(payload: JWTPayload, now: Date): VerifiedToken<FirebaseIdentity> {
  if (!FirebaseClaims.Check(payload)) throw new errors.JWTInvalid('Claims are missing');
  const { sub: uid, exp, auth_time: signedIn, email, email_verified: emailVerified = false } = payload;
  const latest = now.getTime() + CLOCK_TOLERANCE_SECONDS * SECOND_MS;
  if (signedIn * SECOND_MS > latest) throw new errors.JWTInvalid('Signed in in the future');
  return {
    identity: {
      uid,
      email: email === undefined ? undefined : normalizedEmail(email),
      emailVerified,
      signedInAt: new Date(signedIn * SECOND_MS),
      secondFactorShown: payload.firebase.sign_in_second_factor !== undefined,
    },
    expiresAt: (exp + CLOCK_TOLERANCE_SECONDS) * SECOND_MS,
  };
}

/** Where Google publishes the keys of every project's ID tokens. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Google's keys are valid for days and published hours ahead. */
const KEYS_CACHED_MS = 6 * HOUR_MS;
/** Minimum time between reloads caused by tokens with unknown key ids. */
const RELOAD_PAUSE_MS = MINUTE_MS;

/** Throws a Refusal when the keys cannot be fetched. */
function firebaseKeys(url = KEYS_URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: KEYS_CACHED_MS,
    cooldownDuration: RELOAD_PAUSE_MS,
  });
  return requireKeyId(async (header) => {
    try {
      return await keys(header);
    } catch (failure) {
      throw failure instanceof errors.JWKSNoMatchingKey ? failure : firebaseKeysAway();
    }
  });
}
