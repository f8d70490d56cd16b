import type { ReadingVerdict, WordTwice } from '@lifted/domain/import/file-reading';
import type { Reading } from '@lifted/domain/import/misread-text';
import { readingWords } from '@lifted/domain/import/reading-words';
import type { Sentence } from '../../http/errors/refusal.ts';
import { shown } from '../shown-text.ts';
import type { JudgedReading, TextEncoding } from './text-lines.ts';

/** What is to be said about how a file is read. */
interface ReadingFindings {
  readonly reading: Reading;
  /** Nobody may go on before this is answered. */
  readonly question?: Sentence;
  readonly warning?: Sentence;
}

/** How a file is read, where `chosen` is what a person said about it. */
export function findingsOf(
  file: string,
  { encoding, verdict }: JudgedReading,
  chosen: Reading | undefined,
): ReadingFindings {
  const { reading: best, other, words } = verdict;
  const reading = chosen ?? best;
  if (chosen === undefined && verdict.kind === 'doubtful')
    return { reading, question: questionOf(file, encoding, verdict) };
  if (reading === 'as_is') {
    const warning = encoding === 'Windows-1252' ? READ_AS_WINDOWS : undefined;
    if (best === 'as_is' || warning !== undefined) return warning ? { reading, warning } : { reading };
    return { reading, warning: isThatRight(best, encoding, words) };
  }
  if (other === null || chosen !== undefined) return { reading };
  return { reading, warning: readOtherwise(reading, encoding, words) };
}

const READ_AS_WINDOWS: Sentence = {
  en: "is not UTF-8 and was read as Windows-1252; check the umlauts, or save the file as 'CSV UTF-8'",
  de: 'ist nicht UTF-8 und wurde als Windows-1252 gelesen; prüf die Umlaute, oder speichere die Datei als „CSV UTF-8“',
};

/** What the operator types for a reading. */
export function typedReading(reading: Reading): string {
  return reading.replaceAll('_', '-');
}

function questionOf(
  file: string,
  encoding: TextEncoding,
  { reading, other, words }: Extract<ReadingVerdict, { readonly kind: 'doubtful' }>,
): Sentence {
  const one = quoted(words.map(({ word }) => word));
  const two = quoted(words.map((pair) => pair.other));
  const flags = [reading, other].map((each) => `--encoding ${file}=${typedReading(each)}`);
  return {
    en: `reads as ${one} in ${readingWords(reading, encoding, 'en')} and as ${two} in ${readingWords(other, encoding, 'en')}; say which is right with ${flags.join(' or ')}, or save the file as 'CSV UTF-8'`,
    de: `liest sich in ${readingWords(reading, encoding, 'de')} als ${one} und in ${readingWords(other, encoding, 'de')} als ${two}; sag mit ${flags.join(' oder ')}, was stimmt, oder speichere die Datei als „CSV UTF-8“`,
  };
}

function isThatRight(best: Reading, encoding: TextEncoding, words: readonly WordTwice[]): Sentence {
  const as = quoted(words.map(({ other }) => other));
  const instead = quoted(words.map(({ word }) => word));
  return {
    en: `reads as ${as}; is that right? In ${readingWords(best, encoding, 'en')} it is ${instead}`,
    de: `liest sich als ${as}; ist das richtig? In ${readingWords(best, encoding, 'de')} heißt es ${instead}`,
  };
}

function readOtherwise(reading: Reading, encoding: TextEncoding, words: readonly WordTwice[]): Sentence {
  const as = quoted(words.map(({ word }) => word));
  const not = quoted(words.map(({ other }) => other));
  return {
    en: `was read as ${readingWords(reading, encoding, 'en')}, so that ${not} is ${as}; check the names, or save the file as 'CSV UTF-8'`,
    de: `wurde als ${readingWords(reading, encoding, 'de')} gelesen, sodass ${not} nun ${as} ist; prüf die Namen, oder speichere die Datei als „CSV UTF-8“`,
  };
}

function quoted(words: readonly string[]): string {
  return words.map((word) => shown(word).en).join(', ');
}
