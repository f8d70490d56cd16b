import type pg from 'pg';
import type { Sentence } from '../http/errors/refusal.ts';
import { type FaultList, LISTED_FAULTS } from './import-fault.ts';
import { fileOf, type ImportTable } from './import-table.ts';
import { shown } from './shown-text.ts';
import type { StagedFile } from './stage-files.ts';
import { danglingRows, doubleRows, faultOfLines, type FoundLines } from './staging.ts';

/** Finds faults that one row alone cannot show: duplicate keys, references to unknown rows, rules of a table. */
export async function checkStagedRows(
  client: pg.PoolClient,
  staged: readonly StagedFile[],
  { faults, now }: { readonly faults: FaultList; readonly now: Date },
): Promise<void> {
  for (const { table } of staged) {
    const ofKey = { columns: table.key, words: (line: number) => keyWords(table, line) };
    await checkDoubles(client, table, ofKey, faults);
    for (const { column, words, needsNoSignIn } of table.unique ?? []) {
      await checkDoubles(client, table, { columns: [column], words, needsNoSignIn }, faults);
    }
    for (const { column, table: target } of table.references) {
      const file = staged.find((candidate) => candidate.table === target);
      // A file that was not read to its end may contain the missing rows.
      if (file?.isComplete === false) continue;
      await checkReference(client, table, column, { table: target, isStaged: file !== undefined }, faults);
    }
    const checked = await table.checkStaged?.(client, LISTED_FAULTS, now);
    for (const fault of checked?.found ?? []) faults.add({ file: fileOf(table), ...fault });
    if (checked !== undefined) faults.countUnseen(checked.total - checked.found.length);
  }
}

function keyWords({ noun }: ImportTable, firstLine: number): Sentence {
  return {
    en: `repeats line ${firstLine}; each ${noun} may appear in the file only once`,
    de: `wiederholt Zeile ${firstLine}; jeder Eintrag darf nur einmal in der Datei stehen`,
  };
}

/** Columns that no two rows share, and what is wrong where they do. */
interface Unique {
  readonly columns: readonly string[];
  readonly words: (firstLine: number) => Sentence;
  readonly needsNoSignIn?: true | undefined;
}

async function checkDoubles(
  client: pg.PoolClient,
  table: ImportTable,
  { columns, words, needsNoSignIn }: Unique,
  faults: FaultList,
): Promise<void> {
  const { rows } = await client.query<FoundLines & { first_line: number }>(doubleRows(table, columns));
  for (const { first_line, ...found } of rows) {
    const named = columns.filter((name) => !mayBeMissing(table, name));
    const fault = {
      column: named.join(', '),
      message: words(first_line),
      ...(needsNoSignIn && { needsNoSignIn }),
    };
    faults.add({ file: fileOf(table), ...faultOfLines(found, fault) });
  }
}

/** A column that a file need not have says nothing to somebody whose file does not have it. */
function mayBeMissing(table: ImportTable, column: string): boolean {
  return table.columns.some(({ name, otherwise }) => name === column && otherwise !== undefined);
}

async function checkReference(
  client: pg.PoolClient,
  table: ImportTable,
  column: string,
  to: { readonly table: ImportTable; readonly isStaged: boolean },
  faults: FaultList,
): Promise<void> {
  const { rows } = await client.query<FoundLines & { id: string; total: number }>(
    danglingRows(table, column, to, LISTED_FAULTS),
  );
  let seen = 0;
  for (const row of rows) {
    const unknown = shown(row.id);
    const message = {
      en: `there is no ${to.table.noun} ${unknown.en}, neither in ${fileOf(to.table)} nor in the database`,
      de: `${unknown.de} gibt es weder in ${fileOf(to.table)} noch in der Datenbank`,
    };
    faults.add({ file: fileOf(table), ...faultOfLines(row, { column, message }) });
    seen += row.count;
  }
  faults.countUnseen((rows[0]?.total ?? 0) - seen);
}
