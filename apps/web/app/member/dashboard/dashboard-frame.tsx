import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Leaving } from '../../customer/use-leaving.ts';
import { useAddress } from '../../use-address.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useWords } from '../../language.ts';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import styles from './dashboard.module.css';

const DashboardNotices = lazyPart(
  'dashboard-notices',
  async () => (await import('./dashboard-notices.tsx')).DashboardNotices,
);

const UnsentSets = lazyPart(
  'unsent-sets',
  async () => (await import('../my-workout/unsent-sets.tsx')).UnsentSets,
);

interface DashboardFrameProps {
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** The dashboard's column with navigation and sign-out at its end, which work whatever failed to load. */
export function DashboardFrame({ leaving, children }: DashboardFrameProps) {
  const { isLeaving, isRefused, leave } = leaving;
  const words = useWords(DASHBOARD_WORDS);
  const address = useAddress();
  const isIdle = useIsIdle();
  return (
    <div className={styles.page}>
      {children}
      <Suspense fallback={null}>{(isIdle || isRefused) && <UnsentSets isRefused={isRefused} />}</Suspense>
      <div className={styles.end}>
        <Button look="outline" disabled={isLeaving} onClick={leave}>
          {words.logout}
        </Button>
        <ButtonLink to={address('security')} look="quiet">
          {words.security}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>{isIdle && <DashboardNotices />}</Suspense>
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
