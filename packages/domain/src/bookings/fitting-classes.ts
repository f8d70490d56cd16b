import { berlinDate } from '../calendar/studio-calendar.ts';
import { decideBooking, type ClassFacts, type PersonFacts } from './booking.ts';

/** As many classes as are named to somebody whose class is cancelled. */
export const MOST_FITTING = 2;

/** A class as far as this rule looks at it. */
interface NamedClass {
  readonly timerName: string;
  readonly start: Date;
}

/**
 * Classes that fit somebody in the place of one that is off, soonest first, two at most: of the same kind (their name) or
 * programme (their day), and such that this person could book them at `now`. `person`: without the class that is off.
 */
export function fittingClasses<Class extends NamedClass & ClassFacts>(
  instead: NamedClass,
  classes: readonly Class[],
  person: Pick<PersonFacts, 'entitlements' | 'upcoming'>,
  now: Date,
): Class[] {
  // A class they are booked in overlaps itself; one they wait for is full, or promised to somebody.
  const facts: PersonFacts = { ...person, isBookedHere: false, wait: 'none' };
  return classes
    .filter((each) => isAlike(each, instead))
    .filter((each) => decideBooking({ studioClass: each, person: facts, now }).outcome === 'booked')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, MOST_FITTING);
}

function isAlike(one: NamedClass, other: NamedClass): boolean {
  return one.timerName === other.timerName || berlinDate(one.start) === berlinDate(other.start);
}
