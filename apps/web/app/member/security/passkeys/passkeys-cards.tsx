import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../../../language.ts';
import { RemoteCards } from '../../../ui/layout/remote-cards.tsx';
import { usePasskeysHere } from '../../../platform/passkeys-here.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PASSKEYS_WORDS } from './passkeys-words.ts';
import styles from '../security.module.css';
import { SecurityMessageNotice } from '../security-message-notice.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** The passkeys of this person; nothing where the identities are kept at Firebase, which has none. */
export function PasskeysCards() {
  return useStudioSettings().firebase === null ? <OwnPasskeys /> : null;
}

function OwnPasskeys() {
  const { passkeys, message, isBusy, reload, add, rename, remove } = usePasskeys();
  const canAdd = usePasskeysHere();
  const words = useWords(PASSKEYS_WORDS);
  return (
    <>
      <SecurityMessageNotice message={message} />
      <RemoteCards remote={passkeys} waiting={{ heading: words.heading, height: '9rem' }} onRetry={reload}>
        {(listed) => (
          <Card heading={words.heading}>
            <p className={styles.text}>{words.whatItIs}</p>
            {listed.length > 0 && (
              <ul className={styles.factors}>
                {listed.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    isBusy={isBusy}
                    onRename={(name) => rename(passkey.id, name)}
                    onRemove={() => remove(passkey.id)}
                  />
                ))}
              </ul>
            )}
            {canAdd ? (
              <NewPasskeyForm isBusy={isBusy} onAdd={add} />
            ) : (
              <p className={styles.text}>{words.notHere}</p>
            )}
          </Card>
        )}
      </RemoteCards>
    </>
  );
}
