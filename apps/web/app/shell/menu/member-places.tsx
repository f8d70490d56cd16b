import { classNames } from '@lifted/design/class-names.ts';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { Link, useLocation } from 'react-router';
import { useUnread } from '../../customer/unread-messages.ts';
import { useWords } from '../../language.ts';
import { FOR_MEMBERS } from '../../ui/audience.tsx';
import { useAddress } from '../../use-address.ts';
import { SHELL_WORDS } from '../shell-words.ts';
import { memberPlaceAt, type MemberPlace } from './member-place-at.ts';
import styles from './member-places.module.css';

/** The badge has room for one digit and a sign. */
const MOST_COUNTED = 9;

/** Strokes on a 24 × 24 grid: a list, a calendar, a barbell, a person. */
const ICONS: Readonly<Record<MemberPlace, string>> = {
  today: 'M4 7l2 2 3-4M4 16l2 2 3-4M13 7.5h7M13 16.5h7',
  classes: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  strength: 'M2 12h20M6.5 6v12M17.5 6v12M3.5 9v6M20.5 9v6',
  me: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
};

/**
 * The four places of who is signed in: at the lower edge of a phone, in the top bar of anything wider. In every page from the
 * start, and hidden by the style sheet for visitors, so that nothing moves when the session is known (decision 123).
 */
export function MemberPlaces() {
  const { places, placesName, unreadMessages } = useWords(SHELL_WORDS);
  const unread = useUnread();
  const address = useAddress();
  const { pathname } = useLocation();
  const here = memberPlaceAt(pathname);
  const ways: readonly (readonly [MemberPlace, string])[] = [
    ['today', address('dashboard')],
    ['classes', address('timetable')],
    ['strength', address('strength')],
    ['me', address('me')],
  ];
  return (
    <nav aria-label={placesName} className={classNames(FOR_MEMBERS, styles.places)}>
      {ways.map(([place, to]) => (
        <Link
          key={place}
          to={to}
          className={styles.place}
          aria-current={here?.place === place ? (here.isItself ? 'page' : 'true') : undefined}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={ICONS[place]} />
          </svg>
          {places[place]}
          {place === 'me' && unread > 0 && (
            <span className={styles.unread}>
              <span aria-hidden="true">{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>
              <VisuallyHidden>{unreadMessages(unread)}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
