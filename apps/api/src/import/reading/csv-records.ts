/**
 * Joins lines to records of a CSV file (RFC 4180, with comma or semicolon). Hand-written because every fault needs its exact
 * line, and the rows after it still have to be read.
 */
import type { Sentence } from '../../http/errors/refusal.ts';
import { shown } from '../shown-text.ts';
import { LONGEST_RECORD } from './longest-record.ts';

export type Delimiter = ',' | ';';

export interface CsvRecord {
  /** The line the record starts on. */
  readonly line: number;
  readonly fields: readonly string[];
  /** Set when quotes are wrong; the fields are then what could be read. */
  readonly quoteFault?: Sentence;
}

const QUOTE = '"';
const LINE_END = -1;

/** Takes lines in order and returns each record when it is complete. */
export class CsvRecordReader {
  readonly #delimiter: Delimiter;
  #startLine = 0;
  #fields: string[] = [];
  /** The part read so far of a quoted field that continues on the next line. */
  #open: { text: string; line: number } | null = null;
  #quoteFault: Sentence | undefined;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /** Takes one line without its line feed; undefined while a quoted field is open, and for an empty line. */
  push(rawLine: string, lineNumber: number): CsvRecord | undefined {
    const line = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    let at = 0;
    if (this.#open === null) {
      if (line === '') return undefined;
      if (!line.includes(QUOTE)) return { line: lineNumber, fields: line.split(this.#delimiter) };
      this.#startLine = lineNumber;
    } else {
      at = this.#readQuoted(line, 0, `${this.#open.text}\n`, this.#open.line);
    }
    while (at !== LINE_END) at = this.#readField(line, at, lineNumber);
    return this.#open === null ? this.#take() : undefined;
  }

  /** A quoted field exceeds the length limit: its closing quote is probably missing. */
  get isEndless(): boolean {
    return this.#open !== null && this.#open.text.length > LONGEST_RECORD;
  }

  /** The line on which the open quoted field starts; null when none is open. */
  get openedOnLine(): number | null {
    return this.#open === null ? null : this.#open.line;
  }

  #take(): CsvRecord {
    const record = { line: this.#startLine, fields: this.#fields };
    const fault = this.#quoteFault;
    this.#fields = [];
    this.#quoteFault = undefined;
    return fault === undefined ? record : { ...record, quoteFault: fault };
  }

  /** Each of these reads one field and returns where the next one starts. */
  #readField(line: string, start: number, lineNumber: number): number {
    const quote = firstVisible(line, start);
    if (line[quote] === QUOTE) return this.#readQuoted(line, quote + 1, '', lineNumber);
    const end = line.indexOf(this.#delimiter, start);
    this.#fields.push(line.slice(start, end === -1 ? line.length : end));
    return end === -1 ? LINE_END : end + 1;
  }

  #readQuoted(line: string, from: number, before: string, openedOnLine: number): number {
    let text = before;
    let start = from;
    for (;;) {
      const quote = line.indexOf(QUOTE, start);
      if (quote === -1) {
        this.#open = { text: text + line.slice(start), line: openedOnLine };
        return LINE_END;
      }
      text += line.slice(start, quote);
      if (line[quote + 1] !== QUOTE) return this.#closeField(line, quote + 1, text);
      text += QUOTE;
      start = quote + 2;
    }
  }

  #closeField(line: string, afterQuote: number, text: string): number {
    this.#open = null;
    this.#fields.push(text);
    const next = line.indexOf(this.#delimiter, afterQuote);
    const between = line.slice(afterQuote, next === -1 ? line.length : next).trim();
    if (between !== '') {
      const rest = shown(between);
      const nth = this.#fields.length;
      this.#quoteFault ??= {
        en: `${rest.en} follows the closing quote of field ${nth}; write a quote inside a quoted field twice, and close every quote before the next separator`,
        de: `${rest.de} folgt auf das schließende Anführungszeichen von Feld ${nth}; verdopple ein Anführungszeichen in einem Feld und schließ jedes vor dem nächsten Trennzeichen`,
      };
    }
    return next === -1 ? LINE_END : next + 1;
  }
}

function firstVisible(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}
