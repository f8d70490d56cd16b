import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { guardDecision } from '@lifted/client/session/guard-decision.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { LoadingPage } from '../frame/loading-page.tsx';

const RefusalPage = lazy(() =>
  loadChunk('refusal-page', async () => ({ default: (await import('./refusal-page.tsx')).RefusalPage })),
);

/**
 * Shows its pages to coaches and the owner. Somebody who is signed out goes to the website's login page, which leads back
 * here; somebody without such a role reads why nothing is shown.
 */
export function StaffGuard({ tools, children }: { readonly tools: ReactNode; readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const decision = guardDecision(session, `${pathname}${search}${hash}`);
  const loginAddress = decision.kind === 'leave' ? decision.to : null;
  useEffect(() => {
    if (loginAddress !== null) window.location.replace(loginAddress);
  }, [loginAddress]);
  switch (decision.kind) {
    case 'wait':
    case 'leave':
      return <LoadingPage />;
    case 'open':
      return mayOpen(session.userRoles, STAFF_ROLES) ? (
        <Frame tools={tools}>{children}</Frame>
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <RefusalPage />
        </Suspense>
      );
    default:
      return decision satisfies never;
  }
}
