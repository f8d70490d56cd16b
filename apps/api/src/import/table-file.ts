import { detectDelimiter, HEADER_LINE, readHeader, separatorFault } from './csv-header.ts';
import { copyLine } from './copy-text.ts';
import type { FaultInFile } from './import-fault.ts';
import { fileOf, type ImportColumn, type ImportTable } from './import-table.ts';
import type { Sentence } from '../http/errors/refusal.ts';
import { parseRow, type RowLayout } from './row-parser.ts';
import type { Reading } from '@lifted/domain/import/misread-text';
import { CsvRecordReader, type CsvRecord } from './reading/csv-records.ts';
import { EndlessLine } from './reading/longest-record.ts';
import { findingsOf } from './reading/reading-sentences.ts';
import { judgeReading, type TextEncoding, type TextLines, textLines } from './reading/text-lines.ts';
import { UnreadableFile } from './reading/unreadable-file.ts';

/** COPY is fed in chunks of about this many characters. */
const PIECE_LENGTH = 64 * 1024;

/** Receives a file's faults and warnings. */
export interface FaultReport {
  readonly fault: (fault: FaultInFile) => void;
  readonly warning: (warning: FaultInFile) => void;
}

/** What a person said of a file. */
export interface SaidOfFile {
  /** How its letters are meant; undefined: nobody said. */
  readonly reading: Reading | undefined;
  /** Lines of the rows to leave out. */
  readonly leftOut: ReadonlySet<number>;
}

/** Rows that were left out. */
export interface LeftOutRows {
  readonly rows: number;
  readonly ids: readonly string[];
}

/** Where the bytes of a file come from; it is read twice. */
export interface FileBytes {
  readonly open: () => AsyncIterable<Buffer>;
  /** Called with the number of bytes read, on the second time. */
  readonly onBytes: (count: number) => void;
}

/** Reads the file of one table, in constant memory: once to see how its letters are meant, and once for its rows. */
export class TableFile {
  readonly table: ImportTable;
  readonly #report: FaultReport;
  #rows = 0;
  #isComplete = true;
  #records: CsvRecordReader | undefined;
  #layout: RowLayout | undefined;
  readonly #said: SaidOfFile;
  readonly #leftOutLines = new Set<number>();
  readonly #leftOutIds: string[] = [];

  constructor(table: ImportTable, report: FaultReport, said: SaidOfFile) {
    this.table = table;
    this.#report = report;
    this.#said = said;
  }

  /** Rows read so far, faulty ones included. */
  get rows(): number {
    return this.#rows;
  }

  /** How many rows were left out, and the ids of those that have one. */
  get leftOut(): LeftOutRows {
    return { rows: this.#leftOutLines.size, ids: this.#leftOutIds };
  }

  /** False when rows could not be read: an id may then be in the file without being known. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The table's columns that the file has, or would have with what replaces them. */
  get columns(): readonly ImportColumn[] {
    if (this.#layout === undefined) return [];
    const named = new Set(this.#layout.columns.map(({ column }) => column));
    return this.table.columns.filter((column) => named.has(column) || column.otherwise !== undefined);
  }

  /** The rows as text for `COPY … FROM STDIN`: the line number, then the table's columns. Reports faults on the way. */
  async *copyText(bytes: FileBytes): AsyncGenerator<string> {
    try {
      const reading = await this.#readingOf(bytes.open());
      yield* this.#copyText(textLines(counted(bytes), reading));
    } catch (error) {
      if (error instanceof EndlessLine) this.#giveUp(error.line, ENDLESS);
      else if (error instanceof UnreadableFile) this.#giveUp(HEADER_LINE, error.words, 'file');
      else if (isRefusedRead(error)) this.#giveUp(HEADER_LINE, unreadable(error), 'file');
      else throw error;
    }
  }

  async #readingOf(bytes: AsyncIterable<Buffer>): Promise<Reading> {
    const judged = await judgeReading(bytes);
    if (judged === undefined) return 'as_is';
    const { reading, question, warning } = findingsOf(fileOf(this.table), judged, this.#said.reading);
    const ofFile = { line: HEADER_LINE, column: 'file' };
    if (question !== undefined) this.#report.fault({ ...ofFile, message: question });
    if (warning !== undefined) this.#report.warning({ ...ofFile, message: warning });
    return reading;
  }

  async *#copyText(blocks: AsyncIterable<TextLines>): AsyncGenerator<string> {
    let piece = '';
    for await (const { firstLine, lines, encoding, mixed } of blocks) {
      for (const line of mixed) this.#report.fault({ line, column: 'row', message: mixedWords(encoding) });
      for (const [index, line] of lines.entries()) {
        piece += this.#readLine(line, firstLine + index);
        if (!this.#isComplete) return;
        if (piece.length < PIECE_LENGTH) continue;
        yield piece;
        piece = '';
      }
    }
    this.#end();
    if (piece !== '') yield piece;
  }

  #readLine(line: string, lineNumber: number): string {
    const refused = this.#records === undefined ? separatorFault(line) : undefined;
    if (refused !== undefined) {
      this.#giveUp(lineNumber, refused, 'file');
      return '';
    }
    this.#records ??= new CsvRecordReader(detectDelimiter(line));
    const record = this.#records.push(line, lineNumber);
    if (this.#records.isEndless) this.#giveUp(this.#records.openedOnLine ?? lineNumber, QUOTE_NOT_CLOSED);
    return record === undefined ? '' : this.#readRecord(record);
  }

  #readRecord(record: CsvRecord): string {
    if (this.#layout === undefined) {
      this.#readHeader(record);
      return '';
    }
    const row = parseRow(this.table, this.#layout, record);
    if (row === null) return '';
    if (this.#said.leftOut.has(record.line)) {
      this.#leftOutLines.add(record.line);
      if (row.values['id'] != null) this.#leftOutIds.push(row.values['id']);
      return '';
    }
    this.#rows += 1;
    for (const fault of row.faults) this.#report.fault(fault);
    for (const warning of row.warnings) this.#report.warning(warning);
    return copyLine([String(record.line), ...this.table.columns.map(({ name }) => row.values[name] ?? null)]);
  }

  #readHeader({ fields, quoteFault }: CsvRecord): void {
    if (quoteFault !== undefined) return this.#giveUp(HEADER_LINE, quoteFault, 'header');
    const header = readHeader(fields, this.table.columns);
    for (const warning of header.warnings) this.#report.warning(warning);
    switch (header.kind) {
      case 'columns':
        this.#layout = header.layout;
        return;
      case 'faulty':
        this.#isComplete = false;
        for (const fault of header.faults) this.#report.fault(fault);
        return;
      default:
        header satisfies never;
    }
  }

  #end(): void {
    const openedOnLine = this.#records?.openedOnLine ?? null;
    if (openedOnLine !== null) return this.#giveUp(openedOnLine, QUOTE_NOT_CLOSED);
    if (this.#layout !== undefined) {
      if (this.#rows + this.#leftOutLines.size === 0) this.#report.warning(NO_ROWS);
      for (const line of this.#said.leftOut)
        if (!this.#leftOutLines.has(line)) this.#report.fault({ line, column: 'row', message: NO_SUCH_ROW });
      return;
    }
    const names = this.#columnNames.join(', ');
    const empty = {
      en: `the file is empty; its first row has to name ${names}`,
      de: `die Datei ist leer; ihre erste Zeile muss ${names} nennen`,
    };
    this.#giveUp(HEADER_LINE, empty, 'header');
  }

  get #columnNames(): string[] {
    return this.table.columns.filter(({ isOptional = false }) => !isOptional).map(({ name }) => name);
  }

  #giveUp(line: number, message: Sentence, column = 'row'): void {
    this.#isComplete = false;
    this.#report.fault({ line, column, message });
  }
}

const ENDLESS: Sentence = {
  en: 'this line does not end; is this a CSV file?',
  de: 'diese Zeile hört nicht auf; ist das eine CSV-Datei?',
};
const QUOTE_NOT_CLOSED: Sentence = {
  en: 'a double quote is opened here and never closed; the rows after it could not be read',
  de: 'hier beginnt ein Anführungszeichen, das nie geschlossen wird; die Zeilen danach ließen sich nicht lesen',
};

export const NO_SUCH_ROW: Sentence = {
  en: 'no row begins on this line that could be treated so',
  de: 'in dieser Zeile beginnt kein Eintrag, mit dem sich das machen ließe',
};
const NO_ROWS: FaultInFile = {
  line: HEADER_LINE,
  column: 'file',
  message: {
    en: 'has a header row and nothing below it, so nothing of it is imported',
    de: 'hat eine Kopfzeile und nichts darunter, also wird nichts daraus importiert',
  },
};

function mixedWords(encoding: TextEncoding | undefined): Sentence {
  return encoding === 'Windows-1252'
    ? {
        en: "is UTF-8, while rows before it are Windows-1252; save the file as 'CSV UTF-8'",
        de: 'ist UTF-8, die Zeilen davor aber Windows-1252; speichere die Datei als „CSV UTF-8“',
      }
    : {
        en: "is not UTF-8; save the file as 'CSV UTF-8'",
        de: 'ist nicht UTF-8; speichere die Datei als „CSV UTF-8“',
      };
}

async function* counted({ open, onBytes }: FileBytes): AsyncGenerator<Buffer> {
  for await (const chunk of open()) {
    onBytes(chunk.length);
    yield chunk;
  }
}

function unreadable({ message }: Error): Sentence {
  return { en: `cannot be read (${message})`, de: `lässt sich nicht lesen (${message})` };
}

/** The operating system refused to read it: no permission, a directory of that name, a broken disk. */
function isRefusedRead(error: unknown): error is Error {
  return (
    error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'read')
  );
}
