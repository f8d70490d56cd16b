import type { LastKnownStore } from './last-known-store.ts';

/**
 * Admits a member who is signed in; in vain when they have signed out meanwhile, in this tab or another one: what that
 * removed stays removed.
 */
export async function admitWhile(
  isSignedIn: () => boolean,
  owner: string,
  { store, forget }: { readonly store: Pick<LastKnownStore, 'admit'>; readonly forget: () => Promise<void> },
): Promise<void> {
  if (!isSignedIn()) return;
  await store.admit(owner);
  if (!isSignedIn()) await forget();
}
