import type {
  FloorExerciseSwap,
  FloorNote,
  noteOnFloor,
  swapExerciseOnFloor,
} from '@lifted/contract/floor/personal-exercises';
import type { EntryAnswer, FloorSetEntry, MOST_ENTRIES_AT_ONCE } from '@lifted/contract/floor/set-entries';
import type {
  closeOnFloor,
  enterFloorSets,
  FloorPlace,
  markOnFloor,
  reopenOnFloor,
} from '@lifted/contract/floor/floor';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import type { Reply } from '@lifted/client/entry-queue/entry-queue.ts';

/** Sets of somebody in a class. The command's id is the entry's. */
export interface SetCommand {
  readonly kind: 'set';
  readonly id: string;
  readonly entry: FloorSetEntry;
}

/** Somebody is present, or is not after all. Without a coach they marked themselves. */
export interface MarkCommand {
  readonly kind: 'mark';
  readonly id: string;
  readonly classId: string;
  readonly place: Pick<FloorPlace, 'kind' | 'id'>;
  readonly name: string;
  readonly isPresent: boolean;
  readonly coachId: string | null;
}

/** The roster is closed. */
export interface CloseCommand {
  readonly kind: 'close';
  readonly id: string;
  readonly classId: string;
  readonly coachId: string;
}

/** A closed roster is opened again. */
export interface ReopenCommand {
  readonly kind: 'reopen';
  readonly id: string;
  readonly classId: string;
  readonly coachId: string;
}

/** Another exercise in the place of a planned one, for one person, or the planned one again. */
export interface SwapCommand {
  readonly kind: 'swap';
  readonly id: string;
  readonly swap: FloorExerciseSwap;
}

/** A coach's note about an exercise of one person; an empty one removes it. */
export interface NoteCommand {
  readonly kind: 'note';
  readonly id: string;
  readonly note: FloorNote;
}

/** What the floor enters with or without a network. */
export type FloorCommand =
  | SetCommand
  | SwapCommand
  | NoteCommand
  | MarkCommand
  | CloseCommand
  | ReopenCommand;

/** As many sets as the server takes in one request (contract: MOST_ENTRIES_AT_ONCE). */
const MOST_SETS: typeof MOST_ENTRIES_AT_ONCE = 100;

/** Sets that follow each other go together, anything else by itself, so that the order is kept. */
export function batchOf(waiting: readonly FloorCommand[]): number {
  const firstOther = waiting.findIndex(({ kind }) => kind !== 'set');
  const sets = firstOther === -1 ? waiting.length : firstOther;
  return Math.min(Math.max(sets, 1), MOST_SETS);
}

/** What is stored of an answer before its commands leave the queue. */
export interface AnsweredCommands {
  readonly entered: (entries: readonly FloorSetEntry[], answers: readonly EntryAnswer[]) => Promise<void>;
  readonly swapped: (command: SwapCommand) => Promise<void>;
  readonly noted: (command: NoteCommand) => Promise<void>;
  readonly marked: (command: MarkCommand) => Promise<void>;
  readonly closed: (command: CloseCommand) => Promise<void>;
  readonly reopened: (command: ReopenCommand) => Promise<void>;
}

/** Sends one batch, as `batchOf` cut it. Throws as the API client does. */
export async function sendCommands(
  api: ApiClient,
  batch: readonly FloorCommand[],
  { signal, answered }: { readonly signal: AbortSignal; readonly answered: AnsweredCommands },
): Promise<readonly Reply[]> {
  const [first] = batch;
  if (first === undefined) return [];
  switch (first.kind) {
    case 'set': {
      const entries = batch.flatMap((command) => (command.kind === 'set' ? [command.entry] : []));
      const answers = await api.call<typeof enterFloorSets>('POST', '/floor/set-entries', {
        body: { entries },
        signal,
      });
      await answered.entered(entries, answers);
      return answers.map(({ id, refusal }) => ({ id, refusal }));
    }
    case 'swap': {
      const body = first.swap;
      const { refusal } = await api.call<typeof swapExerciseOnFloor>('POST', '/floor/exercise-swaps', {
        body,
        signal,
      });
      if (refusal === null) await answered.swapped(first);
      return [{ id: first.id, refusal }];
    }
    case 'note': {
      const body = first.note;
      const { refusal } = await api.call<typeof noteOnFloor>('PUT', '/floor/exercise-notes', {
        body,
        signal,
      });
      if (refusal === null) await answered.noted(first);
      return [{ id: first.id, refusal }];
    }
    case 'mark':
      return unlessForbidden(first, async () => {
        await api.call<typeof markOnFloor>('PUT', '/floor/classes/{classId}/attendance/{kind}/{placeId}', {
          params: { classId: first.classId, kind: first.place.kind, placeId: first.place.id },
          body: { is_present: first.isPresent, coach_id: first.coachId },
          signal,
        });
        await answered.marked(first);
      });
    case 'close':
      return unlessForbidden(first, async () => {
        await api.call<typeof closeOnFloor>('POST', '/floor/classes/{classId}/closing', {
          params: { classId: first.classId },
          body: { coach_id: first.coachId },
          signal,
          idempotencyKey: first.id,
        });
        await answered.closed(first);
      });
    case 'reopen':
      return unlessForbidden(first, async () => {
        await api.call<typeof reopenOnFloor>('DELETE', '/floor/classes/{classId}/closing', {
          params: { classId: first.classId },
          query: { coach_id: first.coachId },
          signal,
        });
        await answered.reopened(first);
      });
    default:
      return first satisfies never;
  }
}

const FORBIDDEN = 403;

/** That a coach may not do this is said of the one command; the tablet itself may go on. */
async function unlessForbidden({ id }: FloorCommand, send: () => Promise<void>): Promise<readonly Reply[]> {
  try {
    await send();
    return [{ id, refusal: null }];
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.status === FORBIDDEN)
      return [{ id, refusal: 'not_unlocked' }];
    throw failure;
  }
}
