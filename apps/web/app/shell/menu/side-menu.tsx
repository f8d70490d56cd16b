import { NavLink } from 'react-router';
import { useWords } from '../../language.ts';
import { useLegalLinks } from '../../legal-links.ts';
import { BOOKED_HERE, FOR_MEMBERS, FOR_VISITORS } from '../../ui/audience.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Icon } from '@lifted/design/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { TOP_BAR, useNavigation, type NavigationLink } from './navigation.ts';
import { SHELL_WORDS } from '../shell-words.ts';
import styles from './side-menu.module.css';
import { useClosedOnNavigation } from './use-closed-on-navigation.ts';

export const SIDE_MENU_ID = 'side-menu';

/**
 * A popover opened and closed by HTML alone: it works before the scripts load and without them. Escape and a click
 * beside it close it, and the browser gives the focus back to the button.
 */
export function SideMenu() {
  const link = useNavigation();
  const book = link('timetable');
  const workoutOfTheDay = link('workoutOfTheDay');
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
        {TOP_BAR.map((place) => (
          <MenuItem key={place} link={link(place)} />
        ))}
        <MenuItem link={link('login')} className={FOR_VISITORS} />
        <MenuItem link={link('dashboard')} />
        <MenuItem link={link('myWorkout')} className={FOR_MEMBERS} />
        <MenuItem link={link('passes')} className={classNames(FOR_MEMBERS, BOOKED_HERE)} />
      </ul>
      <ButtonLink to={book.to}>{book.text}</ButtonLink>
      <NavLink to={workoutOfTheDay.to} className={() => styles.legalLink}>
        {workoutOfTheDay.text}
      </NavLink>
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

interface MenuItemProps {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
}

function MenuItem({ link: { text, to }, className }: MenuItemProps) {
  return (
    <li className={classNames(styles.item, className)}>
      <NavLink to={to} className={() => styles.link}>
        {text}
      </NavLink>
    </li>
  );
}
