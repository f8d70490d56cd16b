import type { IdentityProviderName } from '@lifted/contract/identity';
import { LONGEST_SESSION_MS } from '@lifted/domain/link-lifetimes';
import type { StudioRole } from '@lifted/domain/studio-role';
import type { Pool } from 'pg';
import { customerVersion } from '../http/customer-version.ts';

/** What the studio knows of an identity with a living session. */
export interface LiveAccount {
  readonly uid: string;
  readonly roles: readonly StudioRole[];
  readonly customerId: string | null;
  readonly customerNumber: number | null;
  readonly customerEmail: string | null;
  readonly customerVersion: string | null;
  readonly hasSecondFactor: boolean;
}

/** Roles of one identity; `roles` stays an array for an identity nobody gave a role. */
const ROLES = `array(
  select r.role from studio.account_roles r where r.provider = a.provider and r.uid = a.uid order by r.role
) as roles`;

/**
 * Who living sessions of our own provider belong to, with roles and customer, by session. Missing is a session that has
 * ended or is too old, whose account is disabled, or in which the account's second factor was not shown: so signing out, disabling,
 * enrolling and a change of roles hold from the next request on, in every process and however a session began.
 */
export async function findLiveAccounts(
  pool: Pool,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LiveAccount>> {
  const { rows } = await pool.query<LiveAccount & { readonly sessionId: string }>({
    name: 'find-live-accounts',
    // The array hides in a subquery: the database then plans once for any number of sessions instead of anew each time,
    // which would cost more than the answer. `limit` keeps it from reading all second factors for one account's.
    text: `select s."id" as "sessionId", s."userId" as uid, ${ROLES}, c.id as "customerId", c.number as "customerNumber",
                  c.email as "customerEmail", ${customerVersion('c')} as "customerVersion", f.enrolled is not null as "hasSecondFactor"
           from identity."session" s
           left join studio.accounts a on a.provider = 'studio' and a.uid = s."userId"
           left join studio.customers c on c.id = a.customer_id
           left join lateral (
             select true as enrolled from studio.second_factors e
              where e.uid = s."userId" and e.enrolled_at is not null limit 1
           ) f on true
           where s."id" = any((select $1::text[])::text[]) and s."expiresAt" > $2
             and s."createdAt" > $3 and a.disabled_at is null
             and (f.enrolled is null
                  or (select h.shown_at from studio.second_factor_sessions h where h.session_id = s."id") is not null)`,
    values: [sessionIds, now, new Date(now.getTime() - LONGEST_SESSION_MS)],
  });
  return new Map(rows.map(({ sessionId, ...account }) => [sessionId, account]));
}

/** The roles of a provisioned identity, undefined for an unknown one. */
export async function findRoles(
  pool: Pool,
  provider: IdentityProviderName,
  uid: string,
): Promise<readonly StudioRole[] | undefined> {
  const { rows } = await pool.query<{ readonly roles: readonly StudioRole[] }>(
    `select ${ROLES} from studio.accounts a
      where a.provider = 'studio'
        and a.uid = case $1 when 'studio' then $2
                    else (select f.account_uid from studio.firebase_identities f where f.uid = $2) end`,
    [provider, uid],
  );
  return rows[0]?.roles;
}
