import type { PoolClient } from 'pg';
import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { type RoleOfAddress, setRoles } from '../../identity/accounts/provisioning.ts';
import { mailAddress, oneOf } from '../field-parsers.ts';
import type { ImportTable, RowCounts, Storing, RowImage } from '../import-table.ts';
import { stagingOf } from '../staging.ts';

/** One row per address and role. A listed address ends up with exactly the roles listed here. */
export const rolesTable: ImportTable = {
  name: 'roles',
  noun: 'role',
  target: 'studio.account_roles',
  columns: [
    { name: 'email', sqlType: 'text', parse: mailAddress },
    { name: 'role', sqlType: 'text', parse: oneOf(STUDIO_ROLES) },
  ],
  key: ['email', 'role'],
  references: [],
  store: storeRoles,
};

async function storeRoles(client: PoolClient, { log }: Storing): Promise<RowCounts> {
  const { rows } = await client.query<RoleOfAddress>(`select email, role from ${stagingOf(rolesTable)}`);
  const before = log && (await rolesOf(client, rows));
  const { added, removed } = await setRoles(client, rows);
  if (before !== undefined) {
    const after = await rolesOf(client, rows);
    const changed = [...after].map(([email, now]) => ({
      before: before.get(email) ?? { email, role: null },
      after: now,
    }));
    await log?.changed(changed.filter((row) => row.before['role'] !== row.after['role']));
  }
  return { inserted: added, updated: 0, removed };
}

/** The roles of these addresses, as one row each. */
async function rolesOf(
  client: PoolClient,
  named: readonly RoleOfAddress[],
): Promise<ReadonlyMap<string, RowImage>> {
  const { rows } = await client.query<{ email: string; role: string | null }>(
    `select u.email, string_agg(r.role, ', ' order by r.role) as role
       from identity."user" u left join studio.account_roles r on r.provider = 'studio' and r.uid = u.id
      where u.email = any ($1) group by u.email`,
    [named.map(({ email }) => email)],
  );
  return new Map(rows.map((row) => [row.email, row]));
}
