import { studio } from '@lifted/profile/studio';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './loading-page.module.css';

/** The frame of a page whose scripts are loading; without scripts it says what to do instead. */
export function LoadingPage() {
  const { email, phone } = studio.contact;
  return (
    <div className={styles.page}>
      <noscript>
        <h1>This page needs JavaScript</h1>
        <p className={styles.hint}>
          You can also reach us by phone, <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>, or by
          email, <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </noscript>
      <div role="status" className={styles.waiting}>
        <VisuallyHidden>Loading …</VisuallyHidden>
        <Skeleton width="min(28rem, 80%)" height="var(--text-1)" />
        <Skeleton width="min(36rem, 100%)" height="3.5rem" />
      </div>
    </div>
  );
}
