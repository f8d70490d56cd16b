/** What a cell of a CSV file may contain, and the message for anything else. */
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isLongerThan } from '@lifted/domain/people/text-length';
import { readName } from '@lifted/domain/language/plain-name';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { Sentence } from '../http/errors/refusal.ts';
import { readInstant, withIsoDate } from './local-time.ts';
import { shown } from './shown-text.ts';

/** The value as PostgreSQL reads it (null: none), or what is wrong. */
export type ParsedField =
  | { readonly ok: true; readonly value: string | null; readonly warning?: Sentence }
  | { readonly ok: false; readonly fault: Sentence };
/** Takes the text of a cell, trimmed. */
export type FieldParser = (text: string) => ParsedField;

const LONGEST_TEXT = 500;
const LONGEST_URL = 2000;
/** The most a mail server has to accept (RFC 5321, 4.5.3.1.3). */
const LONGEST_MAIL_ADDRESS = 254;
/** Years outside this range are typing errors; PostgreSQL does not even accept the year 0. */
const FIRST_YEAR = '2000';
const LAST_YEAR = '2199';

const ID = /^[!-~]{1,100}$/;
const WHOLE_NUMBER = /^\d{1,9}$/;
const KILOGRAMS = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** Every control character except tab and line feed. */
const CONTROL_CHARACTER = /[^\P{Cc}\t\n]/u;

export const present = (value: string | null): ParsedField => ({ ok: true, value });
export const faulty = (fault: Sentence): ParsedField => ({ ok: false, fault });

/** A fault that quotes the cell, with what follows in both languages. */
const quoting = (cell: string, { en, de }: Sentence): ParsedField => {
  const value = shown(cell);
  return faulty({ en: `${value.en} ${en}`, de: `${value.de} ${de}` });
};

/** Reads an empty cell as null. */
export function optional(parser: FieldParser): FieldParser {
  return (text) => (text === '' ? present(null) : parser(text));
}

/** An id as in the source system. */
export const id: FieldParser = (text) => {
  if (ID.test(text)) return present(text);
  return quoting(text, {
    en: 'is not an id; expected are 1 to 100 letters, digits or signs without spaces and umlauts',
    de: 'ist keine ID; erwartet werden 1 bis 100 Buchstaben, Ziffern oder Zeichen ohne Leerzeichen und Umlaute',
  });
};

/** A name or a sentence, composed (NFC); line breaks are allowed. */
/** The fault of a text with more characters than this. */
export function tooLong(most: number) {
  return faulty({ en: `has more than ${most} characters`, de: `hat mehr als ${most} Zeichen` });
}

export const text: FieldParser = (typed) => {
  const value = typed.normalize('NFC');
  if (value === '')
    return faulty({ en: 'is empty; expected is a text', de: 'ist leer; erwartet wird ein Text' });
  if (CONTROL_CHARACTER.test(value))
    return quoting(value, {
      en: 'contains a control character; remove it',
      de: 'enthält ein Steuerzeichen; entfern es',
    });
  if (isLongerThan(value, LONGEST_TEXT)) return tooLong(LONGEST_TEXT);
  return present(value);
};

/** A name of anybody or anything: one line, composed. */
export const plainName: FieldParser = (value) => {
  const readable = text(value);
  if (!readable.ok) return readable;
  const read = readName(value);
  if (read.outcome === 'name') return present(read.name);
  return quoting(value, {
    en: 'is not a name; expected are letters or digits, without line breaks or invisible signs',
    de: 'ist kein Name; erwartet werden Buchstaben oder Ziffern, ohne Zeilenumbrüche und unsichtbare Zeichen',
  });
};

/** An e-mail address in lower case, as addresses are compared. */
export const mailAddress: FieldParser = (value) => {
  const read = visitorEmail(value);
  if (read.outcome === 'email' && read.email.length <= LONGEST_MAIL_ADDRESS) return present(read.email);
  return quoting(value, {
    en: 'is not an email address; expected is something like name@example.org',
    de: 'ist keine E-Mail-Adresse; erwartet wird etwas wie name@example.org',
  });
};

/** An address of a picture or clip: on this site ('/media/…') or a full https address. */
export const mediaUrl: FieldParser = (value) => {
  const onThisSite = /^\/[^/\s]\S*$/.test(value);
  const elsewhere = /^https:\/\/\S+$/.test(value) && URL.canParse(value);
  if (value.length <= LONGEST_URL && (onThisSite || elsewhere) && !CONTROL_CHARACTER.test(value))
    return present(value);
  return quoting(value, {
    en: 'is not an address; expected is one that begins with https:// or with a single /',
    de: 'ist keine Adresse; erwartet wird eine, die mit https:// oder einem einzelnen / beginnt',
  });
};

/** An integer between both bounds, inclusive. */
export function wholeNumber(from: number, to: number): FieldParser {
  return (value) => {
    if (WHOLE_NUMBER.test(value) && Number(value) >= from && Number(value) <= to)
      return present(String(Number(value)));
    return quoting(value, {
      en: `is not a whole number from ${from} to ${to}`,
      de: `ist keine ganze Zahl von ${from} bis ${to}`,
    });
  };
}

/** A weight in kg with at most two decimals; German spreadsheets write a comma. */
export const kilograms: FieldParser = (value) => {
  if (KILOGRAMS.test(value)) return present(value.replace(',', '.'));
  return quoting(value, {
    en: 'is not a weight; expected are kilograms from 0 to 9999.99, such as 60 or 62.5',
    de: 'ist kein Gewicht; erwartet werden Kilogramm von 0 bis 9999,99, zum Beispiel 60 oder 62,5',
  });
};

/** One of a list of words. */
export function oneOf(words: readonly string[]): FieldParser {
  return (value) => {
    const word = value.toLowerCase();
    if (words.includes(word)) return present(word);
    const list = words.join(', ');
    return quoting(value, { en: `is not one of ${list}`, de: `ist keines von ${list}` });
  };
}

const YES = ['true', '1', 'yes', 'ja', 'wahr'];
const NO = ['false', '0', 'no', 'nein', 'falsch'];

/** Yes or no; an empty cell means no. */
export const yesOrNo: FieldParser = (value) => {
  const word = value.toLowerCase();
  if (YES.includes(word)) return present('true');
  if (word === '' || NO.includes(word)) return present('false');
  return quoting(value, {
    en: `is neither yes (${YES.join(', ')}) nor no (${NO.join(', ')} or empty)`,
    de: `ist weder ja (${YES.join(', ')}) noch nein (${NO.join(', ')} oder leer)`,
  });
};

/** Yes where a row is to be removed from the studio; rows missing from a file stay. */
export const REMOVED_COLUMN = 'removed';

/** A civil date of the studio. */
export const civilDate: FieldParser = (value) => {
  const date = withIsoDate(value);
  if (isCivilDate(date) && isYearTaken(date)) return present(date);
  return quoting(value, {
    en: `is not an existing date; expected is YYYY-MM-DD or DD.MM.YYYY, years ${FIRST_YEAR} to ${LAST_YEAR}`,
    de: `ist kein Datum, das es gibt; erwartet wird JJJJ-MM-TT oder TT.MM.JJJJ, Jahre ${FIRST_YEAR} bis ${LAST_YEAR}`,
  });
};

/** A time: ISO 8601 with offset, or local time in Berlin; also in the format of German spreadsheets. */
export const instant: FieldParser = (value) => {
  const iso = withIsoDate(value);
  const read = readInstant(iso);
  switch (read.kind) {
    case 'instant':
    case 'later_of_two':
      return isYearTaken(iso)
        ? { ...present(read.instant.toISOString()), ...(read.kind === 'later_of_two' && LATER_OF_TWO) }
        : quoting(value, {
            en: `lies outside the years ${FIRST_YEAR} to ${LAST_YEAR}`,
            de: `liegt außerhalb der Jahre ${FIRST_YEAR} bis ${LAST_YEAR}`,
          });
    case 'skipped':
      return quoting(value, {
        en: 'does not exist in Berlin: the clocks are put forward over it that night',
        de: 'gibt es in Berlin nicht: In dieser Nacht wird die Uhr darüber hinweg vorgestellt',
      });
    case 'malformed':
      return quoting(value, {
        en: 'is not an existing time; expected is 2026-03-30T18:00 or 30.03.2026 18:00 (Berlin time) or 2026-03-30T18:00:00+02:00',
        de: 'ist keine Zeit, die es gibt; erwartet wird 2026-03-30T18:00 oder 30.03.2026 18:00 (Berliner Zeit) oder 2026-03-30T18:00:00+02:00',
      });
    default:
      return read satisfies never;
  }
};

const LATER_OF_TWO = {
  warning: {
    en: 'occurs twice, because the clocks are put back that night; the later one was taken, with +02:00 behind it it is the earlier one',
    de: 'gibt es zweimal, weil in dieser Nacht die Uhr zurückgestellt wird; genommen wurde die spätere, mit +02:00 dahinter ist es die frühere',
  },
};

function isYearTaken(value: string): boolean {
  const year = value.slice(0, FIRST_YEAR.length);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
