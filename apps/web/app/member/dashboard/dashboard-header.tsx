import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** The title below a greeting or a status line. */
export function DashboardHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.greeting}>{children}</div>
      <h1 tabIndex={-1}>Your Dashboard</h1>
    </header>
  );
}

/** In place of the greeting until the name is known (specification, section 2). */
export function DashboardLoading() {
  return <span role="status">Loading your dashboard...</span>;
}
