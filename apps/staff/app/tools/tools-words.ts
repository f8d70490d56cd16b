import type { InBothLanguages } from '@lifted/domain/language/language';

interface ToolsWords {
  readonly open: string;
  readonly keys: string;
  readonly failed: string;
  readonly keyList: string;
}

/** Words of what every page has besides itself. */
export const TOOLS_WORDS: InBothLanguages<ToolsWords> = {
  en: {
    open: 'Search and commands',
    keys: 'Ctrl K',
    failed: 'Search and commands could not be loaded. Try again.',
    keyList: 'Keys',
  },
  de: {
    open: 'Suche und Befehle',
    keys: 'Strg+K',
    failed: 'Suche und Befehle ließen sich nicht laden. Versuch es noch einmal.',
    keyList: 'Tasten',
  },
};
