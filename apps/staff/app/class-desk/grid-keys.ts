/** A cell of a grid that the keyboard moves through. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Where a key leads from a cell; null for a key that leads nowhere. At an edge it stays. */
export function cellAfterKey(key: string, { row, column }: GridCell, size: GridSize): GridCell | null {
  switch (key) {
    case 'ArrowDown':
      return within({ row: row + 1, column }, size);
    case 'ArrowUp':
      return within({ row: row - 1, column }, size);
    case 'ArrowRight':
      return within({ row, column: column + 1 }, size);
    case 'ArrowLeft':
      return within({ row, column: column - 1 }, size);
    case 'Home':
      return within({ row: 0, column }, size);
    case 'End':
      return within({ row: size.rows - 1, column }, size);
    default:
      return null;
  }
}

/** The cell itself, or the nearest one of the grid: after a row was removed. */
export function within({ row, column }: GridCell, { rows, columns }: GridSize): GridCell {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
  return { row: clamp(row, rows), column: clamp(column, columns) };
}
