import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { NavLink } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import styles from './desk-nav.module.css';
import { FRAME_WORDS } from './frame-words.ts';
import { SECTIONS } from './sections.ts';

/** The sections of the desk that the signed-in person's role includes, in one line that scrolls on a phone. */
export function DeskNav() {
  const { sections, desk } = useWords(FRAME_WORDS);
  const language = useLanguage();
  const { userRoles } = useSession();
  return (
    <nav aria-label={desk} className={styles.nav}>
      <ul className={styles.list}>
        {SECTIONS.filter(({ roles }) => mayOpen(userRoles, roles)).map(({ name, address }) => (
          <li key={name}>
            <NavLink
              to={addressIn(language, address)}
              end={address === '/desk'}
              className={styles.link ?? ''}
            >
              {sections[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
