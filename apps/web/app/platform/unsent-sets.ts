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
