import type { DeskChange, undoDeskChange } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { Fragment, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useRestoredRowFocus } from '../parts/focus/use-restored-focus.ts';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { groupedChanges } from './change-groups.ts';
import { changeWords, differencesOf } from './change-words.ts';
import styles from './log-page.module.css';
import { LOG_WORDS } from './log-words.ts';
import { UndoTogether } from './undo-together.tsx';

interface ChangeListProps {
  readonly changes: readonly DeskChange[];
  /** The list key leads to it. */
  readonly hasKey?: boolean;
}

/** Entries of the audit log: who did what, what differs, and Undo where it can be taken back. */
export function ChangeList({ changes, hasKey = false }: ChangeListProps) {
  const listKey = useListKey();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRestoredRowFocus(list);
  return (
    <ol ref={list} tabIndex={-1} className={styles.entries} {...(hasKey && listKey)} {...focus}>
      {groupedChanges(changes).map((group) => (
        <Fragment key={group[0]?.id}>
          {group.length > 1 && <UndoTogether changes={group} />}
          {group.map((change) => (
            <Entry key={change.id} change={change} />
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

function Entry({ change }: { readonly change: DeskChange }) {
  const words = useWords(LOG_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const [isAsking, setIsAsking] = useState(false);
  const undo = () =>
    api.call<typeof undoDeskChange>('POST', '/desk/changes/{changeId}/undo', {
      params: { changeId: change.id },
      body: {},
    });
  const { customer_name: person } = change;
  // An import can be of a whole studio, and taking it back cannot be undone.
  const importConcern = change.action === 'import-files' ? words.undoImport : null;
  const concern = person === null ? importConcern : words.undoConcerns(person);
  const who = {
    operator: words.operator,
    studio: words.studio,
    account: change.actor_name ?? words.formerColleague,
  }[change.actor];
  const differences = differencesOf(change, language);
  return (
    <li className={styles.entry}>
      <time dateTime={change.at} className={styles.time}>
        {momentWordsWithYear(new Date(change.at), language)}
      </time>
      <div className={styles.what}>
        <p>
          <strong>{who}</strong> {changeWords(change, language)}
        </p>
        {change.undoes !== null && <p className={styles.note}>{words.takesBack}</p>}
        {change.undone_by !== null && <p className={styles.note}>{words.wasUndone}</p>}
        {differences.length > 0 && (
          <details>
            <summary>{words.details}</summary>
            <dl className={styles.fields}>
              {differences.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <del>{before ?? words.nothing}</del> → <ins>{after ?? words.nothing}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {change.can_undo && (
        <Button
          look="outline"
          disabled={isRunning}
          onClick={() => (concern === null ? void run(undo, words.undone) : setIsAsking(true))}
        >
          {words.undo}
        </Button>
      )}
      {isAsking && concern !== null && (
        <ConfirmDialog
          heading={words.askUndo}
          action={words.undo}
          act={undo}
          done={words.undone}
          close={() => setIsAsking(false)}
        >
          <p>
            {who} {changeWords(change, language)}.
          </p>
          <p>{concern}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
