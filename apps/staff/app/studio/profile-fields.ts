import type { Profile } from '@lifted/contract/desk/desk-profile';
import { valueAt, withValueAt, type Json } from '@lifted/domain/desk/merged-document';
import type { Fields, FieldValue } from '@lifted/domain/desk/merged-fields';

/** Groups that are left out when nothing names where they come from. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'details.rating': 'details.rating.source',
  'details.partnerRating': 'details.partnerRating.source',
};

const JOINING_FEE = 'studio.joiningFee';

/** Where there is nothing until somebody enters it. */
const LEFT_OUT = ['studio.pictures.', 'about.', JOINING_FEE];

/** The same of texts that are there in both languages or in none. */
const LEFT_OUT_TOGETHER = ['details.changingRooms.', 'details.access.'];

/** The values a form shows, by their paths; lists of texts one below the other, what is not there as empty. */
export function fieldsAt(profile: Profile, paths: readonly string[]): Fields {
  return Object.fromEntries(paths.map((path) => [path, fieldOf(valueAt(profile, path))]));
}

/** The profile with what a form holds; of another profile only where the form's fields are. */
export function withFields(profile: Profile, fields: Fields): Profile {
  let document: Json = profile;
  for (const [path, value] of Object.entries(fields)) {
    const before = valueAt(profile, path);
    if (before === undefined && isLeftOut(path, fields)) continue;
    document = withValueAt(document, path, path === JOINING_FEE ? Number(value) : storedValue(before, value));
  }
  for (const [group, source] of Object.entries(NAMED_BY)) {
    if ((valueAt(document, source) ?? '') === '') document = withValueAt(document, group, null);
  }
  if (!isProfile(document)) throw new Error('A form made something else of a profile.');
  return document;
}

function isLeftOut(path: string, fields: Fields): boolean {
  const isEmpty = (value: FieldValue | undefined) => (value || '') === '';
  const group = LEFT_OUT_TOGETHER.find((left) => path.startsWith(left));
  if (group === undefined) return isEmpty(fields[path]) && LEFT_OUT.some((left) => path.startsWith(left));
  return Object.entries(fields).every(([other, value]) => !other.startsWith(group) || isEmpty(value));
}

/** Its groups; the server checks every field. */
function isProfile(document: Json): document is Profile {
  return typeof document === 'object' && document !== null && 'studio' in document && 'details' in document;
}

function fieldOf(value: Json | undefined): FieldValue {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'object' && value !== null ? '' : value;
}

/** What was typed, as the kind of value that was there. */
function storedValue(before: Json | undefined, value: FieldValue): Json {
  if (Array.isArray(before)) return linesOf(value);
  if (typeof before === 'number' && typeof value === 'string') return Number(value.replace(',', '.'));
  return value ?? '';
}

function linesOf(value: FieldValue): string[] {
  return String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
