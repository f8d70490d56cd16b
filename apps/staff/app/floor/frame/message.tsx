import type { ReactNode } from 'react';
import styles from './message.module.css';

/** The only thing on the screen. */
export function Message({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.message}>
      <p role="status">{children}</p>
    </main>
  );
}
