import type { ReactNode } from 'react';
import styles from './security.module.css';

/** The heading of what took the overview's place; it gets the focus, and so is read out. */
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
