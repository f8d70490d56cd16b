import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FirebaseSettings, FirebaseServiceAccount } from './firebase-settings.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { importPKCS8, SignJWT, type JWTPayload } from 'jose';

const GOOGLE = {
  api: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://oauth2.googleapis.com/token',
};
/** The emulator accepts this token for administrator calls. */
const EMULATOR_TOKEN = 'owner';

const FirebaseUser = Type.Object({
  localId: Type.String(),
  emailVerified: Type.Optional(Type.Boolean()),
  mfaInfo: Type.Optional(Type.Array(Type.Unknown())),
});
/** The parts of a Firebase user we read. */
export type FirebaseUser = Static<typeof FirebaseUser>;

const Lookup = Compile(Type.Object({ users: Type.Optional(Type.Array(FirebaseUser)) }));

/** Administration of a project's users. Every method throws a FirebaseAwayError when Firebase refuses or is unreachable. */
export interface FirebaseUsers {
  findByEmail(email: string): Promise<FirebaseUser | undefined>;
  /** Creates a user without a password, with a verified address: the studio knows it. */
  create(user: { readonly uid: string; readonly email: string; readonly name: string }): Promise<void>;
  remove(uid: string): Promise<void>;
}

interface FirebaseUsersOptions {
  readonly settings: FirebaseSettings;
  readonly now: () => Date;
  /** Google's addresses; tests replace them. */
  readonly google?: { readonly api: string; readonly tokens: string };
}

/** The administrator's calls of Firebase (REST, identitytoolkit v1). */
export function firebaseUsers({ settings, now, google = GOOGLE }: FirebaseUsersOptions): FirebaseUsers {
  const accessToken =
    settings.kind === 'emulator'
      ? async () => EMULATOR_TOKEN
      : serviceAccountTokens({ account: settings.serviceAccount, now, tokenUrl: google.tokens });
  const base =
    settings.kind === 'emulator' ? `http://${settings.host}/identitytoolkit.googleapis.com` : google.api;

  const call = async (method: string, body: object): Promise<unknown> => {
    const answer = await googleFetch(`${base}/v1/projects/${settings.projectId}/accounts${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Firebase's error text quotes the address, so only the status is reported.
    if (!answer.ok)
      throw new FirebaseAwayError(`Firebase refused accounts${method} with status ${answer.status}.`);
    return answer.json();
  };

  return {
    async findByEmail(email) {
      const found = await call(':lookup', { email: [email] });
      if (!Lookup.Check(found)) throw new Error('Firebase answered a lookup in an unknown shape.');
      return found.users?.[0];
    },
    async create({ uid, email, name }) {
      await call('', { localId: uid, email, emailVerified: true, ...(name !== '' && { displayName: name }) });
    },
    async remove(uid) {
      await call(':delete', { localId: uid });
    },
  };
}

/** Exchanges an assertion signed by a service account for an access token (RFC 7523). */
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
/** Tokens are replaced this long before they expire. */
const SPARE_MS = MINUTE_MS;

const Grant = Compile(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }));

interface ServiceAccountOptions {
  readonly account: FirebaseServiceAccount;
  readonly now: () => Date;
  readonly tokenUrl: string;
}

/** Access tokens that act for the project, each used until shortly before it expires. */
export function serviceAccountTokens({
  account,
  now,
  tokenUrl,
}: ServiceAccountOptions): () => Promise<string> {
  let held: { readonly token: string; readonly until: number } | undefined;
  return async () => {
    if (held !== undefined && held.until > now().getTime()) return held.token;
    const assertion = await signAssertion(
      account,
      { scope: SCOPE },
      { audience: tokenUrl, now: now(), lifeMs: 10 * MINUTE_MS },
    );
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const answer = await googleFetch(tokenUrl, { method: 'POST', body });
    const grant: unknown = answer.ok ? await answer.json() : undefined;
    if (!Grant.Check(grant))
      throw new FirebaseAwayError(
        `Google gave the service account no access token (status ${answer.status}).`,
      );
    held = {
      token: grant.access_token,
      until: now().getTime() + grant.expires_in * SECOND_MS - SPARE_MS,
    };
    return held.token;
  };
}

interface AssertionOptions {
  readonly audience: string;
  readonly now: Date;
  readonly lifeMs: number;
}

/** A JWT with these claims, issued and signed by a service account. */
export async function signAssertion(
  { clientEmail, privateKey }: FirebaseServiceAccount,
  claims: JWTPayload,
  { audience, now, lifeMs }: AssertionOptions,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifeMs))
    .sign(await importPKCS8(privateKey, 'RS256'));
}

/** Google or the emulator refused or did not answer; the same request may succeed later. */
export class FirebaseAwayError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'FirebaseAwayError';
  }
}

const ANSWERS_WITHIN_MS = 10 * SECOND_MS;

/**
 * Calls a Google service with a timeout of ten seconds. Redirects are not followed, so that credentials go nowhere else.
 * Throws a FirebaseAwayError when there is no answer.
 */
export async function googleFetch(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
  } catch (failure) {
    throw new FirebaseAwayError('Firebase cannot be reached.', { cause: failure });
  }
}
