import type { InBothLanguages } from '../language.ts';

interface ShellWords {
  readonly skip: string;
  readonly main: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly legal: string;
}

/** Names and labels of the frame around every page. */
export const SHELL_WORDS: InBothLanguages<ShellWords> = {
  en: { skip: 'Skip to content', main: 'Main', menu: 'Menu', closeMenu: 'Close menu', legal: 'Legal' },
  de: {
    skip: 'Zum Inhalt',
    main: 'Hauptnavigation',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    legal: 'Rechtliches',
  },
};
