import type { Authorize } from '../http/api-client.ts';
import { IdentityError } from './identity-provider.ts';
import type { Session } from './session.ts';
import type { SessionActions } from './session-actions.ts';
import { CURRENT_USER_KEY, SIGN_OUT_DUE_KEY } from './session-keys.ts';
import { LOADING, SIGNED_OUT, type SessionState } from './session-state.ts';
import { takeSignInToken } from './sign-in-token.ts';

/** What the session asks of the page it lives in. */
export interface SessionPage {
  /** Goes to another page without loading it anew; resolves when it is there. */
  readonly goTo: (address: string, options?: { readonly replace: boolean }) => Promise<void>;
}

/** The session every page has. Its rules and the identity provider are fetched only when somebody is, or gets, signed in. */
export interface LazySession extends SessionActions {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Decides who is here; the first call counts. */
  start(page: SessionPage): void;
  readonly authorize: Authorize;
}

/** `open` fetches the scripts of the session. */
export function createLazySession(open: (page: SessionPage) => Promise<Session>): LazySession {
  const listeners = new Set<() => void>();
  let state: SessionState = LOADING;
  let page: SessionPage | undefined;
  let signInToken: string | null = null;
  let opened: Promise<Session> | undefined;

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const openAndStart = async (inPage: SessionPage) => {
    const session = await open(inPage);
    session.subscribe(() => set(session.state()));
    await session.start(signInToken);
    return session;
  };
  const awake = (): Promise<Session> => {
    if (page === undefined) throw new Error('The session has not started.');
    opened ??= openAndStart(page).catch((failure: unknown) => {
      opened = undefined;
      throw new IdentityError('network-request-failed', 'A network error has occurred.', { cause: failure });
    });
    return opened;
  };
  const wake = () => {
    awake().catch((failure: unknown) => {
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
        if (key === CURRENT_USER_KEY && newValue !== null) wake();
      });
      if (signInToken !== null || hasTraceOfSession()) wake();
      else set(SIGNED_OUT);
    },
    authorize: async (send) => (state.kind === 'signed-in' ? (await awake()).authorize(send) : send(null)),
    login: async (how) => (await awake()).login(how),
    logout: async (options) => (await awake()).logout(options),
    confirmSecondFactor: async (answer) => (await awake()).confirmSecondFactor(answer),
    sendSecondFactorCode: async (factorId) => (await awake()).sendSecondFactorCode(factorId),
    forgetSecondFactor: async () => (await awake()).forgetSecondFactor(),
    secondFactors: async () => (await awake()).secondFactors(),
    ownSessions: async () => (await awake()).ownSessions(),
    refreshToken: async () => (await awake()).refreshToken(),
    requestPasswordReset: async (email) => (await awake()).requestPasswordReset(email),
    confirmPasswordReset: async (code, newPassword) =>
      (await awake()).confirmPasswordReset(code, newPassword),
    passwordPolicy: async (options) => (await awake()).passwordPolicy(options),
    async prepare() {
      await awake();
    },
  };
}

function hasTraceOfSession(): boolean {
  try {
    return [CURRENT_USER_KEY, SIGN_OUT_DUE_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch (failure) {
    console.error('This browser keeps no data for the site, so nobody can be signed in.', failure);
    return false;
  }
}
