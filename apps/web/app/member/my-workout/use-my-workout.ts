import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { QueueState } from '@lifted/client/entry-queue/entry-queue.ts';
import type { BrowserQueue } from '@lifted/client/entry-queue/browser-queue.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { memberAnswers } from '../../customer/member-answers.ts';
import { workoutAnswers, type ClassId, type WorkoutAnswers } from '../../customer/workout-answers.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { ownAnswer } from './own/own-answers.ts';
import { setQueue, type WorkoutCommand } from './set-queue.ts';

/** The workout, what waits on this device, and how to enter more. */
export interface WorkoutOnPage {
  readonly workout: Remote<MyWorkout | null>;
  readonly answers: WorkoutAnswers;
  readonly queue: BrowserQueue<WorkoutCommand>['queue'];
  readonly state: QueueState<WorkoutCommand>;
  /** False where the browser stores nothing: nothing can be entered then. */
  readonly canStore: boolean;
  /** What the member trains without a class, which has the studio's exercises too. */
  readonly own: Remote<OwnTrainings | null>;
  readonly retry: () => void;
}

/** Loads the workout of a class (null: of the one that runs or comes next) and opens the queue. */
export function useMyWorkout(user: IdentityUser, classId: ClassId): WorkoutOnPage {
  const api = useApiClient();
  const member = memberAnswers(api, user);
  const answers = workoutAnswers(member, { api, uid: user.uid });
  const answer = answers.workoutOf(classId);
  const workout = useCachedAnswer(answer);
  const { queue, loaded } = setQueue({ api, uid: user.uid, member });
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const canStore = useIsFulfilled(loaded);
  const own = useCachedAnswer(ownAnswer(member, { api, uid: user.uid }));
  return { workout, answers, queue, state, canStore, own, retry: answer.retry };
}

/** True until the promise is rejected. */
export function useIsFulfilled(promise: Promise<unknown>): boolean {
  const [rejected, setRejected] = useState<Promise<unknown> | null>(null);
  useEffect(() => {
    promise.catch(() => setRejected(promise));
  }, [promise]);
  return rejected !== promise;
}
