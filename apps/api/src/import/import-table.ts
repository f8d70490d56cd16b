import type { PoolClient } from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import type { Sentence } from '../http/errors/refusal.ts';
import type { FieldParser } from './field-parsers.ts';
import type { Fault, FaultInFile } from './import-fault.ts';

/** One column of a file; it has the same name in the database. */
export interface ImportColumn {
  readonly name: string;
  readonly sqlType: 'text' | 'integer' | 'smallint' | 'numeric' | 'boolean' | 'date' | 'timestamptz';
  readonly parse: FieldParser;
  /** The file may leave it out: the database's values then stay. */
  readonly isOptional?: true;
  /** What its rows have in a file without the column, where the database's value may not stay: of a part of the key. */
  readonly otherwise?: string;
}

/** A column whose value must be the id of a row of another table, in the same import or in the database. */
export interface Reference {
  readonly column: string;
  readonly table: ImportTable;
}

/** The values of a row by column, after parsing; null for an empty or faulty cell. */
export type RowValues = Readonly<Record<string, string | null>>;

/** The first faults that need the whole set and the database to be found, and how many there are. */
export interface StagedFaults {
  readonly found: readonly FaultInFile[];
  readonly total: number;
}

/** Numbers of database rows that storing a file wrote. */
export interface RowCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}

/** A row as a file or the database has it. */
export type RowImage = Readonly<Record<string, string | null>>;

/** Notes what storing one file is about to do to its table. */
export interface RowChangeLog {
  /** What makes the table match its staging table. `alsoKnown` is SQL for further values of a new row `s`, by name. */
  differences(table: StorableTable, alsoKnown?: Readonly<Record<string, string>>): Promise<void>;
  /** Rows `t` that are deleted because they are marked as removed. */
  removed(target: string, isSo: string): Promise<void>;
  /** Rows whose values are not all in one table. */
  changed(rows: readonly { readonly before: RowImage; readonly after: RowImage }[]): Promise<void>;
}

/** How one file is stored. */
export interface Storing {
  /** Those of the file. */
  readonly columns: readonly string[];
  /** The time of the import. */
  readonly now: Date;
  /** For mails about what is stored; undefined: there are none. */
  readonly letters: LetterSettings | undefined;
  /** Undefined: nobody wants to know which rows change. */
  readonly log: RowChangeLog | undefined;
}

/** Everything the import knows about one file. To add a file, add a description. */
export interface ImportTable {
  /** Name without '.csv'. */
  readonly name: string;
  /** What English messages call one row. */
  readonly noun: string;
  /** Table in the database, with its schema. */
  readonly target: string;
  readonly columns: readonly ImportColumn[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The same in the database, where it has other names there. */
  readonly storedKey?: readonly string[];
  readonly references: readonly Reference[];
  /** Rules between columns of one row. A fault of a column whose cell is faulty already does not count. */
  readonly checkRow?: (row: RowValues) => readonly { readonly column: string; readonly message: Sentence }[];
  /**
   * For each value of these columns in the file, the file is complete: database rows with that value that are missing from
   * it are removed. Without it nothing is ever removed.
   */
  readonly replacesWhole?: readonly string[];
  /** Further unique columns, and what is wrong where two rows share a value. */
  readonly unique?: readonly {
    readonly column: string;
    readonly words: (firstLine: number) => Sentence;
    /** See FaultInFile. */
    readonly needsNoSignIn?: true;
  }[];
  /** Rules that need database rows; returns the first `limit` faults. `now` is the time of the import. */
  readonly checkStaged?: (client: PoolClient, limit: number, now: Date) => Promise<StagedFaults>;
  /** Oddities of the stored rows that are not refused. */
  readonly warnStored?: (client: PoolClient, now: Date) => Promise<readonly Omit<Fault, 'file'>[]>;
  /** Where storing is more than updating `target` to match the file. */
  readonly store?: (client: PoolClient, storing: Storing) => Promise<RowCounts>;
  /** Removes rows marked as removed after everything else is stored, or says why they must stay. */
  readonly removeLast?: (
    client: PoolClient,
    log: RowChangeLog | undefined,
  ) => Promise<{
    readonly removed: number;
    readonly faults: readonly Omit<Fault, 'file'>[];
  }>;
}

/** What storing rows needs to know of a table; its rows are in its staging table. */
export type StorableTable = Pick<ImportTable, 'name' | 'target' | 'key' | 'replacesWhole'> & {
  readonly columns: readonly { readonly name: string }[];
};

/** File name of a table. */
export function fileOf(table: ImportTable): string {
  return `${table.name}.csv`;
}
