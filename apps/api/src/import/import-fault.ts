import type { Sentence } from '../http/errors/refusal.ts';

/** A fault at one place of a file. */
export interface FaultInFile {
  /** Counted from 1; the first line of a record that spans several. */
  readonly line: number;
  /** Name of the column; 'row', 'header' or 'file' for the whole of it. */
  readonly column: string;
  /** What is wrong and what is expected instead. */
  readonly message: Sentence;
  /** Faults of one column with the same value here are listed as one; the English message by default. */
  readonly cause?: string;
  /** The row can be imported if the person gets no sign-in of their own. */
  readonly needsNoSignIn?: true;
}

/** Something to correct in a file before it can be imported. A warning has the same form. */
export interface Fault extends FaultInFile {
  /** Name of the file. */
  readonly file: string;
  /** Number of rows with it, this one included. */
  readonly count: number;
  /** The next lines with it, the first LINES_NAMED of them. */
  readonly furtherLines: readonly number[];
}

/** How many faults of one import are listed; all are counted. */
export const LISTED_FAULTS = 100;

/** How many further lines are listed for a repeated fault. */
export const LINES_NAMED = 5;

/** `file:line: column: what is wrong` in English, which editors and terminals turn into a link; then the further lines. */
export function formatFault({ file, line, column, message, count, furtherLines }: Fault): string {
  const first = `${file}:${line}: ${column}: ${message.en}`;
  if (count === 1) return first;
  const unnamed = count - 1 - furtherLines.length;
  const lines = `${count === 2 ? 'line' : 'lines'} ${furtherLines.join(', ')}`;
  return `${first} (likewise ${lines}${unnamed > 0 ? ` and ${unnamed.toLocaleString('en')} more` : ''})`;
}

/**
 * Counts every fault and keeps the first of each cause and file, so that a file whose every row is wrong fills neither
 * memory nor screen.
 */
export class FaultList {
  readonly #kept = new Map<string, Map<string, Fault>>();
  #total = 0;

  /** Rows with faults, each fault of a row counted. */
  get total(): number {
    return this.#total;
  }

  /** Adds a fault of one row, or of `count` rows with `furtherLines` after the first. */
  add(fault: FaultInFile & Pick<Fault, 'file'> & Partial<Fault>): void {
    const found: Fault = { count: 1, furtherLines: [], ...fault };
    this.#total += found.count;
    const kept = this.#kept.get(found.file) ?? new Map<string, Fault>();
    const cause = `${found.column}: ${found.cause ?? found.message.en}`;
    kept.set(cause, merged(kept.get(cause), found));
    this.#kept.set(found.file, kept.size > 2 * LISTED_FAULTS ? firstOf(kept) : kept);
  }

  /** Counts faults of which there are too many to list. */
  countUnseen(count: number): void {
    this.#total += count;
  }

  /** The first faults in the order of the files and, within a file, of its lines. */
  inOrderOf(files: readonly string[]): Fault[] {
    const rank = (file: string) => files.indexOf(file);
    return [...this.#kept.values()]
      .flatMap((kept) => [...kept.values()])
      .toSorted((one, other) => rank(one.file) - rank(other.file) || byLine(one, other))
      .slice(0, LISTED_FAULTS);
  }
}

function merged(known: Fault | undefined, found: Fault): Fault {
  if (known === undefined) return found;
  const [first, other] = found.line < known.line ? [found, known] : [known, found];
  const further = [...first.furtherLines, other.line, ...other.furtherLines].toSorted((a, b) => a - b);
  return { ...first, count: first.count + other.count, furtherLines: further.slice(0, LINES_NAMED) };
}

function firstOf(kept: ReadonlyMap<string, Fault>): Map<string, Fault> {
  return new Map([...kept].toSorted(([, one], [, other]) => byLine(one, other)).slice(0, LISTED_FAULTS));
}

function byLine(one: Fault, other: Fault): number {
  return one.line - other.line;
}
