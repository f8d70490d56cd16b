import { addDays, type CivilDate, daysBetween } from '../calendar/studio-calendar.ts';

/** A studio-wide attendance challenge, as its rules look at it. Dates are civil days in Berlin, both included. */
export interface ChallengeFacts {
  readonly visible: boolean;
  /** Shown from this instant on. */
  readonly publishAt: Date;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

/** The state of a challenge (the window of participation, then the one of picking up the prize). */
export const CHALLENGE_STATUSES = ['upcoming', 'running', 'pick_up_open', 'pick_up_closed'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/** A challenge is shown until 14 days after its end date (specification, section 9). */
export const SHOWN_AFTER_END_DAYS = 14;

/** Stamps stand in rows of five (specification, section 4). */
export const STAMPS_PER_ROW = 5;

/** What is wrong with a challenge as the desk plans it; null: nothing. */
export function challengeFault({
  startDate,
  endDate,
}: Pick<ChallengeFacts, 'startDate' | 'endDate'>): 'ends_before_start' | null {
  return endDate < startDate ? 'ends_before_start' : null;
}

/** Visible and published; this is what the list of challenges holds. */
export function isPublished(challenge: ChallengeFacts, now: Date): boolean {
  return challenge.visible && challenge.publishAt.getTime() <= now.getTime();
}

/** Visible, published and no later than 14 days after its end date; the fourteenth day itself still counts. */
export function isShown(challenge: ChallengeFacts, now: Date, today: CivilDate): boolean {
  return isPublished(challenge, now) && today <= addDays(challenge.endDate, SHOWN_AFTER_END_DAYS);
}

/** Why nobody can join now. */
export type JoinRefusal = 'not_open_yet' | 'over';

/** Members may join while a challenge is shown and has not ended; its last day still counts. Null: they may. */
export function joinRefusal(challenge: ChallengeFacts, now: Date, today: CivilDate): JoinRefusal | null {
  if (today > challenge.endDate) return 'over';
  return isPublished(challenge, now) ? null : 'not_open_yet';
}

/** Whether members may join now; the button asks this, the server `joinRefusal`. */
export function isJoinable(challenge: ChallengeFacts, now: Date, today: CivilDate): boolean {
  return joinRefusal(challenge, now, today) === null;
}

/**
 * First and last civil day of the pick-up of prizes: it opens the day after the end date and closes one month plus one
 * day after the end date. A month later than the 31st is the last day of a shorter month.
 */
export function pickUpWindow(endDate: CivilDate): { opens: CivilDate; closes: CivilDate } {
  return { opens: addDays(endDate, 1), closes: addDays(oneMonthLater(endDate), 1) };
}

/** The state of the challenge on a civil day. */
export function challengeStatus(challenge: ChallengeFacts, today: CivilDate): ChallengeStatus {
  if (today < challenge.startDate) return 'upcoming';
  if (today <= challenge.endDate) return 'running';
  return today <= pickUpWindow(challenge.endDate).closes ? 'pick_up_open' : 'pick_up_closed';
}

/** What somebody can still take part in comes first, then what is to come, then what only has prizes to hand out. */
const DISPLAY_ORDER: Readonly<Record<ChallengeStatus, number>> = {
  running: 0,
  upcoming: 1,
  pick_up_open: 2,
  pick_up_closed: 3,
};

/** The challenges that are shown now, the one to look at first in front; of two alike the one that ends later. */
export function shownChallenges<C extends ChallengeFacts>(
  challenges: readonly C[],
  now: Date,
  today: CivilDate,
): C[] {
  const rank = (challenge: C) => DISPLAY_ORDER[challengeStatus(challenge, today)];
  return challenges
    .filter((challenge) => isShown(challenge, now, today))
    .toSorted((one, other) => rank(one) - rank(other) || other.endDate.localeCompare(one.endDate));
}

/** How much of the days from `first` to `last`, both included, is over when `today` is: 0 before, 1 after. */
export function elapsedShare(first: CivilDate, last: CivilDate, today: CivilDate): number {
  if (today < first) return 0;
  if (today > last) return 1;
  return (daysBetween(first, today) + 1) / (daysBetween(first, last) + 1);
}

export function isCompleted(attendedCount: number, goal: number): boolean {
  return attendedCount >= goal;
}

/** One place of the stamp card, counted from 1. */
export interface Stamp {
  readonly number: number;
  readonly isStamped: boolean;
}

/** The stamp card: `goal` circles in rows of five, the first `attendedCount` of them filled. */
export function stampRows(goal: number, attendedCount: number): Stamp[][] {
  const stamps = Array.from({ length: goal }, (_, place) => ({
    number: place + 1,
    isStamped: place < attendedCount,
  }));
  const rows: Stamp[][] = [];
  for (let first = 0; first < goal; first += STAMPS_PER_ROW)
    rows.push(stamps.slice(first, first + STAMPS_PER_ROW));
  return rows;
}

/** 'Spring Strength Challenge' → 'Spring Strength' and 'Challenge': the last word is set in the secondary font. */
export function splitTitle(title: string): { beginning: string; lastWord: string } {
  const words = title.trim().split(/\s+/);
  return { beginning: words.slice(0, -1).join(' '), lastWord: words.at(-1) ?? '' };
}

/** A description split into lines at each sentence end ('.', '!' or '?' followed by space); none of the text is lost. */
export function sentencesOf(description: string): string[] {
  return description
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function oneMonthLater(date: CivilDate): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const nextYear = month === 12 ? year + 1 : year;
  const nextMonth = month === 12 ? 1 : month + 1;
  const firstOfMonthAfter =
    nextMonth === 12 ? `${nextYear + 1}-01-01` : `${nextYear}-${twoDigits(nextMonth + 1)}-01`;
  const lastDayOfNextMonth = addDays(firstOfMonthAfter, -1);
  const sameDay = `${nextYear}-${twoDigits(nextMonth)}-${twoDigits(day)}`;
  return sameDay < lastDayOfNextMonth ? sameDay : lastDayOfNextMonth;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
