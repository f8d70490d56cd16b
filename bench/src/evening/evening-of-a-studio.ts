/**
 * What one studio's evening asks of a server, counted. The evening lasts four hours; the bench puts that of many studios into one hour.
 * Live connections of desks are left out: one for each open desk, which waits and asks for nothing.
 */

const HOUR_SECONDS = 3600;
export const MEMBERS = 60;
/** Of the evening, one after the other, one hour each. */
const CLASSES = 4;
export const PLACES = 14;

/** A member opens the app to see whether there is a place, on arrival, and afterwards to see what was lifted. */
const OPENINGS = 3 * MEMBERS;
/** One in three books or cancels in the evening, and the app asks for their places again. */
const COMMANDS = MEMBERS / 3;
const EXERCISES = 4;
const SETS = 3;
/** A tablet asks for its class every ten seconds and for its day every minute. */
const CLASS_POLLS = CLASSES * 360;
const DAY_POLLS = CLASSES * 60;
/** Visitors open the home page; two of three go on to the timetable, half to the workout of the day, half to the prices. */
const VISITORS = 150;
/** Scripts, styles and fonts of the first page; the others need few more, and half of the visitors have been here before. */
const FILES = (VISITORS / 2) * 20;
/** Somebody is at the desk all evening and looks up this many people, with three searches each as the name is typed. */
const LOOKED_UP = 40;
const SEARCHES = LOOKED_UP * 3;
/** Every ten minutes. */
const LOOKS_AT_DESK = 24;
const CHECK_INS = CLASSES * PLACES;

/** What is measured together. */
export const KINDS = [
  'public page',
  'file of a page',
  'public read',
  'member read',
  'booking',
  'set logged',
  'floor read',
  'desk read',
  'check-in',
] as const;
export type Kind = (typeof KINDS)[number];

interface CallOfEvening {
  readonly kind: Kind;
  /** How often one studio makes it in an evening. */
  readonly count: number;
}

const member = { kind: 'member read', count: OPENINGS } as const;

/** Every call of an evening. The nine of a member's opening are those of the dashboard. */
export const CALLS = {
  home: { kind: 'public page', count: VISITORS },
  timetablePage: { kind: 'public page', count: (VISITORS * 2) / 3 },
  workoutPage: { kind: 'public page', count: VISITORS / 2 },
  pricePage: { kind: 'public page', count: VISITORS / 2 },
  file: { kind: 'file of a page', count: FILES },
  timetable: { kind: 'public read', count: OPENINGS + (VISITORS * 2) / 3 },
  studioClass: { kind: 'public read', count: OPENINGS + VISITORS / 2 },
  workoutOfTheDay: { kind: 'public read', count: VISITORS / 2 },
  idToken: member,
  customer: member,
  bookings: member,
  workoutLogs: member,
  progression: member,
  weeklyProgress: member,
  unreadMessages: member,
  ownWorkout: member,
  ownClasses: { kind: 'member read', count: OPENINGS + COMMANDS },
  booking: { kind: 'booking', count: COMMANDS },
  set: { kind: 'set logged', count: CLASSES * PLACES * EXERCISES * SETS },
  floorClass: { kind: 'floor read', count: CLASS_POLLS },
  floorDay: { kind: 'floor read', count: DAY_POLLS },
  deskToday: { kind: 'desk read', count: LOOKS_AT_DESK },
  deskTimetable: { kind: 'desk read', count: LOOKS_AT_DESK },
  people: { kind: 'desk read', count: SEARCHES },
  person: { kind: 'desk read', count: LOOKED_UP },
  deskClass: { kind: 'desk read', count: CHECK_INS },
  checkIn: { kind: 'check-in', count: CHECK_INS },
} as const satisfies Readonly<Record<string, CallOfEvening>>;
export type CallName = keyof typeof CALLS;

/** Requests of one studio's evening, of one kind or of all. */
export function requestsOfEvening(kind?: Kind): number {
  return Object.values<CallOfEvening>(CALLS)
    .filter((call) => kind === undefined || call.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Requests a second when as many studios have their evening within one hour. */
export function rateOf(studios: number, kind?: Kind): number {
  return (studios * requestsOfEvening(kind)) / HOUR_SECONDS;
}

/**
 * The call at a place in the evening, from 0 to below 1: calls take as much of it as they are made, so places drawn at random are a
 * mixed evening.
 */
export function callAt(place: number): CallName {
  let rest = place * requestsOfEvening();
  for (const name of CALL_NAMES) {
    rest -= CALLS[name].count;
    if (rest < 0) return name;
  }
  throw new RangeError(`${place} is no place in the evening.`);
}

const CALL_NAMES = Object.keys(CALLS).filter(isCallName);

function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name);
}
