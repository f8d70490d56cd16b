import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { SideMenu } from './menu/side-menu.tsx';
import { SkipLink } from './menu/skip-link.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of every page. `#main` is where the skip link leads. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <TopBar />
      <SideMenu />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
