import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { LazySession } from './lazy-session.ts';
import { SessionContext, type SessionInPage } from './session-context.tsx';
import { challengeIn, LOADING, type SessionState } from './session-state.ts';
import { useWayTo } from './use-way-to.ts';

/** Starts the session when the page is alive and shows it to the pages below. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: LazySession;
  readonly children: ReactNode;
}) {
  const goTo = useWayTo();
  const state = useSyncExternalStore(session.subscribe, session.state, () => LOADING);
  useEffect(() => session.start({ goTo }), [session, goTo]);
  const inPage = useMemo(() => sessionInPage(session, state), [session, state]);
  return <SessionContext value={inPage}>{children}</SessionContext>;
}

function sessionInPage(session: LazySession, state: SessionState): SessionInPage {
  const isSignedIn = state.kind === 'signed-in';
  return {
    ...session,
    user: isSignedIn ? state.user : null,
    userRoles: isSignedIn ? state.userRoles : [],
    isLoading: state.kind === 'loading',
    isAuthenticating: state.kind === 'authenticating',
    challenge: challengeIn(state),
  };
}
