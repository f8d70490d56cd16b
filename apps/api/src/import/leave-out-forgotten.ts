import type { PoolClient } from 'pg';
import type { StagedFile } from './stage-files.ts';
import { stagingOf } from './staging.ts';
import { bookingsTable } from './tables/bookings-table.ts';
import { customersTable } from './tables/customers-table.ts';
import { entitlementsTable } from './tables/entitlements-table.ts';
import { rolesTable } from './tables/roles-table.ts';
import { setLogsTable } from './tables/set-logs-table.ts';

/** Rows about people whose accounts were deleted (decision 096). */
export interface LeftOut {
  readonly customers: number;
  readonly roles: number;
  readonly sets: number;
  /** Passes and memberships. */
  readonly entitlements: number;
  /** Imported without a person: the place stays taken. */
  readonly bookingsOfNobody: number;
}

const NOTHING: LeftOut = { customers: 0, roles: 0, sets: 0, entitlements: 0, bookingsOfNobody: 0 };

const FORGOTTEN_CUSTOMERS = 'select customer_mark from studio.forgotten_people';
const FORGOTTEN_ADDRESSES = 'select email_mark from studio.forgotten_people';

/**
 * Removes deleted people from the staged files before anything is compared, so that no file brings them back, by id or by
 * address.
 */
export async function leaveOutForgotten(
  client: PoolClient,
  staged: readonly StagedFile[],
): Promise<{ readonly files: readonly StagedFile[]; readonly leftOut: LeftOut }> {
  const { rows } = await client.query('select from studio.forgotten_people limit 1');
  if (rows.length === 0) return { files: staged, leftOut: NOTHING };
  const has = (table: StagedFile['table']) => staged.some((file) => file.table === table);
  await findForgottenIds(client, has);

  const ifThere = async (table: StagedFile['table'], sql: string): Promise<number> =>
    has(table) ? ((await client.query(sql)).rowCount ?? 0) : 0;
  const leftOut: LeftOut = {
    customers: await ifThere(
      customersTable,
      `delete from ${stagingOf(customersTable)} where ${IS_FORGOTTEN('id')}`,
    ),
    sets: await ifThere(
      setLogsTable,
      `delete from ${stagingOf(setLogsTable)} where ${IS_FORGOTTEN('customer_id')}`,
    ),
    entitlements: await ifThere(
      entitlementsTable,
      `delete from ${stagingOf(entitlementsTable)} where ${IS_FORGOTTEN('customer_id')}`,
    ),
    bookingsOfNobody: await ifThere(
      bookingsTable,
      `update ${stagingOf(bookingsTable)} set customer_id = null where ${IS_FORGOTTEN('customer_id')}`,
    ),
    roles: await ifThere(
      rolesTable,
      `delete from ${stagingOf(rolesTable)} where studio.forgotten_mark('email', email) in (${FORGOTTEN_ADDRESSES})`,
    ),
  };
  return {
    files: staged.map((file) => ({ ...file, rows: file.rows - rowsLeftOut(file, leftOut) })),
    leftOut,
  };
}

const IS_FORGOTTEN = (column: string) => `"${column}" in (select id from pg_temp.import_forgotten)`;

/** Ids in the files that belong to deleted people: by the marker of the id, or of the address beside it. */
async function findForgottenIds(
  client: PoolClient,
  has: (table: StagedFile['table']) => boolean,
): Promise<void> {
  const named = [customersTable, bookingsTable, setLogsTable, entitlementsTable].filter(has).map((table) => {
    const column = table === customersTable ? 'id' : 'customer_id';
    return `select "${column}" as id from ${stagingOf(table)}`;
  });
  const byAddress = `select id from ${stagingOf(customersTable)}
                      where studio.forgotten_mark('email', email) in (${FORGOTTEN_ADDRESSES})`;
  const byId = `select id from (${named.join(' union ') || 'select null::text as id'}) as named
                 where studio.forgotten_mark('customer', id) in (${FORGOTTEN_CUSTOMERS})`;
  const ids = has(customersTable) ? `${byId} union ${byAddress}` : byId;
  await client.query(`create temp table import_forgotten on commit drop as ${ids}`);
}

function rowsLeftOut({ table }: StagedFile, { customers, roles, sets, entitlements }: LeftOut): number {
  switch (table) {
    case customersTable:
      return customers;
    case rolesTable:
      return roles;
    case setLogsTable:
      return sets;
    case entitlementsTable:
      return entitlements;
    default:
      return 0;
  }
}
