import type { PoolClient } from 'pg';
import type { StagedFile } from './stage-files.ts';
import { stagingOf } from './staging.ts';
import { bookingsTable } from './tables/bookings-table.ts';
import { customersTable } from './tables/customers-table.ts';
import { entitlementsTable } from './tables/entitlements-table.ts';
import { rolesTable } from './tables/roles-table.ts';
import { setLogsTable } from './tables/set-logs-table.ts';

const GONE_IDS = 'select gone_id from studio.merged_people';
/** Addresses of merged records that are still there, each with that of the kept person. */
const MOVED_ADDRESSES = `
  select g.email as was, k.email as "is" from studio.merged_people m
    join studio.customers g on g.id = m.gone_id
    join studio.customers k on k.id = studio.person_kept(m.gone_id)`;

/**
 * Lets the ids and addresses of records that were merged away mean the kept person, in all staged files: other systems go on
 * naming them. Who they are is said by the kept person's own line.
 */
export async function meanKeptPeople(
  client: PoolClient,
  staged: readonly StagedFile[],
): Promise<readonly StagedFile[]> {
  const { rows } = await client.query('select from studio.merged_people limit 1');
  if (rows.length === 0) return staged;
  const has = (table: StagedFile['table']) => staged.some((file) => file.table === table);
  for (const table of [bookingsTable, setLogsTable, entitlementsTable].filter(has)) {
    await client.query(
      `update ${stagingOf(table)} set customer_id = studio.person_kept(customer_id) where customer_id in (${GONE_IDS})`,
    );
  }
  const left = new Map<StagedFile['table'], number>();
  const leaveOut = async (table: StagedFile['table'], where: string) => {
    if (!has(table)) return;
    const { rowCount } = await client.query(`delete from ${stagingOf(table)} s where ${where}`);
    left.set(table, rowCount ?? 0);
  };
  await leaveOut(customersTable, `s.id in (${GONE_IDS})`);
  await leaveOut(
    rolesTable,
    `exists (select from (${MOVED_ADDRESSES}) a join ${stagingOf(rolesTable)} o on o.email = a."is"
              where a.was = s.email and o.role = s.role)`,
  );
  if (has(rolesTable))
    await client.query(
      `update ${stagingOf(rolesTable)} s set email = a."is" from (${MOVED_ADDRESSES}) a where a.was = s.email`,
    );
  return staged.map((file) => ({ ...file, rows: file.rows - (left.get(file.table) ?? 0) }));
}
