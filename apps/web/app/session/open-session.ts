import type { getRoles, verifyToken } from '@lifted/contract/identity';
import { addressOf, withoutLastSlash } from '../addresses.ts';
import { asVisitor, createApiClient } from '../http/api-client.ts';
import type { SessionPage } from './lazy-session.ts';
import { openProvider } from './open-provider.ts';
import { loginAddressFrom } from './return-address.ts';
import { Session } from './session.ts';

const INSTALLED = '(display-mode: standalone)';

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
    log: (sentence, failure) => console.error(sentence, failure),
  });
}
