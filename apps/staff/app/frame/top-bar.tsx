import { classNames } from '@lifted/design/class-names.ts';
import { studio } from '@lifted/profile/studio';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { addressIn, counterpart } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { chooseLanguage } from '../preferred-language.ts';
import { FRAME_WORDS } from './frame-words.ts';
import styles from './top-bar.module.css';

const OTHER_LANGUAGE = {
  en: { language: 'de', name: 'Deutsch', short: 'DE' },
  de: { language: 'en', name: 'English', short: 'EN' },
} as const;

/** The studio's name, desk and floor for those who may open them, and this page in the other language. */
export function TopBar({ isOpen, tools }: { readonly isOpen: boolean; readonly tools?: ReactNode }) {
  const words = useWords(FRAME_WORDS);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = OTHER_LANGUAGE[language];
  return (
    <header className={styles.bar}>
      <Link to={addressIn(language, '/desk')} className={styles.name}>
        {studio.name} <span className={styles.team}>{words.team}</span>
      </Link>
      {tools}
      {isOpen && (
        <nav aria-label={words.main} className={styles.links}>
          <NavLink to={addressIn(language, '/desk')} className={classNames(styles.link)}>
            {words.desk}
          </NavLink>
          <NavLink to={addressIn(language, '/floor')} className={classNames(styles.link)}>
            {words.floor}
          </NavLink>
        </nav>
      )}
      <Link
        to={counterpart(pathname) + search}
        lang={other.language}
        hrefLang={other.language}
        aria-label={`${other.short}, ${other.name}`}
        className={styles.link}
        onClick={() => chooseLanguage(other.language)}
      >
        {other.short}
      </Link>
    </header>
  );
}
