import type { PersonalDataOverview } from '@lifted/contract/personal-data';
import type { Language } from '../../language.ts';
import { TABLE_NAMES } from './stored-data-words.ts';

/** Tables that explain others, and what the page says where it matters. */
const NOT_SHOWN = ['workouts', 'exercises', 'deletion_request'];

interface StoredTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Tables with rows, and the names of those without, most interesting first. A table the page does not know keeps its own
 * label.
 */
export function storedData(
  tables: PersonalDataOverview['tables'],
  language: Language,
): {
  readonly stored: readonly StoredTable[];
  readonly none: readonly string[];
} {
  const order = Object.keys(TABLE_NAMES);
  const known = order.flatMap((table) => tables.filter(({ name }) => name === table));
  const others = tables.filter(({ name }) => !order.includes(name) && !NOT_SHOWN.includes(name));
  const named = [...known, ...others].map(({ name, what, rows }) => ({
    name: TABLE_NAMES[name]?.[language] ?? what.replace(/\.$/, ''),
    rows,
  }));
  return {
    stored: named.filter(({ rows }) => rows > 0),
    none: named.filter(({ rows }) => rows === 0).map(({ name }) => name),
  };
}
