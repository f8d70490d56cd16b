import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers and search engines only, such as the rest of a short link text. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
