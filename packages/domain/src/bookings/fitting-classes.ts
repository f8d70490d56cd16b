import { berlinDate } from '../calendar/studio-calendar.ts';
import { decideBooking, type ClassFacts, type PersonFacts } from './booking.ts';
import { decideTrialBooking } from './trial-booking.ts';

/** As many classes as are named to somebody whose class is cancelled. */
export const MOST_FITTING = 2;

/** A class as far as this rule looks at it. */
interface NamedClass {
  readonly timerName: string;
  readonly start: Date;
}

/**
 * Classes that fit somebody instead of one that is off, soonest first, two at most: of the same kind (their name) or programme
 * (their day), and such that this person could book them at `now`. `person`: without the class that is off.
 */
export function fittingClasses<Class extends NamedClass & ClassFacts>(
  instead: NamedClass,
  classes: readonly Class[],
  person: Pick<PersonFacts, 'entitlements' | 'upcoming'>,
  now: Date,
): Class[] {
  // A class they are booked in overlaps itself; one they wait for is full, or promised to somebody.
  const facts: PersonFacts = { ...person, isBookedHere: false, wait: 'none' };
  return soonestAlike(
    instead,
    classes.filter((each) => decideBooking({ studioClass: each, person: facts, now }).outcome === 'booked'),
  );
}

/** The same for a visitor in a test workout, whose place needs nothing but room. */
export function fittingTestClasses<Class extends NamedClass & ClassFacts>(
  instead: NamedClass,
  classes: readonly Class[],
  now: Date,
): Class[] {
  // How many nobody confirmed decides whether the mail has to be answered first, not whether there is a place.
  const isOpen = (each: Class) => decideTrialBooking({ ...each, unconfirmed: 0, now }).outcome !== 'refused';
  return soonestAlike(instead, classes.filter(isOpen));
}

function soonestAlike<Class extends NamedClass>(instead: NamedClass, classes: readonly Class[]): Class[] {
  return classes
    .filter((each) => isAlike(each, instead))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, MOST_FITTING);
}

function isAlike(one: NamedClass, other: NamedClass): boolean {
  return one.timerName === other.timerName || berlinDate(one.start) === berlinDate(other.start);
}
