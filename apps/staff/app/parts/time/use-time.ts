import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useNow } from '@lifted/client/http/use-now.ts';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';

/** The time, read every minute: pages are left open over midnight. */
export function useTime(): Date {
  const [openedAt] = useState(timeNow);
  return useNow(MINUTE_MS) ?? openedAt;
}
