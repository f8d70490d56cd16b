/** Who works here: members of the studio or not, since coaches and the front desk need not be customers. */
import type { TeamMember } from '@lifted/contract/desk/people/team';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { Pool, PoolClient } from 'pg';
import type { Editing } from '../../audit/edit-record.ts';
import { holdAccount } from '../../identity/accounts/provisioned-account.ts';
import { isBeingDeleted } from '../../data/owners.ts';
import { setRoles } from '../../identity/accounts/provisioning.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import {
  holdAccountWith,
  mailSignInLink,
  recordRoles,
  setStaffRoles,
  type RolesChange,
} from './account-changes.ts';
import { readBranches, setBranches } from './desk-branches.ts';
import { becomesNoOwner, isDisabled, noAddress, noRole, worksHereAlready } from './person-refusals.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';

const TEAM = `
  select a.uid, u.email, a.customer_id as person_id, a.disabled_at is not null as is_disabled,
         coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), co.first_name) as name,
         array_agg(r.role order by r.role) as roles,
         array(select coalesce(b.branch_id, '${OWN_ADDRESS}') from studio.desk_branches b
                left join studio.branches n on n.id = b.branch_id
                where b.provider = 'studio' and b.uid = a.uid order by n.name nulls last) as branches,
         exists (select from studio.second_factors f where f.uid = a.uid and f.enrolled_at is not null) as has_second_factor,
         (select max(s."updatedAt") from identity."session" s where s."userId" = a.uid and s."expiresAt" > $1) as "lastUsed"
    from studio.account_roles r
    join studio.accounts a on a.provider = r.provider and a.uid = r.uid
    join identity."user" u on u.id = a.uid
    left join studio.customers c on c.id = a.customer_id
    left join lateral (select first_name from studio.coaches where email = u.email order by id limit 1) co on true
   where r.provider = 'studio' and r.role <> 'member'
   group by a.uid, u.email, a.customer_id, a.disabled_at, c.first_name, c.last_name, co.first_name
   order by name nulls last, u.email`;

/** Everybody with a role of staff, by name. */
export async function listTeamMembers(pool: Pool, now: Date): Promise<TeamMember[]> {
  const { rows } = await pool.query<Omit<TeamMember, 'last_used_at'> & { readonly lastUsed: Date | null }>(
    TEAM,
    [now],
  );
  return rows.map(({ lastUsed, ...row }) => ({ ...row, last_used_at: lastUsed && berlinIso(lastUsed) }));
}

/** Lets somebody work here and mails them a link that signs them in; answers the entry. */
export async function addTeamMember(
  client: PoolClient,
  wanted: {
    readonly email: string;
    readonly roles: readonly StudioRole[];
    readonly branches?: readonly string[];
  },
  letters: LetterSettings,
  editing: Editing,
): Promise<string> {
  const address = visitorEmail(wanted.email);
  if (address.outcome === 'refused') throw noAddress();
  if (wanted.roles.length === 0) throw noRole();
  const { email } = address;
  const { rowCount } = await client.query(
    `select from studio.account_roles r join identity."user" u on u.id = r.uid
      where r.provider = 'studio' and r.role <> 'member' and u.email = $1`,
    [email],
  );
  if (rowCount !== 0) throw worksHereAlready();
  // Before the roles, as every change of them does: who is changed and added at once would wait for each other.
  const known = await holdAccount(client, email);
  await setRoles(
    client,
    wanted.roles.map((role) => ({ email, role })),
  );
  const account = known ?? (await holdAccount(client, email));
  if (account === undefined) throw noSuchPerson();
  if (account.isDisabled) throw isDisabled();
  if (wanted.roles.includes('owner') && (await isBeingDeleted(client, account.uid))) throw becomesNoOwner();
  if (wanted.branches !== undefined) await setBranches(client, account.uid, wanted.branches);
  await mailSignInLink(client, account, letters, editing.at, true);
  return recordRoles(
    client,
    account,
    {
      before: { roles: [], branches: [] },
      after: { roles: wanted.roles, branches: await readBranches(client, account.uid) },
    },
    editing,
  );
}

/** Sets the roles of an account, as the form of a person does. */
export async function changeTeamRoles(
  client: PoolClient,
  { uid, ...roles }: RolesChange & { readonly uid: string },
  editing: Editing,
): Promise<string | null> {
  return setStaffRoles(client, await holdAccountWith(client, uid), roles, editing);
}
