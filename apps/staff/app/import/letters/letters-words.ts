import type { InBothLanguages } from '@lifted/domain/language/language';

interface LettersWords {
  /** Names in the file, as they are read. */
  readonly names: (names: string) => string;
  readonly isThatRight: (words: string) => string;
  readonly neither: string;
  readonly wrong: string;
  readonly how: string;
  readonly option: (words: string, encoding: string) => string;
  readonly answerFirst: string;
}

export const LETTERS_WORDS: InBothLanguages<LettersWords> = {
  en: {
    names: (names) => `Names in it: ${names}`,
    isThatRight: (words) => `This reads as ${words} – is that right?`,
    neither: 'If neither is right, save the file as “CSV UTF-8” and choose it again.',
    wrong: 'Are letters wrong?',
    how: 'How the letters are read',
    option: (words, encoding) => `${words} (${encoding})`,
    answerFirst: 'First say how the names are to be read.',
  },
  de: {
    names: (names) => `Namen darin: ${names}`,
    isThatRight: (words) => `Das liest sich als ${words} – ist das richtig?`,
    neither:
      'Wenn keins von beiden stimmt, speichere die Datei als „CSV UTF-8“ und wähl sie noch einmal aus.',
    wrong: 'Stimmen Buchstaben nicht?',
    how: 'Wie die Buchstaben gelesen werden',
    option: (words, encoding) => `${words} (${encoding})`,
    answerFirst: 'Sag zuerst, wie die Namen gemeint sind.',
  },
};
