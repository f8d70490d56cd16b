const KEY = 'messagesFor';
const NOBODY = '';

/** The uid of the member who wanted messages in this browser; empty once they have left, null where nobody did. */
export function pushOwner(): string | null {
  return localStorage.getItem(KEY);
}

/** This member wants messages here. */
export function ownPush(uid: string): void {
  localStorage.setItem(KEY, uid);
}

/** Nobody wants messages here any more: what the browser may still be subscribed to ends at the next sign-in. */
export function disownPush(): void {
  if (pushOwner() !== null) localStorage.setItem(KEY, NOBODY);
}
