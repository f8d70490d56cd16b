import type { PoolClient } from 'pg';
import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { type RoleOfAddress, setRoles } from '../../identity/accounts/provisioning.ts';
import { mailAddress, oneOf } from '../field-parsers.ts';
import type { ImportTable, RowCounts, Storing, RowImage } from '../import-table.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import type { FaultInFile } from '../import-fault.ts';
import { LASTING_OWNERS } from '../../data/owners.ts';

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
  checkStaged: leaveAnOwner,
  store: storeRoles,
};

const IS_STAGED = (role: string) => `(select s.email from ${stagingOf(rolesTable)} s where ${role})`;

/** The first row of an owner, where no owner is left, and rows that make somebody one who is about to be deleted. */
const FAULTS = [
  {
    message: {
      en: 'leaves the studio without an owner; another one has to stand in the file',
      de: 'lässt das Studio ohne Leitung; dann muss jemand anders mit dieser Rolle in der Datei stehen',
    },
    sql: () => `
      select min(s.${LINE_COLUMN})::int as line
        from ${stagingOf(rolesTable)} s
       where s.email in (select o.email from (${LASTING_OWNERS}) o)
         and not exists (select from (${LASTING_OWNERS}) o where o.email not in ${IS_STAGED('true')})
         and not exists (
           select from ${stagingOf(rolesTable)} k
             left join identity."user" u on u.email = k.email
             left join studio.accounts a on a.provider = 'studio' and a.uid = u.id
            where k.role = 'owner' and a.disabled_at is null
              and not exists (select from studio.deletion_requests d where d.uid = a.uid))
      having count(*) > 0`,
  },
  {
    message: {
      en: 'is about to be deleted; call that off before this person becomes an owner',
      de: 'wird demnächst gelöscht; brich das ab, bevor diese Person die Leitung übernimmt',
    },
    sql: () => `
      select s.${LINE_COLUMN}::int as line
        from ${stagingOf(rolesTable)} s
        join identity."user" u on u.email = s.email
        join studio.deletion_requests d on d.uid = u.id
       where s.role = 'owner'
         and not exists (select from studio.account_roles r
                          where r.provider = 'studio' and r.uid = u.id and r.role = 'owner')
       order by 1`,
  },
] as const;

async function leaveAnOwner(client: PoolClient, limit: number) {
  const faults: FaultInFile[] = [];
  for (const { message, sql } of FAULTS) {
    const { rows } = await client.query<{ line: number }>(sql());
    faults.push(...rows.map(({ line }) => ({ line, column: 'email', message })));
  }
  return { found: faults.slice(0, limit), total: faults.length };
}

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
