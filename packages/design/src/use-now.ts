import { startTransition, useEffect, useState } from 'react';

/**
 * The current time, updated every `everyMs` milliseconds. Null until hydration, because prerendered HTML has no current
 * time.
 */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // Whole pages wait for the time: rendered in a transition, so that input is not blocked.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
