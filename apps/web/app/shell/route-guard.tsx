import { mayOpen, type StudioRole } from '@lifted/domain/studio-role';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAddressFrom, unauthorizedAddressFrom } from '../session/return-address.ts';
import { useSession } from '../session/session-context.tsx';

/**
 * Shows its pages to people who are signed in and, with `allowedRoles`, have one of these roles. Everybody else goes to
 * /login or /unauthorized, which keep the origin; until it is decided it renders nothing (specification, section 2).
 */
export function RouteGuard({
  allowedRoles,
  children,
}: {
  readonly allowedRoles?: readonly StudioRole[];
  readonly children: ReactNode;
}) {
  const { user, userRoles, isLoading, isAuthenticating } = useSession();
  const { pathname, search, hash } = useLocation();
  const origin = `${pathname}${search}${hash}`;
  if (isLoading || isAuthenticating) return null;
  if (user === null) return <Navigate to={loginAddressFrom(origin)} replace />;
  if (!mayOpen(userRoles, allowedRoles)) return <Navigate to={unauthorizedAddressFrom(origin)} replace />;
  return children;
}
