import type { Pool } from 'pg';
import { hashPassword } from '../identity/sign-in/password-hash.ts';

/** The password of every demo account that has one. Public, so it only ever works on a machine's own demo. */
export const DEMO_PASSWORD = 'strong-every-week';

/** An account to sign in with, each with another view of the studio. */
export interface DemoAccount {
  readonly email: string;
  readonly who: string;
  readonly hasPassword: boolean;
}

export const DEMO_MEMBER = 'member@lifted.example';
export const DEMO_NEWCOMER = 'new@lifted.example';
export const DEMO_PASS_HOLDER = 'pass@lifted.example';
export const DEMO_WITHOUT_PASSWORD = 'nopassword@lifted.example';
export const DEMO_COACH = 'coach@lifted.example';
export const DEMO_DESK = 'desk@lifted.example';
export const DEMO_OWNER = 'owner@lifted.example';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: DEMO_MEMBER, who: 'a member with Unlimited and two years of history', hasPassword: true },
  { email: DEMO_PASS_HOLDER, who: 'a member with a pass, on a waitlist', hasPassword: true },
  {
    email: DEMO_NEWCOMER,
    who: 'a member without a workout yet, and without a pass',
    hasPassword: true,
  },
  { email: DEMO_WITHOUT_PASSWORD, who: 'a member who has never set a password', hasPassword: false },
  { email: DEMO_COACH, who: 'a coach', hasPassword: true },
  { email: DEMO_DESK, who: 'the front desk', hasPassword: true },
  { email: DEMO_OWNER, who: 'the owner', hasPassword: true },
];

/** Addresses of the demo accounts in a database, in the order they are listed here. */
export async function demoAccountsIn(pool: Pool): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const { rows } = await pool.query<{ email: string }>(
    'select email from identity."user" where email = any($1::text[])',
    [emails],
  );
  const known = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => known.has(email));
}

/** Identities of demo accounts that are to have a password and have none yet. */
export async function accountsWithoutPassword(pool: Pool): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.filter(({ hasPassword }) => hasPassword).map(({ email }) => email);
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from identity."user" u
      where u.email = any($1::text[])
        and not exists (select from identity."account" a
                         where a."userId" = u.id and a."providerId" = 'credential')`,
    [emails],
  );
  return rows.map(({ id }) => id);
}

/** Sets the password of demo accounts that have none; a changed one is kept. */
export async function setDemoPasswords(pool: Pool): Promise<void> {
  const ids = await accountsWithoutPassword(pool);
  if (ids.length === 0) return;
  // Named after its identity, so that of two servers starting at once only one sets it.
  await pool.query(
    `insert into identity."account" (id, "accountId", "providerId", "userId", password, "updatedAt")
     select id, id, 'credential', id, $2, now() from unnest($1::text[]) as missing (id) on conflict (id) do nothing`,
    [ids, await hashPassword(DEMO_PASSWORD)],
  );
}

/**
 * Demo accounts have a public password, so a production database must not contain them.
 * @throws Error with a sentence for the operator.
 */
export async function refuseDemoAccounts(pool: Pool): Promise<void> {
  const emails = await demoAccountsIn(pool);
  if (emails.length === 0) return;
  throw new Error(
    `This database has the demo's accounts (${emails.join(', ')}), whose password is public. ` +
      'Production starts on a database of its own: set DATA_DIR or DATABASE_URL to one that was never a demo.',
  );
}
