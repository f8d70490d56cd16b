import type { ExerciseSwap, noteOnExercise, swapExercise } from '@lifted/contract/floor/personal-exercises';
import type { removeOwnTraining, saveOwnTraining } from '@lifted/contract/floor/own-trainings';
import type { EntryAnswer, enterSets, SetEntry } from '@lifted/contract/floor/set-entries';
import { openBrowserQueue, type BrowserQueue } from '@lifted/client/entry-queue/browser-queue.ts';
import type { Reply } from '@lifted/client/entry-queue/entry-queue.ts';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { customerIdOf, isRenewed, workoutAnswers } from '../../customer/workout-answers.ts';
import { ownAnswer } from './own/own-answers.ts';
import { setQueueName } from '../../platform/unsent-sets.ts';

/** A set entered on this device. */
export interface SetCommand extends SetEntry {
  readonly kind: 'set';
  /** `workout_id` is that of an own training; left out: of a class. */
  readonly is_own?: true;
}

/** A note about an exercise; an empty one removes it, a coach's too. */
export interface NoteCommand {
  readonly kind: 'note';
  readonly id: string;
  readonly exercise_id: string;
  readonly text: string;
  /** Left out: one's own. */
  readonly author?: 'member' | 'coach';
  /** Left out: seen by nobody else. */
  readonly is_on_floor?: boolean;
}

/** Another exercise in the place of a planned one, or the planned one again. */
export interface SwapCommand extends ExerciseSwap {
  readonly kind: 'swap';
}

/** A training without a class, added, or with another day or name. */
export interface TrainingCommand {
  readonly kind: 'training';
  readonly id: string;
  readonly training_id: string;
  readonly date: CivilDate;
  readonly name: string | null;
  readonly made_at: string;
}

/** A training without a class is removed with its sets. */
export interface TrainingRemoval {
  readonly kind: 'training_removed';
  readonly id: string;
  readonly training_id: string;
}

/** What a member enters on their own device. */
export type WorkoutCommand = SetCommand | NoteCommand | SwapCommand | TrainingCommand | TrainingRemoval;

/** As many as the API takes (contract: MOST_ENTRIES_AT_ONCE). */
const MOST_AT_ONCE = 100;

/** Sets go together as far as they follow each other, anything else by itself. */
export function batchOf(waiting: readonly WorkoutCommand[]): number {
  const firstOther = waiting.findIndex(({ kind }) => kind !== 'set');
  if (firstOther === 0) return 1;
  return Math.min(MOST_AT_ONCE, firstOther === -1 ? waiting.length : firstOther);
}

interface QueueSurroundings {
  readonly api: ApiClient;
  readonly uid: string;
  readonly member: MemberAnswers;
}

let opened: { readonly member: MemberAnswers; readonly queue: BrowserQueue<WorkoutCommand> } | null = null;

/**
 * The queue of the signed-in member, which sends from now on, whichever page is shown, and waits while anybody else is signed
 * in or nobody. A command leaves it only when the device also knows the workout as it is after it: until then it is sent
 * again, which the server takes as done.
 */
export function setQueue({ api, uid, member }: QueueSurroundings): BrowserQueue<WorkoutCommand> {
  if (opened?.member === member) return opened.queue;
  opened?.queue.stop();
  // Requests go out as the person who is signed in by then, in this tab or in another one: perhaps another member, or a coach.
  const mustBeSignedIn = () => {
    if (storedUid() !== uid) throw new ApiUnreachable(new Error('The member is not signed in.'));
  };
  const areRenewed = async (id: string, withOwn: boolean) => {
    const renewed = [workoutAnswers(member, { api, uid }).renew()];
    if (withOwn) renewed.push(isRenewed(ownAnswer(member, { api, uid })));
    if (!(await Promise.all(renewed)).every(Boolean)) return false;
    const { logs, weekly, progression } = member.of(id);
    for (const figures of [logs, weekly, ...Object.values(progression)]) void figures.renew();
    return true;
  };
  const queue = openBrowserQueue<WorkoutCommand>({
    name: setQueueName(uid),
    batchOf,
    send: async (batch, signal) => {
      mustBeSignedIn();
      const id = await customerIdOf(member);
      mustBeSignedIn();
      if (id === null) throw new ApiUnreachable(new Error('There is no customer to enter sets for.'));
      const replies = await sent(api, id, batch, signal).catch((failure: unknown) => {
        // What somebody else is refused says nothing about the entries.
        mustBeSignedIn();
        throw failure;
      });
      if (!(await areRenewed(id, batch.some(concernsOwn)))) {
        throw new ApiUnreachable(new Error('Sent, but the workout did not load again.'));
      }
      return replies;
    },
    renew: async () => {
      if (storedUid() !== uid) return false;
      const id = await customerIdOf(member).catch(() => null);
      return id !== null && areRenewed(id, ownAnswer(member, { api, uid }).read().state === 'loaded');
    },
  });
  opened = { member, queue };
  queue.loaded.then(queue.sendNow, (failure: unknown) => {
    console.error('This browser stores no entries.', failure);
  });
  return queue;
}

/** Whether what is shown of own trainings is another one after a command; notes are part of it. */
function concernsOwn(command: WorkoutCommand): boolean {
  switch (command.kind) {
    case 'set':
      return command.is_own === true;
    case 'swap':
      return false;
    case 'note':
    case 'training':
    case 'training_removed':
      return true;
    default:
      return command satisfies never;
  }
}

async function sent(
  api: ApiClient,
  id: string,
  batch: readonly WorkoutCommand[],
  signal: AbortSignal,
): Promise<readonly Reply[]> {
  const [first] = batch;
  if (first === undefined) return [];
  switch (first.kind) {
    case 'set': {
      const entries = batch.flatMap((command) => (command.kind === 'set' ? [entryOf(command)] : []));
      const answers = await api.call<typeof enterSets>('POST', '/customers/{id}/set-entries', {
        params: { id },
        body: { entries },
        signal,
      });
      return answers.map(replyOf);
    }
    case 'note': {
      const { id: note, exercise_id: exerciseId, text, author, is_on_floor } = first;
      const params = { id, exerciseId };
      const body = {
        text,
        ...(author !== undefined && { author }),
        ...(is_on_floor !== undefined && { is_on_floor }),
      };
      await api.call<typeof noteOnExercise>('PUT', '/customers/{id}/exercise-notes/{exerciseId}', {
        params,
        body,
        signal,
      });
      return [{ id: note, refusal: null }];
    }
    case 'swap': {
      const { workout_id, exercise_number, exercise_id, made_at } = first;
      const body = { id: first.id, workout_id, exercise_number, exercise_id, made_at };
      const answer = await api.call<typeof swapExercise>('POST', '/customers/{id}/exercise-swaps', {
        params: { id },
        body,
        signal,
      });
      return [{ id: first.id, refusal: answer.refusal }];
    }
    case 'training': {
      const { training_id: trainingId, date, name, made_at } = first;
      const path = '/customers/{id}/own-trainings/{trainingId}';
      const answer = await api.call<typeof saveOwnTraining>('PUT', path, {
        params: { id, trainingId },
        body: { date, name, made_at },
        signal,
      });
      return [{ id: first.id, refusal: answer.refusal }];
    }
    case 'training_removed': {
      const path = '/customers/{id}/own-trainings/{trainingId}';
      const params = { id, trainingId: first.training_id };
      await api.call<typeof removeOwnTraining>('DELETE', path, { params, signal });
      return [{ id: first.id, refusal: null }];
    }
    default:
      return first satisfies never;
  }
}

function entryOf({ kind: _kind, is_own: _isOwn, ...entry }: SetCommand): SetEntry {
  return entry;
}

function replyOf({ id, refusal }: EntryAnswer): Reply {
  return { id, refusal };
}
