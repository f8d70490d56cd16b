import { SESSION_MS } from '@lifted/domain/identity/link-lifetimes';

/** Answers are kept no longer than a session lasts without a visit. */
export const KNOWN_FOR_MS = SESSION_MS;

/** A longer answer, in characters of JSON, is not stored; years of daily training take a tenth of it. */
export const MAX_STORED_LENGTH = 4_000_000;

/** How many of a kind are kept; the kind is the first word of a name: 'wod 2026-11-20'. */
const MOST_OF_A_KIND: Readonly<Record<string, number>> = { wod: 60, timetable: 4 };
const MOST_OF_OTHER_KINDS = 10;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** How a request ended. */
export type Asking =
  /** `isNobody`: the studio has no record of the caller. */
  | { readonly state: 'answered'; readonly isNobody: boolean }
  | { readonly state: 'unreachable' }
  /** `status` of HTTP. */
  | { readonly state: 'refused'; readonly status: number };

/** What to do with the last known answer. */
export type LastKnownStep = 'show' | 'replace' | 'leave' | 'forget';

/**
 * The last known answer is shown only when the server cannot be reached. A refusal is shown as one; when it says that the
 * person has no access any more, all their answers are deleted from the device.
 */
export function lastKnownStep(asking: Asking): LastKnownStep {
  switch (asking.state) {
    case 'unreachable':
      return 'show';
    case 'answered':
      return asking.isNobody ? 'forget' : 'replace';
    case 'refused':
      return asking.status === UNAUTHORIZED || asking.status === FORBIDDEN ? 'forget' : 'leave';
    default:
      return asking satisfies never;
  }
}

/** Whether an answer of `asOf` may still be shown; both in epoch milliseconds. */
export function isStillKnown(asOf: number, now: number): boolean {
  return now - asOf < KNOWN_FOR_MS;
}

/** The names to delete: too old, or beyond the limit of their kind, the oldest first. */
export function outlivedNames(asOf: Readonly<Record<string, number>>, now: number): string[] {
  const seen = new Map<string, number>();
  return Object.entries(asOf)
    .toSorted(([, one], [, other]) => other - one)
    .filter(([name, at]) => {
      const kind = name.split(' ')[0] ?? name;
      const newer = seen.get(kind) ?? 0;
      seen.set(kind, newer + 1);
      return !isStillKnown(at, now) || newer >= (MOST_OF_A_KIND[kind] ?? MOST_OF_OTHER_KINDS);
    })
    .map(([name]) => name);
}
