import { useRef, type FocusEvent, type RefObject } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

/**
 * Keeps the keyboard in a list whose rows lose their buttons or go once something is decided: it goes on at the first button
 * of the row that is in that place now or of one after it, and without any to the part itself, which takes the focus
 * (`tabIndex={-1}`).
 */
export function useKeptRow(part: RefObject<HTMLElement | null>) {
  const at = useRef(0);
  const rows = () => [...(part.current?.querySelectorAll('li') ?? [])];
  const kept = useKeptFocus(part, () => {
    const left = rows().slice(at.current);
    const button = left.map((row) => row.querySelector('button')).find((found) => found !== null);
    (button ?? part.current)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      kept.onFocus();
      const row = rows().findIndex((one) => one.contains(target));
      if (row >= 0) at.current = row;
    },
    onBlur: kept.onBlur,
  };
}
