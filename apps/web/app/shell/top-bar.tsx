import { studio } from '@lifted/profile/studio';
import { Link, NavLink } from 'react-router';
import { addressOf } from '../addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { LegalMenu } from './legal-menu.tsx';
import { BOOK_WORKOUT, DASHBOARD, MEMBER_LOGIN, TOP_BAR_LINKS, type NavigationLink } from './navigation.ts';
import { SIDE_MENU_ID } from './side-menu.tsx';
import styles from './top-bar.module.css';

/** Name, navigation (wide screens) and the button that opens the side menu (narrow ones). */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <Link to={addressOf('home')} className={styles.name}>
        {studio.name}
      </Link>
      <nav aria-label="Main" className={styles.links}>
        {TOP_BAR_LINKS.map((link) => (
          <BarLink key={link.to} link={link} />
        ))}
        <ButtonLink to={BOOK_WORKOUT.to} className={styles.book}>
          {BOOK_WORKOUT.text}
        </ButtonLink>
        <BarLink link={DASHBOARD} />
        <ExternalLink href={MEMBER_LOGIN.to} className={styles.link}>
          {MEMBER_LOGIN.text}
        </ExternalLink>
        <LegalMenu buttonClass={styles.link} />
      </nav>
      <button type="button" className={styles.menu} popoverTarget={SIDE_MENU_ID} aria-label="Menu">
        <Icon name="menu" />
      </button>
    </header>
  );
}

function BarLink({ link }: { readonly link: NavigationLink }) {
  return (
    <NavLink to={link.to} className={classNames(styles.link)}>
      {link.text}
    </NavLink>
  );
}
