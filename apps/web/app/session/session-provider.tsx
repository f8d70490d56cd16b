import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { LazySession } from './lazy-session.ts';
import { SessionContext, type SessionInPage } from './session-context.tsx';
import { LOADING, type SessionState } from './session-state.ts';
import { useWayToLogin } from './use-way-to-login.ts';

/** Starts the session when the page is alive and shows it to the pages below. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: LazySession;
  readonly children: ReactNode;
}) {
  const goToLogin = useWayToLogin();
  const state = useSyncExternalStore(session.subscribe, session.state, () => LOADING);
  useEffect(() => session.start({ goToLogin }), [session, goToLogin]);
  const inPage = useMemo(() => sessionInPage(session, state), [session, state]);
  return <SessionContext value={inPage}>{children}</SessionContext>;
}

function sessionInPage(session: LazySession, state: SessionState): SessionInPage {
  const { login, logout, refreshToken, requestPasswordReset, confirmPasswordReset, passwordPolicy, prepare } =
    session;
  const isSignedIn = state.kind === 'signed-in';
  return {
    user: isSignedIn ? state.user : null,
    userRoles: isSignedIn ? state.userRoles : [],
    isLoading: state.kind === 'loading',
    isAuthenticating: state.kind === 'authenticating',
    login,
    logout,
    refreshToken,
    requestPasswordReset,
    confirmPasswordReset,
    passwordPolicy,
    prepare,
  };
}
