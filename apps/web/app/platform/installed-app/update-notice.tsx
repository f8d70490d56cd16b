import { useState, useSyncExternalStore } from 'react';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { unsentHere } from '../unsent-sets.ts';
import { useWords } from '../../language.ts';
import { APP_WORDS } from './app-words.ts';
import styles from './app-notices.module.css';
import type { AppWorker } from './app-worker.ts';

/**
 * Offers the waiting version; it is activated when the member agrees and nothing waits to be sent, or at the next start of
 * the app.
 */
export function UpdateNotice({ worker }: { readonly worker: AppWorker }) {
  const isReady = useSyncExternalStore(worker.subscribe, worker.isUpdateReady);
  const words = useWords(APP_WORDS);
  const [isLater, setIsLater] = useState(false);
  const { user } = useSession();
  const [mustWait, setMustWait] = useState(false);
  const update = async () => {
    const hasUnsent = user !== null && (await unsentHere(user.uid)) > 0;
    setMustWait(hasUnsent);
    if (!hasUnsent) worker.update();
  };
  return (
    <div role="status" className={styles.place}>
      {isReady && !isLater && (
        <div className={styles.update}>
          <p>{mustWait ? words.mustWait : words.ready}</p>
          <div className={styles.buttons}>
            <Button onClick={() => void update()}>{words.update}</Button>
            <Button look="quiet" onClick={() => setIsLater(true)}>
              {words.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
