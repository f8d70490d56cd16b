/** One line of the table: medians over the rounds. */
export interface BenchRow {
  readonly name: string;
  readonly requestsPerSecond: number;
  /** Times floor (a), node:http + pg. */
  readonly timesSql: number;
  /** Times floor (b), node:http with the body in memory. */
  readonly timesMemory: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly residentMb: number | undefined;
  /** CPU other programs took during the run, in % of one core. */
  readonly othersPercent: number | undefined;
  /** Others took too much: the figures are of a busy machine. */
  readonly dirty: boolean;
  readonly failures: number;
}

const HEADINGS = ['', 'req/s', '× (a)', '× (b)', 'p50 ms', 'p99 ms', 'RSS MB', 'others %'];

/** The rows as text, numbers right-aligned. */
export function benchTable(rows: readonly BenchRow[]): string {
  const cells = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => align(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(row: BenchRow): string[] {
  return [
    row.failures > 0 ? `${row.name} (${row.failures} FAILED)` : row.name,
    Math.round(row.requestsPerSecond).toLocaleString('en'),
    row.timesSql.toFixed(row.timesSql < 10 ? 2 : 1),
    row.timesMemory.toFixed(2),
    row.p50Ms.toFixed(2),
    row.p99Ms.toFixed(2),
    row.residentMb?.toFixed(0) ?? '–',
    `${row.othersPercent?.toFixed(0) ?? '–'}${row.dirty ? ' *' : ''}`,
  ];
}

function align(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
