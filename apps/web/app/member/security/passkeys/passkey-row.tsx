import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { Passkey } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useWords } from '../../../language.ts';
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts';
import { AskedTwice } from '../asked-twice.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PASSKEYS_WORDS } from './passkeys-words.ts';
import styles from '../security.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  /** Whether it was done; the form stays open otherwise. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** A passkey of the list, which can be renamed and removed in place. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const [naming, setNaming] = useState<'not-yet' | 'now' | 'canceled'>('not-yet');
  const { name, isSynced, addedAt, lastUsedAt } = passkey;
  const words = useWords(PASSKEYS_WORDS);
  const day = (at: number) => germanDate(berlinDate(new Date(at)));

  async function rename(newName: string): Promise<void> {
    if (newName === name) setNaming('canceled');
    else if (await onRename(newName)) setNaming('not-yet');
  }

  return (
    <li className={`${styles.factor} ${styles.passkey}`}>
      <p>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.since}>{words.added(day(addedAt))}</span>
        {lastUsedAt !== null && <span className={styles.since}>{words.lastUsed(day(lastUsedAt))}</span>}
        {isSynced && <span className={styles.since}>{words.synced}</span>}
      </p>
      {naming === 'now' ? (
        <div className={styles.question}>
          <PasskeyNameForm
            label={words.newName}
            startName={name}
            submitLabel={words.save}
            isBusy={isBusy}
            onSubmit={(newName) => void rename(newName)}
            onCancel={() => setNaming('canceled')}
          />
        </div>
      ) : (
        <>
          <Button
            ref={naming === 'canceled' ? focusOnArrival : undefined}
            look="outline"
            aria-label={words.renameThis(name)}
            disabled={isBusy}
            onClick={() => setNaming('now')}
          >
            {words.rename}
          </Button>
          <AskedTwice
            action={words.remove}
            actionName={words.removeThis(name)}
            question={words.removeQuestion(name)}
            yes={words.remove}
            no={words.keep}
            isBusy={isBusy}
            onYes={onRemove}
          />
        </>
      )}
    </li>
  );
}
