import type { ImportedRow } from '@lifted/contract/desk/desk-import';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useLanguage, useWords } from '../language.ts';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import styles from './import-outcome.module.css';
import { IMPORT_WORDS } from './import-words.ts';
import { ROW_WORDS } from './named-rows/row-words.ts';
import { shownValue } from './shown-value.ts';

interface ChangedRowsProps {
  readonly rows: readonly ImportedRow[];
  /** Columns in the order of the file. */
  readonly order: readonly string[];
}

/** Rows that are added, changed or removed; of a changed one what it is known by, and what differs. */
export function ChangedRows({ rows, order }: ChangedRowsProps) {
  const words = useWords(IMPORT_WORDS);
  const { columns: called } = useWords(COLUMN_WORDS);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={JSON.stringify(row)} data-kind={row.kind} className={styles.row}>
          <strong className={styles.kind}>{words.kinds[row.kind]}</strong>
          <dl className={styles.values}>
            {shownColumns(row)
              .toSorted((one, other) => rank(one) - rank(other))
              .map((column) => (
                <div key={column}>
                  <dt>{called[column] ?? column}</dt>
                  <dd>
                    <Value row={row} column={column} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Columns by which a row is known. */
const KEYS = /^(id|date|section|position|email|.*_id|.*_number)$/;

function shownColumns({ kind, before, after }: ImportedRow): string[] {
  const columns = Object.keys({ ...before, ...after });
  if (kind !== 'changed') return columns.filter((column) => (before ?? after)?.[column] != null);
  const differs = (column: string) => before?.[column] !== after?.[column];
  const hasId = columns.includes('id');
  return columns.filter((column) => differs(column) || (hasId ? column === 'id' : KEYS.test(column)));
}

function Value({
  row: { kind, before, after },
  column,
}: {
  readonly row: ImportedRow;
  readonly column: string;
}) {
  const words = useWords(IMPORT_WORDS);
  const language = useLanguage();
  const { noAddress } = useWords(ROW_WORDS);
  const read = (image: ImportedRow['before']) =>
    shownValue(image?.[column] ?? null, { ...words, noAddress }, language);
  const [was, is] = [read(before), read(after)];
  if (kind !== 'changed' || was === is) return is ?? was;
  return (
    <>
      <del>{was ?? words.empty}</del>
      <VisuallyHidden> → </VisuallyHidden> <ins>{is ?? words.empty}</ins>
    </>
  );
}
