/** Output of a command: results on one stream, progress on the other, so that results can be redirected to a file. */
export interface Screen {
  /** One line of the result. */
  readonly print: (line: string) => void;
  /** One line of progress. */
  readonly note: (line: string) => void;
  /** Overwrites the previous line; only on a terminal. */
  readonly draw: (line: string) => void;
  /** Output is a terminal: lines can be overwritten. */
  readonly isTerminal: boolean;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001B[2K';

/** A screen on the process's two output streams. */
export function createScreen(out: Output, progress: Output): Screen {
  return {
    print: (line) => void out.write(`${line}\n`),
    note: (line) => void progress.write(`${line}\n`),
    draw: (line) => void progress.write(`${CLEAR_LINE}${line}`),
    isTerminal: progress.isTTY === true,
  };
}
