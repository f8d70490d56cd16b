import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useArrival } from '../platform/arrival.ts';
import styles from './guarded-layout.module.css';
import { RouteGuard } from './route-guard.tsx';

/** After the page itself. Where it does not load, the menu shows no number. */
const MemberMessages = lazy(async () => {
  try {
    const load = async () => (await import('../customer/member-messages.tsx')).MemberMessages;
    return { default: await loadChunk('member-messages', load) };
  } catch (failure) {
    console.error(failure);
    return { default: () => null };
  }
});

/**
 * Around pages for signed-in people of any role. The guard renders nothing until the session is known; people who were
 * signed in on their last visit meanwhile see the loading frame of the built page (docs/decisions/101-dashboard-before-scripts.md).
 */
export default function GuardedLayout() {
  const arrival = useArrival();
  // In a transition like the guard's, so that one replaces the other.
  const isUndecided = useDeferredValue(useSession().isLoading);
  return (
    <div className={styles.place}>
      {isUndecided && arrival !== null && <div className={styles.arrival}>{arrival}</div>}
      <RouteGuard>
        <Outlet />
        <Suspense fallback={null}>
          <MemberMessages />
        </Suspense>
      </RouteGuard>
    </div>
  );
}
