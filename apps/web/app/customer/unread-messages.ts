import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** Tells the menu how many messages are unread; pages of members find out, other pages show what is known. */
export function noteUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** How many messages the member has not read, as far as a page has asked. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, read, none);
}

const read = () => unread;
const none = () => 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
