import { LONGEST_PASSWORD_INPUT } from '@lifted/contract/identity/sign-in';
import { DAY_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { betterAuth } from 'better-auth';
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { oneTimeToken } from 'better-auth/plugins/one-time-token';
import { createHash } from 'node:crypto';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { loggable, type WarnLog } from '../http/errors/failures.ts';
import { refuseDisabledAccount } from './accounts/disabled-account.ts';
import { ID_TOKEN_AUDIENCE } from './tokens/id-token-verifier.ts';
import {
  CUSTOM_TOKEN_MINUTES,
  SESSION_SECONDS,
  IDENTITY_PATH,
  type GoogleSettings,
  type IdentitySettings,
} from './identity-settings.ts';
import { personOfIdToken } from './sign-in/openid-claims.ts';
import { hashPassword, verifyPassword } from './sign-in/password-hash.ts';
import { ID_TOKEN_ALGORITHM, KEY_GRACE_SECONDS, storeKeyIfNone } from './tokens/id-token-keys.ts';

export interface IdentityLibraryDependencies {
  readonly settings: IdentitySettings;
  readonly pool: Pool;
  readonly log: WarnLog;
}

const SESSION_SLIDES_AFTER_SECONDS = DAY_MS / SECOND_MS;
const KEY_SIGNS_SECONDS = SESSION_SECONDS;

export type IdentityLibrary = ReturnType<typeof createIdentityLibrary>;

/**
 * The embedded identity provider: better-auth with only the features the studio uses. No sign-up, no telemetry; client
 * addresses, browsers and Google's tokens are not stored.
 */
export function createIdentityLibrary(
  { settings, pool, log }: IdentityLibraryDependencies,
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
      // The password policy is applied before the library is called (password-reset.ts).
      minPasswordLength: 1,
      maxPasswordLength: LONGEST_PASSWORD_INPUT,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
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
    // The server limits requests.
    rateLimit: { enabled: false },
    advanced: {
      // Secure cookies would get '__Secure-'; '__Host-' also keeps other hosts of the domain from setting the cookie.
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
    // Unexpected errors, such as an unreachable database, are handled by the server's error handler.
    onAPIError: { throw: true, errorURL: `${settings.publicUrl}/login` },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: {
          keyPairConfig: { alg: ID_TOKEN_ALGORITHM },
          rotationInterval: KEY_SIGNS_SECONDS,
          gracePeriod: KEY_GRACE_SECONDS,
        },
        adapter: { createJwk: (key) => storeKeyIfNone(pool, key) },
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

/** Standard OpenID Connect only: PKCE, state, nonce and a verified ID token. */
function googleProvider(google: GoogleSettings): GenericOAuthConfig {
  const { clientId, clientSecret, issuer } = google;
  return {
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    // Called after the library has verified the ID token, and also when the provider returned none.
    getUserInfo: async ({ idToken }) => personOfIdToken(idToken, google),
    accountSubject: ({ profile }) => profile.sub ?? '',
    disableSignUp: true,
  };
}

const VERSION_BYTES = 6;

/** A number derived from the secret, independent of its position in the list; the library stores it with encrypted data. */
function secretVersion(secret: string): number {
  return createHash('sha256').update(secret).digest().readUIntBE(0, VERSION_BYTES);
}
