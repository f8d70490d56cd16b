import { Outlet } from 'react-router';
import { RouteGuard } from './route-guard.tsx';

/** Around pages for people who are signed in, whatever their role. */
export default function GuardedLayout() {
  return (
    <RouteGuard>
      <Outlet />
    </RouteGuard>
  );
}
