import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { addressOf } from '../../addresses.ts';
import { leaveApp } from '../../platform/installed-app/this-device.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './dashboard.module.css';

const AppNotices = lazyPart(
  'app-notices',
  async () => (await import('../../platform/installed-app/app-notices.tsx')).AppNotices,
);

interface DashboardFrameProps {
  readonly isLeaving: boolean;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** The dashboard's column with navigation and sign-out at its end, which work whatever failed to load. */
export function DashboardFrame({ isLeaving, onLogout, children }: DashboardFrameProps) {
  const isIdle = useIsIdle();
  // Part of the dashboard's own scripts: members may sign out offline, and before the notices have loaded.
  useEffect(() => leaveApp, []);
  return (
    <div className={styles.page}>
      {children}
      <div className={styles.end}>
        <Button look="outline" disabled={isLeaving} onClick={onLogout}>
          Logout
        </Button>
        <ButtonLink to={addressOf('security')} look="quiet">
          Security
        </ButtonLink>
      </div>
      <Suspense fallback={null}>{isIdle && <AppNotices />}</Suspense>
    </div>
  );
}

/** Whether the browser has been idle since this page was rendered. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const become = () => setIsIdle(true);
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(become, SECOND_MS);
      return () => clearTimeout(timer);
    }
    const callback = window.requestIdleCallback(become);
    return () => window.cancelIdleCallback(callback);
  }, []);
  return isIdle;
}
