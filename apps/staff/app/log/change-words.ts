import type { DeskChange } from '@lifted/contract/desk-changes';
import { addDays, berlinInstant, isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { longDate, shortDateRange, shortWeekdayName, weekdayName } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { Language } from '@lifted/domain/language/language';
import { momentWords, momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { textInLanguage } from '@lifted/domain/training/implement-text/loads-text';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import { LOG_WORDS } from './log-words.ts';
import { COUNTED_FIELDS, FIELD_WORDS, UNSHOWN_FIELDS } from './logged-fields.ts';

/** What a change was, as it goes on after the name of who made it, and whom and what it was about. */
export function changeWords(change: DeskChange, language: Language): string {
  const sentence = LOG_WORDS[language].actions[change.action] ?? change.action;
  const { customer_name: person } = change;
  const thing = thingWords(change, language);
  const what = person === null || thing === '' ? (person ?? thing) : `${person} (${thing})`;
  if (sentence.includes('{')) {
    const named = sentence.replace(/\{(.+)\}/, (_, somebody: string) => person ?? somebody);
    return thing === '' ? named : `${named}: ${thing}`;
  }
  if (sentence.includes('['))
    return sentence.replace(/\[(.+)\]/, (_, unknown: string) => (what === '' ? unknown : what));
  return what === '' ? sentence.replace(/:$/, '') : `${sentence} ${what}`;
}

/** What is called by a day; a workout of a kind of class by its name too. */
const DAY = /^(?:wod|week) (\d{4}-\d{2}-\d{2})(?: .+)?$/;

function thingWords(
  { about, before, after, subject, customer_name }: DeskChange,
  language: Language,
): string {
  const day = DAY.exec(subject ?? '')?.[1];
  if (day !== undefined) {
    const date = longDate(day, language);
    return about === null ? date : `${about.name}, ${date}`;
  }
  if (about !== null) {
    const { name, start_datetime: start } = about;
    return start === null ? name : classWords(name, new Date(start), language);
  }
  const fields = after ?? before ?? {};
  // Of a person these are the name that is shown already.
  if (subject?.startsWith('import ') === true) return importedWords(fields, language);
  const name =
    fields['timer_name'] ?? fields['title'] ?? (customer_name === null ? ownName(fields, language) : null);
  return typeof name === 'string' ? withStart(name, fields, language) : closedDays(fields, language);
}

type LoggedFields = Readonly<Record<string, unknown>>;

function ownName(fields: LoggedFields, language: Language): unknown {
  return fields['name'] ?? fields['first_name'] ?? fields[`name_${language}`];
}

/** The files by what they were called; those the import knows by their kind alone by that: 'people'. */
function importedWords({ name }: LoggedFields, language: Language): string {
  return typeof name === 'string'
    ? name
        .split(', ')
        .map((file) => kindInWords(file, language) ?? file)
        .join(', ')
    : '';
}

/** Nouns keep their capitals in German. */
function kindInWords(file: string, language: Language): string | undefined {
  const kind = kindOfFile(file, language);
  return language === 'en' ? kind?.toLowerCase() : kind;
}

function kindOfFile(file: string, language: Language): string | undefined {
  return file.endsWith('.csv') ? COLUMN_WORDS[language].files[file.slice(0, -'.csv'.length)] : undefined;
}

/** What was removed is called by what it was. */
function withStart(name: string, { day, time }: LoggedFields, language: Language): string {
  return typeof day === 'string' && typeof time === 'string' && isCivilDate(day)
    ? classWords(name, berlinInstant(day, time), language)
    : name;
}

/** Closed days have no name of their own. */
function closedDays({ from_day: from, until_day: until, reason }: LoggedFields, language: Language): string {
  if (typeof from !== 'string' || typeof until !== 'string' || typeof reason !== 'string') return '';
  return isCivilDate(from) && isCivilDate(until)
    ? `${reason}, ${shortDateRange(from, until, language)}`
    : reason;
}

function classWords(name: string, start: Date, language: Language): string {
  return `${name}, ${momentWords(start, language)}`;
}

interface Difference {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Ids that nobody is called by; what they name is in the entry's own line. */
const ID = /_(?:id|ids|uid)$/;
/** Such as '2026-11-28T09:00:00+01:00'. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAYS = /\d{4}-\d{2}-\d{2}/g;
const A_MONDAY = '2026-11-23';

/** The fields that differ between before and after, in words. Ids without a name are left out. */
export function differencesOf(
  { before, after, names }: Pick<DeskChange, 'before' | 'after' | 'names'>,
  language: Language,
): Difference[] {
  const textOf = (field: string, value: unknown): string | null => {
    if (!Array.isArray(value)) return valueWords(field, value, { names, language });
    if (COUNTED_FIELDS.has(field)) return value.length === 0 ? null : String(value.length);
    const each = value.map((one) => textOf(field, one)).filter((one) => one !== null);
    return each.length === 0 ? null : each.join(', ');
  };
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => !UNSHOWN_FIELDS.has(field))
    .map((field) => ({
      name: FIELD_WORDS[language].names[field] ?? kindOfFile(field, language) ?? field.replaceAll('_', ' '),
      before: textOf(field, before?.[field]),
      after: textOf(field, after?.[field]),
    }))
    .filter((one) => one.before !== one.after);
}

interface Said {
  readonly names: DeskChange['names'];
  readonly language: Language;
}

function valueWords(field: string, value: unknown, { names, language }: Said): string | null {
  const words = FIELD_WORDS[language];
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberWords(field, value, language);
  if (typeof value !== 'string') return JSON.stringify(value);
  const called = names[value] ?? words.values[field]?.[value];
  return called ?? (ID.test(field) ? null : textWords(field, value, language));
}

function numberWords(field: string, value: number, language: Language): string {
  if (field === 'cents' || field === 'planned_cents' || field === 'studio.joiningFee')
    return exactEuroWords(value, language);
  if (field === 'weekday') return weekdayName(addDays(A_MONDAY, value), language);
  // A year is a number here too, and a coordinate has more digits than the usual three.
  return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 10 });
}

/** Days and times as everywhere else; what somebody wrote stays as it is. */
function textWords(field: string, value: string, language: Language): string {
  if (field === 'plates' || field === 'weights') return textInLanguage(value, language);
  if (field === 'pauses') return value.replace(DAYS, (day) => dayInWords(day, language));
  if (MOMENT.test(value)) return momentWordsWithYear(new Date(value), language);
  return isCivilDate(value) ? dayWords(value, language) : value;
}

/** 'Sat 28 November 2026'. */
function dayWords(day: CivilDate, language: Language): string {
  return `${shortWeekdayName(day, language)} ${dayInWords(day, language)}`;
}
