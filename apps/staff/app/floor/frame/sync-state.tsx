import { useIsReached, useUnsent } from '../device/use-floor.ts';
import { FLOOR_FRAME_WORDS } from './floor-frame-words.ts';
import { inPageLanguage } from './floor-language.ts';
import styles from './sync-state.module.css';

/** How much of what was entered has not reached the server; always visible (studio operations, section 3). */
export function SyncState() {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const { waiting, writing } = useUnsent();
  const isReached = useIsReached();
  const count = waiting.length + writing.length;
  return (
    <p role="status" className={styles.sync} data-state={count > 0 || !isReached ? 'unsent' : 'sent'}>
      {count > 0 ? words.notSent(count) : words.allSent}
      {!isReached && <span className={styles.offline}>{words.offline}</span>}
    </p>
  );
}
