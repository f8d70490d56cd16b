import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import { readingWords } from '@lifted/domain/import/reading-words';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useId } from 'react';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { useLanguage, useWords } from '../language.ts';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import { exampleNames, type FileDraft, withReading, withTable } from './file-draft.ts';
import styles from './file-card.module.css';
import { MADE_IDS } from './use-import.ts';
import { IMPORT_WORDS } from './import-words.ts';
import { LettersChoice } from './letters/letters-choice.tsx';
import { LETTERS_WORDS } from './letters/letters-words.ts';

interface FileCardProps {
  readonly draft: FileDraft;
  readonly tables: readonly ImportableFile[];
  readonly change: (draft: FileDraft) => void;
  readonly remove: () => void;
}

/** One chosen file: what it holds, and which of its columns is which. */
export function FileCard({ draft, tables, change, remove }: FileCardProps) {
  const words = useWords(IMPORT_WORDS);
  const { names: namesWords } = useWords(LETTERS_WORDS);
  const { files } = useWords(COLUMN_WORDS);
  const language = useLanguage();
  const id = useId();
  const { name, csv, letters, reading, table } = draft;
  const encoding = readingWords(reading ?? letters.verdict.reading, letters.encoding, language);
  const names = exampleNames(draft);
  return (
    <section aria-labelledby={id} className={styles.file}>
      <header className={styles.header}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <p className={styles.facts}>{words.facts(csv.rows, encoding, words.separators[csv.separator])}</p>
        <Button look="quiet" onClick={remove} aria-label={words.remove(name)}>
          ×
        </Button>
      </header>
      {csv.brokenQuoteOn !== null && <Notice tone="error">{words.brokenQuote(csv.brokenQuoteOn)}</Notice>}
      {names.length > 0 && <p className={styles.names}>{namesWords(names.join(', '))}</p>}
      <LettersChoice
        letters={letters}
        reading={reading}
        choose={(chosen) => change(withReading(draft, chosen))}
      />
      <label className={styles.field}>
        <span className={styles.label}>{words.contains}</span>
        <select
          value={table?.name ?? ''}
          onChange={(event) =>
            change(withTable(draft, tables.find((one) => one.name === event.target.value) ?? null))
          }
        >
          {table === null && <option value="">{words.nothingChosen}</option>}
          {tables.map((one) => (
            <option key={one.name} value={one.name}>
              {files[one.name] ?? one.name}
            </option>
          ))}
        </select>
      </label>
      {table !== null && <Columns draft={draft} table={table} change={change} />}
    </section>
  );
}

function Columns({
  draft,
  table,
  change,
}: Pick<FileCardProps, 'draft' | 'change'> & { readonly table: ImportableFile }) {
  const words = useWords(IMPORT_WORDS);
  const { csv, mapping, name: fileName } = draft;
  const headings = csv.header.map((heading, at) => ({
    at,
    text: heading === '' ? words.unnamed(at + 1) : heading,
  }));
  const chosen = new Set(Object.values(mapping));
  const unused = headings.filter(({ at }) => !chosen.has(at)).map(({ text }) => text);
  return (
    <>
      <fieldset className={styles.columns} {...useListKey()}>
        <legend className={styles.legend}>{words.columnsOf(fileName)}</legend>
        {table.columns.map((column) => (
          <Column
            key={column.name}
            column={column}
            isMade={column.name === 'id' && table.name === MADE_IDS}
            headings={headings}
            example={csv.example}
            from={mapping[column.name] ?? null}
            choose={(from) => change({ ...draft, mapping: { ...mapping, [column.name]: from } })}
          />
        ))}
      </fieldset>
      {unused.length > 0 && <p className={styles.facts}>{words.unused(unused.join(', '))}</p>}
    </>
  );
}

interface ColumnProps {
  readonly column: ImportableFile['columns'][number];
  /** Made for each row where no column is chosen. */
  readonly isMade: boolean;
  readonly headings: readonly { readonly at: number; readonly text: string }[];
  readonly example: readonly string[];
  readonly from: number | null;
  readonly choose: (from: number | null) => void;
}

function Column({ column, isMade, headings, example, from, choose }: ColumnProps) {
  const words = useWords(IMPORT_WORDS);
  const { columns } = useWords(COLUMN_WORDS);
  const isOptional = column.is_optional;
  return (
    <label className={styles.field} data-missing={from === null && !isOptional && !isMade}>
      <span className={styles.label}>
        {columns[column.name] ?? column.name}
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </span>
      <select
        data-key-first={from === null && !isOptional && !isMade ? true : undefined}
        value={from ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{isMade ? words.made : isOptional ? words.notThere : words.leftEmpty}</option>
        {headings.map(({ at, text }) => (
          <option key={at} value={at}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.example}>{from === null ? '' : (example[from] ?? '')}</span>
    </label>
  );
}
