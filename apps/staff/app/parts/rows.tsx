import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rows.module.css';

/** Things one below the other, a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  readonly name: ReactNode;
  /** Further facts; null ones are left out. */
  readonly about?: readonly (string | null)[];
  /** A longer text, below the line. */
  readonly text?: string | null;
  /** At the end of the line, such as an amount. */
  readonly aside?: ReactNode;
  /** What a press does, such as 'Edit', for those who hear the line. */
  readonly action?: string;
  readonly open?: () => void;
  /** A press leads there instead. */
  readonly to?: string;
  /** That is a page of the website, which is a document of its own. */
  readonly leavesApp?: boolean;
}

/** One thing in a line: its name, facts, and what a press does. The whole line can be pressed. */
export function Row({ name, about = [], text = null, aside, action, open, to, leavesApp = false }: RowProps) {
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      {about.map(
        (one) =>
          one !== null && (
            <span key={one} className={styles.about}>
              {one}
            </span>
          ),
      )}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      {text !== null && <span className={styles.text}>{text}</span>}
      {action !== undefined && <VisuallyHidden>{action}</VisuallyHidden>}
    </>
  );
  if (to !== undefined)
    return (
      <li>
        <Link to={to} reloadDocument={leavesApp} className={styles.row}>
          {content}
        </Link>
      </li>
    );
  if (open === undefined)
    return (
      <li>
        <div className={styles.row}>{content}</div>
      </li>
    );
  return (
    <li>
      <button type="button" className={styles.row} onClick={open}>
        {content}
      </button>
    </li>
  );
}
