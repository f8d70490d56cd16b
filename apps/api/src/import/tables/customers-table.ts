import type { PoolClient } from 'pg';
import { provisionCustomers } from '../../identity/accounts/provisioning.ts';
import { id, mailAddress, personName } from '../field-parsers.ts';
import type { ImportTable, RowChanges, StagedFaults } from '../import-table.ts';
import { shown } from '../shown-text.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';

/** Customers are never removed, and each has an identity to sign in with (see provisioning). */
export const customersTable: ImportTable = {
  name: 'customers',
  noun: 'customer',
  target: 'studio.customers',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'first_name', sqlType: 'text', parse: personName },
    { name: 'last_name', sqlType: 'text', parse: personName },
    { name: 'email', sqlType: 'text', parse: mailAddress },
  ],
  key: ['id'],
  references: [],
  unique: [
    {
      column: 'email',
      words: (firstLine) =>
        `the customer on line ${firstLine} has this address too; ` +
        'everybody signs in with an address, so two people cannot share one',
    },
  ],
  checkStaged: addressesAreFree,
  store: storeCustomers,
};

/** The current owner of an address: a customer who is not in the file, or an account without a customer. */
const OWNERS = `
  select s.${LINE_COLUMN} as line, c.id as customer_id
    from ${stagingOf(customersTable)} s
    join studio.customers c on c.email = s.email and c.id <> s.id
   where not exists (select from ${stagingOf(customersTable)} other where other.id = c.id)
  union all
  select s.${LINE_COLUMN}, null
    from ${stagingOf(customersTable)} s
    join studio.accounts own on own.provider = 'studio' and own.customer_id = s.id
    join identity."user" u on u.email = s.email and u.id <> own.uid
   where not exists (select from studio.accounts a
                      where a.provider = 'studio' and a.uid = u.id and a.customer_id is not null)`;

async function addressesAreFree(client: PoolClient, limit: number): Promise<StagedFaults> {
  const { rows } = await client.query<{ line: number; customer_id: string | null; total: number }>(
    `select line, customer_id, (count(*) over ())::int as total from (${OWNERS}) as owned order by line limit $1`,
    [limit],
  );
  const found = rows.map(({ line, customer_id }) => ({
    line,
    column: 'email',
    message:
      customer_id === null
        ? 'somebody else signs in with this address, such as a coach; give that account another address first'
        : `this address belongs to the customer ${shown(customer_id)}, who is not in the file`,
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

async function storeCustomers(client: PoolClient): Promise<RowChanges> {
  await releaseMovingAddresses(client);
  const changes = await storeDifferences(client, customersTable);
  await provisionCustomers(client);
  return changes;
}

/** Two customers may swap addresses, or one take over another's; uniqueness is checked row by row. */
async function releaseMovingAddresses(client: PoolClient): Promise<void> {
  await client.query(`
    update studio.customers c set email = 'moving-' || c.number
      from ${stagingOf(customersTable)} s
     where s.id = c.id and s.email <> c.email
       and exists (select from ${stagingOf(customersTable)} other where other.email = c.email)`);
}
