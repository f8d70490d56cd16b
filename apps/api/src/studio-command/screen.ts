/** Where a command's words go: results to one stream, progress to the other, so that results can be kept in a file. */
export interface Screen {
  /** One line of the result. */
  readonly print: (line: string) => void;
  /** One line about what is going on. */
  readonly note: (line: string) => void;
  /** Draws over the line before; only on a terminal. */
  readonly draw: (line: string) => void;
  /** Someone watches: a line can be drawn over. */
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
