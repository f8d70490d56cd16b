/** Who attends which class of the demo studio. Each week follows from its Monday alone, its free places included. */
import {
  addDays,
  berlinInstant,
  type CivilDate,
  CLASS_LENGTH_MS,
  DAY_MS,
  DAYS_PER_WEEK,
  HOUR_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { type DayPart, DEMO_HABITS, type DemoHabit, visitsInWeek } from './demo-habits.ts';
import { type DemoClass, demoClassesOn } from './demo-timetable.ts';
import { type Random, seededRandom, shuffled } from './seeded-random.ts';

/** The final state of a booking. */
type Outcome = 'attended' | 'canceled' | 'late_canceled' | 'missed';

/** A booking as it will be when the class is over. */
export interface DemoVisit {
  readonly habit: DemoHabit;
  readonly studioClass: DemoClass;
  readonly start: Date;
  readonly bookedAt: Date;
  readonly canceledAt: Date | null;
  readonly attends: boolean;
}

/** Monday to Sunday: popularity of each day. */
const WEEKDAY_PULL = [1.3, 1.2, 1.2, 1.1, 0.8, 1, 0.6] as const;
const SHOWN_MEMBER_DAYS = [0, 2, 4, 5] as const;
const EARLIEST_BOOKING_DAYS = 14;
const SHOWN_MEMBER_BOOKS_DAYS_AHEAD = 8;
const FREE_CANCELLATION_HOURS = 12;
const FROM_BOOKING_TO_CANCELLATION_DAYS = 2;
/** Hours of a part of the day, the busiest weighted most. */
const LIKED_TIMES: Readonly<Record<DayPart, readonly string[]>> = {
  morning: ['06:30', '07:30', '08:00', '09:00', '09:30', '10:00'],
  noon: ['12:15', '12:45', '12:00', '11:00', '13:30'],
  evening: ['18:30', '18:30', '17:30', '19:30', '18:00', '19:00', '16:30', '10:30', '11:00', '15:00'],
};

/** The bookings of the week of this Monday. */
export function demoVisitsInWeek(monday: CivilDate): DemoVisit[] {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, day) => startingClasses(addDays(monday, day)));
  const taken = new Map<string, number>();
  const [shown, ...others] = DEMO_HABITS;
  const inTurn = shuffled(seededRandom(`turn ${monday}`), others);
  return [...(shown ? [shown] : []), ...inTurn].flatMap((habit) => visitsOf(habit, monday, days, taken));
}

interface StartingClass extends DemoClass {
  readonly start: Date;
}

function startingClasses(date: CivilDate): StartingClass[] {
  return demoClassesOn(date).map((one) => ({ ...one, start: berlinInstant(one.date, one.time) }));
}

function visitsOf(
  habit: DemoHabit,
  monday: CivilDate,
  days: readonly (readonly StartingClass[])[],
  taken: Map<string, number>,
): DemoVisit[] {
  const random = seededRandom(`week ${monday} of ${habit.customer.id}`);
  const count = visitsInWeek(habit, monday, random);
  return chosenDays(habit, random)
    .slice(0, count)
    .flatMap((day, index) => {
      const studioClass = choosePlace(days[day] ?? [], habit, random, taken);
      if (studioClass === undefined) return [];
      const outcome = habit.isShown && index === 0 ? 'attended' : outcomeOf(random());
      const visit = visitWith(habit, studioClass, outcome, random);
      // Canceled bookings count too: until then they held a place.
      taken.set(studioClass.id, (taken.get(studioClass.id) ?? 0) + 1);
      return [visit];
    });
}

function chosenDays({ isShown }: DemoHabit, random: Random): number[] {
  if (isShown) return [...SHOWN_MEMBER_DAYS];
  return WEEKDAY_PULL.map((pull, day) => ({ day, rank: random() ** (1 / pull) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ day }) => day);
}

/** A class with a free place at a preferred time; else any other, if the person is flexible that day. */
function choosePlace(
  classes: readonly StartingClass[],
  { dayPart }: DemoHabit,
  random: Random,
  taken: ReadonlyMap<string, number>,
): StartingClass | undefined {
  const open = classes.filter(({ id, capacity }) => (taken.get(id) ?? 0) < capacity);
  const liked = LIKED_TIMES[dayPart].flatMap((time) => open.filter((one) => one.time === time));
  return liked[Math.floor(random() * liked.length)] ?? open[Math.floor(random() * open.length * 2)];
}

function outcomeOf(chance: number): Outcome {
  if (chance < 0.05) return 'canceled';
  if (chance < 0.07) return 'late_canceled';
  return chance < 0.1 ? 'missed' : 'attended';
}

function visitWith(
  habit: DemoHabit,
  studioClass: StartingClass,
  outcome: Outcome,
  random: Random,
): DemoVisit {
  const { start } = studioClass;
  const least = habit.isShown ? SHOWN_MEMBER_BOOKS_DAYS_AHEAD : FROM_BOOKING_TO_CANCELLATION_DAYS;
  const daysAhead = least + (EARLIEST_BOOKING_DAYS - least) * random() ** 2;
  const hoursBefore = hoursBeforeCancellation(outcome, random);
  return {
    habit,
    studioClass,
    start,
    bookedAt: new Date(start.getTime() - Math.round(daysAhead * DAY_MS)),
    canceledAt: hoursBefore === null ? null : new Date(start.getTime() - Math.round(hoursBefore * HOUR_MS)),
    attends: outcome === 'attended',
  };
}

function hoursBeforeCancellation(outcome: Outcome, random: Random): number | null {
  switch (outcome) {
    case 'canceled':
      return FREE_CANCELLATION_HOURS * (1 + 2 * random());
    case 'late_canceled':
      return FREE_CANCELLATION_HOURS * random();
    case 'attended':
    case 'missed':
      return null;
    default:
      return outcome satisfies never;
  }
}

/** The current state of a booking; undefined before it is made. */
export interface BookingNow {
  readonly canceledAt: Date | null;
  readonly hasAttended: boolean;
}

/** What is known of a booking at an instant: nothing of the future. */
export function bookingAt(visit: DemoVisit, now: Date): BookingNow | undefined {
  if (visit.bookedAt > now) return undefined;
  const canceledAt = visit.canceledAt !== null && visit.canceledAt <= now ? visit.canceledAt : null;
  const isOver = visit.start.getTime() + CLASS_LENGTH_MS <= now.getTime();
  return { canceledAt, hasAttended: visit.attends && isOver };
}
