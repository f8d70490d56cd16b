import type { DeskChange } from '@lifted/contract/desk-changes';
import { berlinInstant, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { LoggedWords } from './logged-words.ts';

/** Whom and what a change was about: a name, a class with its start, or both. */
export function whatWords(change: DeskChange, language: Language): string {
  const thing = thingWords(change, language);
  if (change.customer_name === null) return thing;
  return thing === '' ? change.customer_name : `${change.customer_name} (${thing})`;
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
  const name = fields['timer_name'] ?? fields['title'] ?? (customer_name === null ? ownName(fields) : null);
  return typeof name === 'string' ? withStart(name, fields, language) : '';
}

type LoggedFields = Readonly<Record<string, unknown>>;

function ownName(fields: LoggedFields): unknown {
  return fields['name'] ?? fields['first_name'];
}

/** What was removed is called by what it was. */
function withStart(name: string, { day, time }: LoggedFields, language: Language): string {
  return typeof day === 'string' && typeof time === 'string' && isCivilDate(day)
    ? classWords(name, berlinInstant(day, time), language)
    : name;
}

function classWords(name: string, start: Date, language: Language): string {
  return `${name}, ${momentWords(start, language)}`;
}

interface Difference {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface DifferenceWords extends LoggedWords {
  readonly yes: string;
  readonly no: string;
}

/** Ids that nobody is called by; what they name is in the entry's own line. */
const ID = /_(?:id|ids|uid)$/;

/** The fields that differ between before and after, in words. Ids without a name are left out. */
export function differencesOf(
  { before, after, names }: Pick<DeskChange, 'before' | 'after' | 'names'>,
  words: DifferenceWords,
  language: Language,
): Difference[] {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const textOf = (field: string, value: unknown): string | null => {
    if ((value ?? '') === '') return null;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (Array.isArray(value)) {
      const each = value.map((one) => textOf(field, one)).filter((one) => one !== null);
      return each.length === 0 ? null : each.join(', ');
    }
    if (field === 'cents' && typeof value === 'number') return exactEuroWords(value, language);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const word = words.values[field]?.[text];
    if (word !== undefined) return word;
    if (typeof value !== 'string') return text;
    return names[value] ?? (ID.test(field) ? null : value);
  };
  return [...all]
    .map((field) => ({
      name: words.fields[field] ?? field.replaceAll('_', ' '),
      before: textOf(field, before?.[field]),
      after: textOf(field, after?.[field]),
    }))
    .filter((one) => one.before !== one.after);
}
