import type { PoolClient } from 'pg';
import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { type RoleOfAddress, setRoles } from '../../identity/accounts/provisioning.ts';
import { mailAddress, oneOf } from '../field-parsers.ts';
import type { ImportTable, RowChanges } from '../import-table.ts';
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

async function storeRoles(client: PoolClient): Promise<RowChanges> {
  const { rows } = await client.query<RoleOfAddress>(`select email, role from ${stagingOf(rolesTable)}`);
  const { added, removed } = await setRoles(client, rows);
  return { inserted: added, updated: 0, removed };
}
