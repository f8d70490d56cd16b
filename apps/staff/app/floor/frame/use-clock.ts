import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useNow } from '@lifted/client/http/use-now.ts';
import { useState } from 'react';

/** The tablet's time, read four times a minute. */
export function useClock(): Date {
  const [openedAt] = useState(timeNow);
  return useNow(MINUTE_MS / 4) ?? openedAt;
}
