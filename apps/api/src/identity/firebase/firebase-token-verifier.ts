import { HOUR_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { errors, jwtVerify, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { CLOCK_TOLERANCE_SECONDS } from '../id-token.ts';
import { VerdictMemory } from '../verdict-memory.ts';
import type { FindFirebaseKey } from './firebase-keys.ts';
import type { FirebaseSettings } from './firebase-settings.ts';

/** What a verified ID token of Firebase says. */
export interface FirebaseIdentity {
  readonly uid: string;
  /** Whether Firebase has verified it or not; a person without an address has none. */
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** When the person signed in; refreshing a token does not move it. */
  readonly signedInAt: Date;
  /** Whether a second factor was shown in this sign-in. */
  readonly secondFactorShown: boolean;
}

/** Answers whom a token names, undefined for one that is no good. */
export type VerifyFirebaseToken = (token: string) => Promise<FirebaseIdentity | undefined>;

interface VerifierDependencies {
  readonly settings: Pick<FirebaseSettings, 'projectId' | 'kind'>;
  readonly findKey: FindFirebaseKey;
  readonly now: () => Date;
}

const MOST_REMEMBERED_TOKENS = 10_000;
const LONGEST_TOKEN = 4096;
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
 * (RFC 8725); the unsigned tokens of the emulator are good only where the settings name one (firebase-env.ts).
 */
export function firebaseTokenVerifier({ settings, findKey, now }: VerifierDependencies): VerifyFirebaseToken {
  const memory = new VerdictMemory<FirebaseIdentity>(MOST_REMEMBERED_TOKENS);
  const rules = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    requiredClaims: REQUIRED_CLAIMS,
    maxTokenAge: TOKEN_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  const readSigned = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(findKey, kid), {
      ...rules,
      algorithms: ['RS256'],
      currentDate: now(),
    });
    return payload;
  };
  const readUnsigned = (token: string): JWTPayload =>
    UnsecuredJWT.decode(token, { ...rules, currentDate: now() }).payload;

  return async (token) => {
    if (token.length > LONGEST_TOKEN) return undefined;
    const known = memory.find(token, now().getTime());
    if (known !== undefined) return known;
    try {
      const payload = settings.kind === 'emulator' ? readUnsigned(token) : await readSigned(token);
      const { identity, expiresAt } = readClaims(payload, now());
      memory.keep(token, identity, expiresAt);
      return identity;
    } catch (failure) {
      if (failure instanceof errors.JOSEError) return undefined;
      throw failure;
    }
  };
}

function readClaims(payload: JWTPayload, now: Date): { identity: FirebaseIdentity; expiresAt: number } {
  if (!FirebaseClaims.Check(payload)) throw new errors.JWTInvalid('Claims are missing');
  const { sub: uid, exp, auth_time: signedIn, email, email_verified: emailVerified = false } = payload;
  const latest = now.getTime() + CLOCK_TOLERANCE_SECONDS * SECOND_MS;
  if (signedIn * SECOND_MS > latest) throw new errors.JWTInvalid('Signed in in the future');
  return {
    identity: {
      uid,
      email: email?.trim().toLowerCase(),
      emailVerified,
      signedInAt: new Date(signedIn * SECOND_MS),
      secondFactorShown: payload.firebase.sign_in_second_factor !== undefined,
    },
    expiresAt: (exp + CLOCK_TOLERANCE_SECONDS) * SECOND_MS,
  };
}

async function keyOf(findKey: FindFirebaseKey, keyId: string | undefined): Promise<CryptoKey> {
  const key = keyId === undefined ? undefined : await findKey(keyId);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key;
}
