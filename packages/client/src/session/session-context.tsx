import type { StudioRole } from '@lifted/domain/people/studio-role';
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { IdentityUser, SecondFactorPrompt } from './identity-types.ts';
import type { LazySession, SessionPage } from './lazy-session.ts';
import { LOADING, promptIn, type SessionState } from './session-state.ts';

/** What pages know of the session (specification, section 3). */
export interface SessionInPage {
  readonly user: IdentityUser | null;
  /** Empty while nobody is signed in, and when the roles could not be loaded. */
  readonly userRoles: readonly StudioRole[];
  /** True until it is known whether somebody is signed in. */
  readonly isLoading: boolean;
  /** True while somebody signs in or out. */
  readonly isAuthenticating: boolean;
  /** The second factor asked for during a sign-in; null for none. */
  readonly prompt: SecondFactorPrompt | null;
  /** Runs an action of the session; see LazySession. */
  readonly withSession: LazySession['withSession'];
}

export const SessionContext = createContext<SessionInPage | null>(null);

/** The session of this page; throws outside a SessionProvider, which is a programming error. */
export function useSession(): SessionInPage {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Starts the session once the page is hydrated and provides it to the pages below. */
export function SessionProvider({
  session,
  goTo,
  children,
}: {
  readonly session: LazySession;
  readonly goTo: SessionPage['goTo'];
  readonly children: ReactNode;
}) {
  const state = useSyncExternalStore(session.subscribe, session.state, () => LOADING);
  useEffect(() => session.start({ goTo }), [session, goTo]);
  // Corrects what the boot script guessed from the stored profile (build-steps/boot-script.ts).
  useEffect(() => {
    if (state.kind === 'signed-in' || state.kind === 'signed-out')
      document.documentElement.toggleAttribute('data-returning', state.kind === 'signed-in');
  }, [state]);
  const inPage = useMemo(() => sessionInPage(session, state), [session, state]);
  return <SessionContext value={inPage}>{children}</SessionContext>;
}

function sessionInPage({ withSession }: LazySession, state: SessionState): SessionInPage {
  const isSignedIn = state.kind === 'signed-in';
  return {
    withSession,
    user: isSignedIn ? state.user : null,
    userRoles: isSignedIn ? state.userRoles : [],
    isLoading: state.kind === 'loading',
    isAuthenticating: state.kind === 'authenticating',
    prompt: promptIn(state),
  };
}
