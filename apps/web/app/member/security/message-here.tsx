import { Notice } from '@lifted/design/notice.tsx';
import type { ReactNode } from 'react';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import styles from './security.module.css';

interface MessageHereProps {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** What helps. */
  readonly children?: ReactNode;
}

/** A message that takes the focus and is scrolled to: the button it answers may be further down. */
export function MessageHere({ tone, text, children }: MessageHereProps) {
  return (
    <div ref={seenOnArrival} tabIndex={-1} className={styles.message}>
      <Notice tone={tone}>{text}</Notice>
      {children}
    </div>
  );
}

function seenOnArrival(element: HTMLElement | null): void {
  focusOnArrival(element);
  element?.scrollIntoView({ block: 'nearest' });
}
