import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { signInWithPassword } from '@lifted/contract/identity/sign-in';
import type { StudioApp } from '../../http/studio-app.ts';
import type { Refusal } from '../../http/errors/refusal.ts';
import { ACCOUNT_DISABLED } from '../accounts/disabled-account.ts';
import { joinedAddress } from '../accounts/joined-account.ts';
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
import { accountDisabled, accountJoined, wrongCredentials } from './sign-in-refusals.ts';
import type { Pool } from 'pg';
import { findDeviceOf } from '../known-devices/find-device.ts';
import { addressCounter, countAttempt, deviceCounter, resetAttempts } from '../known-devices/sign-in-lock.ts';

/** Signing in with address and password (specification, section 2: Login screen). */
export function registerPasswordSignIn(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now } = dependencies;
  registerOwnCall(app, signInWithPassword, dependencies, async ({ request, reply, body }) => {
    const email = normalizedEmail(body.email);
    const device = await findDeviceOf(dependencies, { request, reply }, email);
    const counter = device === undefined ? addressCounter(email) : deviceCounter(device);
    await countAttempt(pool, counter, now());
    const credentials = { email, password: body.password };
    const call = { method: 'POST', path: '/sign-in/email', body: credentials } as const;
    const said = await dependencies.callLibrary({ request, reply }, call);
    const answer =
      errorCodeIn(said) === 'INVALID_EMAIL'
        ? await signInWithOtherAddress(dependencies, { request, reply }, credentials)
        : said;
    if (errorCodeIn(answer) === ACCOUNT_DISABLED) throw await whyDisabled(pool, email);
    expectSuccess(answer, REFUSALS);
    await resetAttempts(pool, [counter]);
    return completeSignIn(dependencies, { request, reply, answer, way: 'password' });
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
  if (owner.isDisabled) throw await whyDisabled(pool, email);
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

/** Said to who knew the password: a record that was made one with another one leads to its address. */
async function whyDisabled(pool: Pool, email: string): Promise<Refusal> {
  const joined = await joinedAddress(pool, email);
  return joined === undefined ? accountDisabled() : accountJoined(joined);
}

const REFUSALS: RefusalsByCode = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
};
