import type { PoolClient } from 'pg';
import type { FieldParser } from './field-parsers.ts';
import type { Fault } from './import-fault.ts';

/** One column of a file; it has the same name in the database. */
export interface ImportColumn {
  readonly name: string;
  readonly sqlType: 'text' | 'integer' | 'smallint' | 'numeric' | 'boolean' | 'date' | 'timestamptz';
  readonly parse: FieldParser;
  /** A file may do without it: what the database has then stays as it is. */
  readonly isOptional?: true;
}

/** A column whose value must be the id of another table's row, in the same import or in the database. */
export interface Reference {
  readonly column: string;
  readonly table: ImportTable;
}

/** The values of a row by column, after parsing; null for an empty cell and for a faulty one. */
export type RowValues = Readonly<Record<string, string | null>>;

/** The first of the faults only the whole set and the database can show, and how many there are. */
export interface StagedFaults {
  readonly found: readonly { readonly line: number; readonly column: string; readonly message: string }[];
  readonly total: number;
}

/** Rows of the database that storing a file wrote, counted. */
export interface RowChanges {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}

/** Everything the import knows about one file. A further file is a further description, nothing else. */
export interface ImportTable {
  /** Name without '.csv'. */
  readonly name: string;
  /** What one row is called in messages. */
  readonly noun: string;
  /** Table in the database, with its schema. */
  readonly target: string;
  readonly columns: readonly ImportColumn[];
  /** The columns that tell one row from another. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
  /** Rules between columns of one row. */
  readonly checkRow?: (row: RowValues) => readonly { readonly column: string; readonly message: string }[];
  /**
   * A file says everything about each value of these columns it contains: rows of the database with such values that are
   * no longer in the file are removed. Without it nothing is ever removed.
   */
  readonly replacesWhole?: readonly string[];
  /** Columns besides the key of which every row has a value of its own, and what is wrong where two rows share one. */
  readonly unique?: readonly { readonly column: string; readonly words: (firstLine: number) => string }[];
  /** Rules towards rows of the database; answers the first `limit` faults. */
  readonly checkStaged?: (client: PoolClient, limit: number) => Promise<StagedFaults>;
  /** What in the stored rows is odd, though not refused; `now` is the time of the import. */
  readonly warnStored?: (client: PoolClient, now: Date) => Promise<readonly Omit<Fault, 'file'>[]>;
  /** Where storing is more than making `target` hold what the file says; `columns` are those of the file. */
  readonly store?: (client: PoolClient, columns: readonly string[]) => Promise<RowChanges>;
  /** Takes out rows that are marked as removed once everything else is stored, or says why they have to stay. */
  readonly removeLast?: (client: PoolClient) => Promise<{
    readonly removed: number;
    readonly faults: readonly Omit<Fault, 'file'>[];
  }>;
}

/** Name of the file of a table. */
export function fileOf(table: ImportTable): string {
  return `${table.name}.csv`;
}
