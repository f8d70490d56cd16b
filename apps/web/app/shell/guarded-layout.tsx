import { useDeferredValue } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../session/session-context.tsx';
import { useArrival } from './arrival.ts';
import styles from './guarded-layout.module.css';
import { RouteGuard } from './route-guard.tsx';

/**
 * Around pages for people who are signed in, whatever their role. The guard renders nothing before it is decided who is
 * there; whoever was signed in when they left sees meanwhile which page is coming, as it stands in the built page
 * (docs/decisions/101-dashboard-before-scripts.md).
 */
export default function GuardedLayout() {
  const arrival = useArrival();
  // Like the guard's opening, so that one takes the place of the other.
  const isUndecided = useDeferredValue(useSession().isLoading);
  return (
    <div className={styles.place}>
      {isUndecided && arrival !== null && <div className={styles.arrival}>{arrival}</div>}
      <RouteGuard>
        <Outlet />
      </RouteGuard>
    </div>
  );
}
