import type { MixedRequest } from '../mixed-load.ts';
import type { Member } from './members.ts';

const AS_BROWSERS_SAY = 'gzip, deflate, br';

/** The five calls of each member's dashboard, as the web app makes them. */
export function studioRequests(members: readonly Member[]): MixedRequest[] {
  return members.flatMap(({ id, email, idToken }) => {
    const headers = { authorization: `Bearer ${idToken}`, 'accept-encoding': AS_BROWSERS_SAY };
    return callsOf(id, email).map((path) => ({ path, headers }));
  });
}

/** The same calls without credentials, for the floor, which answers anybody. */
export function openRequests(members: readonly Member[]): MixedRequest[] {
  return members.flatMap(({ id, email }) => callsOf(id, email).map((path) => ({ path, headers: {} })));
}

function callsOf(id: string, email: string): string[] {
  return [
    `/api/customers?email=${encodeURIComponent(email)}`,
    `/api/bookings?customer_id=${id}&is_cancelled=true`,
    `/api/customers/${id}/exercise_logs`,
    `/api/customers/${id}/exercise_progression?timeFrame=12`,
    `/api/customers/${id}/weekly-progress`,
  ];
}

const BOOKING_FIELDS = [
  'id',
  'workout_number.id',
  'workout_number.start_datetime',
  'canceled_at',
  'has_attended',
];
const SET_FIELDS = [
  'exercise_number',
  'set_number',
  'reps',
  'weight',
  'record',
  ...['id', 'name', 'short_name'].map((name) => `exercise_key.${name}`),
  ...['id', 'start_datetime', 'timer_name', 'max_set_number', 'coach_id.first_name', 'location_id.name'].map(
    (name) => `workout_number.${name}`,
  ),
];

/**
 * The same rows out of Directus, in as few requests as it can: it counts no streaks and compares no weeks, so those are left
 * to the client; for both progress calls it answers the heaviest set of each exercise in each class.
 */
export function directusRequests(members: readonly Member[], windowStart: string): MixedRequest[] {
  return members.flatMap(({ number, email }) => {
    const own = `filter[customer_number][_eq]=${number}&limit=-1`;
    const heaviest = `${own}&aggregate[max]=weight&groupBy[]=workout_number&groupBy[]=exercise_key`;
    const paths = [
      `customers?filter[email][_eq]=${encodeURIComponent(email)}&fields=id,first_name,last_name,email`,
      `bookings?${own}&fields=${BOOKING_FIELDS.join()}&sort=-workout_number.start_datetime`,
      `set_logs?${own}&fields=${SET_FIELDS.join()}&sort=-workout_number.start_datetime,exercise_number,set_number`,
      `set_logs?${heaviest}&filter[workout_number][start_datetime][_gte]=${windowStart}`,
      `set_logs?${heaviest}`,
    ];
    return paths.map((path) => ({ path: `/items/${path}`, headers: {} }));
  });
}
