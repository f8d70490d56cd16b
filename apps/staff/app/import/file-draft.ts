import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import { IMPORT_LIMIT_BYTES } from '@lifted/domain/import/import-limit';
import { otherKind, type OtherKind } from '@lifted/domain/import/other-kind';
import { readAs, type Reading } from '@lifted/domain/import/misread-text';
import type { Mapping } from './mapped-text.ts';
import { type CsvFile, readCsv } from '../parts/files/read-csv.ts';
import { type FileLetters, lettersOf } from './letters/file-letters.ts';
import { guessMapping, guessTable } from './recognise.ts';

/** A file somebody chose, with what is to be imported from it. */
export interface FileDraft {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly letters: FileLetters;
  /** How its letters are meant; null until somebody says so. */
  readonly reading: Reading | null;
  /** Its cells, read so, or as is likelier. */
  readonly csv: CsvFile;
  /** Null until somebody says what the file holds. */
  readonly table: ImportableFile | null;
  readonly mapping: Mapping;
}

/** A file no rows could be read from. */
export interface UnreadFile {
  readonly name: string;
  /** What it is instead of CSV, where that can be told. */
  readonly other: OtherKind | null;
}

type ChosenFile =
  | { readonly kind: 'draft'; readonly draft: FileDraft }
  | { readonly kind: 'unread'; readonly unread: UnreadFile };

/** Reads a file and guesses what it holds. */
export async function readChosen(file: File, tables: readonly ImportableFile[]): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherKind(bytes) ?? null;
  const draft = other === null ? draftOf(file, bytes, tables) : undefined;
  return draft === undefined
    ? { kind: 'unread', unread: { name: file.name, other } }
    : { kind: 'draft', draft };
}

function draftOf(file: File, bytes: Uint8Array, tables: readonly ImportableFile[]): FileDraft | undefined {
  const letters = lettersOf(bytes);
  const { text, verdict } = letters;
  const csv = text.includes('\u0000') ? undefined : readCsv(readAs(text, verdict.reading));
  if (csv === undefined) return undefined;
  const table = guessTable(file.name, csv, tables) ?? null;
  return {
    id: crypto.randomUUID(),
    name: file.name,
    bytes: file.size,
    letters,
    reading: verdict.kind === 'certain' ? verdict.reading : null,
    csv,
    table,
    mapping: table === null ? {} : guessMapping(csv.header, table),
  };
}

/** The draft with another table, its columns recognised again. */
export function withTable(draft: FileDraft, table: ImportableFile | null): FileDraft {
  return { ...draft, table, mapping: table === null ? {} : guessMapping(draft.csv.header, table) };
}

/** The draft with its letters read otherwise; its columns stay, unless their headings have other letters now. */
export function withReading(draft: FileDraft, reading: Reading): FileDraft {
  const csv = readCsv(readAs(draft.letters.text, reading)) ?? draft.csv;
  const isSame = csv.header.every((heading, at) => heading === draft.csv.header[at]);
  const changed = { ...draft, reading, csv };
  return isSame ? changed : withTable(changed, draft.table);
}

/** Columns that hold the name of something; a person's two belong together. */
const NAME_COLUMNS = ['first_name', 'last_name', 'name', 'timer_name', 'title'];

/** Three names of the file as it is read, those with letters outside ASCII before others. */
export function exampleNames({ csv, mapping }: FileDraft): readonly string[] {
  const columns = NAME_COLUMNS.map((name) => mapping[name] ?? -1).filter((at) => at !== -1);
  return csv.samples
    .map((row) => columns.map((at) => row[at]?.trim() ?? '').join(' '))
    .filter((name) => name.trim() !== '');
}

/** What keeps files from being checked; undefined if nothing does. */
export type DraftFault =
  | { readonly kind: 'too_much' }
  | { readonly kind: 'nothing_chosen' }
  | { readonly kind: 'same_twice'; readonly table: string }
  | { readonly kind: 'broken_quote' }
  | { readonly kind: 'letters_open' };

export function draftFault(drafts: readonly FileDraft[]): DraftFault | undefined {
  if (drafts.reduce((sum, { bytes }) => sum + bytes, 0) > IMPORT_LIMIT_BYTES) return { kind: 'too_much' };
  if (drafts.some(({ csv }) => csv.brokenQuoteOn !== null)) return { kind: 'broken_quote' };
  if (drafts.some(({ reading }) => reading === null)) return { kind: 'letters_open' };
  if (drafts.some(({ table }) => table === null)) return { kind: 'nothing_chosen' };
  const names = drafts.map(({ table }) => table?.name ?? '');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : { kind: 'same_twice', table: twice };
}
