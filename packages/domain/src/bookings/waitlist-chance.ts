import {
  berlinDate,
  berlinTime,
  DAY_MS,
  DAYS_PER_WEEK,
  weekdayFromMonday,
} from '../calendar/studio-calendar.ts';

/** As many lists of like classes there must have been before a chance is told (studio operations, section 2). */
export const FEWEST_LISTS = 20;

/** Lists of classes longer ago say nothing about today. */
export const LISTS_REMEMBERED_MS = 26 * DAYS_PER_WEEK * DAY_MS;

/** How a waitlist went: for everybody who stayed on it, first come first, whether a place came to them, taken or not. */
export type PastList = readonly boolean[];

/** The chance of one position: to how many in ten a place came. */
export interface WaitlistChance {
  /** The first is 1. */
  readonly position: number;
  readonly inTen: number;
}

const FRIDAY = 4;

/**
 * What classes have in common whose waitlists go alike: the time of day, and whether it is a weekend. All working days are
 * one, since one weekday alone would need five months for twenty lists.
 */
export function likeness(start: Date): string {
  const isWeekend = weekdayFromMonday(berlinDate(start)) > FRIDAY;
  return `${isWeekend ? 'weekend' : 'weekday'} ${berlinTime(start)}`;
}

/**
 * To how many in ten a place came, by position from the first; ends before the first position that fewer than twenty of
 * these lists reach.
 */
export function chancesByPosition(lists: readonly PastList[]): readonly number[] {
  const chances: number[] = [];
  for (let at = 0; ; at++) {
    const long = lists.filter(({ length }) => length > at);
    if (long.length < FEWEST_LISTS) return chances;
    chances.push(Math.round((10 * long.filter((list) => list[at]).length) / long.length));
  }
}

/** The chance at a position; undefined while too little is known of it. */
export function chanceAt(
  chances: readonly number[] | undefined,
  position: number | null,
): WaitlistChance | undefined {
  const inTen = position === null ? undefined : chances?.[position - 1];
  return position === null || inTen === undefined ? undefined : { position, inTen };
}
