import type { ReactNode } from 'react';
import styles from './security.module.css';

/** The heading of the view that replaced the overview; it gets the focus, so screen readers announce it. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 ref={seenOnArrival} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}

function seenOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}
