import { Outlet } from 'react-router';
import styles from './guarded-layout.module.css';
import { RouteGuard } from './route-guard.tsx';

/** Around pages for people who are signed in, whatever their role. */
export default function GuardedLayout() {
  return (
    <div className={styles.place}>
      <RouteGuard>
        <Outlet />
      </RouteGuard>
    </div>
  );
}
