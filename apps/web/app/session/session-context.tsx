import type { StudioRole } from '@lifted/domain/studio-role';
import { createContext, use } from 'react';
import type { IdentityUser, SecondFactorChallenge } from './identity-provider.ts';
import type { SessionActions } from './session-actions.ts';

/** What pages know of the session (specification, section 3). */
export interface SessionInPage extends SessionActions {
  readonly user: IdentityUser | null;
  /** Empty while nobody is signed in, and when the roles could not be loaded. */
  readonly userRoles: readonly StudioRole[];
  /** True until it is decided whether somebody is signed in. */
  readonly isLoading: boolean;
  /** True while somebody signs in or out. */
  readonly isAuthenticating: boolean;
  /** The second factor that is asked of somebody who began to sign in, by whatever way; null for none. */
  readonly challenge: SecondFactorChallenge | null;
}

export const SessionContext = createContext<SessionInPage | null>(null);

/** The session of this page; throws outside a SessionProvider, which is a fault of the program. */
export function useSession(): SessionInPage {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
