import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

/** `status` is read out when convenient, `success` too, `error` at once. */
export type NoticeTone = 'status' | 'success' | 'error';

/** A message that a screen reader announces when it appears. */
export function Notice({
  tone = 'status',
  children,
}: {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
