import type { ReactNode } from 'react';
import styles from './audience.module.css';

/** Class names for content only for visitors, or only for signed-in people. */
export const FOR_VISITORS = styles['visitors'];
export const FOR_MEMBERS = styles['members'];

/** Class names for content only where classes are booked here, or only where a booking service is set up. */
export const BOOKED_HERE = styles['here'];
export const BOOKED_ELSEWHERE = styles['elsewhere'];

/**
 * The same text in two versions. Both are in the page, which is the same for everybody and may show before its scripts
 * load; the style sheet hides one of them.
 */
export function ByAudience({
  visitors,
  members,
}: {
  readonly visitors: ReactNode;
  readonly members: ReactNode;
}) {
  return (
    <>
      <span className={FOR_VISITORS}>{visitors}</span>
      <span className={FOR_MEMBERS}>{members}</span>
    </>
  );
}
