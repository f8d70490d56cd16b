import { timeNow } from '@lifted/client/http/server-clock.ts';
import { cancellingNow, type CancellingNow } from '@lifted/domain/bookings/class-standing';
import { useState } from 'react';
import type { MemberPlace } from './own-classes.ts';

interface Cancelling {
  readonly cancelling: CancellingNow;
  /** At a press: false where what is shown as free costs something by now; it is then shown as that. */
  readonly isAsShown: () => boolean;
}

/** What cancelling a place costs, as of when the page was drawn or of a later press. */
export function useCancelling(place: MemberPlace, now: Date): Cancelling {
  const [pressedAt, setPressedAt] = useState(now);
  const cancelling = cancellingNow(place, pressedAt > now ? pressedAt : now);
  const isAsShown = () => {
    const atPress = timeNow();
    setPressedAt(atPress);
    return cancelling.kind === 'costs' || cancellingNow(place, atPress).kind === 'free';
  };
  return { cancelling, isAsShown };
}
