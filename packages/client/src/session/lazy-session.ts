import type { Authorize } from '../http/api-client.ts';
import { pageLanguage } from '../http/page-language.ts';
import { IdentityError, NETWORK_FAILED } from './identity-types.ts';
import type { Session } from './session.ts';
import { CURRENT_USER_KEY, SIGN_OUT_DUE_KEY } from './session-keys.ts';
import { LOADING, SIGNED_OUT, type SessionState } from './session-state.ts';
import { takeSignInToken } from './sign-in-token.ts';

/** What the session needs from the page. */
export interface SessionPage {
  /** Navigates to another page without reloading; resolves once it is shown. */
  readonly goTo: (address: string, options?: { readonly replace: boolean }) => Promise<void>;
}

/** The session on every page. Its rules and the identity provider are loaded only when a person is signed in or signs in. */
export interface LazySession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Determines who is signed in; only the first call counts. */
  start(page: SessionPage): void;
  readonly authorize: Authorize;
  /**
   * Loads the session's scripts if necessary and runs an action: `withSession((session) => session.login(signIn))`. Throws
   * IdentityError, whose message is shown as it is.
   */
  withSession<T>(action: (session: Session) => Promise<T>): Promise<T>;
}

/** `open` loads the scripts of the session. */
export function createLazySession(open: (page: SessionPage) => Promise<Session>): LazySession {
  const listeners = new Set<() => void>();
  let state: SessionState = LOADING;
  let page: SessionPage | undefined;
  let signInToken: string | null = null;
  let opened: Promise<Session> | undefined;
  let current: Session | undefined;

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const openAndStart = async (inPage: SessionPage) => {
    const session = await open(inPage);
    current = session;
    session.subscribe(() => set(session.state()));
    await session.start(signInToken);
    return session;
  };
  const opening = (): Promise<Session> => {
    if (page === undefined) throw new Error('The session has not started.');
    opened ??= openAndStart(page).catch((failure: unknown) => {
      opened = undefined;
      throw new IdentityError('network-request-failed', NETWORK_FAILED[pageLanguage()], { cause: failure });
    });
    return opened;
  };
  const openNow = () => {
    opening().catch((failure: unknown) => {
      console.error('The session did not load.', failure);
      set(SIGNED_OUT);
    });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(inPage) {
      if (page !== undefined) return;
      page = inPage;
      signInToken = takeSignInToken(window);
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === CURRENT_USER_KEY && newValue !== null) openNow();
      });
      if (signInToken !== null || hasTraceOfSession()) openNow();
      else set(SIGNED_OUT);
    },
    // Without waiting: by then somebody else may be signed in.
    authorize: (send) => (state.kind === 'signed-in' && current ? current.authorize(send) : send(null)),
    withSession: async (action) => action(await opening()),
  };
}

function hasTraceOfSession(): boolean {
  try {
    return [CURRENT_USER_KEY, SIGN_OUT_DUE_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch (failure) {
    console.error('Storage is blocked for this site, so nobody can be signed in.', failure);
    return false;
  }
}
