import type { InBothLanguages } from '../language.ts';

interface ShellWords {
  readonly skip: string;
  readonly main: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly legal: string;
  /** Where members book; replaces 'Member Login' for signed-in people. */
  readonly bookingService: string;
  /** Short for the workout of the day, where there is little room. */
  readonly wod: string;
}

/** Names and labels of the frame around every page. */
export const SHELL_WORDS: InBothLanguages<ShellWords> = {
  en: {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    legal: 'Legal',
    bookingService: 'Booking service',
    wod: 'WOD',
  },
  de: {
    skip: 'Zum Inhalt',
    main: 'Hauptnavigation',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    legal: 'Rechtliches',
    bookingService: 'Buchungsdienst',
    wod: 'WOD',
  },
};
