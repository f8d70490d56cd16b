import { NavLink } from 'react-router';
import { LEGAL_LINKS } from '../legal-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BOOK_WORKOUT, DASHBOARD, LOGIN, TOP_BAR_LINKS } from './navigation.ts';
import styles from './side-menu.module.css';
import { useClosedOnNavigation } from './use-closed-on-navigation.ts';

export const SIDE_MENU_ID = 'side-menu';

/**
 * A popover opened and closed by HTML alone: it works before the scripts come and without them. Escape and a click
 * beside it close it, and the browser gives the focus back to the button.
 */
export function SideMenu() {
  const menu = useClosedOnNavigation<HTMLElement>();
  return (
    <nav ref={menu} id={SIDE_MENU_ID} popover="auto" aria-label="Menu" className={styles.menu}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={SIDE_MENU_ID}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
      <ul>
        {[...TOP_BAR_LINKS, LOGIN, DASHBOARD].map(({ text, to }) => (
          <li key={to} className={styles.item}>
            <NavLink to={to} className={() => styles.link}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={BOOK_WORKOUT.to}>{BOOK_WORKOUT.text}</ButtonLink>
      <ul className={styles.legal}>
        {LEGAL_LINKS.map(({ text, to }) => (
          <li key={to} lang="de">
            <NavLink to={to} className={() => styles.legalLink}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
