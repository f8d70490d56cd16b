import type { ReactNode } from 'react';
import styles from './lower-notice.module.css';

/** A message at the lower edge of the window, where it moves nothing; announced when it appears. */
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
