import type { InBothLanguages } from '../language.ts';
import type { MemberPlace } from './menu/member-place-at.ts';

interface ShellWords {
  readonly skip: string;
  readonly main: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly legal: string;
  /** Leads to where the studio is and when its door is open; short, because every page loads it. */
  readonly visit: string;
  /** Of the navigation of who is signed in. */
  readonly placesName: string;
  readonly unreadMessages: (count: number) => string;
  readonly places: Readonly<Record<MemberPlace, string>>;
  /** Where members book; replaces 'Member Login' for signed-in people. */
  readonly bookingService: string;
  /** The way in for members: our login where classes are booked here, else the booking service's own site. */
  readonly memberLogin: string;
}

/** Names and labels of the frame around every page. */
export const SHELL_WORDS: InBothLanguages<ShellWords> = {
  en: {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    legal: 'Legal',
    visit: 'Getting here',
    placesName: 'Your training',
    unreadMessages: (count) => `, ${count} unread message${count === 1 ? '' : 's'}`,
    places: { today: 'Today', classes: 'Classes', strength: 'Strength', me: 'Me' },
    bookingService: 'Booking service',
    memberLogin: 'Member Login',
  },
  de: {
    skip: 'Zum Inhalt',
    main: 'Hauptnavigation',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    legal: 'Rechtliches',
    visit: 'Anfahrt',
    placesName: 'Dein Training',
    unreadMessages: (count) => `, ${count} ungelesene Nachricht${count === 1 ? '' : 'en'}`,
    places: { today: 'Heute', classes: 'Kurse', strength: 'Kraft', me: 'Profil' },
    bookingService: 'Buchungsdienst',
    memberLogin: 'Mitglieder-Login',
  },
};
