import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import { useWords } from '../language.ts';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import styles from './importable-columns.module.css';
import { IMPORT_WORDS } from './import-words.ts';

/** Which files there are and what they hold, for somebody who is about to write them out of another program. */
export function ImportableColumns({ tables }: { readonly tables: readonly ImportableFile[] }) {
  const words = useWords(IMPORT_WORDS);
  const { files, columns } = useWords(COLUMN_WORDS);
  return (
    <details>
      <summary className={styles.summary}>{words.holds}</summary>
      <p className={styles.lead}>{words.holdsLead}</p>
      <dl className={styles.files}>
        {tables.map((table) => (
          <div key={table.name} className={styles.file}>
            <dt className={styles.name}>{files[table.name] ?? table.name}</dt>
            <dd>
              {table.columns
                .map(({ name, is_optional: isOptional }) => {
                  const column = columns[name] ?? name;
                  return isOptional ? `(${column})` : column;
                })
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
