import type { BodyOf } from '@lifted/contract/call';
import type { ImportFault, importFiles } from '@lifted/contract/desk/desk-import';

/** A row that is not imported as it is, by the line it begins on. */
export type NamedRow = NonNullable<BodyOf<typeof importFiles>['rows']>[number];
export type RowWay = NamedRow['way'];

/** Rows with a fault; undefined where it is not one of rows, or where not all of them are known by line. */
export function rowsOf(fault: ImportFault): readonly Omit<NamedRow, 'way'>[] | undefined {
  const { column, file, line, further_lines: further, count } = fault;
  if (column === 'file' || column === 'header' || count !== further.length + 1) return undefined;
  return [line, ...further].map((each) => ({ file: file.replace(/\.csv$/, ''), line: each }));
}

/** What was chosen for the rows of a fault; null for nothing yet. */
export function wayOf(fault: ImportFault, chosen: readonly NamedRow[]): RowWay | null {
  const [first] = rowsOf(fault) ?? [];
  return chosen.find(({ file, line }) => file === first?.file && line === first.line)?.way ?? null;
}

/** The choices with another one for the rows of a fault; null takes them back. */
export function withWay(
  fault: ImportFault,
  way: RowWay | null,
  chosen: readonly NamedRow[],
): readonly NamedRow[] {
  const rows = rowsOf(fault) ?? [];
  const others = chosen.filter(
    (one) => !rows.some(({ file, line }) => file === one.file && line === one.line),
  );
  return way === null ? others : [...others, ...rows.map((row) => ({ ...row, way }))];
}
