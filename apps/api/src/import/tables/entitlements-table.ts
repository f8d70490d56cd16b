import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import {
  civilDate,
  id,
  instant,
  optional,
  present,
  text,
  wholeNumber,
  type FieldParser,
} from '../field-parsers.ts';
import type {
  ImportTable,
  RowCounts,
  RowValues,
  StagedFaults,
  Storing,
  StorableTable,
} from '../import-table.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';
import { customersTable } from './customers-table.ts';
import { LEDGER_CHANGES, writeLedgerChanges } from './entitlement-ledger.ts';
import { productsTable } from './products-table.ts';

/** Replaces an empty cell, so that a faulty one, which is null, is not reported twice. */
const emptyAs =
  (value: string, parser: FieldParser): FieldParser =>
  (typed) =>
    typed === '' ? present(value) : parser(typed);
const NO_LAST_DAY = 'infinity';
const NO_CREDITS = '-1';

/** Passes and memberships of customers. They are never removed; a membership ends with its last day. */
export const entitlementsTable: ImportTable = {
  name: 'entitlements',
  noun: 'pass or membership',
  target: 'studio.entitlements',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'customer_id', sqlType: 'text', parse: id },
    { name: 'product_id', sqlType: 'text', parse: id },
    { name: 'valid_from', sqlType: 'date', parse: civilDate },
    { name: 'valid_until', sqlType: 'date', parse: emptyAs(NO_LAST_DAY, civilDate) },
    { name: 'credits', sqlType: 'smallint', parse: emptyAs(NO_CREDITS, wholeNumber(0, 1000)) },
    { name: 'granted_at', sqlType: 'timestamptz', parse: instant },
    { name: 'note', sqlType: 'text', parse: optional(text) },
    { name: 'reference', sqlType: 'text', parse: optional(text) },
  ],
  key: ['id'],
  references: [
    { column: 'customer_id', table: customersTable },
    { column: 'product_id', table: productsTable },
  ],
  checkRow: endsAfterItBegins,
  checkStaged: fitProductAndLedger,
  store: storeEntitlements,
};

function endsAfterItBegins({ valid_from: from = null, valid_until: until = null }: RowValues) {
  if (from === null || until === null || until >= from) return [];
  const message = {
    en: `${until} lies before valid_from ${from}`,
    de: `${until} liegt vor valid_from ${from}`,
  };
  return [{ column: 'valid_until', message }];
}

const FAULTS = {
  pass_without_end: {
    column: 'valid_until',
    message: { en: 'is empty; a pass has a last day', de: 'ist leer; ein Paket hat einen letzten Tag' },
    sql: `is_pass and s.valid_until = '${NO_LAST_DAY}'`,
  },
  pass_without_credits: {
    column: 'credits',
    message: {
      en: 'is empty; expected is how many are left on the pass',
      de: 'ist leer; erwartet wird, wie viele Workouts noch übrig sind',
    },
    sql: `is_pass and s.credits = ${NO_CREDITS}`,
  },
  membership_with_credits: {
    column: 'credits',
    message: {
      en: 'is set for a membership, which has none; leave the cell empty',
      de: 'ist bei einer Mitgliedschaft ausgefüllt, die keine hat; lass die Zelle leer',
    },
    sql: 'not is_pass and s.credits >= 0',
  },
  of_somebody_else: {
    column: 'customer_id',
    message: {
      en: 'this pass or membership belongs to somebody else in the database',
      de: 'dieses Paket oder diese Mitgliedschaft gehört in der Datenbank jemand anderem',
    },
    sql: 'e.id is not null and e.customer_number is distinct from c.number',
  },
  of_another_product: {
    column: 'product_id',
    message: {
      en: 'this pass or membership is of another product in the database',
      de: 'dieses Paket oder diese Mitgliedschaft ist in der Datenbank ein anderes Angebot',
    },
    sql: 'e.product_id <> s.product_id',
  },
  fewer_than_used: {
    column: 'credits',
    message: {
      en: 'is less than what was booked or used on this pass here',
      de: 'ist weniger, als hier mit diesem Paket gebucht oder verbraucht wurde',
    },
    sql: 'l.balance + l.extended + l.adjusted < 0',
  },
} as const;

const STAGED = stagingOf(entitlementsTable);

async function fitProductAndLedger(client: PoolClient, limit: number, now: Date): Promise<StagedFaults> {
  const causes = Object.entries(FAULTS).map(([cause, { sql }]) => `case when ${sql} then '${cause}' end`);
  const { rows } = await client.query<{ line: number; cause: keyof typeof FAULTS; total: number }>(
    `select line, cause, (count(*) over ())::int as total
       from (select s.${LINE_COLUMN} as line, unnest(array[${causes.join(', ')}]) as cause
               from ${STAGED} s
               join (${await knownProducts(client)}) p on p.id = s.product_id
               left join studio.customers c on c.id = s.customer_id
               left join studio.entitlements e on e.id = s.id
               left join (${LEDGER_CHANGES(STAGED)}) l on l.number = e.number) judged
      where cause is not null order by line limit $2`,
    [berlinDate(now), limit],
  );
  const found = rows.map(({ line, cause }) => ({
    line,
    column: FAULTS[cause].column,
    message: FAULTS[cause].message,
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

/** SQL for the products as they will be: those of the file, and others of the database. */
async function knownProducts(client: PoolClient): Promise<string> {
  const file = stagingOf(productsTable);
  const { rows } = await client.query('select where to_regclass($1) is not null', [file]);
  const known = 'select id, credits is not null as is_pass from studio.products p';
  if (rows.length === 0) return known;
  return `select id, credits is not null as is_pass from ${file}
          union all ${known} where not exists (select from ${file} f where f.id = p.id)`;
}

/** The rows as stored. */
const NUMBERED: StorableTable = {
  name: 'numbered_entitlements',
  target: 'studio.entitlements',
  columns: ['id', 'customer_number', 'product_id', 'valid', 'granted_at', 'note', 'reference'].map(
    (name) => ({ name }),
  ),
  key: ['id'],
};

const CREDITS_OF_FILE = `(select nullif(f.credits, ${NO_CREDITS}) from ${STAGED} f where f.id = s.id)`;

async function storeEntitlements(client: PoolClient, { now, log }: Storing): Promise<RowCounts> {
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select s.id, c.number as customer_number, s.product_id, s.granted_at, s.note, s.reference,
           daterange(s.valid_from, nullif(s.valid_until, '${NO_LAST_DAY}'), '[]') as valid
      from ${STAGED} s join studio.customers c on c.id = s.customer_id
     order by c.number`);
  const unchanged = await unchangedIds(client);
  const changes = await storeDifferences(client, NUMBERED, log, { credits: CREDITS_OF_FILE });
  const corrected = await writeLedgerChanges(client, STAGED, now);
  await log?.changed(
    corrected
      .filter(({ isNew }) => !isNew)
      .map(({ id: pass, before, after }) => ({
        before: { id: pass, credits: String(before) },
        after: { id: pass, credits: String(after) },
      })),
  );
  return {
    ...changes,
    updated: changes.updated + corrected.filter(({ id: pass }) => unchanged.has(pass)).length,
  };
}

/** Rows that stay as they are; their credits may still change. */
async function unchangedIds(client: PoolClient): Promise<ReadonlySet<string>> {
  const values = NUMBERED.columns.map(({ name }) => name);
  const { rows } = await client.query<{ id: string }>(
    `select ${values.join(', ')} from ${stagingOf(NUMBERED)} intersect select ${values.join(', ')} from ${NUMBERED.target}`,
  );
  return new Set(rows.map(({ id: unchanged }) => unchanged));
}
