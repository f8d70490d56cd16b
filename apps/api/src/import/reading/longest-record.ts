/** A longer line or quoted field is not one of our tables; most often a quote was never closed. */
export const LONGEST_RECORD = 1024 * 1024;

/** A line did not end within LONGEST_RECORD bytes. */
export class EndlessLine extends Error {
  override readonly name = 'EndlessLine';
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} is longer than ${LONGEST_RECORD} bytes`);
    this.line = line;
  }
}
