import type { IdentityProviderName } from '@lifted/contract/identity/identity';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { LONGEST_SESSION_MS } from '@lifted/domain/identity/link-lifetimes';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { customerVersion } from '../../data/customer-version.ts';
import type { CallerAccount } from '../../http/caller.ts';

/** The account of a live session. */
export interface LiveAccount extends CallerAccount {
  readonly uid: string;
  /** Whether one is enrolled, or this session began with a passkey. */
  readonly hasSecondFactor: boolean;
}

/** The roles of one identity; an empty array when it has none. */
const ROLES = `array(
  select r.role from studio.account_roles r where r.provider = a.provider and r.uid = a.uid order by r.role
) as roles`;

/** Those somebody is the front desk of; null: all. */
const BRANCHES = `(
  select array_agg(coalesce(b.branch_id, '${OWN_ADDRESS}')) from studio.desk_branches b
   where b.provider = a.provider and b.uid = a.uid
) as branches`;

/** The columns of a CallerAccount, of account \`a\` and its customer \`c\`. */
export const CALLER_ACCOUNT = `${ROLES}, ${BRANCHES}, c.id as "customerId", c.number as "customerNumber",
  c.email as "customerEmail", ${customerVersion('c')} as "customerVersion"`;

/**
 * The accounts behind live sessions of our own provider, with roles and customer, by session id. Sessions are left out
 * when they have ended or are too old, their account is disabled, or the account's second factor was not shown. So signing
 * out, disabling, enrolling and role changes take effect from the next request, in every process.
 */
export async function findLiveAccounts(
  pool: Pool,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LiveAccount>> {
  const { rows } = await pool.query<LiveAccount & { readonly sessionId: string }>({
    name: 'find-live-accounts',
    // The subquery hides the array length from the planner, so one cached plan serves any number of sessions; planning
    // each time would cost more than the query. `limit` avoids reading all second factors for one account.
    text: `select s."id" as "sessionId", s."userId" as uid, ${CALLER_ACCOUNT},
                  f.enrolled is not null or exists (
                    select from studio.second_factor_sessions h
                     where h.session_id = s."id" and h.passkey_id is not null) as "hasSecondFactor"
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
  pool: Pool | PoolClient,
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
