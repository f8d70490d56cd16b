import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { signInWithPassword } from '@lifted/contract/sign-in';
import type { StudioApp } from '../../http/studio-app.ts';
import { ACCOUNT_DISABLED } from '../accounts/disabled-account.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import {
  errorCodeIn,
  expectSuccess,
  type Exchange,
  type LibraryAnswer,
  type RefusalsByCode,
} from '../library-call.ts';
import { inTransaction } from '@lifted/database/transaction';
import { mintCustomToken, redeemCustomToken } from './mailed-links.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { accountDisabled, passwordLocked, wrongCredentials } from './sign-in-refusals.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Signing in with address and password (specification, section 2: Login screen). */
export function registerPasswordSignIn(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now } = dependencies;
  registerOwnCall(app, signInWithPassword, dependencies, async ({ request, reply, body }) => {
    const email = normalizedEmail(body.email);
    await countAttempt(pool, email, now());
    const credentials = { email, password: body.password };
    const call = { method: 'POST', path: '/sign-in/email', body: credentials } as const;
    const said = await dependencies.callLibrary({ request, reply }, call);
    const answer =
      errorCodeIn(said) === 'INVALID_EMAIL'
        ? await signInWithOtherAddress(dependencies, { request, reply }, credentials)
        : said;
    expectSuccess(answer, REFUSALS);
    await resetFailures(pool, email);
    return completeSignIn(dependencies, { request, answer, way: 'password' });
  });
}

/**
 * The library refuses müller@… and o/k@… unread: its pattern knows ASCII letters, digits and few signs. Their passwords are
 * checked here, and their session begins as with a mailed link. An unknown address takes as long as a wrong password.
 */
async function signInWithOtherAddress(
  dependencies: IdentityDependencies,
  exchange: Exchange,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LibraryAnswer> {
  const { pool, now } = dependencies;
  const owner = await findPasswordOwner(pool, email);
  if (owner === undefined) {
    await hashPassword(password);
    throw wrongCredentials();
  }
  if (!(await verifyPassword({ hash: owner.hash, password }))) throw wrongCredentials();
  if (owner.isDisabled) throw accountDisabled();
  const token = await inTransaction(pool, (client) => mintCustomToken(client, owner.uid, now()));
  return redeemCustomToken(dependencies, exchange, token);
}

interface PasswordOwner {
  readonly uid: string;
  readonly hash: string;
  readonly isDisabled: boolean;
}

async function findPasswordOwner(pool: Pool, email: string): Promise<PasswordOwner | undefined> {
  const { rows } = await pool.query<PasswordOwner>(
    `select u."id" as uid, c."password" as hash, a.disabled_at is not null as "isDisabled"
       from identity."user" u
       join identity."account" c on c."userId" = u."id" and c."providerId" = 'credential' and c."password" is not null
       join studio.accounts a on a.provider = 'studio' and a.uid = u."id"
      where u."email" = $1`,
    [email],
  );
  return rows[0];
}

const REFUSALS: RefusalsByCode = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  [ACCOUNT_DISABLED]: accountDisabled,
};

/** Failed attempts per address before password sign-in locks. */
export const MOST_FAILURES = 10;
export const LOCK_MS = 15 * MINUTE_MS;

/**
 * Counts an attempt before the password is checked, so that concurrent attempts count too; a success resets the count.
 * After ten failures within 15 minutes it throws for 15 minutes from the tenth, with the same refusal for known and unknown
 * addresses. Attempts during the lock do not extend it.
 */
export async function countAttempt(pool: Pool, email: string, now: Date): Promise<void> {
  const { rows } = await pool.query<{ readonly failures: number }>(
    `insert into studio.sign_in_failures as f (address_hash, failures, window_started_at) values ($1, 1, $2)
     on conflict (address_hash) do update set
       failures = case when f.window_started_at <= $3 then 1 else least(f.failures + 1, $4 + 1) end,
       window_started_at = case
         when f.window_started_at <= $3 or f.failures + 1 = $4 then $2 else f.window_started_at end
     returning failures`,
    [addressHash(email), now, new Date(now.getTime() - LOCK_MS), MOST_FAILURES],
  );
  if ((rows[0]?.failures ?? 0) > MOST_FAILURES) throw passwordLocked(LOCK_MS / SECOND_MS);
}

/** Resets the failures of an address after its owner has signed in or set a password. */
export async function resetFailures(pool: Pool | PoolClient, email: string): Promise<void> {
  await pool.query('delete from studio.sign_in_failures where address_hash = $1', [addressHash(email)]);
}

function addressHash(email: string): Buffer {
  return createHash('sha256').update(normalizedEmail(email)).digest();
}
