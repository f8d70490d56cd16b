import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly heading: string;
  /** A tool beside the heading. */
  readonly tool?: ReactNode;
  readonly className?: string | undefined;
  /** Something in it is still loading. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** One subject of a page below a strong line, a landmark with the heading as its name. */
export function Card({ heading, tool, className, busy = false, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className={classNames(styles.card, className)}>
      <header className={styles.header}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {tool}
      </header>
      {children}
    </section>
  );
}
