/** Name of the queue in which a member's entries wait on this device; another member's wait in a queue of their own. */
export function setQueueName(uid: string): string {
  return `sets-${uid}`;
}

/** How many entries of a member wait on this device for the server; 0 where the browser stores nothing. */
export async function unsentHere(uid: string): Promise<number> {
  try {
    const { unsentCount } = await import('@lifted/client/entry-queue/browser-queue-storage.ts');
    return await unsentCount(setQueueName(uid));
  } catch (failure) {
    console.error('Entries on this device cannot be read.', failure);
    return 0;
  }
}

/** How often, and how long after one another, it is looked whether entries on their way have arrived. */
const LOOKS = 20;
const LOOK_AGAIN_MS = 150;

/** Whether the server has all entries of a member on this device; with a network, those on their way get a moment. */
export async function isAllSent(uid: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await unsentHere(uid)) === 0) return true;
    if (!navigator.onLine) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}
