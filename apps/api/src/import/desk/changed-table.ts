import { IMPORT_TABLES } from '../import-tables.ts';

/** A table that an import changed, and the SQL to compare it with what was kept. `$1` is the entry, `$2` the file. */
export interface ChangedTable {
  /** Name of the file without '.csv'. */
  readonly file: string;
  readonly target: string;
  readonly key: readonly string[];
}

type Kind = 'added' | 'changed' | 'removed';

/** The tables of these files, each after those it refers to. */
export function changedTables(files: readonly string[]): readonly ChangedTable[] {
  return IMPORT_TABLES.filter(({ name }) => files.includes(name)).map(
    ({ name: file, target, key, storedKey = key }) => ({ file, target, key: storedKey }),
  );
}

/** SQL for the kept changes `c`, with the row `r` that one of their images is. */
export function keptRows({ target }: ChangedTable, image: 'before' | 'after'): string {
  return `studio.import_changes c cross join lateral jsonb_populate_record(null::${target}, c.${image}) r`;
}

/** SQL condition: a kept change of this import and file, and of one of these kinds. */
export function isKept(...kinds: readonly Kind[]): string {
  return `c.entry = $1 and c.file = $2 and c.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
}

/** SQL condition: the row `t` of the table has the key of the row `r`. */
export function isSameRow({ key }: ChangedTable): string {
  return key.map((name) => `t."${name}" = r."${name}"`).join(' and ');
}
