import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts the focus on the heading of a page reached inside the app, which also makes screen readers read it, as a page load
 * would. Nothing happens on the first page, on a change of the query alone, or when a fragment names the target.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash === '') focusHeading();
  }, [pathname, hash]);
}

/** The same for a page that takes another's place without a navigation, as an error page does. */
export function useFocusOnArrival(): void {
  useEffect(focusHeading, []);
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}
