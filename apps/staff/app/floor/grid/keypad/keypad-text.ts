import type { LiftedSet } from '@lifted/domain/training/personal-records';

const DECIMALS = 2;
/** Digits before the point. */
const LONGEST = { weight: 3, reps: 3 } as const;

/** What the fields show at first: the set, else the repetitions the workout asks for (null: for none). */
export function textAtFirst(
  value: LiftedSet | null,
  plannedReps: number | null,
  point: string,
): Readonly<Record<keyof typeof LONGEST, string>> {
  return {
    weight: value === null ? '' : String(value.weight).replace('.', point),
    reps: String(value?.reps ?? plannedReps ?? ''),
  };
}

/** What a field shows after another character; a sign too many changes nothing. The point is ',' or '.'. */
export function typed(text: string, sign: string, field: keyof typeof LONGEST): string {
  const [whole = '', decimals] = text.split(/[.,]/);
  if (sign === '.' || sign === ',') {
    return field === 'reps' || decimals !== undefined ? text : `${whole === '' ? '0' : text}${sign}`;
  }
  if (decimals !== undefined) return decimals.length < DECIMALS ? text + sign : text;
  return whole.length < LONGEST[field] ? (whole === '0' ? sign : text + sign) : text;
}

/** The number in a field; null while there is none. */
export function readNumber(text: string): number | null {
  return text === '' ? null : Number(text.replace(',', '.'));
}
