import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  readonly heading: ReactNode;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** The page loads its content: it takes a window's height from the start, so that nothing below it moves. */
  readonly grows?: boolean;
  /** Language of the page where it is not English. */
  readonly lang?: 'de';
  readonly children?: ReactNode;
}

/** The ordinary page: big heading, lead, content within the page's width. The shell puts the focus on the heading. */
export function Page({ heading, lead, grows = false, lang, children }: PageProps) {
  return (
    <div lang={lang} className={classNames(styles.page, grows && styles.grows)}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{heading}</h1>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </div>
  );
}
