import { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { TestQueueStorage } from '@lifted/client/entry-queue/test-queue-storage.ts';
import { batchOf, type FloorCommand } from '../queue/floor-commands.ts';
import { FloorStore } from './floor-store.ts';
import type { Floor } from './use-floor.ts';

/** A tablet for tests that sends nothing on its own; what it stores is in `storage`. */
export function testFloor(): Floor & { readonly storage: TestQueueStorage<FloorCommand> } {
  const storage = new TestQueueStorage<FloorCommand>();
  const queue = new EntryQueue<FloorCommand>({
    storage,
    batchOf,
    send: async () => [],
    exclusively: (work) => work(),
  });
  const unsent = {
    queue,
    loaded: Promise.resolve(),
    sendNow: () => undefined,
    stop: () => undefined,
  };
  return { store: new FloorStore(), unsent, storage };
}
