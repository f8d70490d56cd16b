import { hasSingleKeys } from './single-keys.ts';

/** A key as far as shortcuts go. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key asks for: `palette` from anywhere, `search` (`/`) where nobody is typing. */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: PressedKey): 'palette' | 'search' | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null;
  // With Shift on a German keyboard.
  return key === '/' ? 'search' : null;
}

/** Whether a key pressed alone is the page's: nobody is typing, and such keys are not switched off on this device. */
export function isForPage({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !isTyping(target) && hasSingleKeys();
}

/** Whether a key goes to a field, or to a dialog, whose keys are its own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable="true"]') !== null
  );
}
