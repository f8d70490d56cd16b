import type { StudioRole } from '@lifted/domain/studio-role';
import type { IdentityUser } from './identity-provider.ts';

/** Where a session can be (specification, section 4). It starts as 'loading', in prerendered pages as well. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'authenticating' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: IdentityUser; readonly userRoles: readonly StudioRole[] };

export const LOADING: SessionState = { kind: 'loading' };
export const AUTHENTICATING: SessionState = { kind: 'authenticating' };
export const SIGNED_OUT: SessionState = { kind: 'signed-out' };

/** Whether it is not decided yet who is here: pages behind the guard then show nothing. */
export function isUndecided(state: SessionState): boolean {
  return state.kind === 'loading' || state.kind === 'authenticating';
}
