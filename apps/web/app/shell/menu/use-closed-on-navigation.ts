import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes the popover it is given as `ref` when the visitor has gone to a page of the app, even to the same one. */
export function useClosedOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const popover = useRef<E>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Not on the first page: a menu opened before the scripts loaded stays open.
    if (shownKey.current !== key) popover.current?.hidePopover();
    shownKey.current = key;
  }, [key]);
  return popover;
}
