import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { OTHER_KIND_WORDS } from '@lifted/domain/import/other-kind';
import { useEffect, useRef, useState } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { MAIN_KEY } from '../parts/keyboard/page-keys.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import { FileCard } from './file-card.tsx';
import { draftFault, readChosen, type FileDraft, type UnreadFile } from './file-draft.ts';
import { FileDrop } from './file-drop.tsx';
import { changesAnything, CheckedImport, RefusedImport } from './import-outcome.tsx';
import styles from './import-page.module.css';
import { ImportableColumns } from './importable-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { IMPORT_WORDS } from './import-words.ts';
import { LETTERS_WORDS } from './letters/letters-words.ts';
import type { NamedRow } from './named-rows/named-rows.ts';
import type { RowChoices } from './named-rows/row-choice.tsx';
import { type ImportState, useImport, useImportableFiles } from './use-import.ts';

/** CSV files into the studio: choose, say which column is which, see what is wrong or would change, import. */
export function ImportPage() {
  const words = useWords(IMPORT_WORDS);
  const tables = useImportableFiles();
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <Loaded query={tables}>{(loaded) => <ImportFiles tables={loaded} />}</Loaded>
    </SectionPage>
  );
}

function ImportFiles({ tables }: { readonly tables: readonly ImportableFile[] }) {
  const words = useWords(IMPORT_WORDS);
  const language = useLanguage();
  const [drafts, setDrafts] = useState<readonly FileDraft[]>([]);
  const [unread, setUnread] = useState<readonly UnreadFile[]>([]);
  const [rows, setRows] = useState<readonly NamedRow[]>([]);
  const { state, check, apply, stop, reset } = useImport();
  const isRunning = state.kind === 'running';
  const isApplied = state.kind === 'answered' && state.answer.outcome === 'applied';

  const change = (next: (drafts: readonly FileDraft[]) => readonly FileDraft[]) => {
    setDrafts(next);
    // Lines may be others now.
    setRows([]);
    reset();
  };
  const add = async (files: readonly File[]) => {
    const chosen = await Promise.all(files.map((file) => readChosen(file, tables)));
    setUnread(chosen.flatMap((one) => (one.kind === 'unread' ? [one.unread] : [])));
    const added = chosen.flatMap((one) => (one.kind === 'draft' ? [one.draft] : []));
    // A corrected file takes the place of the one before.
    change((known) => [...known.filter(({ name }) => !added.some((one) => one.name === name)), ...added]);
  };
  const startAgain = () => change(() => []);

  const outcome = (
    <Outcome
      state={state}
      drafts={drafts}
      choices={{ chosen: rows, choose: setRows }}
      checkAgain={() => void check(drafts, rows)}
      apply={(seen) => apply(drafts, { rows, seen })}
      startAgain={startAgain}
    />
  );
  if (isApplied) return outcome;
  return (
    <>
      {!isRunning && <FileDrop add={(files) => void add(files)} />}
      {drafts.length === 0 && <ImportableColumns tables={tables} />}
      {unread.map(({ name, other }) => (
        <Notice key={name} tone="error">
          {other === null ? words.unreadable(name) : `${name} ${OTHER_KIND_WORDS[other][language]}.`}
        </Notice>
      ))}
      {drafts.length > 0 && !isRunning && (
        <Card heading={words.files}>
          <p className={styles.soft}>{words.guessed}</p>
          {drafts.map((draft) => (
            <FileCard
              key={draft.id}
              draft={draft}
              tables={tables}
              change={(changed) =>
                change((known) => known.map((one) => (one.id === draft.id ? changed : one)))
              }
              remove={() => change((known) => known.filter((one) => one.id !== draft.id))}
            />
          ))}
          <CheckButton
            drafts={drafts}
            isChecked={state.kind === 'answered'}
            check={() => void check(drafts, rows)}
          />
        </Card>
      )}
      {isRunning && <ImportProgress applies={state.applies} step={state.step} stop={stop} />}
      {outcome}
    </>
  );
}

interface CheckButtonProps {
  readonly drafts: readonly FileDraft[];
  readonly isChecked: boolean;
  readonly check: () => void;
}

function CheckButton({ drafts, isChecked, check }: CheckButtonProps) {
  const words = useWords(IMPORT_WORDS);
  const { answerFirst } = useWords(LETTERS_WORDS);
  const { files } = useWords(COLUMN_WORDS);
  const fault = draftFault(drafts);
  const why = {
    too_much: words.tooMuch,
    nothing_chosen: words.chooseFirst,
    same_twice: words.sameTwice(fault?.kind === 'same_twice' ? (files[fault.table] ?? fault.table) : ''),
    letters_open: answerFirst,
    // Said beside the file.
    broken_quote: null,
  };
  const sentence = fault && why[fault.kind];
  return (
    <div className={styles.action}>
      <Button
        look={isChecked ? 'outline' : 'signal'}
        aria-keyshortcuts={isChecked ? undefined : MAIN_KEY}
        disabled={fault !== undefined}
        onClick={check}
      >
        {words.check}
      </Button>
      {sentence != null && <p role="status">{sentence}</p>}
    </div>
  );
}

interface OutcomeProps {
  readonly state: ImportState;
  readonly drafts: readonly FileDraft[];
  readonly choices: RowChoices;
  readonly checkAgain: () => void;
  readonly apply: (seen: string) => Promise<void>;
  readonly startAgain: () => void;
}

/** How it ended, with the focus on it. */
function Outcome(props: OutcomeProps) {
  const { state } = props;
  const words = useWords(IMPORT_WORDS);
  const place = useRef<HTMLDivElement>(null);
  const isOver = state.kind !== 'choosing' && state.kind !== 'running';
  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver, state]);
  if (!isOver) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <OutcomeOf {...props} words={words} />
    </div>
  );
}

function OutcomeOf({
  state,
  drafts,
  choices,
  checkAgain,
  apply,
  startAgain,
  words,
}: OutcomeProps & { readonly words: (typeof IMPORT_WORDS)['en'] }) {
  const language = useLanguage();
  if (state.kind === 'stopped') return <Notice>{words.stopped}</Notice>;
  if (state.kind === 'failed') return <Notice tone="error">{state.sentence}</Notice>;
  if (state.kind !== 'answered') return null;
  const { answer, isOther } = state;
  if (answer.outcome === 'refused')
    return <RefusedImport answer={answer} drafts={drafts} choices={choices} checkAgain={checkAgain} />;
  if (answer.outcome === 'checked')
    return (
      <>
        <CheckedImport answer={answer} drafts={drafts} isOther={isOther} />
        {changesAnything(answer.files) && (
          <div className={styles.action}>
            <Button aria-keyshortcuts={MAIN_KEY} onClick={() => void apply(answer.seen)}>
              {words.apply}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <>
      <Notice tone="success">{words.applied}</Notice>
      <CheckedImport answer={answer} drafts={drafts} isOther={false} />
      <div className={styles.action}>
        <Button look="outline" onClick={startAgain}>
          {words.further}
        </Button>
        <ButtonLink look="outline" to={addressIn(language, '/desk/log')}>
          {words.toLog}
        </ButtonLink>
      </div>
    </>
  );
}
