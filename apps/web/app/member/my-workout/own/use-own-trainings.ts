import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { BrowserQueue } from '@lifted/client/entry-queue/browser-queue.ts';
import type { QueueState } from '@lifted/client/entry-queue/entry-queue.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { useState, useSyncExternalStore } from 'react';
import { memberAnswers } from '../../../customer/member-answers.ts';
import { useCachedAnswer } from '../../../platform/http/cached-answer.ts';
import type { Remote } from '../../../platform/http/remote.ts';
import { setQueue, type WorkoutCommand } from '../set-queue.ts';
import { useIsFulfilled } from '../use-my-workout.ts';
import { ownAnswer } from './own-answers.ts';

/** The own trainings, what waits on this device, and how to store more. */
export interface OwnOnPage {
  readonly remote: Remote<OwnTrainings | null>;
  readonly queue: BrowserQueue<WorkoutCommand>['queue'];
  readonly state: QueueState<WorkoutCommand>;
  /** Everything the server has not answered. */
  readonly waiting: readonly WorkoutCommand[];
  /** False where the browser stores nothing: nothing can be entered then. */
  readonly canStore: boolean;
  /** Stores a command on this device; false when that is not possible. */
  readonly store: (command: WorkoutCommand) => Promise<boolean>;
  /** The device could not store the latest one. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the own trainings of the signed-in member and opens the queue. */
export function useOwnTrainings(user: IdentityUser): OwnOnPage {
  const api = useApiClient();
  const member = memberAnswers(api, user);
  const answer = ownAnswer(member, { api, uid: user.uid });
  const remote = useCachedAnswer(answer);
  const { queue, loaded } = setQueue({ api, uid: user.uid, member });
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const canStore = useIsFulfilled(loaded);
  const [hasFailed, setHasFailed] = useState(false);

  async function store(command: WorkoutCommand): Promise<boolean> {
    setHasFailed(false);
    try {
      await queue.add([command]);
      return true;
    } catch (failure) {
      console.error('A training was not stored.', failure);
      setHasFailed(true);
      return false;
    }
  }

  const waiting = [...state.waiting, ...state.writing];
  return { remote, queue, state, waiting, canStore, store, hasFailed, retry: answer.retry };
}
