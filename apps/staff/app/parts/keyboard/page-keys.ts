import { useEffect, useEffectEvent } from 'react';
import { isForPage } from './shortcuts.ts';

/** Something on the page that a key pressed alone leads to. */
interface KeyedControl {
  /** As `aria-keyshortcuts` has it. */
  readonly key: string;
  readonly name: string;
  readonly element: HTMLElement;
}

const PRESSED = 'a, button, input[type="file"]';
const FIRST = ':is(a[href], button, input, select, [tabindex="0"]):not([tabindex="-1"], :disabled)';

/**
 * What names a single key in `aria-keyshortcuts` and can be pressed now, in the order of the page. A part of the page without
 * a name of its own has one in `data-key-name`.
 */
export function keyedControls(): readonly KeyedControl[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]:not(:disabled)')].flatMap(
    (element) => {
      const key = keyIn(element.getAttribute('aria-keyshortcuts') ?? '');
      if (key === undefined || !element.checkVisibility()) return [];
      return [{ key, name: nameOf(element), element }];
    },
  );
}

/** Of what a page is for in the end, from any of its fields; in a dialog its last button has it without saying so. */
export const MAIN_KEY = 'Control+Enter';

/** The key among shortcuts such as 'Control+K /' that is pressed alone, or the main one. */
export function keyIn(shortcuts: string): string | undefined {
  return shortcuts.split(' ').find((shortcut) => shortcut.length === 1 || shortcut === MAIN_KEY);
}

function stopIn(part: HTMLElement, selector: string): HTMLElement | null {
  return part.querySelector<HTMLElement>(selector);
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return element.dataset['keyName'] ?? element.getAttribute('aria-label') ?? label?.trim() ?? '';
}

/** Undefined for keys that are not a page's. The slash is the palette's, or of a search that the page has itself. */
function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return MAIN_KEY;
  const key = event.key.toLowerCase();
  return key === '/' || (event.shiftKey && key !== event.key) || !isForPage(event) ? undefined : key;
}

/**
 * A key pressed alone presses the first button or link that names it, and leads into a part that does: to what has
 * `data-key-first`, or to its first stop. A press leaves the focus where it is, so that a dialog gives it back to what somebody
 * was at.
 */
export function usePageKeys(): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    // The page below a dialog is inert.
    if (document.querySelector('dialog[open]') !== null) return;
    const pressed = pressedKey(event);
    const element = keyedControls().find(({ key }) => key === pressed)?.element;
    if (element === undefined) return;
    event.preventDefault();
    if (element.matches(PRESSED)) element.click();
    else (stopIn(element, '[data-key-first]') ?? stopIn(element, FIRST) ?? element).focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // After the page's own keys.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
