import { SkipLink } from '@lifted/design/skip-link.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Account } from './account.tsx';
import { DeskNav } from './desk-nav.tsx';
import { FRAME_WORDS } from './frame-words.ts';
import styles from './frame.module.css';
import { TopBar } from './top-bar.tsx';

/** The frame of every page. Its links to other pages are there only for those who may open them. */
export function Frame({
  isOpen = true,
  tools,
  children,
}: {
  readonly isOpen?: boolean;
  /** In the top bar, for those who may open the app. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const isAtDesk = useLocation().pathname.startsWith(addressIn(useLanguage(), '/desk'));
  return (
    <>
      <SkipLink>{useWords(FRAME_WORDS).skip}</SkipLink>
      <TopBar isOpen={isOpen} tools={tools} />
      {isOpen && isAtDesk && <DeskNav />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Account />
    </>
  );
}
