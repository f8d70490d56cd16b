/** One line of the table: medians over the rounds. */
export interface BenchRow {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly residentMb: number | undefined;
  /** CPU used by other programs during the run, in % of one core. */
  readonly othersPercent: number | undefined;
  /** Other programs used too much CPU: the figures are unreliable. */
  readonly dirty: boolean;
  readonly failures: number;
}

/** A row whose rate the others are compared with. */
export interface Reference {
  /** Such as '× (a)'. */
  readonly heading: string;
  readonly row: BenchRow;
}

const BARE_BELOW = 10;

/** The rows as text, numbers right-aligned; a column for each reference says how many times its rate a row reaches. */
export function benchTable(rows: readonly BenchRow[], references: readonly Reference[]): string {
  const headings = [
    '',
    'req/s',
    ...references.map(({ heading }) => heading),
    'p50 ms',
    'p99 ms',
    'RSS MB',
    'others %',
  ];
  const cells = [headings, ...rows.map((row) => cellsOf(row, references))];
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => align(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How many times the rate of the other row this one reaches. */
export function timesAs(row: BenchRow, other: BenchRow): number {
  return row.requestsPerSecond / other.requestsPerSecond;
}

/** '0.87' or '13.2'. */
export function timesText(times: number): string {
  return times.toFixed(times < BARE_BELOW ? 2 : 1);
}

function cellsOf(row: BenchRow, references: readonly Reference[]): string[] {
  return [
    row.failures > 0 ? `${row.name} (${row.failures} FAILED)` : row.name,
    Math.round(row.requestsPerSecond).toLocaleString('en'),
    ...references.map((reference) => timesText(timesAs(row, reference.row))),
    row.p50Ms.toFixed(2),
    row.p99Ms.toFixed(2),
    row.residentMb?.toFixed(0) ?? '–',
    `${row.othersPercent?.toFixed(0) ?? '–'}${row.dirty ? ' *' : ''}`,
  ];
}

function align(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
