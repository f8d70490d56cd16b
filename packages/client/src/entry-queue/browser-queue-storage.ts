import { deleteDB, type DBSchema } from 'idb';
import { reopenedDatabase } from '../reopened-database.ts';
import type { Command } from './entry-queue.ts';
import type { QueueStorage, RefusedCommand } from './queue-storage.ts';

interface Stored<C extends Command> extends DBSchema {
  waiting: { key: number; value: C };
  refused: { key: number; value: RefusedCommand<C> };
}

/** Increased when pages can no longer read commands of an older form; these are then to be converted, never dropped. */
const FORM = 1;
/** On the disk before the promise resolves, so that neither a killed browser nor a flat battery loses anything. */
const STRICT = { durability: 'strict' } as const;

/** The queue of this name in this browser's IndexedDB. */
export function browserQueueStorage<C extends Command>(name: string): QueueStorage<C> {
  const database = reopenedDatabase<Stored<C>>({
    name: databaseName(name),
    form: FORM,
    create(created) {
      created.createObjectStore('waiting', { autoIncrement: true });
      created.createObjectStore('refused', { autoIncrement: true });
    },
  });

  return {
    async append(commands) {
      const transaction = (await database()).transaction('waiting', 'readwrite', STRICT);
      await Promise.all([...commands.map((command) => transaction.store.add(command)), transaction.done]);
    },
    async first(most) {
      const transaction = (await database()).transaction('waiting');
      return keyed(transaction.store.getAllKeys(null, most), transaction.store.getAll(null, most));
    },
    async all() {
      const transaction = (await database()).transaction(['waiting', 'refused']);
      const waiting = transaction.objectStore('waiting');
      const [commands, refused] = await Promise.all([
        keyed(waiting.getAllKeys(), waiting.getAll()),
        transaction.objectStore('refused').getAll(),
      ]);
      return { waiting: commands, refused };
    },
    async settle(keys, refused) {
      const transaction = (await database()).transaction(['waiting', 'refused'], 'readwrite', STRICT);
      await Promise.all([
        ...keys.map((key) => transaction.objectStore('waiting').delete(key)),
        ...refused.map((one) => transaction.objectStore('refused').add(one)),
        transaction.done,
      ]);
    },
    async dismiss(ids) {
      const { store, done } = (await database()).transaction('refused', 'readwrite', STRICT);
      for (let at = await store.openCursor(); at !== null; at = await at.continue())
        if (ids.includes(at.value.command.id)) await at.delete();
      await done;
    },
  };
}

/** How many commands of this queue wait on the device, without opening the queue: asked before somebody signs out. */
export async function unsentCount(name: string): Promise<number> {
  const exists = (await indexedDB.databases()).some((database) => database.name === databaseName(name));
  return exists ? (await browserQueueStorage<Command>(name).all()).waiting.length : 0;
}

/** Removes the queue of this name from the device, with all that is in it. */
export function removeQueue(name: string): Promise<void> {
  return deleteDB(databaseName(name));
}

function databaseName(name: string): string {
  return `unsent-${name}`;
}

async function keyed<C>(keys: Promise<readonly number[]>, commands: Promise<readonly C[]>) {
  const [inOrder, values] = await Promise.all([keys, commands]);
  return values.flatMap((command, at) => {
    const key = inOrder[at];
    return key === undefined ? [] : [{ key, command }];
  });
}
