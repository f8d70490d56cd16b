import type { Call } from '@lifted/contract/call';
import { addDays, berlinDate, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { monthOf } from '@lifted/domain/calendar/calendar-month';
import { CLASS_NUMBERS, OWNERS_NUMBERS, STUDIO_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import type { Member } from '../dashboard/members.ts';
import { callersOf, feedTokenOf, type CallerName } from './callers.ts';
import { BRANCH, CLASSES_A_DAY, COACH, NOW_CLASS } from './present-rows.ts';

/** One time a call is made: for whom of those who take turns, how often it was made before, and how often for the same member. */
export interface Turn {
  readonly member: Member;
  readonly members: readonly Member[];
  readonly round: number;
  readonly lap: number;
}

/** A call with what is asked of it, by one kind of caller. */
export interface AskedCall {
  readonly call: Call;
  /** Its path, and what is asked where that has several forms. */
  readonly name: string;
  readonly caller: CallerName;
  readonly address: (turn: Turn) => string;
}

type Address = (turn: Turn) => string;
/** Forms of a call, by name; some are for other callers than the call is. */
type Forms = Readonly<
  Record<string, Address | { readonly callers: readonly CallerName[]; readonly address: Address }>
>;

const today = berlinDate(new Date());
const week = `from=${today}&to=${addDays(today, DAYS_PER_WEEK - 1)}`;
const month = `first=${addDays(today, -30)}&last=${addDays(today, -1)}`;
const year = `first=${addDays(today, -365)}&last=${addDays(today, -1)}`;
const DAYS_OF_YEARS = 3650;
const COACHES = 8;
const FORTNIGHT = 14;
const MOST_DAYS_BACK = 20;
const [TYPED_SHORT, TYPED_LONG] = [
  ['an', 'mü', 'we', 'jö', 'oz', 'li'],
  ['anna mü', 'jorg sch', 'lowenst', 'customer-4', 'kowalc', 'xyzzy'],
] as const;

/** A class of the coming days, another one each time. */
function comingClass({ round }: Turn): string {
  return `class-${round % FORTNIGHT}-${(round * 7) % CLASSES_A_DAY}`;
}

/** A class of the bench's coach, another one each time: coming, and of the last months (studio-rows.ts deals coaches out by turns). */
function coachsComing({ round }: Turn): string {
  return `class-${1 + (round % (FORTNIGHT - 1))}-${(round * COACHES) % CLASSES_A_DAY}`;
}
function coachsPast({ round }: Turn): string {
  const lastDay = DAYS_OF_YEARS - 1 - ((DAYS_OF_YEARS - 1) % COACHES);
  return `workout-${lastDay - COACHES * (round % MOST_DAYS_BACK)}-0`;
}

function picked(list: readonly string[], { round }: Turn): string {
  return encodeURIComponent(list[round % list.length] ?? '');
}

/** What somebody asks of the calls that need to be told; several forms have names. */
const ADDRESSES: Readonly<Record<string, Address | Forms>> = {
  '/bookings': ({ member }) => `/bookings?customer_id=${member.id}&is_cancelled=true`,
  '/calendars/{name}': ({ member }) => `/calendars/${feedTokenOf(member)}.ics`,
  '/challenge_participants': ({ member }) =>
    `/challenge_participants?challenge_id=challenge&customer_id=${member.id}`,
  '/clips/{name}': () => `/clips/${'b'.repeat(32)}.mp4`,
  '/pictures/{name}': () => `/pictures/${'a'.repeat(32)}.webp`,
  '/customers': ({ member }) => `/customers?email=${encodeURIComponent(member.email)}`,
  '/customers/{id}/exercise_progression': {
    '12 weeks': ({ member }) => `/customers/${member.id}/exercise_progression?timeFrame=12`,
    '52 weeks': ({ member }) => `/customers/${member.id}/exercise_progression?timeFrame=52`,
  },
  '/desk/changes': {
    all: () => '/desk/changes',
    'of a person': ({ member }) => `/desk/changes?customer_id=${member.id}`,
  },
  '/desk/classes/{classId}': (turn) => `/desk/classes/${coachsComing(turn)}`,
  '/desk/classes/{classId}/training': (turn) => `/desk/classes/${coachsPast(turn)}/training`,
  '/desk/fees': { due: () => '/desk/fees?state=due', settled: () => '/desk/fees?state=settled' },
  '/desk/fees.csv': { due: () => '/desk/fees.csv?state=due', settled: () => '/desk/fees.csv?state=settled' },
  '/desk/inbox': { open: () => '/desk/inbox', handled: () => '/desk/inbox?handled=true' },
  '/desk/numbers': {
    month: { callers: ['owner', 'desk'], address: () => `/desk/numbers?${month}` },
    'month, a branch': () => `/desk/numbers?${month}&branch=${BRANCH}`,
    year: { callers: ['desk'], address: () => `/desk/numbers?${year}` },
  },
  '/desk/numbers/{name}': Object.fromEntries(
    STUDIO_NUMBERS.flatMap((name) => {
      const callers: CallerName[] = OWNERS_NUMBERS.has(name) ? ['owner'] : ['desk'];
      const address = () => `/desk/numbers/${name}?${month}`;
      const ofBranch = () => `${address()}&branch=${BRANCH}`;
      const whole = [name, { callers, address }] as const;
      if (!CLASS_NUMBERS.has(name)) return [whole];
      return [whole, [`${name}, a branch`, { callers, address: ofBranch }] as const];
    }),
  ),
  '/desk/numbers/{name}/rows.csv': {
    '': { callers: ['desk'], address: () => `/desk/numbers/no_shows/rows.csv?${month}` },
  },
  '/desk/partner-visits': () => `/desk/partner-visits?month=${monthOf(addDays(today, -30))}`,
  '/desk/partner-visits/{partnerId}': () =>
    `/desk/partner-visits/partner?month=${monthOf(addDays(today, -30))}`,
  '/desk/partner-visits/{partnerId}/visits.csv': () =>
    `/desk/partner-visits/partner/visits.csv?month=${monthOf(addDays(today, -30))}`,
  '/desk/people': {
    'two letters': (turn) => `/desk/people?query=${picked(TYPED_SHORT, turn)}`,
    'more letters': (turn) => `/desk/people?query=${picked(TYPED_LONG, turn)}`,
  },
  '/desk/people/{id}/merge': ({ member }) =>
    `/desk/people/${member.id}/merge?other_id=customer-${member.number - 1}`,
  '/desk/programme': () => `/desk/programme?${week}`,
  '/desk/timetable': () => `/desk/timetable?${week}`,
  '/desk/timetable/equipment-limits': () => `/desk/timetable/equipment-limits?${week}`,
  '/desk/timetable/{classId}/following': () => '/desk/timetable/class-1-0/following',
  '/desk/trials': () => `/desk/trials?from=${monthOf(addDays(today, -60))}&to=${monthOf(today)}`,
  '/desk/webhooks/{webhookId}/deliveries': () =>
    '/desk/webhooks/00000000-0000-4000-8000-000000000001/deliveries',
  '/floor/classes/{classId}': () => `/floor/classes/${NOW_CLASS}`,
  '/floor/classes/{classId}/walk-ins': (turn) =>
    `/floor/classes/${NOW_CLASS}/walk-ins?coach_id=${COACH}&search=${picked(TYPED_SHORT, turn)}`,
  '/timetable': ({ round }) =>
    `/timetable?from=${addDays(today, round % DAYS_PER_WEEK)}&to=${addDays(today, DAYS_PER_WEEK)}`,
  '/users/{provider}-uid/{uid}/roles': ({ member }) => `/users/studio-uid/${member.id}/roles`,
  '/wods/today': ({ round }) => `/wods/today?date=${addDays(today, -(round % MOST_DAYS_BACK))}`,
  '/workouts/{workoutId}': (turn) => `/workouts/${comingClass(turn)}`,
};

/** Calls that are not measured, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  '/desk/changes-stream': 'a stream that stays open',
  '/desk/profile/versions/{version}': 'no version is saved here; one is a row found by its number',
};

/** Every reading call with what is asked of it, and which of them nobody here knows how to ask. */
export function askedOf(calls: readonly Call[]): {
  readonly asked: readonly AskedCall[];
  readonly unknown: readonly string[];
} {
  const asked: AskedCall[] = [];
  const unknown: string[] = [];
  for (const call of calls) {
    if (call.path in LEFT_OUT) continue;
    const forms = formsOf(call);
    if (forms === undefined) unknown.push(call.path);
    else
      for (const [form, given] of Object.entries(forms)) {
        const name = form === '' ? call.path : `${call.path} (${form})`;
        const { callers, address } =
          typeof given === 'function' ? { callers: callersOf(call), address: given } : given;
        for (const caller of callers) asked.push({ call, name, caller, address });
      }
  }
  return { asked, unknown };
}

function formsOf({ path }: Call): Forms | undefined {
  const given = ADDRESSES[path];
  if (typeof given === 'function') return { '': given };
  if (given !== undefined) return given;
  if (!path.includes('{')) return { '': () => path };
  // What is about a person is about the member whose turn it is.
  return /^[^{]*\/(?:customers|people)\/\{id\}[^{]*$/.test(path)
    ? { '': ({ member }) => path.replace('{id}', member.id) }
    : undefined;
}
