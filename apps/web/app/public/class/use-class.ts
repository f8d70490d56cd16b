import type { getWorkout, StudioClass } from '@lifted/contract/timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { useEffect } from 'react';
import { useRemote } from '../../platform/http/remote.ts';
import { useWrittenAnswer } from '../../platform/http/written-answer.tsx';
import { lastKnown } from '../../platform/last-known/last-known.ts';

/** The class of this page. */
export function useClass(workoutId: string) {
  const api = useApiClient();
  const written = useWrittenAnswer<StudioClass>();
  const answer = useRemote(
    workoutId,
    (signal) =>
      api.call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId }, signal }),
    {
      offlineFallback: lastKnown(storedUid, `class ${workoutId}`),
      // A member's page may be the offline copy.
      written: written?.id === workoutId ? { value: written, isFresh: storedUid() === null } : undefined,
    },
  );
  const { remote } = answer;
  useEffect(() => {
    if (remote.state === 'failed') console.error('The class did not load.', remote.error);
  }, [remote]);
  return answer;
}
