import type pg from 'pg';
import { LISTED_FAULTS, type FaultList } from './import-fault.ts';
import { fileOf, type ImportTable, type StagedFaults } from './import-table.ts';
import { shown } from './shown-text.ts';
import type { StagedFile } from './stage-files.ts';
import { danglingRows, doubleRows } from './staging.ts';

/** Looks for faults that one row alone cannot show: the same key twice, references that lead nowhere, rules of a table. */
export async function checkStagedRows(
  client: pg.PoolClient,
  staged: readonly StagedFile[],
  faults: FaultList,
): Promise<void> {
  for (const { table } of staged) {
    await checkDoubles(client, table, table.key, faults);
    for (const column of table.unique ?? []) await checkDoubles(client, table, [column], faults);
    for (const { column, table: target } of table.references) {
      const file = staged.find((candidate) => candidate.table === target);
      // Of a file that could not be read to its end nobody can say what is not in it.
      if (file?.isComplete === false) continue;
      await checkReference(client, table, column, { table: target, isStaged: file !== undefined }, faults);
    }
    const { found, total } = (await table.checkStaged?.(client, LISTED_FAULTS)) ?? NO_FAULTS;
    faults.count(
      fileOf(table),
      found.map((fault) => ({ file: fileOf(table), ...fault })),
      total,
    );
  }
}

const NO_FAULTS: StagedFaults = { found: [], total: 0 };

async function checkDoubles(
  client: pg.PoolClient,
  table: ImportTable,
  columns: readonly string[],
  faults: FaultList,
): Promise<void> {
  const { rows } = await client.query<{ line: number; first_line: number; total: number }>(
    doubleRows(table, columns, LISTED_FAULTS),
  );
  const found = rows.map(({ line, first_line }) => ({
    file: fileOf(table),
    line,
    column: columns.join(', '),
    message: `stands on line ${first_line} already; every ${table.noun} may stand in the file once`,
  }));
  faults.count(fileOf(table), found, rows[0]?.total ?? 0);
}

async function checkReference(
  client: pg.PoolClient,
  table: ImportTable,
  column: string,
  to: { readonly table: ImportTable; readonly isStaged: boolean },
  faults: FaultList,
): Promise<void> {
  const { rows } = await client.query<{ line: number; id: string; total: number }>(
    danglingRows(table, column, to, LISTED_FAULTS),
  );
  const found = rows.map(({ line, id }) => ({
    file: fileOf(table),
    line,
    column,
    message: `there is no ${to.table.noun} ${shown(id)}, neither in ${fileOf(to.table)} nor in the database`,
  }));
  faults.count(fileOf(table), found, rows[0]?.total ?? 0);
}
