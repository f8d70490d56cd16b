import type { WorkoutLog } from '@lifted/contract/training-log';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { storeNote, storedNote } from '@lifted/client/session/stored-note.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { newRecords, shownRecords, type NewRecord } from '@lifted/domain/training/new-records/new-records';
import { useEffect, useState } from 'react';
import { recordedWorkouts } from '../../customer/logged-sets.ts';
import { useCustomerAnswers } from '../../customer/use-customer-answers.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';

/** The records this device has shown. */
const SHOWN = 'shown-records';

/**
 * Records this device has not shown to the signed-in member yet; noted as shown at once. Null while that is not known, none
 * where nothing can be noted: nobody is congratulated at every visit (docs/decisions/125-am-i-getting-stronger.md).
 */
export function useNewRecords(): readonly NewRecord[] | null {
  const { user } = useSession();
  const logs = useCachedAnswer(useCustomerAnswers()?.logs ?? null);
  const [records, setRecords] = useState<readonly NewRecord[] | null>(null);
  const owner = user?.uid;
  const known = logs.state === 'loaded' ? logs.value : null;
  useEffect(() => {
    if (owner === undefined || known === null) return undefined;
    let isCurrent = true;
    void takeNewRecords(owner, known).then((found) => {
      if (isCurrent) setRecords((shown) => (found.length === 0 && shown !== null ? shown : found));
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, known]);
  return records;
}

async function takeNewRecords(owner: string, logs: readonly WorkoutLog[]): Promise<readonly NewRecord[]> {
  const place = { owner, name: SHOWN };
  const now = timeNow();
  const workouts = recordedWorkouts(logs);
  try {
    const shown = await storedNote<readonly string[]>(place);
    const records = newRecords(workouts, { shown: shown ?? [], now });
    if (records.length > 0) await storeNote(place, shownRecords(workouts, now));
    return records;
  } catch (failure) {
    console.error('Whether records were shown cannot be noted on this device.', failure);
    return [];
  }
}
