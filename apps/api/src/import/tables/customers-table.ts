import type { PoolClient } from 'pg';
import type { Sentence } from '../../http/errors/refusal.ts';
import { provisionCustomers } from '../../identity/accounts/provisioning.ts';
import { tellOldAddress } from '../../identity/letters/address-change.ts';
import { LANGUAGES } from '@lifted/domain/language/language';
import { id, mailAddress, oneOf, optional, plainName } from '../field-parsers.ts';
import type { ImportTable, RowCounts, StagedFaults, Storing } from '../import-table.ts';
import { shown } from '../shown-text.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';
import { coachesTable } from './coaches-table.ts';

/** Customers are never removed, and each has an identity to sign in with (see provisioning). */
export const customersTable: ImportTable = {
  name: 'customers',
  noun: 'customer',
  target: 'studio.customers',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'first_name', sqlType: 'text', parse: plainName },
    { name: 'last_name', sqlType: 'text', parse: plainName },
    { name: 'email', sqlType: 'text', parse: mailAddress },
    { name: 'language', sqlType: 'text', parse: optional(oneOf(LANGUAGES)), isOptional: true },
  ],
  key: ['id'],
  references: [],
  unique: [
    {
      column: 'email',
      needsNoSignIn: true,
      words: (firstLine) => ({
        en: `the customer on line ${firstLine} has this address too; everybody signs in with an address, so two people cannot share one`,
        de: `diese Adresse steht auch in Zeile ${firstLine}; mit ihr meldet man sich an, also können sich zwei keine teilen`,
      }),
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
    ...(customer_id === null
      ? { message: ADDRESS_OF_AN_ACCOUNT }
      : { message: addressOf(customer_id), needsNoSignIn: true as const }),
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

const ADDRESS_OF_AN_ACCOUNT: Sentence = {
  en: 'somebody else signs in with this address, such as a coach; give that account another address first',
  de: 'mit dieser Adresse meldet sich jemand anders an, zum Beispiel ein Coach; gib diesem Konto zuerst eine andere',
};

function addressOf(customerId: string): Sentence {
  const owner = shown(customerId);
  return {
    en: `this address belongs to the customer ${owner.en}, who is not in the file`,
    de: `diese Adresse gehört ${owner.de}, und diese Person steht nicht in der Datei`,
  };
}

/** A file without the column of languages leaves those that are known as they are. */
async function storeCustomers(
  client: PoolClient,
  { columns, log, letters, now }: Storing,
): Promise<RowCounts> {
  const table = {
    ...customersTable,
    columns: customersTable.columns.filter(({ name }) => columns.includes(name)),
  };
  // Before addresses are freed, which is no change of the file.
  await log?.differences(table);
  await freeMovingAddresses(client);
  const changes = await storeDifferences(client, table, undefined);
  const replaced = await provisionCustomers(client, 'all', await coachesWithAddress(client));
  if (letters !== undefined)
    for (const address of replaced) await tellOldAddress(client, letters, address, now);
  return changes;
}

/** Coaches to whom the coaches.csv of this import gives an address, which is stored before. */
async function coachesWithAddress(client: PoolClient): Promise<readonly string[]> {
  const staging = stagingOf(coachesTable);
  const { rows: staged } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [staging],
  );
  if (staged[0]?.isThere !== true) return [];
  const { rows } = await client.query<{ id: string }>(`select id from ${staging} where email is not null`);
  return rows.map(({ id: coach }) => coach);
}

/** Two customers may swap addresses, or one take over another's; uniqueness is checked row by row. */
async function freeMovingAddresses(client: PoolClient): Promise<void> {
  await client.query(`
    update studio.customers c set email = 'moving-' || c.number
      from ${stagingOf(customersTable)} s
     where s.id = c.id and s.email <> c.email
       and exists (select from ${stagingOf(customersTable)} other where other.email = c.email)`);
}
