import { useEffect, useRef, type RefObject } from 'react';

/** When the second step is replaced by the form, moves the focus to its first field. */
export function useFocusAfterSecondFactor(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) entry.current?.querySelector('input')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return entry;
}
