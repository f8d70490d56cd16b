import { Suspense, useEffect, type ReactNode } from 'react';
import { addressOf } from '../addresses.ts';
import { loadChunk } from '../http/load-chunk.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import styles from './dashboard.module.css';

/** Last of all: nothing of it is part of the dashboard. */
const AppNotices = lazyPart('app-notices', async () => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  await new Promise<void>((resolve) => whenIdle(() => resolve()));
  return (await import('../installed-app/app-notices.tsx')).AppNotices;
});

/** In the same file of scripts; asked for here too, because somebody may sign out before it was drawn. */
async function leaveApp(): Promise<void> {
  const { leaveApp: leave } = await loadChunk('this-device', () => import('../installed-app/this-device.ts'));
  leave();
}

interface DashboardFrameProps {
  readonly isLeaving: boolean;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** The dashboard's column with the ways on and out at its end, which are there whatever did not load. */
export function DashboardFrame({ isLeaving, onLogout, children }: DashboardFrameProps) {
  useEffect(
    () => () => {
      leaveApp().catch((failure: unknown) => console.error(failure));
    },
    [],
  );
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
      <Suspense fallback={null}>
        <AppNotices />
      </Suspense>
    </div>
  );
}
