import { LONGEST_PASSWORD_INPUT } from '@lifted/contract/sign-in';
import { PASSWORD_LINK_MS, SESSION_MS } from '@lifted/domain/link-lifetimes';
import { DAY_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { oneTimeToken } from 'better-auth/plugins/one-time-token';
import { createHash } from 'node:crypto';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { loggable } from '../http/failures.ts';
import { refuseDisabledAccount } from './disabled-account.ts';
import { ID_TOKEN_ALGORITHM, ID_TOKEN_AUDIENCE } from './id-token.ts';
import { IDENTITY_PATH, type GoogleSettings, type IdentitySettings } from './identity-settings.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { storeKeyUnlessThere } from './signing-keys.ts';
import { KEY_GRACE_SECONDS } from './verification-keys.ts';

export interface ResetLink {
  readonly email: string;
  readonly name: string;
  readonly token: string;
}

export interface IdentityLibraryDependencies {
  readonly settings: IdentitySettings;
  readonly pool: Pool;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  readonly sendResetLink: (link: ResetLink) => Promise<void>;
}

export const SESSION_SECONDS = SESSION_MS / SECOND_MS;
const SESSION_SLIDES_AFTER_SECONDS = DAY_MS / SECOND_MS;
const KEY_SIGNS_SECONDS = SESSION_SECONDS;
export const CUSTOM_TOKEN_MINUTES = 1;

export type IdentityLibrary = ReturnType<typeof createIdentityLibrary>;

/**
 * The embedded identity provider: better-auth, with no more of it switched on than the studio uses. Nobody signs up, no
 * address and no browser of a person is kept, tokens of Google are not kept, no telemetry.
 */
export function createIdentityLibrary(
  { settings, pool, log, sendResetLink }: IdentityLibraryDependencies,
  google?: GoogleSettings,
) {
  const isHttps = settings.publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Studio',
    baseURL: settings.publicUrl,
    basePath: IDENTITY_PATH,
    secrets: settings.secrets.map((value) => ({ version: secretVersion(value), value })),
    database: {
      dialect: new PostgresDialect({ pool }),
      type: 'postgres',
      schemaName: 'identity',
      transaction: true,
    },
    telemetry: { enabled: false },
    trustedOrigins: [settings.publicUrl],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // What a password has to be like is decided before the library is asked (password-reset.ts).
      minPasswordLength: 1,
      maxPasswordLength: LONGEST_PASSWORD_INPUT,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: PASSWORD_LINK_MS / SECOND_MS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendResetLink({ email: user.email, name: user.name, token }),
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SLIDES_AFTER_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: { create: { before: ({ userId }) => refuseDisabledAccount(pool, userId) } },
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_PROVIDER_TOKENS } }) } },
    },
    // Requests are limited in one place, by the server.
    rateLimit: { enabled: false },
    advanced: {
      // The library knows no '__Host-', which no other host of the domain and no other path can set or overwrite.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-studio' : 'studio',
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { disableIpTracking: true },
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    logger: {
      level: 'error',
      log: (_level, message) => log.warn({ failure: loggable(new Error(message)).message }, 'identity'),
    },
    // What the library did not foresee, such as a database that is away, is answered like everywhere else.
    onAPIError: { throw: true, errorURL: `${settings.publicUrl}/login` },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: {
          keyPairConfig: { alg: ID_TOKEN_ALGORITHM },
          rotationInterval: KEY_SIGNS_SECONDS,
          gracePeriod: KEY_GRACE_SECONDS,
        },
        adapter: { createJwk: (key) => storeKeyUnlessThere(pool, key) },
        jwt: {
          issuer: settings.publicUrl,
          audience: ID_TOKEN_AUDIENCE,
          expirationTime: `${settings.idTokenSeconds}s`,
          definePayload: ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            sid: session.id,
          }),
        },
      }),
      oneTimeToken({ expiresIn: CUSTOM_TOKEN_MINUTES, storeToken: 'hashed', disableClientRequest: true }),
      ...(google ? [genericOAuth({ config: [googleProvider(google)] })] : []),
    ],
  });
}

const NO_PROVIDER_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** By the standard only: PKCE, state, nonce and a verified ID token, at Google as at the provider of the tests. */
function googleProvider({ clientId, clientSecret, issuer }: GoogleSettings) {
  return {
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    disableSignUp: true,
  };
}

const VERSION_BYTES = 6;

/** A number that stays with a secret wherever it stands in the list; the library notes it beside what it encrypts. */
function secretVersion(secret: string): number {
  return createHash('sha256').update(secret).digest().readUIntBE(0, VERSION_BYTES);
}
