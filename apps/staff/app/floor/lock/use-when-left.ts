import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect } from 'react';

/** How long an untouched tablet stays open (studio operations, section 3). */
const UNTOUCHED_MS = 10 * MINUTE_MS;

/** While somebody is at something, ends it when nobody has touched the tablet for ten minutes, and at once when its page is left. */
export function useWhenLeft(isOpen: boolean, end: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const over = new AbortController();
    const { signal } = over;
    let timer = setTimeout(end, UNTOUCHED_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(end, UNTOUCHED_MS);
    };
    for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, touched, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') end();
      },
      { signal },
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [isOpen, end]);
}
