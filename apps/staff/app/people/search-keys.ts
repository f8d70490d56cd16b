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
 * Up from the first leads back to the field. While part of it is `aria-busy`, what is found belongs to other words than those
 * in the field: Enter waits until it is not, or until another key.
 */
export function useListKeys(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const search = around.current;
    if (search === null) return undefined;
    const over = new AbortController();
    let isWaiting = false;
    const stopWaiting = () => {
      isWaiting = false;
    };
    const onKey = (event: KeyboardEvent) => {
      stopWaiting();
      // A word that is being composed takes these keys itself.
      if (event.isComposing) return;
      const input = search.querySelector('input');
      if (event.key === 'Enter' && event.target === input && isBusy(search)) {
        event.preventDefault();
        isWaiting = true;
        return;
      }
      const target = nextTarget(event, foundIn(search), input);
      if (target === undefined) return;
      event.preventDefault();
      if (event.key === 'Enter') target.click();
      else target.focus();
    };
    const answered = new MutationObserver(() => {
      if (!isWaiting || isBusy(search)) return;
      stopWaiting();
      foundIn(search)[0]?.click();
    });
    answered.observe(search, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    search.addEventListener('keydown', onKey, { signal: over.signal });
    search.addEventListener('input', stopWaiting, { signal: over.signal });
    search.addEventListener('focusout', stopWaiting, { signal: over.signal });
    return () => {
      over.abort();
      answered.disconnect();
    };
  }, [around]);
}

function isBusy(search: HTMLElement): boolean {
  return search.querySelector('[aria-busy="true"]') !== null;
}

function foundIn(search: HTMLElement): readonly HTMLElement[] {
  return [...search.querySelectorAll<HTMLElement>('li :is(a, button)')];
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
