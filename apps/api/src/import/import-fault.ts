/** One thing a person has to put right in a file before it can be imported. */
export interface Fault {
  /** Name of the file, as it lies in the directory. */
  readonly file: string;
  /** Counted from 1; where a record spans several lines, its first. */
  readonly line: number;
  /** Name of the column; 'row' when the whole row is meant, 'header' or 'file' likewise. */
  readonly column: string;
  /** What is wrong and what is expected instead. */
  readonly message: string;
}

/** A fault of a file that is known already. */
export type FaultInFile = Omit<Fault, 'file'>;

/** How many faults of one import are kept and listed; all are counted. */
export const LISTED_FAULTS = 100;

/** `file:line: column: what is wrong`, the form editors and terminals turn into a link. */
export function formatFault({ file, line, column, message }: Fault): string {
  return `${file}:${line}: ${column}: ${message}`;
}

/**
 * Counts every fault and keeps the first of each file, so that a file of which every row is wrong
 * cannot fill the memory.
 */
export class FaultList {
  readonly #kept = new Map<string, Fault[]>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  add(fault: Fault): void {
    this.count(fault.file, [fault], 1);
  }

  /** Takes the first of `total` faults that were found together. */
  count(file: string, first: readonly Fault[], total: number): void {
    this.#total += total;
    const kept = this.#kept.get(file) ?? [];
    kept.push(...first);
    if (kept.length > 2 * LISTED_FAULTS) {
      kept.sort(byLine);
      kept.length = LISTED_FAULTS;
    }
    this.#kept.set(file, kept);
  }

  /** The first faults in the order of the files given and, within a file, of its lines. */
  inOrderOf(files: readonly string[]): Fault[] {
    const rank = (file: string) => files.indexOf(file);
    const kept = [...this.#kept.values()].flat();
    kept.sort((one, other) => rank(one.file) - rank(other.file) || byLine(one, other));
    return kept.slice(0, LISTED_FAULTS);
  }
}

function byLine(one: Fault, other: Fault): number {
  return one.line - other.line;
}
