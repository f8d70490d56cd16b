import { randomUUID } from 'node:crypto';
import { Check } from 'typebox/value';
import { Type } from 'typebox';
import { ask, jsonOf, type Answer } from './ask.ts';

/** The public password of the demo's accounts. */
const DEMO_PASSWORD = 'strong-every-week';

const StudioClass = Type.Object({
  id: Type.String(),
  start_datetime: Type.String(),
  free_places: Type.Integer(),
  capacity: Type.Integer(),
});
const Timetable = Type.Array(StudioClass);
const User = Type.Object({ user: Type.Object({ uid: Type.String(), email: Type.String() }) });
const IdToken = Type.Object({ token: Type.String() });

/** A signed-in person. */
export interface SignedIn {
  readonly email: string;
  readonly uid: string;
  readonly cookie: string;
}

const HOUR_MS = 3_600_000;

/** Classes with a free place that begin in an hour at the earliest. */
export async function bookableClasses(
  origin: string,
  days: { readonly from: string; readonly to: string },
): Promise<{ id: string; capacity: number; free: number }[]> {
  const answer = await ask(origin, `/api/timetable?from=${days.from}&to=${days.to}`);
  const classes = jsonOf(answer.text);
  if (!Check(Timetable, classes)) throw new Error(`The timetable should be a list: ${answer.text}`);
  return classes
    .filter((one) => one.free_places > 0 && Date.parse(one.start_datetime) > Date.now() + HOUR_MS)
    .map((one) => ({ id: one.id, capacity: one.capacity, free: one.free_places }));
}

/** A visitor takes a place in a class. */
export function book(
  origin: string,
  {
    workout,
    email,
    name = 'Visitor',
  }: { readonly workout: string; readonly email: string; readonly name?: string },
  others: { readonly headers?: Record<string, string>; readonly patienceMs?: number } = {},
): Promise<Answer> {
  return ask(origin, `/api/bsport/join_test_workout/${workout}`, { body: { email, name }, ...others });
}

/** Tries to sign in with a password. */
export function trySigningIn(
  origin: string,
  email: string,
  {
    password = DEMO_PASSWORD,
    headers = {},
  }: { readonly password?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return ask(origin, '/api/identity/sign-in/email', {
    body: { email, password },
    headers: { origin, ...headers },
  });
}

/** The session in the answer to a sign-in; throws when there is none. */
export function sessionIn(answer: Answer): SignedIn {
  const value = jsonOf(answer.text);
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  if (!Check(User, value) || cookie === '')
    throw new Error(`Signing in should work, but: ${answer.status} ${answer.text}`);
  return { ...value.user, cookie };
}

/** Signs in; throws when that fails. */
export async function signIn(origin: string, email: string): Promise<SignedIn> {
  return sessionIn(await trySigningIn(origin, email));
}

/** A fresh ID token for a session. */
export async function idTokenOf(origin: string, { cookie }: SignedIn): Promise<string> {
  const answer = await ask(origin, '/api/identity/token', { cookie });
  const value = jsonOf(answer.text);
  if (!Check(IdToken, value))
    throw new Error(`There should be a token, but: ${answer.status} ${answer.text}`);
  return value.token;
}

/** Whether a session cookie is valid; false also while the studio cannot tell (503). */
export async function isSignedIn(origin: string, { cookie }: SignedIn): Promise<boolean> {
  const { status, text } = await ask(origin, '/api/identity/get-session', { cookie });
  if (status === 503) return false;
  if (status !== 200) throw new Error(`Whether somebody is signed in was answered by ${status} ${text}`);
  return Check(User, jsonOf(text));
}

const Outcome = Type.Object({ outcome: Type.String(), booking_id: Type.String() });

/** The booking a command was about; throws when the answer is none of the booking engine. */
export function bookingIn(answer: Answer): string {
  const value = jsonOf(answer.text);
  if (!Check(Outcome, value))
    throw new Error(`There should be a booking, but: ${answer.status} ${answer.text}`);
  return value.booking_id;
}

/** A set of a member's own as the app sends it; `id` names the entry. */
export function setEntry({ workout, id, weight }: { workout: string; id: string; weight: number }) {
  return {
    id,
    workout_id: workout,
    exercise_id: 'deadlift',
    exercise_number: 1,
    set_number: 1,
    lifted: { reps: 5, weight },
    base: null,
    settles: [],
    made_at: new Date().toISOString(),
  };
}

/** Enters a set of a member's own. */
export function logAsMember(
  origin: string,
  token: string,
  { customerId, ...set }: { customerId: string; workout: string; id: string; weight: number },
): Promise<Answer> {
  return ask(origin, `/api/customers/${customerId}/set-entries`, {
    token,
    body: { entries: [setEntry(set)] },
  });
}

/** A member takes a place in a class. */
export function bookAsMember(origin: string, token: string, workout: string): Promise<Answer> {
  return command(origin, token, `/api/workouts/${workout}/bookings`);
}

/** A member gives a place up. */
export function cancelAsMember(origin: string, token: string, booking: string): Promise<Answer> {
  return command(origin, token, `/api/bookings/${booking}/cancellation`);
}

function command(origin: string, token: string, path: string): Promise<Answer> {
  return ask(origin, path, { token, body: {}, headers: { 'idempotency-key': randomUUID() } });
}

/** A member joins a challenge. */
export function join(
  origin: string,
  token: string,
  { challengeId, customerId }: { readonly challengeId: string; readonly customerId: string },
): Promise<Answer> {
  return ask(origin, '/api/challenge_participants', {
    token,
    body: { challenge_id: challengeId, customer_id: customerId },
  });
}
