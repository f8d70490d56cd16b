import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { useWords } from '../language.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { SkipLink } from '@lifted/design/skip-link.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { useFocusOnNavigation } from '@lifted/design/use-focus-on-navigation.ts';

/** The frame of every page. `#main` is where the skip link leads. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink>{useWords(SHELL_WORDS).skip}</SkipLink>
      <TopBar />
      <SideMenu />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
