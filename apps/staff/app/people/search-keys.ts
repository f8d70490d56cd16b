import { useEffect, type RefObject } from 'react';
import { isForPage, shortcutOf } from '../parts/keyboard/shortcuts.ts';

/** Puts the focus into a search field when `/` is pressed anywhere outside of fields and dialogs. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 'search' || !isForPage(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

/**
 * Keys of a search field and the links or buttons below it: arrows move between them, Enter in the field opens the first one.
 * Up from the first leads back to the field.
 */
export function useListKeys(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const search = around.current;
    const onKey = (event: KeyboardEvent) => {
      // A word that is being composed takes these keys itself.
      if (search === null || event.isComposing) return;
      const found = [...search.querySelectorAll<HTMLElement>('li :is(a, button)')];
      const target = nextTarget(event, found, search.querySelector('input'));
      if (target === undefined) return;
      event.preventDefault();
      if (event.key === 'Enter') target.click();
      else target.focus();
    };
    search?.addEventListener('keydown', onKey);
    return () => search?.removeEventListener('keydown', onKey);
  }, [around]);
}

function nextTarget(
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  links: readonly HTMLElement[],
  input: HTMLInputElement | null,
): HTMLElement | undefined {
  const at = links.findIndex((link) => link === target);
  switch (key) {
    case 'Enter':
      return target === input ? links[0] : undefined;
    case 'ArrowDown':
      return links[at + 1];
    case 'ArrowUp':
      return at < 0 ? undefined : (links[at - 1] ?? input ?? undefined);
    default:
      return undefined;
  }
}
