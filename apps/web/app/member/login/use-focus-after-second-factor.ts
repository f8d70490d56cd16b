import { useEffect, useRef, type RefObject } from 'react';

/** When the second step gives way to the form again, the keyboard goes to the form's first field. */
export function useFocusAfterSecondFactor(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) entry.current?.querySelector('input')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return entry;
}
