import type { DeskChange, undoDeskChanges } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { changeWords } from './change-words.ts';
import styles from './log-page.module.css';
import { LOG_WORDS } from './log-words.ts';

/** In front of entries of one press: takes all of them back, once it was asked. */
export function UndoTogether({ changes }: { readonly changes: readonly DeskChange[] }) {
  const words = useWords(LOG_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [isAsking, setIsAsking] = useState(false);
  // The server takes the last one back first.
  const oldestFirst = changes.map(({ id }) => id).toReversed();
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{words.atOnce(changes.length)}</p>
      <Button look="outline" onClick={() => setIsAsking(true)}>
        {words.undoAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={words.askUndoAll}
          action={words.undoAll}
          act={() =>
            api.call<typeof undoDeskChanges>('POST', '/desk/changes/undo', { body: { changes: oldestFirst } })
          }
          done={words.undone}
          close={() => setIsAsking(false)}
        >
          <ul>
            {changes.map((change) => (
              <li key={change.id}>
                {change.actor_name ?? words.formerColleague} {changeWords(change, language)}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </li>
  );
}
