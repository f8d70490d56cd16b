import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import styles from './dashboard.module.css';

/** The title below a greeting or a status line. */
export function DashboardHeader({ children }: { readonly children: ReactNode }) {
  const words = useWords(DASHBOARD_WORDS);
  return (
    <header className={styles.header}>
      <div className={styles.greeting}>{children}</div>
      <h1 tabIndex={-1}>{words.heading}</h1>
    </header>
  );
}

/** In place of the greeting until the name is known (specification, section 2). */
export function DashboardLoading() {
  return <span role="status">{useWords(DASHBOARD_WORDS).loading}</span>;
}
