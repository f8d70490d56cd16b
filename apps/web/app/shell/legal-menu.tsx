import { NavLink } from 'react-router';
import { LEGAL_LINKS } from '../legal-links.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './legal-menu.module.css';
import { useClosedOnNavigation } from './use-closed-on-navigation.ts';

const LEGAL_MENU_ID = 'legal-menu';

/** The legal pages behind one word at the bar's end; opened and closed by HTML alone, like the side menu. */
export function LegalMenu({ buttonClass }: { readonly buttonClass: string | undefined }) {
  const list = useClosedOnNavigation<HTMLUListElement>();
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={LEGAL_MENU_ID}>
        Legal
        <Icon name="chevron-down" />
      </button>
      <ul ref={list} id={LEGAL_MENU_ID} popover="auto" className={styles.list}>
        {LEGAL_LINKS.map(({ text, to }) => (
          <li key={to} lang="de">
            <NavLink to={to} className={() => styles.link}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
