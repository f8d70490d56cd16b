import type { FirebaseClientSettings } from '@lifted/contract/studio-settings';
import type { IdentityProvider } from '../embedded/embedded-provider.ts';
import { createFirebaseProvider } from './firebase-provider.ts';

/** Firebase as this browser reaches it; `loginAddress` is where its mails lead. */
export function openFirebase(settings: FirebaseClientSettings, loginAddress: string): IdentityProvider {
  return createFirebaseProvider({
    settings,
    loginAddress,
    siteName: window.location.hostname,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
}
