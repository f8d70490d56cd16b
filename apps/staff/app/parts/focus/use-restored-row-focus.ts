import { useRef, type FocusEvent, type RefObject } from 'react';
import { useRestoredFocus } from './use-restored-focus.ts';

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
