import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../language.ts';
import { usePageKeys } from '../parts/keyboard/page-keys.ts';
import styles from './keys-button.module.css';
import { TOOLS_WORDS } from './tools-words.ts';

const KeyList = lazy(() =>
  loadChunk('key-list', async () => ({ default: (await import('./key-list.tsx')).KeyList })).catch(() => ({
    default: () => null,
  })),
);

/** Presses what a page's keys lead to, and lists them: by `?`, and by a button that the tab key finds. */
export function KeysButton() {
  const words = useWords(TOOLS_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  usePageKeys();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={words.keyList}
        className={styles.button}
        onClick={() => setIsOpen(true)}
      >
        ?
      </button>
      {isOpen &&
        // Not in the bar, whose colours are others.
        createPortal(
          <Suspense>
            <KeyList close={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
