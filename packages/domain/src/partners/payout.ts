import type { CivilDate } from '../calendar/studio-calendar.ts';

/** A visit as the studio counted it: a guest of a partner who was marked present. */
export interface CountedVisit {
  readonly day: CivilDate;
  /** Null once the retention of guests has passed. */
  readonly name: string | null;
  readonly reference: string | null;
}

/** A line of the list of what a partner pays for. */
export interface PayoutLine {
  /** Null where the list names no day that can be read. */
  readonly day: CivilDate | null;
  readonly name: string;
  readonly reference: string;
  /** Null where the list names no amount that can be read. */
  readonly cents: number | null;
}

/** A list of visits compared with the list of a payout: each visit and each line is in exactly one of the three. */
export interface PayoutComparison<V, L> {
  /** Visits that are paid for, with the line that does. */
  readonly paid: readonly { readonly visit: V; readonly line: L }[];
  /** Visits in no line. */
  readonly unpaid: readonly V[];
  /** Lines of no visit. */
  readonly unknown: readonly L[];
}

type Key = (side: CountedVisit | PayoutLine) => string | undefined;

/** What makes a visit and a line the same, the surest first. A member of a partner visits several times under one reference. */
const KEYS: readonly Key[] = [
  ({ day, reference }) => joined(day, plainReference(reference)),
  ({ day, name }) => joined(day, plainName(name)),
];

/** The same for lines that name no day. */
const KEYS_WITHOUT_DAY: readonly Key[] = [
  ({ reference }) => plainReference(reference),
  ({ name }) => plainName(name),
];

/**
 * Which visits a partner pays for. A line without a day pays for the earliest visit left of its reference, or its name; a line
 * with a day never for a visit of another day.
 */
export function comparePayout<V extends CountedVisit, L extends PayoutLine>(
  visits: readonly V[],
  lines: readonly L[],
): PayoutComparison<V, L> {
  const lineOf = new Map<V, L>();
  const unpaid = new Set(visits);
  const unknown = new Set(lines);
  const pair = (key: Key, candidates: readonly L[]) => {
    const waiting = Map.groupBy(unpaid, key);
    waiting.delete(undefined);
    for (const line of candidates) {
      if (!unknown.has(line)) continue;
      const visit = waiting.get(key(line))?.shift();
      if (visit === undefined) continue;
      lineOf.set(visit, line);
      unpaid.delete(visit);
      unknown.delete(line);
    }
  };
  const [withDay, withoutDay] = [
    lines.filter(({ day }) => day !== null),
    lines.filter(({ day }) => day === null),
  ];
  for (const key of KEYS) pair(key, withDay);
  for (const key of KEYS_WITHOUT_DAY) pair(key, withoutDay);
  const paid = visits.flatMap((visit) => {
    const line = lineOf.get(visit);
    return line === undefined ? [] : [{ visit, line }];
  });
  return { paid, unpaid: [...unpaid], unknown: [...unknown] };
}

function joined(day: CivilDate | null, text: string | undefined): string | undefined {
  return day === null || text === undefined ? undefined : `${day} ${text}`;
}

/** 'usc-123 456' as 'USC123456'; undefined for nothing. */
function plainReference(reference: string | null): string | undefined {
  const plain = (reference ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? undefined : plain;
}

/** 'Müller, Anna' as 'anna muller', whatever the order of the names; undefined for nothing. */
function plainName(name: string | null): string | undefined {
  const folded = (name ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu);
  return words?.toSorted().join(' ');
}
