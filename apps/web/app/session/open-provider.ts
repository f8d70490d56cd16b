import { addressOf } from '../addresses.ts';
import type { ApiClient } from '../http/api-client.ts';
import { loadChunk } from '../http/load-chunk.ts';
import { absoluteAddress, studioSettings } from '../studio-settings.tsx';
import { createEmbeddedProvider } from './embedded/embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/**
 * Whoever keeps the identities of this installation: Firebase, where the page's settings name a project, else our own
 * server. Scripts of Firebase are fetched only then, and so is what tells tokens to others.
 */
export async function openProvider(visitor: ApiClient): Promise<IdentityProvider> {
  const { firebase, token_sync_url: syncUrl } = studioSettings();
  const provider = firebase === null ? embeddedProvider(visitor) : await firebaseProvider(firebase);
  return syncUrl === null ? provider : toldTo(syncUrl, provider);
}

function embeddedProvider(api: ApiClient): IdentityProvider {
  return createEmbeddedProvider({
    api,
    now: () => Date.now(),
    open: (address, features) => window.open(address, '_blank', features),
    screen: window.screen,
    channel: (name) => new BroadcastChannel(name),
    newNonce: () => crypto.randomUUID(),
  });
}

async function firebaseProvider(
  settings: NonNullable<ReturnType<typeof studioSettings>['firebase']>,
): Promise<IdentityProvider> {
  const { createFirebaseProvider } = await loadChunk(
    'firebase-provider',
    () => import('./firebase/firebase-provider.ts'),
  );
  return createFirebaseProvider({
    settings,
    loginAddress: absoluteAddress(addressOf('login')),
    siteName: window.location.hostname,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
}

async function toldTo(url: string, provider: IdentityProvider): Promise<IdentityProvider> {
  const { toldTokens } = await loadChunk('token-sync', () => import('./token-sync.ts'));
  const told = toldTokens(provider, {
    url,
    fetch: (address, request) => fetch(address, request),
    log: (sentence, failure) => console.error(sentence, failure),
  });
  return { ...provider, ...told };
}
