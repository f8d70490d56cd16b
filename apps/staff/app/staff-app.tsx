import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { createApiClient } from '@lifted/client/http/api-client.ts';
import { keyedClient } from '@lifted/client/http/keyed-commands.ts';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { createLazySession, type SessionPage } from '@lifted/client/session/lazy-session.ts';
import { SessionProvider } from '@lifted/client/session/session-context.tsx';
import { useFocusOnNavigation } from '@lifted/design/use-focus-on-navigation.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { confirmInDialog, confirmingClient } from './confirmation/confirming-client.ts';
import { StaffGuard } from './access/staff-guard.tsx';
import { useDocumentLanguage } from './language.ts';
import { createQueryClient } from './query-client.ts';

const session = createLazySession(async (page) =>
  (await loadChunk('open-session', () => import('@lifted/client/session/open-session.ts'))).openSession(page),
);
const apiClient = keyedClient(
  confirmingClient(createApiClient({ authorize: session.authorize }), confirmInDialog(session.withSession)),
);
const queryClient = createQueryClient();

/** The pages work without them; that they did not load has been told. */
const DeskTools = lazy(() =>
  loadChunk('desk-tools', async () => ({
    default: (await import('./tools/desk-tools.tsx')).DeskTools,
  })).catch(() => ({ default: () => null })),
);

/** Commands tell nothing without them, so a page whose messages did not load says that it is broken. */
const Toasts = lazy(() =>
  loadChunk('toasts', async () => ({ default: (await import('./parts/toasts.tsx')).Toasts })),
);

/** The session only ever leads to pages of the website, which are documents of their own: this one ends there. */
const leaveFor: SessionPage['goTo'] = (address, options) => {
  if (options?.replace === true) window.location.replace(address);
  else window.location.assign(address);
  return new Promise(() => undefined);
};

/** Around every page: who is signed in, the API, what was loaded, and the guard. */
export function StaffApp() {
  useDocumentLanguage();
  useFocusOnNavigation();
  return (
    <SessionProvider session={session} goTo={leaveFor}>
      <ApiClientProvider client={apiClient}>
        <QueryClientProvider client={queryClient}>
          <CSPProvider disableStyleElements>
            <StaffGuard
              tools={
                <Suspense>
                  <DeskTools authorize={session.authorize} />
                </Suspense>
              }
            >
              <Outlet />
            </StaffGuard>
            <Suspense>
              <Toasts />
            </Suspense>
          </CSPProvider>
        </QueryClientProvider>
      </ApiClientProvider>
    </SessionProvider>
  );
}
