import type { ReactNode } from 'react';
import { useTitle } from '../use-title.ts';
import styles from './section-page.module.css';

interface SectionPageProps {
  readonly heading: string;
  /** Buttons beside the heading. */
  readonly tools?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the desk: denser than the website's, with its tools beside the heading, on a phone below the lead. */
export function SectionPage({ heading, tools, lead, children }: SectionPageProps) {
  useTitle(heading);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {tools !== undefined && tools !== false && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
