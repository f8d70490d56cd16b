import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { startTransition, useEffect, useState } from 'react';
import { onTimeCorrected, timeNow } from './server-clock.ts';

/**
 * The current time, updated every `everyMs` milliseconds and when the device's clock turns out to be wrong. Null until
 * hydration, because prerendered HTML has no current time.
 */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // Whole pages wait for the time: rendered in a transition, so that input is not blocked.
    const read = () => startTransition(() => setNow(timeNow()));
    read();
    const timer = setInterval(read, everyMs);
    const stop = onTimeCorrected(read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}

/** The current time on a page that is drawn in the browser only, updated every `everyMs` milliseconds: pages are left open over midnight. */
export function useTime(everyMs: number = MINUTE_MS): Date {
  const [openedAt] = useState(timeNow);
  return useNow(everyMs) ?? openedAt;
}
