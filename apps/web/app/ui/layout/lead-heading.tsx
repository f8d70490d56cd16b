import type { ReactNode } from 'react';
import styles from './lead-heading.module.css';

interface LeadHeadingProps {
  /** The heading's text. */
  readonly children: ReactNode;
  /** What the section is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** For a section that is named by this heading. */
  readonly id?: string;
  /** Language of the heading, where it is another one than the page's. */
  readonly lang?: 'de';
}

/** The heading of a section with the lines that lead into it. */
export function LeadHeading({ children, lead, id, lang }: LeadHeadingProps) {
  return (
    <header className={styles.header}>
      <h2 id={id} lang={lang}>
        {children}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
