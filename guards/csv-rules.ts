import type { SourceFile } from './source-files.ts';

/** The one module that writes CSV, and the one place that answers with it. */
const WRITER = 'packages/domain/src/files/csv-text.ts';
const ANSWER = 'apps/api/src/http/csv-answer.ts';

const CHECKED = /^(?:apps|packages)\/.*\.tsx?$/;
const TESTS = /\.test\.tsx?$|^apps\/api\/src\/testing\//;

interface Trace {
  readonly pattern: RegExp;
  readonly allowedIn: string;
  readonly why: string;
}

const TRACES: readonly Trace[] = [
  {
    // A quote inside a cell, written twice.
    pattern: /replace(?:All)?\([^)]*(['"`])""\1/,
    allowedIn: WRITER,
    why: `quotes a cell; ${WRITER} writes CSV`,
  },
  {
    // Cells joined, and the end of a line.
    pattern: /\.join\((['"`])(?:[,;]|\\t)\1\)(?:\}| \+ ['"`])(?:\\r)?\\n/,
    allowedIn: WRITER,
    why: `joins cells to a line; ${WRITER} writes CSV`,
  },
  {
    pattern: /\.type\((['"`])text\/(?:csv|tab-separated-values)/,
    allowedIn: ANSWER,
    why: `answers with CSV; ${ANSWER} does`,
  },
];

/** PostgreSQL's own text format of COPY has tabs, and is no file of ours. */
const COPY = 'apps/api/src/import/copy-text.ts';

/** Lines that write or answer CSV by themselves, as 'file:line: sentence'. */
export function otherCsvWriters(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => CHECKED.test(path) && !TESTS.test(path) && path !== COPY)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          TRACES.filter(({ pattern, allowedIn }) => allowedIn !== path && pattern.test(line)).map(
            ({ why }) => `${path}:${index + 1}: ${why}`,
          ),
        ),
    );
}
