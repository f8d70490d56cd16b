import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './dashboard.module.css';

interface DashboardFrameProps {
  readonly isLeaving: boolean;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** The dashboard's column with the way out at its end, which is there whatever did not load. */
export function DashboardFrame({ isLeaving, onLogout, children }: DashboardFrameProps) {
  return (
    <div className={styles.page}>
      {children}
      <Button look="outline" className={styles.logout} disabled={isLeaving} onClick={onLogout}>
        Logout
      </Button>
    </div>
  );
}
