import type { getRoles, verifyToken } from '@lifted/contract/identity';
import { addressOf, withoutLastSlash } from '../addresses.ts';
import { asVisitor, createApiClient } from '../http/api-client.ts';
import { forgetLastKnown } from '../last-known/forget-last-known.ts';
import { storedUser } from './current-user.ts';
import type { SessionPage } from './lazy-session.ts';
import { openProvider } from './open-provider.ts';
import { loginAddressFrom } from './return-address.ts';
import { Session } from './session.ts';

const INSTALLED = '(display-mode: standalone)';
/** What this device may know is seen to when the page has been drawn. */
const DRAWN_MS = 1000;

/** The session of this browser, with whoever keeps the identities of this installation. */
export async function openSession({ goTo }: SessionPage): Promise<Session> {
  const visitor = createApiClient({ authorize: asVisitor });
  const provider = await openProvider(visitor);
  return new Session({
    provider,
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
    tabStorage: window.sessionStorage,
    lastKnown: {
      admit: (uid) => void setTimeout(() => void admit(uid), DRAWN_MS),
      forget: () => forgetLastKnown().catch((failure: unknown) => log('Nothing was kept here.', failure)),
    },
    whenOnline: (run) => window.addEventListener('online', run),
    isInstalled: window.matchMedia(INSTALLED).matches,
    goToLogin: (backTo) => goTo(backTo === undefined ? addressOf('login') : loginAddressFrom(backTo)),
    goToChallenge: () => {
      const { pathname, search, hash } = window.location;
      if (withoutLastSlash(pathname) === addressOf('login')) return;
      void goTo(loginAddressFrom(`${pathname}${search}${hash}`), { replace: true });
    },
    goToSecurity: () => void goTo(addressOf('security'), { replace: true }),
    loadLogin: () => window.location.assign(addressOf('login')),
    reload: () => window.location.reload(),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    log,
  });
}

async function admit(uid: string): Promise<void> {
  const isSignedIn = () => storedUser(window.localStorage)?.uid === uid;
  try {
    await (await import('../last-known/on-this-device.ts')).admitHere(isSignedIn, uid);
  } catch (failure) {
    log('This device keeps no answers.', failure);
  }
}

function log(sentence: string, failure: unknown): void {
  console.error(sentence, failure);
}
