import type { ImportAnswer, ImportedFile, ImportFault } from '@lifted/contract/desk/desk-import';
import { Notice } from '@lifted/design/notice.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../language.ts';
import { ChangedRows } from './changed-rows.tsx';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import type { FileDraft } from './file-draft.ts';
import styles from './import-outcome.module.css';
import { IMPORT_WORDS } from './import-words.ts';
import { ChosenRows, RowChoice, type RowChoices, RowChoicesLead } from './named-rows/row-choice.tsx';
import { ROW_WORDS } from './named-rows/row-words.ts';

interface OutcomeProps<O extends ImportAnswer['outcome']> {
  readonly answer: Extract<ImportAnswer, { readonly outcome: O }>;
  readonly drafts: readonly FileDraft[];
}

interface RefusedProps extends OutcomeProps<'refused'> {
  readonly choices: RowChoices;
  readonly checkAgain: () => void;
}

/** What is wrong with the files, by file and line, and which rows may be left out. */
export function RefusedImport({ answer, drafts, choices, checkAgain }: RefusedProps) {
  const words = useWords(IMPORT_WORDS);
  const unlisted = answer.faults.reduce((left, { count }) => left - count, answer.fault_count);
  return (
    <>
      <Card heading={words.faults(answer.fault_count)}>
        <Notice tone="error">{words.nothingWritten}</Notice>
        <RowChoicesLead faults={answer.faults} />
        <Faults faults={answer.faults} drafts={drafts} choices={choices} />
        {unlisted > 0 && <p>{words.moreFaults(unlisted)}</p>}
        <ChosenRows choices={choices} checkAgain={checkAgain} />
      </Card>
      <Warnings warnings={answer.warnings} drafts={drafts} />
    </>
  );
}

function Warnings({
  warnings,
  drafts,
}: {
  readonly warnings: readonly ImportFault[];
  readonly drafts: readonly FileDraft[];
}) {
  const words = useWords(IMPORT_WORDS);
  // Of columns that are not imported the page has said so already.
  const shown = warnings.filter(({ column }) => column !== 'header');
  if (shown.length === 0) return null;
  return (
    <Card heading={words.warnings}>
      <Faults faults={shown} drafts={drafts} />
    </Card>
  );
}

function Faults({
  faults,
  drafts,
  choices,
}: {
  readonly faults: readonly ImportFault[];
  readonly drafts: readonly FileDraft[];
  /** Undefined where the rows are imported as they are. */
  readonly choices?: RowChoices;
}) {
  const words = useWords(IMPORT_WORDS);
  const { columns } = useWords(COLUMN_WORDS);
  const fileOf = (name: string) =>
    drafts.find(({ table }) => `${table?.name ?? ''}.csv` === name)?.name ?? name;
  return (
    <ol className={styles.faults}>
      {faults.map((fault) => {
        const { file, line, column, message, count, further_lines: further } = fault;
        return (
          <li key={`${file} ${line} ${column} ${message}`} className={styles.fault}>
            <span className={styles.place}>
              {fileOf(file)}, {words.line} {line}
            </span>
            <strong>{columnWords(column, columns, words.whole)}</strong>
            <div className={styles.message}>
              {message}
              {count > 1 && ` ${words.alsoOn(further.join(', '), count - 1 - further.length)}`}
              {choices !== undefined && <RowChoice fault={fault} choices={choices} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function columnWords(
  column: string,
  columns: Readonly<Record<string, string>>,
  whole: Readonly<Record<string, string>>,
): string {
  return column
    .split(', ')
    .map((name) => whole[name] ?? columns[name] ?? name)
    .join(', ');
}

interface CheckedProps extends OutcomeProps<'checked' | 'applied'> {
  /** The studio changed since it was checked before. */
  readonly isOther: boolean;
}

/** What an import changes, or changed. */
export function CheckedImport({ answer, drafts, isOther }: CheckedProps) {
  const words = useWords(IMPORT_WORDS);
  const rowWords = useWords(ROW_WORDS);
  const { files: called } = useWords(COLUMN_WORDS);
  const { files, left_out: leftOut, without_person: withoutPerson } = answer;
  const headingOf = (file: string) => called[file.replace(/\.csv$/, '')] ?? file;
  return (
    <>
      <Card heading={answer.outcome === 'applied' ? words.wasChanged : words.changes}>
        {isOther && <Notice>{words.otherThanSeen}</Notice>}
        {!changesAnything(files) && <p>{words.noChanges}</p>}
        {files.map((file) => (
          <FileChanges key={file.name} file={file} drafts={drafts} />
        ))}
        {answer.taken_out.map(({ file, named, following }) => (
          <p key={file}>{rowWords.takenOut(headingOf(file), named, following)}</p>
        ))}
        {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
        {withoutPerson > 0 && <p>{words.withoutPerson(withoutPerson)}</p>}
        {changesAnything(files) && <Reversible answer={answer} />}
      </Card>
      <Warnings warnings={answer.warnings} drafts={drafts} />
    </>
  );
}

/** Whether any row is added, changed or removed. */
export function changesAnything(files: readonly ImportedFile[]): boolean {
  return files.some(({ added, changed, removed }) => added + changed + removed > 0);
}

function Reversible({ answer: { forever } }: Pick<CheckedProps, 'answer'>) {
  const words = useWords(IMPORT_WORDS);
  if (forever.length === 0) return <p className={styles.soft}>{words.canBeUndone}</p>;
  return (
    <p>
      {words.cannotBeUndone} {forever.map((reason) => words.forever[reason]).join('; ')}.
    </p>
  );
}

function FileChanges({
  file,
  drafts,
}: {
  readonly file: ImportedFile;
  readonly drafts: readonly FileDraft[];
}) {
  const words = useWords(IMPORT_WORDS);
  const { files } = useWords(COLUMN_WORDS);
  const { name, added, changed, removed, unchanged, examples } = file;
  const counts = [
    added > 0 && words.added(added),
    changed > 0 && words.changed(changed),
    removed > 0 && words.removed(removed),
    unchanged > 0 && words.unchanged(unchanged),
  ].filter((count) => count !== false);
  const table = drafts.find((draft) => `${draft.table?.name ?? ''}.csv` === name)?.table ?? null;
  const heading = (table && files[table.name]) ?? name;
  return (
    <div className={styles.changes}>
      <p className={styles.counts}>
        <strong>{heading}</strong> {counts.join(' · ')}
      </p>
      {examples.length > 0 && (
        <ChangedRows rows={examples} order={table?.columns.map((column) => column.name) ?? []} />
      )}
      {[added, changed, removed].some((count) => count > 10) && (
        <p className={styles.soft}>{words.firstOf}</p>
      )}
    </div>
  );
}
