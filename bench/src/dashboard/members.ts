import type { Pool } from 'pg';
import { createIdentityLibrary } from '../../../apps/api/src/identity/identity-library.ts';
import { BENCH_ORIGIN, BENCH_SECRET } from '../studio-server.ts';

/** A signed-in customer with a valid ID token. */
export interface Member {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly idToken: string;
}

const HOUR_SECONDS = 3600;
const MS_PER_SECOND = 1000;

/** Every tenth customer trains these days, see studio-rows.ts; `$1` is the last number that counts. */
const ACTIVE =
  'select number, id, email from studio.customers where number % 10 = 0 and number <= $1 order by number';

/** Gives accounts and sessions to all who train these days, up to this customer, and answers them with their tokens. */
export async function signInMembers(pool: Pool, lastCustomer: number): Promise<Member[]> {
  await pool.query(
    `with active as (${ACTIVE}), person as (
       insert into identity."user" ("id", "name", "email", "emailVerified") select id, id, email, true from active
     ), account as (
       insert into studio.accounts (provider, uid, customer_id) select 'studio', id, id from active
     ), session as (
       insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select id, id, id, now() + interval '1 day', now() from active
     )
     select`,
    [lastCustomer],
  );
  await pool.query(
    `with active as (${ACTIVE})
     insert into studio.account_roles (provider, uid, role) select 'studio', id, 'member' from active`,
    [lastCustomer],
  );
  const { rows } = await pool.query<Omit<Member, 'idToken'>>(ACTIVE, [lastCustomer]);
  return tokensFor(pool, rows);
}

async function tokensFor(pool: Pool, members: readonly Omit<Member, 'idToken'>[]): Promise<Member[]> {
  const library = createIdentityLibrary({
    settings: {
      publicUrl: BENCH_ORIGIN,
      secrets: [BENCH_SECRET],
      google: undefined,
      idTokenSeconds: HOUR_SECONDS,
    },
    pool,
    log: { warn: () => undefined },
  });
  const iat = Math.floor(Date.now() / MS_PER_SECOND);
  const signed: Member[] = [];
  for (const member of members) {
    const payload = { sub: member.id, sid: member.id, iat };
    const { token } = await library.api.signJWT({ body: { payload } });
    signed.push({ ...member, idToken: token });
  }
  return signed;
}
