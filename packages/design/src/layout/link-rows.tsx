import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import styles from './link-rows.module.css';

export interface LinkRow {
  readonly to: string;
  readonly text: string;
  /** What waits there, in a few words. */
  readonly note: ReactNode;
  /** It is a page of the other app, which is a document of its own. */
  readonly leavesApp?: boolean;
}

/** Ways on from here, in big type between hairlines. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, text, note, leavesApp = false }) => (
        <li key={to} className={styles.item}>
          <Link to={to} reloadDocument={leavesApp} className={styles.row}>
            <span className={styles.text}>{text}</span> <span className={styles.note}>{note}</span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
