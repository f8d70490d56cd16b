import type { ReactNode } from 'react';
import { classNames } from '@lifted/design/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  /** For pages that lead to it. */
  readonly id?: string;
  readonly heading: string;
  /** `steel`: a black band in both colour schemes. */
  readonly surface?: 'paper' | 'concrete' | 'steel';
  /** A picture below the heading; on wide screens it is as tall as the content beside it. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A full-width band of a page: the heading on the left, the content beside it on wide screens. */
export function Section({ id, heading, surface = 'paper', picture, children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.band, styles[surface])}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
