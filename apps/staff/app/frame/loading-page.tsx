import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useWords } from '../language.ts';
import { FRAME_WORDS } from './frame-words.ts';
import styles from './frame.module.css';
import { TopBar } from './top-bar.tsx';

/** Until it is known who is signed in, and while a page's scripts load. */
export function LoadingPage() {
  return (
    <>
      <TopBar isOpen={false} />
      <main className={styles.main}>
        <div role="status" className={styles.waiting}>
          <VisuallyHidden>{useWords(FRAME_WORDS).loading}</VisuallyHidden>
          <Skeleton width="min(16rem, 60%)" height="var(--text-1)" />
          <Skeleton width="min(36rem, 100%)" height="3.5rem" />
        </div>
      </main>
    </>
  );
}
