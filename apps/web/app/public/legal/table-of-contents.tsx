import { useId } from 'react';
import type { LegalSection } from './legal-text.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly heading: string;
  readonly sections: readonly LegalSection[];
}

/** The sections of a text: folded above it on a phone, beside it on a wide screen. */
export function TableOfContents({ heading, sections }: TableOfContentsProps) {
  const id = useId();
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>{heading}</summary>
        <SectionLinks sections={sections} />
      </details>
      <nav aria-labelledby={id} className={styles.beside}>
        <p id={id} className={styles.heading}>
          {heading}
        </p>
        <SectionLinks sections={sections} />
      </nav>
    </>
  );
}

function SectionLinks({ sections }: Pick<TableOfContentsProps, 'sections'>) {
  return (
    <ol className={styles.links}>
      {sections.map(({ id, heading }, at) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            <span className={styles.number}>{at + 1}</span> <span>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
