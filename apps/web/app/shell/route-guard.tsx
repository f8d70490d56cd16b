import type { StudioRole } from '@lifted/domain/people/studio-role';
import { useDeferredValue, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { guardDecision } from '@lifted/client/session/guard-decision.ts';

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
  const { pathname, search, hash } = useLocation();
  const decision = guardDecision(useSession(), `${pathname}${search}${hash}`, allowedRoles);
  // Opens in a transition, because rendering a page in one go blocks input on a slow phone; closes at once.
  const isOpening = useDeferredValue(decision.kind === 'open');
  switch (decision.kind) {
    case 'wait':
      return null;
    case 'leave':
      return <Navigate to={decision.to} replace />;
    case 'open':
      return isOpening ? children : null;
    default:
      return decision satisfies never;
  }
}
