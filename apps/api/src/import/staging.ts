/**
 * The rows of the files lie in temporary tables until all of them are known to be right. What needs other rows
 * (double ids, references) and what has changed is then asked of PostgreSQL for the whole set at once.
 */
import type { ImportTable } from './import-table.ts';

/** What storing rows needs to know of a table; its rows lie in a staging table of that name. */
export type StorableTable = Pick<ImportTable, 'name' | 'target' | 'key' | 'replacesWhole'> & {
  readonly columns: readonly { readonly name: string }[];
};

/** Column of a staging table that holds the line of the file. */
export const LINE_COLUMN = 'file_line';

/** Name of a table's staging table. */
export function stagingOf(table: StorableTable): string {
  return `pg_temp.import_${table.name}`;
}

/** The staging table goes with the transaction. */
export function createStaging(table: ImportTable): string {
  const columns = table.columns.map(({ name, sqlType }) => `${quoted(name)} ${sqlType}`);
  return `create temp table import_${table.name} (${LINE_COLUMN} integer not null, ${columns.join(', ')}) on commit drop`;
}

export function copyIntoStaging(table: ImportTable): string {
  return `copy ${stagingOf(table)} (${LINE_COLUMN}, ${columnList(table)}) from stdin`;
}

/** Rows alike in these columns: line, first line with the same values, how many in all; the first `limit` of them. */
export function doubleRows(table: ImportTable, columns: readonly string[], limit: number): string {
  const known = columns.map((column) => `${quoted(column)} is not null`).join(' and ');
  return `
    select line, first_line, (count(*) over ())::int as total
      from (select ${LINE_COLUMN} as line, min(${LINE_COLUMN}) over (partition by ${quotedList(columns)}) as first_line
              from ${stagingOf(table)} where ${known}) as keyed
     where line > first_line
     order by line limit ${limit}`;
}

/** Rows whose reference leads nowhere: line, the id, how many in all; the first `limit` of them. */
export function danglingRows(
  table: ImportTable,
  column: string,
  to: { readonly table: ImportTable; readonly isStaged: boolean },
  limit: number,
): string {
  const staged = to.isStaged
    ? `and not exists (select from ${stagingOf(to.table)} r where r.id = s.${quoted(column)})`
    : '';
  return `
    select s.${LINE_COLUMN} as line, s.${quoted(column)} as id, (count(*) over ())::int as total
      from ${stagingOf(table)} s
     where s.${quoted(column)} is not null
       and not exists (select from ${to.table.target} r where r.id = s.${quoted(column)}) ${staged}
     order by line limit ${limit}`;
}

/** How many rows are new, would change, and are no longer wanted. */
export function countDifferences(table: StorableTable): string {
  return `
    select (select count(*) from ${stagingOf(table)} s where ${isNew(table)})::int as inserted,
           (select count(*) from ${stagingOf(table)} s join ${table.target} t on ${sameKey(table)}
             where ${isDifferent(table)})::int as updated,
           ${isReplacing(table) ? `(select count(*) from ${table.target} t where ${isGone(table)})::int` : '0'} as removed`;
}

export function insertNew(table: StorableTable): string {
  const columns = columnList(table);
  return `insert into ${table.target} (${columns}) select ${columns} from ${stagingOf(table)} s where ${isNew(table)}`;
}

export function updateDifferent(table: StorableTable): string {
  const values = valueColumns(table).map((name) => `${quoted(name)} = s.${quoted(name)}`);
  return `
    update ${table.target} t set ${values.join(', ')}
      from ${stagingOf(table)} s where ${sameKey(table)} and ${isDifferent(table)}`;
}

export function deleteGone(table: StorableTable): string {
  return `delete from ${table.target} t where ${isGone(table)}`;
}

function isNew(table: StorableTable): string {
  return `not exists (select from ${table.target} t where ${sameKey(table)})`;
}

function isDifferent(table: StorableTable): string {
  const row = (alias: string) =>
    `(${valueColumns(table)
      .map((name) => `${alias}.${quoted(name)}`)
      .join(', ')})`;
  return `${row('t')} is distinct from ${row('s')}`;
}

function isReplacing(table: StorableTable): boolean {
  return table.replacesWhole !== undefined;
}

function isGone(table: StorableTable): string {
  const whole = table.replacesWhole ?? [];
  const staging = stagingOf(table);
  const inDatabase = whole.map((name) => `t.${quoted(name)}`).join(', ');
  return `(${inDatabase}) in (select ${quotedList(whole)} from ${staging})
    and not exists (select from ${staging} s where ${sameKey(table)})`;
}

function sameKey(table: StorableTable): string {
  return table.key.map((name) => `t.${quoted(name)} = s.${quoted(name)}`).join(' and ');
}

function valueColumns(table: StorableTable): string[] {
  return table.columns.map(({ name }) => name).filter((name) => !table.key.includes(name));
}

function columnList(table: StorableTable): string {
  return quotedList(table.columns.map(({ name }) => name));
}

function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name}"`;
}
