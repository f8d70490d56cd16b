import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { IdentityUser, SecondFactorPrompt } from './identity-types.ts';

/** States of a session (specification, section 4). It starts as 'loading', in prerendered pages as well. */
export type SessionState =
  | { readonly kind: 'loading' }
  /** `prompt`: the second factor that was asked for, and may just be on its way. */
  | { readonly kind: 'authenticating'; readonly prompt: SecondFactorPrompt | null }
  /** `prompt`: a sign-in requires a second factor; null for none. */
  | { readonly kind: 'signed-out'; readonly prompt: SecondFactorPrompt | null }
  | { readonly kind: 'signed-in'; readonly user: IdentityUser; readonly userRoles: readonly StudioRole[] };

export const LOADING: SessionState = { kind: 'loading' };
export const AUTHENTICATING: SessionState = { kind: 'authenticating', prompt: null };
export const SIGNED_OUT: SessionState = { kind: 'signed-out', prompt: null };

/** Whether it is not known yet who is signed in: guarded pages then show nothing. */
export function isUndecided(state: SessionState): boolean {
  return state.kind === 'loading' || state.kind === 'authenticating';
}

/** The required second factor, null for none. */
export function promptIn(state: SessionState): SecondFactorPrompt | null {
  return state.kind === 'authenticating' || state.kind === 'signed-out' ? state.prompt : null;
}

/** Nobody is signed in; `prompt` when a sign-in is in progress. */
export function signedOut(prompt: SecondFactorPrompt | null): SessionState {
  return prompt === null ? SIGNED_OUT : { kind: 'signed-out', prompt };
}

export function authenticating(prompt: SecondFactorPrompt | null): SessionState {
  return prompt === null ? AUTHENTICATING : { kind: 'authenticating', prompt };
}
