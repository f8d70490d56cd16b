/**
 * The rows of all files are kept in temporary tables until everything is checked. PostgreSQL then finds what needs other
 * rows (duplicate ids, references) and what has changed, for the whole set at once.
 */
import { REMOVED_COLUMN } from './field-parsers.ts';
import { type Fault, type FaultInFile, LINES_NAMED } from './import-fault.ts';
import type { ImportTable, StorableTable } from './import-table.ts';

/** Column of a staging table with the line in the file. */
export const LINE_COLUMN = 'file_line';

/** Name of a table's staging table. */
export function stagingOf(table: StorableTable): string {
  return `pg_temp.import_${table.name}`;
}

/** The staging table is dropped with the transaction. */
export function createStaging(table: ImportTable): string {
  const columns = table.columns.map(({ name, sqlType }) => `${quoted(name)} ${sqlType}`);
  return `create temp table import_${table.name} (${LINE_COLUMN} integer not null, ${columns.join(', ')}) on commit drop`;
}

export function copyIntoStaging(table: ImportTable): string {
  return `copy ${stagingOf(table)} (${LINE_COLUMN}, ${columnList(table)}) from stdin`;
}

/** Similar rows: their lines, the first `LINES_NAMED` + 1 of them, and how many there are. */
export interface FoundLines {
  readonly lines: readonly [number, ...number[]];
  readonly count: number;
}

/** SQL of FoundLines over the rows of a group that have a `line`. */
export const FOUND_LINES = `(array_agg(line order by line))[1:${LINES_NAMED + 1}] as lines, count(*)::int as count`;

/**
 * Rows with equal values in these columns, and the first line that repeats them. Rows with the same key are left out: that
 * is another fault.
 */
export function doubleRows(table: ImportTable, columns: readonly string[]): string {
  const known = columns.map((column) => `${quoted(column)} is not null`).join(' and ');
  const others = table.key.filter((column) => !columns.includes(column));
  const isOther = others.map((column, at) => `${quoted(column)} is distinct from first_${at}`);
  const firsts = others.map((column, at) => `, first_value(${quoted(column)}) over alike as first_${at}`);
  return `
    select ${FOUND_LINES}, (array_agg(first_line order by line))[1] as first_line
      from (select *, ${LINE_COLUMN} as line, first_value(${LINE_COLUMN}) over alike as first_line${firsts.join('')}
              from ${stagingOf(table)} where ${known}
            window alike as (partition by ${quotedList(columns)} order by ${LINE_COLUMN})) as keyed
     where line > first_line ${isOther.length === 0 ? '' : `and (${isOther.join(' or ')})`}
    having count(*) > 0`;
}

/** Ids that do not exist, with their rows; the first `limit` ids, and the number of all rows. */
export function danglingRows(
  table: ImportTable,
  column: string,
  to: { readonly table: ImportTable; readonly isStaged: boolean },
  limit: number,
): string {
  const staged = to.isStaged
    ? `and not exists (select from ${stagingOf(to.table)} r
                        where r.id = s.${quoted(column)} ${staying(to.table, 'r')})`
    : '';
  return `
    select id, ${FOUND_LINES}, (sum(count(*)) over ())::int as total
      from (select s.${quoted(column)} as id, s.${LINE_COLUMN} as line
              from ${stagingOf(table)} s
             where s.${quoted(column)} <> ''
               and not exists (select from ${to.table.target} r where r.id = s.${quoted(column)}) ${staged} ${staying(table, 's')}) as dangling
     group by id
     order by min(line) limit ${limit}`;
}

function staying(table: ImportTable, alias: string): string {
  return isRemovable(table) ? `and ${alias}.${quoted(REMOVED_COLUMN)} is not true` : '';
}

/** Whether rows of the file can be marked as removed. */
export function isRemovable(table: ImportTable): boolean {
  return table.columns.some(({ name }) => name === REMOVED_COLUMN);
}

/** How many rows are new, changed, and no longer wanted. */
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

/** SQL for each kind of difference between a table and its staging table: `kind`, and the row `before` and `after`. */
export function differences(
  table: StorableTable,
  alsoKnown: Readonly<Record<string, string>> = {},
): readonly string[] {
  const staging = stagingOf(table);
  const values = (alias: string) => table.columns.map(({ name }) => `'${name}', ${alias}.${quoted(name)}`);
  const image = (alias: string) => `jsonb_build_object(${values(alias).join(', ')})`;
  const more = Object.entries(alsoKnown).map(([name, sql]) => `'${name}', ${sql}`);
  const added = `${image('s')} || jsonb_build_object(${more.join(', ')})`;
  return [
    `select 'added' as kind, null::jsonb as before, ${added} as after from ${staging} s where ${isNew(table)}`,
    `select 'changed' as kind, ${image('t')} as before, ${image('s')} as after
       from ${staging} s join ${table.target} t on ${sameKey(table)} where ${isDifferent(table)}`,
    ...(isReplacing(table)
      ? [
          `select 'removed' as kind, to_jsonb(t) as before, null::jsonb as after from ${table.target} t where ${isGone(table)}`,
        ]
      : []),
  ];
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

/** One fault of all these rows. */
export function faultOfLines(
  { lines: [line, ...furtherLines], count }: FoundLines,
  fault: Omit<FaultInFile, 'line'>,
): Omit<Fault, 'file'> {
  return { line, furtherLines, count, ...fault };
}
