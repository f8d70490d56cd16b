import { startTransition, useEffect, useState } from 'react';

/**
 * The clock, read again every `everyMs` milliseconds. Null until the page is alive, because prerendered HTML belongs to
 * no time.
 */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // Whole pages wait for the time: drawn in short steps, so that they keep nobody's finger waiting.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
