import type { CsvRecord } from './reading/csv-records.ts';
import type { FaultInFile } from './import-fault.ts';
import type { ImportColumn, ImportTable } from './import-table.ts';
import type { Sentence } from '../http/errors/refusal.ts';
import { shown } from './shown-text.ts';

/** A record after parsing: its values by column (null for a faulty one, so that the row can still be referenced). */
export interface ParsedRow {
  readonly values: Readonly<Record<string, string | null>>;
  readonly faults: readonly FaultInFile[];
  readonly warnings: readonly FaultInFile[];
}

/** Positions of the table's columns in a record. */
export interface RowLayout {
  readonly width: number;
  /** The columns the file has, and the position of each. */
  readonly columns: readonly { readonly column: ImportColumn; readonly position: number }[];
}

/**
 * Reads one record of a table's file. Null for a row of empty cells, which spreadsheets leave behind. A row with too many or
 * too few cells has only this fault, whatever its cells contain.
 */
export function parseRow(table: ImportTable, layout: RowLayout, record: CsvRecord): ParsedRow | null {
  const { line, fields } = record;
  if (record.quoteFault === undefined && fields.every((field) => field.trim() === '')) return null;

  const values: Record<string, string | null> = Object.fromEntries(
    table.columns.flatMap(({ name, otherwise }) => (otherwise === undefined ? [] : [[name, otherwise]])),
  );
  const faults: FaultInFile[] = [];
  const warnings: FaultInFile[] = [];
  for (const { column, position } of layout.columns) {
    const cell = fields[position] ?? '';
    const parsed = column.parse(cell.trim());
    values[column.name] = parsed.ok ? parsed.value : null;
    if (parsed.ok) {
      if (parsed.warning !== undefined)
        warnings.push({
          line,
          column: column.name,
          message: about(cell, parsed.warning),
          cause: parsed.warning.en,
        });
    } else {
      const cause = parsed.fault.en.replace(shown(cell.trim()).en, '');
      faults.push({ line, column: column.name, message: parsed.fault, cause });
    }
  }

  const rowFault = faultOfWholeRow(layout, record);
  if (rowFault !== null) return { values, warnings, faults: [{ line, column: 'row', message: rowFault }] };
  const ofCells = new Set(faults.map(({ column }) => column));
  for (const fault of table.checkRow?.(values) ?? [])
    if (!ofCells.has(fault.column)) faults.push({ line, ...fault });
  return { values, warnings, faults };
}

/** A warning that quotes the cell. */
function about(cell: string, { en, de }: Sentence): Sentence {
  const value = shown(cell.trim());
  return { en: `${value.en} ${en}`, de: `${value.de} ${de}` };
}

function faultOfWholeRow(layout: RowLayout, { fields, quoteFault }: CsvRecord): Sentence | null {
  if (quoteFault !== undefined) return quoteFault;
  if (fields.length === layout.width) return null;
  return {
    en: `has ${fields.length} cells, the header row has ${layout.width}; text that contains the separator must be in double quotes`,
    de: `hat ${fields.length} Zellen, die Kopfzeile hat ${layout.width}; Text mit dem Trennzeichen darin muss in Anführungszeichen stehen`,
  };
}
