import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard in a part of the page: when what had the focus is removed, `restore` gives it to what is now in its
 * place. A dialog in between changes nothing about where the keyboard was.
 */
export function useRestoredFocus(part: RefObject<HTMLElement | null>, restore: () => void) {
  const isHere = useRef(false);
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) restore();
  });
  return {
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof HTMLElement)) return;
      if (part.current?.contains(next) !== true && next.closest('dialog') === null) isHere.current = false;
    },
  };
}
