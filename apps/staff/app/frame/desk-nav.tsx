import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useOwnBranches } from '../parts/branches/use-own-branches.ts';
import { useLanguage, useWords } from '../language.ts';
import styles from './desk-nav.module.css';
import { FRAME_WORDS } from './frame-words.ts';
import { isInSection, openSections } from './sections.ts';

/** The sections of the desk that the signed-in person's role includes, in one line that scrolls on a phone. */
export function DeskNav() {
  const { sections, desk } = useWords(FRAME_WORDS);
  const language = useLanguage();
  const { userRoles } = useSession();
  const branches = useOwnBranches() ?? null;
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const line = list.current;
    const here = line?.querySelector('[aria-current]');
    if (!line || !here) return;
    // On a phone the line is longer than the screen is wide. Not `scrollIntoView`: Tab would go on from there.
    line.scrollLeft += middleOf(here) - middleOf(line);
  }, [pathname]);
  return (
    <nav aria-label={desk} className={styles.nav}>
      <ul ref={list} className={styles.list}>
        {openSections({ roles: userRoles, branches }).map(({ name, address }) => (
          <li key={name}>
            <Link
              to={addressIn(language, address)}
              aria-current={isInSection(pathname, address, language) ? 'page' : undefined}
              className={styles.link}
            >
              {sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
