import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { useNow } from '@lifted/design/use-now.ts';
import { useState } from 'react';

/** The tablet's time, read four times a minute. */
export function useClock(): Date {
  const [openedAt] = useState(() => new Date());
  return useNow(MINUTE_MS / 4) ?? openedAt;
}
