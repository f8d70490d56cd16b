/** The demo studio's challenges: four weeks each, one after the other. */
import {
  addDays,
  berlinDate,
  type CivilDate,
  daysBetween,
  DAYS_PER_WEEK,
  weekStart,
} from '@lifted/domain/calendar/studio-calendar';

export interface DemoChallenge {
  readonly id: string;
  readonly title: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly publishDate: CivilDate;
  readonly goal: number;
}

const LENGTH_DAYS = 4 * DAYS_PER_WEEK;
const PUBLISHED_DAYS_BEFORE = DAYS_PER_WEEK;
const GOAL = 10;
const TITLES = [
  'Heavy Ten Challenge',
  'Iron Month Challenge',
  'Ten for Strength Challenge',
  'Full Bar Challenge',
] as const;
/** A Monday; challenges take the titles in turn from here. */
const FIRST_START: CivilDate = '2024-01-01';

export const DEMO_CHALLENGE_DESCRIPTION =
  'Ten classes in four weeks. Every class since the first day counts, even those before you joined. ' +
  'Fill your card and you get a pair of socks that money can’t buy.';

/** The challenge that ended the Sunday before last, and the one that has run since. */
export function demoChallenges(now: Date): readonly [ended: DemoChallenge, running: DemoChallenge] {
  const start = addDays(weekStart(berlinDate(now)), -DAYS_PER_WEEK);
  return [challengeFrom(addDays(start, -LENGTH_DAYS)), challengeFrom(start)];
}

/**
 * The challenges to create when the latest one ends on `lastEnd`: both without any, none while one runs, else the next,
 * which starts the day after unless that was weeks ago.
 */
export function missingDemoChallenges(now: Date, lastEnd: CivilDate | null): readonly DemoChallenge[] {
  const both = demoChallenges(now);
  if (lastEnd === null) return both;
  if (lastEnd >= berlinDate(now)) return [];
  const [, { startDate }] = both;
  const dayAfter = addDays(lastEnd, 1);
  return [challengeFrom(dayAfter > startDate ? dayAfter : startDate)];
}

function challengeFrom(startDate: CivilDate): DemoChallenge {
  const turn = Math.floor(daysBetween(FIRST_START, startDate) / LENGTH_DAYS);
  const [first] = TITLES;
  return {
    id: `demo-challenge-${startDate}`,
    title: TITLES[((turn % TITLES.length) + TITLES.length) % TITLES.length] ?? first,
    startDate,
    endDate: addDays(startDate, LENGTH_DAYS - 1),
    publishDate: addDays(startDate, -PUBLISHED_DAYS_BEFORE),
    goal: GOAL,
  };
}
