import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import { IMPORT_LIMIT_BYTES } from '@lifted/domain/import/import-limit';
import type { Mapping } from './mapped-text.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { type FileEncoding, readText } from './read-text.ts';
import { guessMapping, guessTable } from './recognise.ts';

/** A file somebody chose, with what is to be imported from it. */
export interface FileDraft {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly encoding: FileEncoding;
  readonly csv: CsvFile;
  /** Null until somebody says what the file holds. */
  readonly table: ImportableFile | null;
  readonly mapping: Mapping;
}

/** Reads a file and guesses what it holds; undefined if it has no rows. */
export async function draftOf(file: File, tables: readonly ImportableFile[]): Promise<FileDraft | undefined> {
  const { text, encoding } = readText(new Uint8Array(await file.arrayBuffer()));
  const csv = text.includes('\u0000') ? undefined : readCsv(text);
  if (csv === undefined) return undefined;
  const table = guessTable(file.name, csv, tables) ?? null;
  return {
    id: crypto.randomUUID(),
    name: file.name,
    bytes: file.size,
    encoding,
    csv,
    table,
    mapping: table === null ? {} : guessMapping(csv.header, table),
  };
}

/** The draft with another table, its columns recognised again. */
export function withTable(draft: FileDraft, table: ImportableFile | null): FileDraft {
  return { ...draft, table, mapping: table === null ? {} : guessMapping(draft.csv.header, table) };
}

/** What keeps files from being checked; undefined if nothing does. */
export type DraftFault =
  | { readonly kind: 'too_much' }
  | { readonly kind: 'nothing_chosen' }
  | { readonly kind: 'same_twice'; readonly table: string }
  | { readonly kind: 'broken_quote' };

export function draftFault(drafts: readonly FileDraft[]): DraftFault | undefined {
  if (drafts.reduce((sum, { bytes }) => sum + bytes, 0) > IMPORT_LIMIT_BYTES) return { kind: 'too_much' };
  if (drafts.some(({ csv }) => csv.brokenQuoteOn !== null)) return { kind: 'broken_quote' };
  if (drafts.some(({ table }) => table === null)) return { kind: 'nothing_chosen' };
  const names = drafts.map(({ table }) => table?.name ?? '');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : { kind: 'same_twice', table: twice };
}
