import type { SequencePosition, TableDescription } from './catalog.ts';
import type { AppliedMigration } from './migrate.ts';

/*
 * A backup is one gzip stream of lines:
 *   1. the header, as JSON
 *   2. for each table of the header, in its order: its rows in PostgreSQL's COPY text format, then a line "\."
 *   3. the sequences, as JSON
 *   4. the trailer, as JSON: the SHA-256 of every byte before it
 * With the studio's keys the gzip stream is sealed: encrypted and signed (packages/embedded-postgres/src/sealing).
 */

export const BACKUP_FORMAT = 'lifted backup';
export const BACKUP_VERSION = 1;
/** How the signature of a sealed dump names it; the moment it shows follows. */
export const DUMP_SUBJECT = 'dump ';
export const END_OF_ROWS = '\\.\n';

/** How both sides read and write values, whatever the server's settings. */
export const COPY_SETTINGS = [
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local client_encoding = 'UTF8'`,
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
].join('; ');

export type BackupTable = TableDescription & { readonly rows: number };

export type BackupHeader = {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  readonly created_at: string;
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly BackupTable[];
};

export type BackupSequences = { readonly sequences: readonly SequencePosition[] };

/** The last line; its length is fixed, so that a reader can hold it back. */
export function trailerLine(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}

const SHA256_HEX_LENGTH = 64;
export const TRAILER_BYTES = Buffer.byteLength(trailerLine('0'.repeat(SHA256_HEX_LENGTH)));

/** The file is not a backup, is damaged or truncated, or was written by a newer release. */
export class BackupFileError extends Error {
  constructor(file: string, fault: string) {
    super(`${file} ${fault}`);
    this.name = 'BackupFileError';
  }
}
