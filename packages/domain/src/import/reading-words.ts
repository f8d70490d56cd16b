import type { InBothLanguages, Language } from '../language/language.ts';
import type { Reading } from './misread-text.ts';

const WORDS: InBothLanguages<Readonly<Record<Exclude<Reading, 'as_is'>, string>>> = {
  en: {
    mac_roman: 'Mac Roman',
    utf8_twice: 'UTF-8, encoded twice',
    utf8_twice_mac: 'UTF-8, encoded twice on a Mac',
  },
  de: {
    mac_roman: 'Mac Roman',
    utf8_twice: 'UTF-8, doppelt kodiert',
    utf8_twice_mac: 'UTF-8, auf einem Mac doppelt kodiert',
  },
};

/** What a reading is called; `encoding` is what the file's bytes are. */
export function readingWords(reading: Reading, encoding: string, language: Language): string {
  return reading === 'as_is' ? encoding : WORDS[language][reading];
}
