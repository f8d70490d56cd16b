import { ChunkLoadError, loadChunk } from '@lifted/client/http/load-chunk.ts';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../language.ts';
import styles from './palette-button.module.css';

import { TOOLS_WORDS } from './tools-words.ts';
import { isForPage, shortcutOf } from '../parts/keyboard/shortcuts.ts';
import { toasts } from '../parts/toast-manager.ts';

type Palette = ComponentType<{ readonly heading: string; readonly close: () => void }>;

/**
 * Opens the command palette: by a press, anywhere by Ctrl or ⌘ with K, and by `/` where nobody is typing and the page has no
 * search of its own that takes it. Its scripts are loaded then.
 */
export function PaletteButton() {
  const words = useWords(TOOLS_WORDS);
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    setIsOpen(true);
    try {
      const loaded = await loadChunk(
        'command-palette',
        async () => (await import('../palette/command-palette.tsx')).CommandPalette,
      );
      setPalette(() => loaded);
    } catch (failure) {
      if (!(failure instanceof ChunkLoadError)) throw failure;
      setIsOpen(false);
      toasts.add({ title: words.failed, type: 'refused', priority: 'high' });
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const asked = shortcutOf(event);
    if (event.defaultPrevented || asked === null) return;
    if (asked === 'search' && !isForPage(event)) return;
    event.preventDefault();
    if (isOpen) setIsOpen(asked !== 'palette');
    // A form that is open stays what the keys are for.
    else if (document.querySelector('dialog[open]') === null) void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // After the page's own keys.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className={styles.button}
        onClick={() => void open()}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20.5 20.5" />
        </svg>
        <VisuallyHidden>{words.open}</VisuallyHidden>{' '}
        <kbd className={styles.keys}>{isApple() ? '⌘ K' : words.keys}</kbd>
      </button>
      {isOpen &&
        Palette !== null &&
        // Not in the bar, whose colours are others.
        createPortal(<Palette heading={words.open} close={() => setIsOpen(false)} />, document.body)}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
