import type { ReactNode } from 'react';
import styles from './lower-notice.module.css';

/** A message where it moves nothing, and hides nothing of the first screen but at most the heading; announced when it appears. */
export function LowerNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children !== null && <div className={styles.notice}>{children}</div>}
    </div>
  );
}

/** The buttons of a lower notice. */
export function LowerButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
