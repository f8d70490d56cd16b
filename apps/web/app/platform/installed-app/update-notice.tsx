import { useState, useSyncExternalStore } from 'react';
import { Button } from '@lifted/design/button.tsx';
import styles from './app-notices.module.css';
import type { AppWorker } from './app-worker.ts';

/** Offers the waiting version; it is activated when the member agrees, or at the next start of the app. */
export function UpdateNotice({ worker }: { readonly worker: AppWorker }) {
  const isReady = useSyncExternalStore(worker.subscribe, worker.isUpdateReady);
  const [isLater, setIsLater] = useState(false);
  return (
    <div role="status" className={styles.place}>
      {isReady && !isLater && (
        <div className={styles.update}>
          <p>A new version is ready.</p>
          <div className={styles.buttons}>
            <Button onClick={() => worker.update()}>Update now</Button>
            <Button look="quiet" onClick={() => setIsLater(true)}>
              Later
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
