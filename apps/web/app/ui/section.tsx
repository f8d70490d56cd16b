import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly heading: string;
  /** `steel`: a black band in both colour schemes. */
  readonly surface?: 'paper' | 'concrete' | 'steel';
  readonly children: ReactNode;
}

/** A full-width band of a page: the heading on the left, the content beside it on wide screens. */
export function Section({ heading, surface = 'paper', children }: SectionProps) {
  return (
    <section className={classNames(styles.band, styles[surface])}>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
