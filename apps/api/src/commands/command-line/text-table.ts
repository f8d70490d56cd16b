const GAP = '  ';

/** Lines of a table: first column left-aligned, numbers right-aligned. */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const cells = [header, ...rows.map((row) => row.map(cellText))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(GAP)
      .trimEnd(),
  );
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
}
