import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** The title below one line that greets, or says what is going on. */
export function DashboardHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.greeting}>{children}</div>
      <h1 tabIndex={-1}>Your Dashboard</h1>
    </header>
  );
}

/** In the place of the greeting until it is known whom to greet (specification, section 2). */
export function DashboardLoading() {
  return <span role="status">Loading your dashboard...</span>;
}
