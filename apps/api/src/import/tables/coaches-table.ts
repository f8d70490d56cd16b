import type { PoolClient } from 'pg';
import { id, mailAddress, mediaUrl, optional, plainName } from '../field-parsers.ts';
import type { ImportTable, RowCounts, StagedFaults, Storing } from '../import-table.ts';
import { shown } from '../shown-text.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';

export const coachesTable: ImportTable = {
  name: 'coaches',
  noun: 'coach',
  target: 'studio.coaches',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'first_name', sqlType: 'text', parse: plainName },
    { name: 'profile_image_url', sqlType: 'text', parse: optional(mediaUrl) },
    // What the coach signs in with.
    { name: 'email', sqlType: 'text', parse: optional(mailAddress), isOptional: true },
  ],
  key: ['id'],
  references: [],
  unique: [
    {
      column: 'email',
      words: (firstLine) => ({
        en: `the coach on line ${firstLine} has this address too; each coach signs in with an address of their own`,
        de: `diese Adresse steht auch in Zeile ${firstLine}; jeder Coach meldet sich mit einer eigenen an`,
      }),
    },
  ],
  checkStaged: addressesAreFree,
  store: storeCoaches,
};

/** Addresses of coaches who are not in the file, and so keep theirs. */
async function addressesAreFree(client: PoolClient, limit: number): Promise<StagedFaults> {
  const staging = stagingOf(coachesTable);
  const { rows } = await client.query<{ line: number; owner: string; total: number }>(
    `select s.${LINE_COLUMN} as line, c.id as owner, (count(*) over ())::int as total
       from ${staging} s
       join studio.coaches c on c.email = s.email and c.id <> s.id
      where not exists (select from ${staging} other where other.id = c.id)
      order by s.${LINE_COLUMN} limit $1`,
    [limit],
  );
  const found = rows.map(({ line, owner }) => ({
    line,
    column: 'email',
    message: {
      en: `this address belongs to the coach ${shown(owner).en}, who is not in the file`,
      de: `diese Adresse gehört dem Coach ${shown(owner).de}, der nicht in der Datei steht`,
    },
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

/** Two coaches may swap addresses, or one take over another's; uniqueness is checked row by row. */
async function storeCoaches(client: PoolClient, { columns, log }: Storing): Promise<RowCounts> {
  const table = {
    ...coachesTable,
    columns: coachesTable.columns.filter(({ name }) => columns.includes(name)),
  };
  // Before addresses are freed, which is no change of the file.
  await log?.differences(table);
  await freeMovingAddresses(client);
  return storeDifferences(client, table, undefined);
}

async function freeMovingAddresses(client: PoolClient): Promise<void> {
  const staging = stagingOf(coachesTable);
  const { rows } = await client.query<{ id: string }>(
    `select c.id from studio.coaches c join ${staging} s on s.id = c.id
      where s.email is distinct from c.email
        and exists (select from ${staging} other where other.email = c.email)`,
  );
  // Every update of coaches, also of none, counts as a change of the timetable.
  if (rows.length === 0) return;
  const moving = rows.map(({ id: coach }) => coach);
  await client.query('update studio.coaches set email = null where id = any ($1)', [moving]);
}
