import { NavLink } from 'react-router';
import { useWords } from '../language.ts';
import { useLegalLinks } from '../legal-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useNavigation } from './navigation.ts';
import { SHELL_WORDS } from './shell-words.ts';
import styles from './side-menu.module.css';
import { useClosedOnNavigation } from './use-closed-on-navigation.ts';

export const SIDE_MENU_ID = 'side-menu';

/**
 * A popover opened and closed by HTML alone: it works before the scripts come and without them. Escape and a click
 * beside it close it, and the browser gives the focus back to the button.
 */
export function SideMenu() {
  const { topBar, login, dashboard, book } = useNavigation();
  const legalLinks = useLegalLinks();
  const words = useWords(SHELL_WORDS);
  const menu = useClosedOnNavigation<HTMLElement>();
  return (
    <nav ref={menu} id={SIDE_MENU_ID} popover="auto" aria-label={words.menu} className={styles.menu}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={SIDE_MENU_ID}
        popoverTargetAction="hide"
        aria-label={words.closeMenu}
      >
        <Icon name="close" />
      </button>
      <ul>
        {[...topBar, login, dashboard].map(({ text, to }) => (
          <li key={to} className={styles.item}>
            <NavLink to={to} className={() => styles.link}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={book.to}>{book.text}</ButtonLink>
      <LanguageSwitch className={styles.legalLink} />
      <ul className={styles.legal}>
        {legalLinks.map(({ text, to, lang }) => (
          <li key={to} lang={lang}>
            <NavLink to={to} className={() => styles.legalLink}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
