import { CsvRecordReader, type CsvRecord } from './csv-records.ts';
import { detectDelimiter, HEADER_LINE, readHeader } from './csv-header.ts';
import { copyLine } from './copy-text.ts';
import type { FaultInFile } from './import-fault.ts';
import type { ImportTable } from './import-table.ts';
import { parseRow, type RowLayout } from './row-parser.ts';
import { EndlessLine, textLines } from './text-lines.ts';

/** COPY is fed in pieces of about this many characters. */
const PIECE_LENGTH = 64 * 1024;

type ReportFault = (fault: FaultInFile) => void;

/** Reads the file of one table from its first byte to its last, once, in constant memory. */
export class TableFile {
  readonly table: ImportTable;
  readonly #reportFault: ReportFault;
  #rows = 0;
  #isComplete = true;
  #records: CsvRecordReader | undefined;
  #layout: RowLayout | undefined;

  constructor(table: ImportTable, reportFault: ReportFault) {
    this.table = table;
    this.#reportFault = reportFault;
  }

  /** Rows read so far, faulty ones included. */
  get rows(): number {
    return this.#rows;
  }

  /** False when rows could not be read, so that nobody may conclude that an id is not in the file. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The rows as text for `COPY … FROM STDIN`: the line number, then the table's columns. Reports faults on the way. */
  async *copyText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
    try {
      yield* this.#copyText(bytes);
    } catch (error) {
      if (error instanceof EndlessLine)
        this.#giveUp(error.line, 'this line does not end; is this a CSV file?');
      else if (isRefusedRead(error)) this.#giveUp(HEADER_LINE, `cannot be read (${error.message})`, 'file');
      else throw error;
    }
  }

  async *#copyText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
    let piece = '';
    for await (const { firstLine, lines, notUtf8 } of textLines(bytes)) {
      for (const line of notUtf8) {
        this.#reportFault({ line, column: 'row', message: "is not UTF-8; save the file as 'CSV UTF-8'" });
      }
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
    this.#rows += 1;
    for (const fault of row.faults) this.#reportFault(fault);
    return copyLine([String(record.line), ...this.table.columns.map(({ name }) => row.values[name] ?? null)]);
  }

  #readHeader({ fields, quoteFault }: CsvRecord): void {
    if (quoteFault !== undefined) return this.#giveUp(HEADER_LINE, quoteFault, 'header');
    const header = readHeader(fields, this.#columnNames);
    switch (header.kind) {
      case 'columns':
        this.#layout = header;
        return;
      case 'faulty':
        this.#isComplete = false;
        for (const fault of header.faults) this.#reportFault(fault);
        return;
      default:
        header satisfies never;
    }
  }

  #end(): void {
    const openedOnLine = this.#records?.openedOnLine ?? null;
    if (openedOnLine !== null) return this.#giveUp(openedOnLine, QUOTE_NOT_CLOSED);
    if (this.#layout !== undefined) return;
    this.#giveUp(
      HEADER_LINE,
      `the file is empty; its first row has to name ${this.#columnNames.join(', ')}`,
      'header',
    );
  }

  get #columnNames(): string[] {
    return this.table.columns.map(({ name }) => name);
  }

  #giveUp(line: number, message: string, column = 'row'): void {
    this.#isComplete = false;
    this.#reportFault({ line, column, message });
  }
}

const QUOTE_NOT_CLOSED =
  'a double quote is opened here and never closed; the rows after it could not be read';

/** The operating system did not let us read: no permission, a directory of that name, a broken disk. */
function isRefusedRead(error: unknown): error is Error {
  return (
    error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'read')
  );
}
