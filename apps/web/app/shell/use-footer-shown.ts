import { useSyncExternalStore } from 'react';
import { isFooterShown } from './footer-visibility.ts';

/** Whether the footer shows now; true while the page is only HTML. */
export function useFooterShown(): boolean {
  return useSyncExternalStore(subscribe, readShown, () => true);
}

function readShown(): boolean {
  return isFooterShown({
    scrollTop: window.scrollY,
    viewportHeight: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
  });
}

function subscribe(onChange: () => void): () => void {
  const pageSize = new ResizeObserver(onChange);
  pageSize.observe(document.body);
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    pageSize.disconnect();
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}
