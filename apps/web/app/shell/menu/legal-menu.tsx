import { NavLink } from 'react-router';
import { useWords } from '../../language.ts';
import { useLegalLinks } from '../../legal-links.ts';
import { Icon } from '@lifted/design/icon.tsx';
import styles from './legal-menu.module.css';
import { SHELL_WORDS } from '../shell-words.ts';
import { useClosedOnNavigation } from './use-closed-on-navigation.ts';

const LEGAL_MENU_ID = 'legal-menu';

/** The legal pages behind one word at the bar's end; opened and closed by HTML alone, like the side menu. */
export function LegalMenu({ buttonClass }: { readonly buttonClass: string | undefined }) {
  const links = useLegalLinks();
  const { legal } = useWords(SHELL_WORDS);
  const list = useClosedOnNavigation<HTMLUListElement>();
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={LEGAL_MENU_ID}>
        {legal}
        <Icon name="chevron-down" />
      </button>
      <ul ref={list} id={LEGAL_MENU_ID} popover="auto" className={styles.list}>
        {links.map(({ text, to, lang }) => (
          <li key={to} lang={lang}>
            <NavLink to={to} className={() => styles.link}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
