import { studio } from '@lifted/profile/studio';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './loading-page.module.css';

/**
 * The frame of a page whose scripts are loading; without scripts it says what to do instead. In both languages: the same file is
 * sent for English and German addresses.
 */
export function LoadingPage() {
  const { email, phone } = studio.contact;
  const call = <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
  const write = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <div className={styles.page}>
      <noscript>
        <h1>This page needs JavaScript</h1>
        <p className={styles.hint}>
          You can also reach us by phone, {call}, or by email, {write}.
        </p>
        <div lang="de">
          <h2>Diese Seite braucht JavaScript</h2>
          <p className={styles.hint}>
            Du erreichst uns auch am Telefon, {call}, oder per E-Mail, {write}.
          </p>
        </div>
      </noscript>
      <div role="status" className={styles.waiting}>
        <VisuallyHidden>
          Loading … <span lang="de">Wird geladen …</span>
        </VisuallyHidden>
        <Skeleton width="min(28rem, 80%)" height="var(--text-1)" />
        <Skeleton width="min(36rem, 100%)" height="3.5rem" />
      </div>
    </div>
  );
}
