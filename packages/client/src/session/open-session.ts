import type { FirebaseClientSettings } from '@lifted/contract/studio-settings';
import type { getRoles, verifyToken } from '@lifted/contract/identity/identity';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { asVisitor, createApiClient, type ApiClient } from '../http/api-client.ts';
import { loadChunk } from '../http/load-chunk.ts';
import { forgetLastKnown } from '../last-known/forget-last-known.ts';
import { isLoginPath, signInAddress, type SignInPlace } from '../sign-in-addresses.ts';
import { absoluteAddress, studioSettings } from '../studio-settings.tsx';
import { createEmbeddedProvider, type IdentityProvider } from './embedded/embedded-provider.ts';
import type { SessionPage } from './lazy-session.ts';
import { loginAddressFrom } from './return-address.ts';
import { Session } from './session.ts';
import { noteHere } from './sign-out.ts';
import { storedUser } from './stored-user.ts';
import type { TokenSync } from './token-sync.ts';

const INSTALLED = '(display-mode: standalone)';
/** Offline data is set up when the page has been rendered. */
const DRAWN_MS = 1000;

/** The session of this browser, with the identity provider of this installation. */
export async function openSession({ goTo }: SessionPage): Promise<Session> {
  const visitor = createApiClient({ authorize: asVisitor });
  const provider = await openProvider(visitor);
  return new Session({
    provider,
    tokenSync: await openTokenSync(provider),
    exchangeSignInToken: async (token) => {
      const { customToken } = await visitor.call<typeof verifyToken>('POST', '/auth/verify-token', {
        body: { token },
      });
      return customToken;
    },
    loadRoles: ({ uid }, idToken) =>
      createApiClient({ authorize: (send) => send(idToken) }).call<typeof getRoles>(
        'GET',
        '/users/{provider}-uid/{uid}/roles',
        { params: { provider: provider.name, uid } },
      ),
    storage: window.localStorage,
    signOutNote: noteHere,
    tabStorage: window.sessionStorage,
    lastKnown: {
      admit: (uid) => void setTimeout(() => void admit(uid), DRAWN_MS),
      forget: () => forgetLastKnown().catch((failure: unknown) => log('Nothing was kept here.', failure)),
    },
    leaveRefused: async (outside, why) => {
      const load = () => import('./refused-session.ts');
      await (await loadChunk('refused-session', load)).leaveRefusedSession(outside, why);
    },
    whenOnline: (run) => window.addEventListener('online', run),
    isInstalled: window.matchMedia(INSTALLED).matches,
    goToLogin: (backTo) => goTo(backTo === undefined ? addressHere('login') : loginAddressFrom(backTo)),
    goToSecondFactor: () => {
      const { pathname, search, hash } = window.location;
      if (isLoginPath(pathname)) return;
      void goTo(loginAddressFrom(`${pathname}${search}${hash}`), { replace: true });
    },
    goToSecurity: () => void goTo(addressHere('security'), { replace: true }),
    loadLogin: () => window.location.assign(addressHere('login')),
    reload: () => window.location.reload(),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    every: (ms, run) => void setInterval(run, ms),
    log,
  });
}

/** The address of a page in the language of the one that is shown. */
function addressHere(place: SignInPlace): string {
  return signInAddress(place, languageAt(window.location.pathname));
}

async function admit(uid: string): Promise<void> {
  const isSignedIn = () => storedUser(window.localStorage)?.uid === uid;
  try {
    await (await import('../last-known/offline-fallback.ts')).admitHere(isSignedIn, uid);
  } catch (failure) {
    log('This device keeps no answers.', failure);
  }
}

function log(sentence: string, failure: unknown): void {
  console.error(sentence, failure);
}

/**
 * The identity provider of this installation: Firebase if the page's settings name a project, else our own server. Scripts
 * of Firebase are loaded only then.
 */
export async function openProvider(visitor: ApiClient): Promise<IdentityProvider> {
  const { firebase } = studioSettings();
  return firebase === null ? embeddedProvider(visitor) : firebaseProvider(firebase);
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

async function firebaseProvider(settings: FirebaseClientSettings): Promise<IdentityProvider> {
  const { openFirebase } = await loadChunk(
    'firebase-opening',
    () => import('./firebase/firebase-opening.ts'),
  );
  return openFirebase(settings, absoluteAddress(addressHere('login')));
}

/** What passes tokens to another service, loaded only where the page's settings name one. */
async function openTokenSync(provider: IdentityProvider): Promise<TokenSync | null> {
  const { token_sync_url: url } = studioSettings();
  if (url === null) return null;
  const { syncTokens } = await loadChunk('token-sync', () => import('./token-sync.ts'));
  return syncTokens(provider, { url, fetch: (address, request) => fetch(address, request), log });
}
