import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD_LINK_MS, SIGN_IN_LINK_MS } from '@lifted/domain/identity/link-lifetimes';
import type { PoolClient, Pool } from 'pg';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import { hashOfLinkToken, newLinkToken } from '../../mail/link-token.ts';
import { errorCodeIn, sessionIdIn, type Exchange, type LibraryAnswer } from '../library-call.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { PasswordLink } from '../letters/password-reset.ts';
import { CUSTOM_TOKEN_MINUTES, SESSION_SECONDS } from '../identity-settings.ts';

/** A single-use link that signs one identity in. */
export interface SignInLink {
  /** 256 random bits as 43 characters. Only its SHA-256 is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Issues a link. Old ones stay for some days (retention), because their holders are told and helped. */
export async function issueSignInLink(
  client: PoolClient,
  uid: string,
  now: Date,
  goodForMs: number = SIGN_IN_LINK_MS,
): Promise<SignInLink> {
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + goodForMs);
  await client.query(
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ($1, 'studio', $2, $3, $4)`,
    [hash, uid, now, expiresAt],
  );
  return { token, expiresAt };
}

/** The account a link was mailed to. */
export interface LinkOwner {
  readonly uid: string;
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
}

/** Of an account that is not disabled. */
const OWNED_LINK = `l.token_hash = $1 and l.provider = 'studio'
  and a.provider = l.provider and a.uid = l.uid and a.disabled_at is null`;
/** Not used and not expired either. */
const GOOD_LINK = `${OWNED_LINK} and l.used_at is null and l.expires_at > $2`;

/** The account a sign-in link would sign in; undefined when it is not good. */
export async function findLinkOwner(pool: Pool, token: string, now: Date): Promise<LinkOwner | undefined> {
  const { rows } = await pool.query<LinkOwner>(
    `select a.uid, u.email, u.name
       from studio.sign_in_links l, studio.accounts a join identity."user" u on u.id = a.uid
      where ${GOOD_LINK}`,
    [hashOfLinkToken(token), now],
  );
  return rows[0];
}

/** A sign-in link of an account that may sign in: good, or used or expired within the last days. */
export interface KnownLink extends LinkOwner {
  readonly isGood: boolean;
}

/** What is known of a sign-in link; undefined when it never existed, was withdrawn or ended long ago. */
export async function findKnownLink(
  client: Pool | PoolClient,
  token: string,
  now: Date,
): Promise<KnownLink | undefined> {
  const { rows } = await client.query<KnownLink>(
    `select a.uid, u.email, u.name, l.used_at is null and l.expires_at > $2 as "isGood"
       from studio.sign_in_links l, studio.accounts a join identity."user" u on u.id = a.uid
      where ${OWNED_LINK}`,
    [hashOfLinkToken(token), now],
  );
  return rows[0];
}

/** Uses a sign-in link up and answers its account; undefined when it is not good. Of several concurrent attempts one succeeds. */
export async function takeSignInLink(
  client: Pool | PoolClient,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ readonly uid: string }>(
    `update studio.sign_in_links l set used_at = $2 from studio.accounts a where ${GOOD_LINK} returning l.uid`,
    [hashOfLinkToken(token), now],
  );
  return rows[0]?.uid;
}

/** Exchanges a sign-in link for a custom token that is valid for one minute and one sign-in; undefined when it is not good. */
export async function redeemSignInLink(pool: Pool, token: string, now: Date): Promise<string | undefined> {
  return inTransaction(pool, async (client) => {
    const uid = await takeSignInLink(client, token, now);
    return uid && mintCustomToken(client, uid, now);
  });
}

/**
 * Begins a session that lasts as long as its custom token, stored like the library's one-time tokens. Redeeming the token
 * in time extends the session to its full length (redeemCustomToken).
 */
export async function mintCustomToken(client: PoolClient, uid: string, now: Date): Promise<string> {
  const [customToken, sessionToken] = [secret(), secret()];
  const until = new Date(now.getTime() + CUSTOM_TOKEN_MINUTES * MINUTE_MS);
  await client.query(
    `insert into identity."session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $5, $5)`,
    [secret(), sessionToken, uid, until, now],
  );
  await insertCustomToken(client, { customToken, sessionToken, until });
  return customToken;
}

/**
 * Gives a session another token, so that a copy of the one before is worth nothing; the custom token it answers puts the
 * new one into the browser (redeemCustomToken).
 */
export async function renewSessionToken(client: PoolClient, sessionId: string, now: Date): Promise<string> {
  const [customToken, sessionToken] = [secret(), secret()];
  const until = new Date(now.getTime() + CUSTOM_TOKEN_MINUTES * MINUTE_MS);
  await client.query('update identity."session" set "token" = $2 where "id" = $1', [sessionId, sessionToken]);
  await insertCustomToken(client, { customToken, sessionToken, until });
  return customToken;
}

interface CustomToken {
  readonly customToken: string;
  readonly sessionToken: string;
  readonly until: Date;
}

async function insertCustomToken(
  client: PoolClient,
  { customToken, sessionToken, until }: CustomToken,
): Promise<void> {
  await client.query(
    `insert into identity."verification" ("id", "identifier", "value", "expiresAt") values ($1, $2, $3, $4)`,
    [secret(), oneTimeIdentifier(customToken), sessionToken, until],
  );
}

/** Begins the session of a custom token, extended to its full length. The library refuses one that was used or has expired, with status 400. */
export async function redeemCustomToken(
  { pool, now, callLibrary }: Pick<IdentityDependencies, 'pool' | 'now' | 'callLibrary'>,
  exchange: Exchange,
  token: string,
): Promise<LibraryAnswer> {
  const answer = await callLibrary(exchange, {
    method: 'POST',
    path: '/one-time-token/verify',
    body: { token },
  });
  if (errorCodeIn(answer) !== undefined) return answer;
  const sessionId = sessionIdIn(answer);
  if (sessionId === undefined) throw new Error('The identity library answered without a session');
  const until = new Date(now().getTime() + SESSION_SECONDS * SECOND_MS);
  await pool.query('update identity."session" set "expiresAt" = $2, "updatedAt" = $3 where "id" = $1', [
    sessionId,
    until,
    now(),
  ]);
  return answer;
}

function oneTimeIdentifier(customToken: string): string {
  return storedIdentifier(`one-time-token:${storedIdentifier(customToken)}`);
}

const SECRET_BYTES = 32;

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Issues a link to set a password, stored as the library stores its own; undefined when nobody has this address. The
 * library issues none for addresses with letters beyond ASCII.
 */
export async function issueResetLink(
  pool: Pool,
  { email, language, reason }: Pick<PasswordLink, 'email' | 'language' | 'reason'>,
  now: Date,
): Promise<PasswordLink | undefined> {
  const token = secret();
  const { rows } = await pool.query<{ readonly name: string }>(
    `with owner as (select u."id", u."name" from identity."user" u where u."email" = $1),
          link as (insert into identity."verification" ("id", "identifier", "value", "expiresAt")
                   select $2, $3, owner."id", $4 from owner)
     select owner."name" from owner`,
    [
      email,
      secret(),
      storedIdentifier(`reset-password:${token}`),
      new Date(now.getTime() + PASSWORD_LINK_MS),
    ],
  );
  const [owner] = rows;
  return owner && { email, name: owner.name, token, language, reason };
}

/** The account a reset link was mailed to; undefined when the link was used, has expired or never existed. */
export async function findResetOwner(pool: Pool, token: string, now: Date): Promise<LinkOwner | undefined> {
  const { rows } = await pool.query<LinkOwner>(
    `select u."id" as uid, u."email", u."name" from identity."verification" v join identity."user" u on u."id" = v."value"
     where v."identifier" = $1 and v."expiresAt" > $2`,
    [storedIdentifier(`reset-password:${token}`), now],
  );
  return rows[0];
}

/** The identifier as the library stores it (`verification.storeIdentifier: 'hashed'`). */
export function storedIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
