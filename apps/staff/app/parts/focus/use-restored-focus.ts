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

/**
 * Keeps the keyboard in a list whose rows lose their buttons or go once something is decided: it goes on at the first button
 * of the row that is in that place now or of one after it, and without any to the part itself, which takes the focus
 * (`tabIndex={-1}`).
 */
export function useRestoredRowFocus(part: RefObject<HTMLElement | null>) {
  const at = useRef(0);
  const rows = () => [...(part.current?.querySelectorAll('li') ?? [])];
  const focus = useRestoredFocus(part, () => {
    const left = rows().slice(at.current);
    const button = left.map((row) => row.querySelector('button')).find((found) => found !== null);
    (button ?? part.current)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focus.onFocus();
      const row = rows().findIndex((one) => one.contains(target));
      if (row >= 0) at.current = row;
    },
    onBlur: focus.onBlur,
  };
}
