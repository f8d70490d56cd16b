import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** Keeps the height of the next class while it loads, so that the cards below stay where they are. */
export function NextClassPlace({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.next}>{children}</div>;
}
