import { noteHere, notedHere } from '@lifted/client/last-known/kept-note.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import type { RecapPeriod } from '@lifted/domain/training/recap/recap';
import { useEffect, useState } from 'react';

/** The recap this member has seen or declined on this device. */
const DECLINED = 'seen-recap';

/** What was declined: undefined while that is not known or cannot be noted, null for nothing. */
interface Declined {
  readonly declined: RecapPeriod | null | undefined;
  readonly decline: (period: RecapPeriod) => void;
}

/** Remembers on this device which recap need not be offered again. */
export function useDeclined(): Declined {
  const { user } = useSession();
  const owner = user?.uid;
  const [declined, setDeclined] = useState<RecapPeriod | null | undefined>(undefined);
  useEffect(() => {
    if (owner === undefined) return;
    notedHere<RecapPeriod>({ owner, name: DECLINED }).then(setDeclined, warn);
  }, [owner]);
  const decline = (period: RecapPeriod) => {
    setDeclined(period);
    if (owner !== undefined) noteHere({ owner, name: DECLINED }, period).catch(warn);
  };
  return { declined, decline };
}

function warn(failure: unknown): void {
  console.error('Whether a recap was seen cannot be noted on this device.', failure);
}
