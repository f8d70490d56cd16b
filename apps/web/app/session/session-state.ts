import type { StudioRole } from '@lifted/domain/studio-role';
import type { IdentityUser, SecondFactorChallenge } from './identity-provider.ts';

/** Where a session can be (specification, section 4). It starts as 'loading', in prerendered pages as well. */
export type SessionState =
  | { readonly kind: 'loading' }
  /** `challenge`: the second factor that was asked for, and may just be on its way. */
  | { readonly kind: 'authenticating'; readonly challenge: SecondFactorChallenge | null }
  /** `challenge`: somebody began to sign in and is asked for a second factor; null for nobody. */
  | { readonly kind: 'signed-out'; readonly challenge: SecondFactorChallenge | null }
  | { readonly kind: 'signed-in'; readonly user: IdentityUser; readonly userRoles: readonly StudioRole[] };

export const LOADING: SessionState = { kind: 'loading' };
export const AUTHENTICATING: SessionState = { kind: 'authenticating', challenge: null };
export const SIGNED_OUT: SessionState = { kind: 'signed-out', challenge: null };

/** Whether it is not decided yet who is here: pages behind the guard then show nothing. */
export function isUndecided(state: SessionState): boolean {
  return state.kind === 'loading' || state.kind === 'authenticating';
}

/** The second factor that is asked for, null for none. */
export function challengeIn(state: SessionState): SecondFactorChallenge | null {
  return state.kind === 'authenticating' || state.kind === 'signed-out' ? state.challenge : null;
}

/** Nobody is signed in; `challenge` when somebody is about to be. */
export function signedOut(challenge: SecondFactorChallenge | null): SessionState {
  return challenge === null ? SIGNED_OUT : { kind: 'signed-out', challenge };
}

export function authenticating(challenge: SecondFactorChallenge | null): SessionState {
  return challenge === null ? AUTHENTICATING : { kind: 'authenticating', challenge };
}
