/** What a cell of a CSV file may contain, and the message for anything else. */
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isLongerThan } from '@lifted/domain/people/text-length';
import { personName as readPersonName, visitorEmail } from '@lifted/domain/people/visitor-details';
import { readInstant, withIsoDate } from './local-time.ts';
import { shown } from './shown-text.ts';

/** The value as PostgreSQL reads it (null: none), or what is wrong. */
export type ParsedField =
  | { readonly ok: true; readonly value: string | null }
  | { readonly ok: false; readonly fault: string };
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
export const faulty = (fault: string): ParsedField => ({ ok: false, fault });

/** Reads an empty cell as null. */
export function optional(parser: FieldParser): FieldParser {
  return (text) => (text === '' ? present(null) : parser(text));
}

/** An id as in the source system. */
export const id: FieldParser = (text) => {
  if (ID.test(text)) return present(text);
  return faulty(
    `${shown(text)} is not an id; expected are 1 to 100 letters, digits or signs without spaces and umlauts`,
  );
};

/** A name or a sentence, composed (NFC); line breaks are allowed. */
export const text: FieldParser = (typed) => {
  const value = typed.normalize('NFC');
  if (value === '') return faulty('is empty; expected is a text');
  if (CONTROL_CHARACTER.test(value)) return faulty(`${shown(value)} contains a control character; remove it`);
  if (isLongerThan(value, LONGEST_TEXT)) return faulty(`has more than ${LONGEST_TEXT} characters`);
  return present(value);
};

/** A person's name. */
export const personName: FieldParser = (value) => {
  const readable = text(value);
  if (!readable.ok) return readable;
  const read = readPersonName(value);
  if (read.outcome === 'name') return present(read.name);
  return faulty(
    `${shown(value)} is not a name; expected are letters, without line breaks or invisible signs`,
  );
};

/** An e-mail address in lower case, as addresses are compared. */
export const mailAddress: FieldParser = (value) => {
  const read = visitorEmail(value);
  if (read.outcome === 'email' && read.email.length <= LONGEST_MAIL_ADDRESS) return present(read.email);
  return faulty(`${shown(value)} is not a mail address; expected is something like name@example.org`);
};

/** An address of a picture or clip: on this site ('/media/…') or a full https address. */
export const mediaUrl: FieldParser = (value) => {
  const onThisSite = /^\/[^/\s]\S*$/.test(value);
  const elsewhere = /^https:\/\/\S+$/.test(value) && URL.canParse(value);
  if (value.length <= LONGEST_URL && (onThisSite || elsewhere) && !CONTROL_CHARACTER.test(value))
    return present(value);
  return faulty(
    `${shown(value)} is not an address; expected is one that begins with https:// or with a single /`,
  );
};

/** An integer between both bounds, inclusive. */
export function wholeNumber(from: number, to: number): FieldParser {
  return (value) => {
    if (WHOLE_NUMBER.test(value) && Number(value) >= from && Number(value) <= to)
      return present(String(Number(value)));
    return faulty(`${shown(value)} is not a whole number from ${from} to ${to}`);
  };
}

/** A weight in kg with at most two decimals; German spreadsheets write a comma. */
export const kilograms: FieldParser = (value) => {
  if (KILOGRAMS.test(value)) return present(value.replace(',', '.'));
  return faulty(
    `${shown(value)} is not a weight; expected are kilograms from 0 to 9999.99, such as 60 or 62.5`,
  );
};

/** One of a list of words. */
export function oneOf(words: readonly string[]): FieldParser {
  return (value) => {
    const word = value.toLowerCase();
    return words.includes(word) ? present(word) : faulty(`${shown(value)} is not one of ${words.join(', ')}`);
  };
}

const YES = ['true', '1', 'yes', 'ja', 'wahr'];
const NO = ['false', '0', 'no', 'nein', 'falsch'];

/** Yes or no; an empty cell means no. */
export const yesOrNo: FieldParser = (value) => {
  const word = value.toLowerCase();
  if (YES.includes(word)) return present('true');
  if (word === '' || NO.includes(word)) return present('false');
  return faulty(`${shown(value)} is neither yes (${YES.join(', ')}) nor no (${NO.join(', ')} or empty)`);
};

/** Yes where a row is to be removed from the studio; rows missing from a file stay. */
export const REMOVED_COLUMN = 'removed';

/** A civil date of the studio. */
export const civilDate: FieldParser = (value) => {
  const date = withIsoDate(value);
  if (isCivilDate(date) && isYearTaken(date)) return present(date);
  return faulty(
    `${shown(value)} is not an existing date; expected is YYYY-MM-DD or DD.MM.YYYY, years ${FIRST_YEAR} to ${LAST_YEAR}`,
  );
};

/** A time: ISO 8601 with offset, or local time in Berlin; also in the format of German spreadsheets. */
export const instant: FieldParser = (value) => {
  const iso = withIsoDate(value);
  const read = readInstant(iso);
  switch (read.kind) {
    case 'instant':
      return isYearTaken(iso)
        ? present(read.instant.toISOString())
        : faulty(`${shown(value)} lies outside the years ${FIRST_YEAR} to ${LAST_YEAR}`);
    case 'skipped':
      return faulty(
        `${shown(value)} does not exist in Berlin: the clocks are put forward over it that night`,
      );
    case 'malformed':
      return faulty(
        `${shown(value)} is not an existing time; expected is 2026-03-30T18:00 or 30.03.2026 18:00 (Berlin time) or 2026-03-30T18:00:00+02:00`,
      );
    default:
      return read satisfies never;
  }
};

function isYearTaken(value: string): boolean {
  const year = value.slice(0, FIRST_YEAR.length);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
