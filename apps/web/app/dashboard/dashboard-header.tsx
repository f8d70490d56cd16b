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
