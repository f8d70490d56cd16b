import { randomUUID } from 'node:crypto';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Cast } from './cast.ts';
import type { CallName } from './evening-of-a-studio.ts';

/** One request of the evening. */
export interface EveningRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** What an answer with success may yet say that makes it a failure; and what is remembered of it. */
  readonly read?: (text: string) => 'right' | 'wrong';
  /** Refusals of the rules, such as a full class, are right answers to this request. */
  readonly mayBeRefused?: true;
}

interface Booked {
  readonly bookingId: string;
  readonly member: number;
}

/** As many as a tablet has numbers for before warm-up sets. */
const SETS_OF_EXERCISE = 100;
const EXERCISES = 4;
const BYTE = 256;
const LETTERS = [2, 5, 9];

/** Makes up the requests of an evening; who asks and about what is drawn evenly by `random`, from 0 to below 1. */
export function eveningRequests(cast: Cast, random: () => number): (name: CallName) => EveningRequest {
  const booked: Booked[] = [];
  const entered = new Map<string, number>();
  const present = new Set<string>();
  const below = (count: number) => Math.floor(random() * count);
  function one<T>(of: readonly T[]): T {
    const found = of[below(of.length)];
    if (found === undefined) throw new Error('The cast of the evening is empty.');
    return found;
  }
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): EveningRequest => ({
    method: 'GET',
    path,
    headers,
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const ofMember = (call: string): EveningRequest => {
    const { id, token } = one(cast.members);
    return get(`/api/customers/${id}/${call}`, bearer(token));
  };
  const atDesk = (path: string): EveningRequest => get(`/api/desk/${path}`, bearer(one(cast.studios).desk));

  /** A booking that was answered is cancelled by the next command, so that classes do not fill up. */
  function command(): EveningRequest {
    const headers = { 'idempotency-key': randomUUID() };
    const oldest = booked.shift();
    if (oldest !== undefined) {
      const token = cast.members[oldest.member]?.token ?? '';
      return {
        method: 'POST',
        path: `/api/bookings/${oldest.bookingId}/cancellation`,
        headers: { ...headers, ...bearer(token) },
        body: {},
      };
    }
    const member = below(cast.members.length);
    return {
      method: 'POST',
      path: `/api/workouts/${one(cast.coming)}/bookings`,
      headers: { ...headers, ...bearer(cast.members[member]?.token ?? '') },
      body: {},
      mayBeRefused: true,
      read(text) {
        const bookingId = /"booking_id":"([^"]+)"/.exec(text)?.[1];
        if (bookingId === undefined) return 'wrong';
        booked.push({ bookingId, member });
        return 'right';
      },
    };
  }

  /** The next set of somebody in a class: four exercises in turns. */
  function set(): EveningRequest {
    const { classId, coachId, tablet, roster } = one(cast.studios);
    const { customerId } = one(roster);
    const before = entered.get(customerId) ?? 0;
    entered.set(customerId, before + 1);
    const exercise = (before % EXERCISES) + 1;
    const entry = {
      id: randomUUID(),
      workout_id: classId,
      exercise_id: `exercise-${exercise}`,
      exercise_number: exercise,
      set_number: (Math.floor(before / EXERCISES) % SETS_OF_EXERCISE) + 1,
      lifted: { reps: 8, weight: 40 + below(16) * 2.5 },
      base: null,
      settles: [],
      made_at: new Date().toISOString(),
      customer_id: customerId,
      coach_id: coachId,
    };
    return {
      method: 'POST',
      path: '/api/floor/set-entries',
      headers: bearer(tablet),
      body: { entries: [entry] },
      read: (text) => (text.includes('"outcome":"refused"') ? 'wrong' : 'right'),
    };
  }

  function checkIn(): EveningRequest {
    const { classId, desk, roster } = one(cast.studios);
    const { bookingId } = one(roster);
    const isPresent = !present.delete(bookingId);
    if (isPresent) present.add(bookingId);
    return {
      method: 'PUT',
      path: `/api/desk/classes/${classId}/attendance/booking/${bookingId}`,
      headers: bearer(desk),
      body: { is_present: isPresent },
    };
  }

  function floor(call: (classId: string) => string): EveningRequest {
    const { classId, tablet } = one(cast.studios);
    return get(`/api/floor/${call(classId)}`, bearer(tablet));
  }

  function customer(): EveningRequest {
    const { email, token } = one(cast.members);
    return get(`/api/customers?email=${encodeURIComponent(email)}`, bearer(token));
  }

  function bookings(): EveningRequest {
    const { id, token } = one(cast.members);
    return get(`/api/bookings?customer_id=${id}&is_cancelled=true`, bearer(token));
  }

  const requests: Readonly<Record<CallName, () => EveningRequest>> = {
    home: () => get('/'),
    timetablePage: () => get('/workouts'),
    workoutPage: () => get('/wod'),
    pricePage: () => get('/memberships'),
    file: () => get(one(cast.files)),
    timetable: () => get('/api/timetable'),
    studioClass: () => get(`/api/workouts/${one(cast.coming)}`),
    workoutOfTheDay: () => get('/api/wods/today'),
    idToken: () => get('/api/identity/token', { cookie: one(cast.members).cookie }),
    customer,
    bookings,
    workoutLogs: () => ofMember('exercise_logs'),
    progression: () => ofMember('exercise_progression?timeFrame=12'),
    weeklyProgress: () => ofMember('weekly-progress'),
    unreadMessages: () => ofMember('unread_messages'),
    ownWorkout: () => ofMember('workout'),
    ownClasses: () => ofMember('classes'),
    booking: command,
    set,
    floorClass: () => floor((classId) => `classes/${classId}`),
    floorDay: () => floor(() => 'day'),
    deskToday: () => atDesk('today'),
    deskTimetable: () => atDesk(`timetable?from=${today()}&to=${today()}`),
    people: () => atDesk(`people?query=${encodeURIComponent(one(cast.members).name.slice(0, one(LETTERS)))}`),
    person: () => atDesk(`people/${one(cast.members).id}`),
    deskClass() {
      const { classId, desk } = one(cast.studios);
      return get(`/api/desk/classes/${classId}`, bearer(desk));
    },
    checkIn,
  };
  return (name) => {
    const made = requests[name]();
    return { ...made, headers: { ...made.headers, 'x-forwarded-for': clientOf(below(cast.members.length)) } };
  };
}

/** The address a proxy says a request is of: one of as many as there are members. */
function clientOf(number: number): string {
  return `10.${Math.floor(number / BYTE)}.${number % BYTE}.1`;
}

function today(): string {
  return berlinDate(new Date());
}
