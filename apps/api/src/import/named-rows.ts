import { placeOfAddress } from '@lifted/domain/people/own-address';
import type { PoolClient } from 'pg';
import type { Sentence } from '../http/errors/refusal.ts';
import type { FaultList } from './import-fault.ts';
import { fileOf, type ImportTable } from './import-table.ts';
import type { StagedFile } from './stage-files.ts';
import { NO_SUCH_ROW } from './table-file.ts';
import { LINE_COLUMN, stagingOf } from './staging.ts';
import { customersTable } from './tables/customers-table.ts';

/** What is to be done with a row that cannot be imported as it is. */
export type RowWay = 'leave_out' | 'without_sign_in';

/** A row that a person named, by the line it begins on. */
export interface NamedRow {
  /** 'customers.csv'. */
  readonly file: string;
  readonly line: number;
  readonly way: RowWay;
}

/** Rows of one file that were left out because a person named them, or because they refer to such a row. */
export interface TakenOut {
  readonly file: string;
  readonly named: number;
  readonly following: number;
}

/** Lines of a file that are to be left out. */
export function linesToLeaveOut(rows: readonly NamedRow[], table: ImportTable): ReadonlySet<number> {
  return new Set(
    rows.filter(({ file, way }) => way === 'leave_out' && file === fileOf(table)).map(({ line }) => line),
  );
}

/**
 * Takes rows out that refer to one that was left out, and is not in the studio already; and then those that refer to these.
 * Answers the files with fewer rows, and what was taken out.
 */
export async function leaveOutFollowing(
  client: PoolClient,
  staged: readonly StagedFile[],
): Promise<{ readonly files: readonly StagedFile[]; readonly takenOut: readonly TakenOut[] }> {
  if (staged.every(({ leftOut }) => leftOut.rows === 0)) return { files: staged, takenOut: [] };
  const gone = new Map(staged.map(({ table, leftOut }) => [table, new Set(leftOut.ids)]));
  const following = new Map<ImportTable, number>();
  // Each file comes after those it refers to.
  for (const { table } of staged) {
    for (const { column, table: target } of table.references) {
      const ids = [...(gone.get(target) ?? [])];
      if (ids.length === 0) continue;
      const { rows } = await client.query<{ id: string | null }>(
        `delete from ${stagingOf(table)} s
          where s."${column}" = any ($1)
            and not exists (select from ${target.target} t where t.id = s."${column}")
            and not exists (select from ${stagingOf(target)} o where o.id = s."${column}")
        returning ${table.key.includes('id') ? 's.id' : 'null::text'} as id`,
        [ids],
      );
      following.set(table, (following.get(table) ?? 0) + rows.length);
      for (const { id } of rows) if (id !== null) gone.get(table)?.add(id);
    }
  }
  return {
    files: staged.map((file) => ({ ...file, rows: file.rows - (following.get(file.table) ?? 0) })),
    takenOut: staged
      .map(({ table, leftOut }) => ({
        file: fileOf(table),
        named: leftOut.rows,
        following: following.get(table) ?? 0,
      }))
      .filter(({ named, following: others }) => named + others > 0),
  };
}

/**
 * Customers who are taken in without a sign-in of their own: those named, and those who were taken in so before and whose
 * address in the file is still somebody else's.
 */
export async function giveNoSignIn(
  client: PoolClient,
  rows: readonly NamedRow[],
  { staged, faults }: { readonly staged: readonly StagedFile[]; readonly faults: FaultList },
): Promise<void> {
  if (staged.every(({ table }) => table !== customersTable)) return;
  const lines = rows
    .filter(({ file, way }) => way === 'without_sign_in' && file === fileOf(customersTable))
    .map(({ line }) => line);
  const staging = stagingOf(customersTable);
  const { rows: known } = await client.query<{ line: number }>(
    `select s.${LINE_COLUMN} as line from ${staging} s join studio.customers c on c.id = s.id
      where s.${LINE_COLUMN} = any ($1) and c.email not like $2 order by 1`,
    [lines, placeOfAddress('%')],
  );
  const { rows: there } = await client.query<{ line: number }>(
    `select ${LINE_COLUMN} as line from ${staging} where ${LINE_COLUMN} = any ($1)`,
    [lines],
  );
  for (const line of lines)
    if (!there.some((row) => row.line === line))
      faults.add({ file: fileOf(customersTable), line, column: 'row', message: NO_SUCH_ROW });
  for (const { line } of known)
    faults.add({ file: fileOf(customersTable), line, column: 'email', message: SIGNS_IN });
  await client.query(
    `update ${staging} s set email = left(md5(s.id), 16) || $2
      where s.${LINE_COLUMN} = any ($1)
         or exists (select from studio.customers c where c.id = s.id and c.email like '%' || $2)
            and (exists (select from ${staging} o where o.email = s.email and o.id <> s.id)
                 or exists (select from studio.customers o where o.email = s.email and o.id <> s.id))`,
    [lines, placeOfAddress('')],
  );
}

/** Rows of files that are not there, and rows without a sign-in that are none of a customer. */
export function rowsNotThere(
  rows: readonly NamedRow[],
  staged: readonly StagedFile[],
): readonly (Pick<NamedRow, 'file' | 'line'> & { readonly column: 'row'; readonly message: Sentence })[] {
  return rows
    .filter(
      ({ file, way }) =>
        staged.every(({ table }) => fileOf(table) !== file) ||
        (way === 'without_sign_in' && file !== fileOf(customersTable)),
    )
    .map(({ file, line }) => ({ file, line, column: 'row', message: NO_SUCH_ROW }));
}

const SIGNS_IN: Sentence = {
  en: 'this person signs in here already, and would not be able to any more; leave the row out instead',
  de: 'diese Person meldet sich hier schon an und könnte es dann nicht mehr; lass die Zeile stattdessen weg',
};
