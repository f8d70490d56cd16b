/** The training habits of the demo studio's customers: how often, at which time of day, and whether they log their lifts. */
import { addDays, type CivilDate, daysBetween, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { DEMO_MEMBER, DEMO_NEWCOMER, DEMO_PASS_HOLDER } from '../demo-accounts.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-customers.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** Preferred times of day, as parts of the day's hours. */
export type DayPart = 'morning' | 'noon' | 'evening';

export interface DemoHabit {
  readonly customer: DemoCustomer;
  /** The member whose dashboard the demo shows. */
  readonly isShown: boolean;
  readonly dayPart: DayPart;
  readonly keepsLog: boolean;
  /** Strength relative to the demo's basic values. */
  readonly strength: number;
  /** Gain in the first year, relative to the basic values. */
  readonly yearlyGain: number;
}

const KEEPS_LOG_SHARE = 0.5;
const SEASON_WEEKS = 13;
/** Weeks are counted from this Monday. */
export const FIRST_WEEK: CivilDate = '2024-01-01';

/** The main member pauses for one week in a hundred and twenty: long enough ago to have built a streak since. */
const PAUSE_EVERY_WEEKS = 120;
const PAUSE_WEEK = 84;
const SHOWN_MEMBER_VISITS = [3, 3, 4, 3, 2, 3, 4] as const;

/** Everyone but the newcomer, who has not trained yet, and the pass holder, who books here; the main member first. */
export const DEMO_HABITS: readonly DemoHabit[] = DEMO_CUSTOMERS.filter(
  ({ email }) => email !== DEMO_NEWCOMER && email !== DEMO_PASS_HOLDER,
).map(habitOf);

function habitOf(customer: DemoCustomer): DemoHabit {
  const random = seededRandom(`habit of ${customer.id}`);
  const isShown = customer.email === DEMO_MEMBER;
  const strength = 0.7 + 0.8 * random();
  const yearlyGain = 0.06 + 0.16 * random();
  const dayPart = dayPartOf(random());
  const keepsLog = random() < KEEPS_LOG_SHARE;
  if (isShown)
    return { customer, isShown, dayPart: 'evening', keepsLog: true, strength: 1, yearlyGain: 0.22 };
  return { customer, isShown, dayPart, keepsLog, strength, yearlyGain };
}

function dayPartOf(chance: number): DayPart {
  if (chance < 0.25) return 'morning';
  return chance < 0.38 ? 'noon' : 'evening';
}

/** How many classes a customer attends in the week of this Monday, 0 to 4; some stay away for a whole season. */
export function visitsInWeek(habit: DemoHabit, monday: CivilDate, random: Random): number {
  const week = Math.floor(daysBetween(FIRST_WEEK, monday) / DAYS_PER_WEEK);
  if (habit.isShown) {
    const isPause = mod(week, PAUSE_EVERY_WEEKS) === PAUSE_WEEK;
    return isPause ? 0 : (SHOWN_MEMBER_VISITS[mod(week, SHOWN_MEMBER_VISITS.length)] ?? 3);
  }
  const season = Math.floor(week / SEASON_WEEKS);
  const usual = usualVisits(seededRandom(`season ${season} of ${habit.customer.id}`)());
  if (usual === 0) return 0;
  const mood = random();
  if (mood < 0.15) return usual - 1;
  return Math.min(usual + (mood > 0.85 ? 1 : 0), 4);
}

/** A fifth stay away; most come once or twice a week. */
function usualVisits(chance: number): number {
  if (chance < 0.2) return 0;
  if (chance < 0.5) return 1;
  if (chance < 0.8) return 2;
  return chance < 0.95 ? 3 : 4;
}

/** Years since the first week. */
export function yearsSince(date: CivilDate): number {
  return daysBetween(FIRST_WEEK, date) / daysBetween(FIRST_WEEK, addDays(FIRST_WEEK, 365));
}

function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
