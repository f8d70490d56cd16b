import type { PoolClient } from 'pg';
import { fileOf } from './import-table.ts';
import type { StagedFile } from './stage-files.ts';
import { LINE_COLUMN, stagingOf } from './staging.ts';

/** Names as a file was read: the first three, those with letters outside ASCII before others. */
export interface ExampleNames {
  readonly file: string;
  readonly names: readonly string[];
}

const NAMES_SHOWN = 3;
/** Columns that hold the name of something; a person's two belong together. */
const NAME_COLUMNS = ['first_name', 'last_name', 'name', 'timer_name', 'title'];

/** Example names of each file that has any. A person sees in them whether its letters were read as they were meant. */
export async function readExampleNames(
  client: PoolClient,
  staged: readonly StagedFile[],
): Promise<readonly ExampleNames[]> {
  const examples: ExampleNames[] = [];
  for (const { table, columns } of staged) {
    const named = columns.map(({ name }) => name).filter((name) => NAME_COLUMNS.includes(name));
    if (named.length === 0) continue;
    const name = `concat_ws(' ', ${named.map((column) => `"${column}"`).join(', ')})`;
    const { rows } = await client.query<{ name: string }>(
      `select name from (select ${name} as name, min(${LINE_COLUMN}) as line from ${stagingOf(table)} group by 1) named
        where name <> '' order by name ~ '[^[:ascii:]]' desc, line limit ${NAMES_SHOWN}`,
    );
    if (rows.length > 0) examples.push({ file: fileOf(table), names: rows.map((row) => row.name) });
  }
  return examples;
}
