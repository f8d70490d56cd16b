import { storeNote, storedNote } from '@lifted/client/session/stored-note.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import type { RecapPeriod } from './recap.ts';
import { useEffect, useState } from 'react';

/** The recaps this member has seen or declined on this device. */
const DECLINED = 'seen-recaps';
/** As many as are offered at a time: a year and its last month. */
const MOST_OFFERED = 2;

/** What was declined: undefined while that is not known or cannot be noted. */
interface Declined {
  readonly declined: readonly RecapPeriod[] | undefined;
  readonly decline: (period: RecapPeriod) => void;
}

/** Remembers on this device which recaps need not be offered again. */
export function useDeclined(): Declined {
  const { user } = useSession();
  const owner = user?.uid;
  const [declined, setDeclined] = useState<readonly RecapPeriod[] | undefined>(undefined);
  useEffect(() => {
    if (owner === undefined) return;
    storedNote<readonly RecapPeriod[]>({ owner, name: DECLINED }).then(
      (noted) => setDeclined(noted ?? []),
      warn,
    );
  }, [owner]);
  const decline = (period: RecapPeriod) => {
    const all = [...(declined ?? []), period].slice(-MOST_OFFERED);
    setDeclined(all);
    if (owner !== undefined) storeNote({ owner, name: DECLINED }, all).catch(warn);
  };
  return { declined, decline };
}

function warn(failure: unknown): void {
  console.error('Whether a recap was seen cannot be noted on this device.', failure);
}
