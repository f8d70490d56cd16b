import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import { openBrowserQueue, type BrowserQueue } from '@lifted/client/entry-queue/browser-queue.ts';
import type { QueueState } from '@lifted/client/entry-queue/entry-queue.ts';
import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import { batchOf, sendCommands, type FloorCommand } from '../queue/floor-commands.ts';
import { FloorStore, type FloorPhase } from './floor-store.ts';

/** The tablet: what it knows, and what it has not sent. */
export interface Floor {
  readonly store: FloorStore;
  readonly unsent: BrowserQueue<FloorCommand>;
}

/** Opens the tablet's storage and starts sending what is left in it. */
export function openFloor(): Floor {
  const store = new FloorStore();
  const unsent = openBrowserQueue<FloorCommand>({
    name: 'floor',
    batchOf,
    send: async (batch, signal) => {
      if (store.state().phase !== 'enrolled') throw new ApiUnreachable(new Error('not enrolled'));
      store.sending();
      return store.asTablet(sendCommands(store.api, batch, { signal, answered: store }));
    },
  });
  return { store, unsent };
}

export const FloorContext = createContext<Floor | null>(null);

/** The tablet of the page; throws outside its provider, which is a programming error. */
export function useFloor(): Floor {
  const floor = use(FloorContext);
  if (floor === null) throw new Error('useFloor needs a FloorContext above it.');
  return floor;
}

export function useFloorPhase(): FloorPhase {
  const { store } = useFloor();
  return useSyncExternalStore(store.subscribe, () => store.state().phase);
}

export function useIsRevoked(): boolean {
  const { store } = useFloor();
  return useSyncExternalStore(store.subscribe, () => store.state().isRevoked);
}

/** Whether the last request got an answer. */
export function useIsReached(): boolean {
  const { store } = useFloor();
  return useSyncExternalStore(store.subscribe, () => store.state().isReached);
}

/** Today in this room; null until it has been loaded once. */
export function useDay(): FloorDay | null {
  const { store } = useFloor();
  return useSyncExternalStore(store.subscribe, () => store.state().day);
}

export function useUnsent(): QueueState<FloorCommand> {
  const { queue } = useFloor().unsent;
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** A class of today; undefined until it has been loaded once. */
export function useKnownClass(classId: string | null): FloorClass | undefined {
  const { store } = useFloor();
  return useSyncExternalStore(store.subscribe, () =>
    classId === null ? undefined : store.state().classes.get(classId),
  );
}
