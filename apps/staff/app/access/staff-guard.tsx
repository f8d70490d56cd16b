import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { guardDecision } from '@lifted/client/session/guard-decision.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { LoadingPage } from '../frame/loading-page.tsx';
import { mayOpenPage } from '../frame/sections.ts';
import { useLanguage } from '../language.ts';
import { useOwnBranches } from '../parts/branches/use-own-branches.ts';

const RefusalPage = lazy(() =>
  loadChunk('refusal-page', async () => ({ default: (await import('./refusal-page.tsx')).RefusalPage })),
);

/**
 * Shows its pages to the team, to each of them those of their roles. Somebody who is signed out goes to the website's login page,
 * which leads back here; somebody who may not open a page reads why nothing is shown.
 */
export function StaffGuard({ tools, children }: { readonly tools: ReactNode; readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const decision = guardDecision(session, `${pathname}${search}${hash}`);
  const looking = { roles: session.userRoles, branches: useOwnBranches() ?? null };
  const language = useLanguage();
  const loginAddress = decision.kind === 'leave' ? decision.to : null;
  useEffect(() => {
    if (loginAddress !== null) window.location.replace(loginAddress);
  }, [loginAddress]);
  switch (decision.kind) {
    case 'wait':
    case 'leave':
      return <LoadingPage />;
    case 'open':
      return mayOpen(looking.roles, STAFF_ROLES) ? (
        <Frame tools={tools}>
          {mayOpenPage(looking, pathname, language) ? children : <Refusal fallback={null} />}
        </Frame>
      ) : (
        <Refusal fallback={<LoadingPage />} />
      );
    default:
      return decision satisfies never;
  }
}

/** `fallback` is shown while its scripts load; within the frame that is seen already. */
function Refusal({ fallback }: { readonly fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <RefusalPage />
    </Suspense>
  );
}
