import { mayOpen, type StudioRole } from '@lifted/domain/people/studio-role';
import { loginAddressFrom, unauthorizedAddressFrom } from './return-address.ts';
import type { SessionInPage } from './session-context.tsx';

export type GuardDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'open' }
  | { readonly kind: 'leave'; readonly to: string };

type SessionSeen = Pick<SessionInPage, 'user' | 'userRoles' | 'isLoading' | 'isAuthenticating'>;

/** Decides for a person who opens `origin`, a page for these roles or, without them, for anybody signed in. */
export function guardDecision(
  { user, userRoles, isLoading, isAuthenticating }: SessionSeen,
  origin: string,
  allowedRoles?: readonly StudioRole[],
): GuardDecision {
  if (isLoading || isAuthenticating) return { kind: 'wait' };
  if (user === null) return { kind: 'leave', to: loginAddressFrom(origin) };
  if (!mayOpen(userRoles, allowedRoles)) return { kind: 'leave', to: unauthorizedAddressFrom(origin) };
  return { kind: 'open' };
}
