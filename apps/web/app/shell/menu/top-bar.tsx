import { studio } from '@lifted/profile/studio';
import { Link, NavLink } from 'react-router';
import { useWords } from '../../language.ts';
import { BOOKED_ELSEWHERE, BOOKED_HERE, FOR_MEMBERS, FOR_VISITORS } from '../../ui/audience.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalMenu } from './legal-menu.tsx';
import { MemberPlaces } from './member-places.tsx';
import { TOP_BAR, useNavigation, type NavigationLink } from './navigation.ts';
import { SHELL_WORDS } from '../shell-words.ts';
import { SIDE_MENU_ID } from './side-menu.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './top-bar.module.css';

/**
 * Name, the places of who is signed in, the site's navigation (wide screens) and the button that opens the side menu (narrow
 * ones). Booking and dashboard are among the members' places.
 */
export function TopBar() {
  const link = useNavigation();
  const book = link('timetable');
  const workoutOfTheDay = link('workoutOfTheDay');
  const { main, menu, bookingService, memberLogin } = useWords(SHELL_WORDS);
  const address = useAddress();
  return (
    <header className={styles.bar}>
      <Link to={address('home')} className={styles.name} data-sign>
        {studio.name}
      </Link>
      <MemberPlaces />
      <nav aria-label={main} className={styles.links}>
        {TOP_BAR.map((place) => (
          <BarLink key={place} link={link(place)} />
        ))}
        <ButtonLink to={book.to} className={classNames(styles.book, FOR_VISITORS)}>
          {book.text}
        </ButtonLink>
        <BarLink link={link('dashboard')} className={FOR_VISITORS} />
        <BarLink
          link={{ ...link('login'), text: memberLogin }}
          className={classNames(FOR_VISITORS, BOOKED_HERE)}
        />
        <ServiceLink text={memberLogin} audience={FOR_VISITORS} />
        <ServiceLink text={bookingService} audience={FOR_MEMBERS} />
        {/* There is little room here, so the short name, the same in both languages. */}
        <BarLink link={{ ...workoutOfTheDay, text: 'WOD' }} label={`WOD: ${workoutOfTheDay.text}`} />
        <LegalMenu buttonClass={styles.link} />
      </nav>
      <LanguageSwitch short className={classNames(styles.link, styles.language)} />
      <button type="button" className={styles.menu} popoverTarget={SIDE_MENU_ID} aria-label={menu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

interface BarLinkProps {
  readonly link: NavigationLink;
  /** In full, where the text is short. */
  readonly label?: string;
  readonly className?: string | undefined;
}

function BarLink({ link, label, className }: BarLinkProps) {
  return (
    <NavLink to={link.to} aria-label={label} className={() => classNames(styles.link, className)}>
      {link.text}
    </NavLink>
  );
}

interface ServiceLinkProps {
  readonly text: string;
  readonly audience: string | undefined;
}

/** To the booking service's own site, where one is set up. */
function ServiceLink({ text, audience }: ServiceLinkProps) {
  return (
    <ExternalLink
      href={studio.links.memberLogin}
      className={classNames(styles.link, audience, BOOKED_ELSEWHERE)}
    >
      {text}
    </ExternalLink>
  );
}
