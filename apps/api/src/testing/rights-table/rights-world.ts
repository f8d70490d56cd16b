/** A studio in which somebody’s data is asked for by everybody there may be. */
import { createHash } from 'node:crypto';
import { API_SCOPES } from '@lifted/domain/connections/api-scope';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Json } from '../calls/any-values.ts';
import { insertEntitlement, insertProducts } from '../booking-fixture.ts';
import { insertChallenge, insertParticipation } from '../challenge-fixture.ts';
import { createBrowser } from '../identity-browser-fixture.ts';
import { insertPerson, PASSWORD } from '../identity-fixture.ts';
import { enrolApp, signIn } from '../identity-second-factor-fixture.ts';
import { insertBooking, insertCustomer, insertExercise, insertSets } from '../member-fixture.ts';
import { createWholeApp, type WholeAppFixture } from '../whole-app-fixture.ts';
import type { KnownThings } from '../calls/good-request.ts';

export const NOW = new Date('2026-11-20T11:00:00Z');

/**
 * Who asks. Mia is a member with a place in a class of Carla’s, in the room Loft; Tom is a coach without a class of hers, Ben another
 * member, and the stranger has an account that is nobody’s record. Olga is an owner who has yet to enrol a second factor. `key` may
 * do all that keys may.
 */
export const CALLERS = [
  'nobody',
  'mia',
  'ben',
  'stranger',
  'carla',
  'tom',
  'desk',
  'owner',
  'olga',
  'loft',
  'yard',
  'key',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What none of the answers may hold that are not for eyes that may see her. */
export const OF_MIA = ['Morgenstern', 'mia@member.example', 'Likes the early class'];

/** How long an authenticator app shows a code. */
const CODE_MS = 30_000;

const STAFF: readonly (readonly [CallerName, StudioRole])[] = [
  ['carla', 'coach'],
  ['tom', 'coach'],
  ['desk', 'desk'],
  ['owner', 'owner'],
  ['olga', 'owner'],
];

export interface RightsWorld extends WholeAppFixture, Pick<KnownThings, 'fields' | 'ids'> {
  /** What each of them sends to say who they are. */
  readonly credentials: ReadonlyMap<CallerName, Readonly<Record<string, string>>>;
  /** The session cookies of those who signed in. */
  readonly cookies: ReadonlyMap<CallerName, string>;
  readonly uidOfMia: string;
}

export async function openRightsWorld(): Promise<RightsWorld> {
  const whole = await createWholeApp(() => NOW);
  const { app, database } = whole;
  const { pool } = database;
  // One key makes all calls here, more than in a minute of its life.
  app.countMinute = () => ({ calls: 1, endsAt: Date.now() });
  const credentials = new Map<CallerName, Readonly<Record<string, string>>>([['nobody', {}]]);
  const cookies = new Map<CallerName, string>();
  const signedIn = async (name: CallerName, roles: readonly StudioRole[], customerId?: string) => {
    const email = `${name}@${customerId === undefined ? 'studio' : 'member'}.example`;
    const person = name === 'mia' ? 'Mia Morgenstern' : `${name} Berger`;
    const uid = await insertPerson(database, {
      email,
      name: person,
      password: PASSWORD,
      roles,
      ...(customerId !== undefined && { customerId }),
    });
    const browser = createBrowser(app);
    await signIn(browser, email);
    if (roles.some((role) => role !== 'member') && name !== 'olga') {
      // The code of this moment, which holds while the next one is shown.
      await enrolApp(browser, new Date(Date.now() + CODE_MS));
    }
    credentials.set(name, { authorization: `Bearer ${await browser.idToken()}` });
    cookies.set(name, [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '));
    return uid;
  };
  const uidOfMia = await signedIn('mia', ['member'], 'mia');
  await signedIn('ben', ['member'], 'ben');
  await signedIn('stranger', []);
  for (const [name, role] of STAFF) await signedIn(name, [role]);
  whole.stopSignInClock();
  const uidOfHelper = await insertPerson(database, { email: 'helper@studio.example', roles: ['coach'] });

  await insertCustomer(pool, 'zoe');
  await insertProducts(pool);
  await insertExercise(pool, 'squat');
  await insertExercise(pool, 'bench');
  await pool.query(
    `insert into studio.branches values ('north', 'North', 'North Street 1', '13347', 'Berlin');
     insert into studio.partners (id, name, quota) values ('usc', 'Urban', 40);
     insert into studio.locations values ('loft', 'Loft'), ('yard', 'Yard');
     insert into studio.coaches (id, first_name, email) values ('carla', 'Carla', 'carla@studio.example'), ('tom', 'Tom', 'tom@studio.example');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     values ('now', 'Legs', '2026-11-20T11:45+01', 'carla', 'loft', 40, 3),
            ('evening', 'Legs', '2026-11-20T18:00+01', 'carla', 'loft', 40, 3),
            ('tomorrow', 'Legs', '2026-11-21T18:00+01', 'carla', 'loft', 40, 3),
            ('before', 'Legs', '2026-11-13T18:00+01', 'carla', 'loft', 40, 3);
     insert into studio.wod_exercises (date, section, position, exercise_id, reps)
     values ('2026-11-20', 'main', 1, 'squat', 8), ('2026-11-20', 'main', 2, 'bench', 8)`,
  );
  const flat = await insertEntitlement(pool, { customer: 'mia', product: 'flat' });
  const pass = await insertEntitlement(pool, { customer: 'mia', product: 'pass' });
  await insertEntitlement(pool, { customer: 'ben', product: 'flat' });
  await insertBooking(pool, { id: 'b-now', customer: 'mia', workout: 'now' });
  await insertBooking(pool, { id: 'b-walked-in', customer: 'ben', workout: 'now' });
  await pool.query(
    `insert into studio.booking_commands (customer_number, key, actor, command, workout_number, booking_id, outcome, at)
     select b.customer_number, gen_random_uuid(), 'studio', 'walk_in', w.number, b.id, 'booked', b.booked_at
       from studio.bookings b join studio.workouts w on w.id = b.workout_id where b.id = 'b-walked-in'`,
  );
  await insertBooking(pool, { id: 'b-evening', customer: 'mia', workout: 'evening' });
  await insertBooking(pool, { id: 'b-before', customer: 'mia', workout: 'before', attended: true });
  await insertSets(pool, { customer: 'mia', workout: 'before', exercise: 'squat', lifted: [[60, 8]] });
  await insertChallenge(pool, { id: 'autumn' });
  await insertParticipation(pool, 'autumn', 'mia');
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, cancellation)
     select 'b-late', number, 'before', '2026-11-12', '2026-11-13T17:00+01', 'late' from studio.customers where id = 'mia'`,
  );
  await pool.query(
    `insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
     values ('fee', 'b-late', 'late_cancellation', 500, 'due', '2026-11-13T18:00+01', '2026-11-13T18:00+01')`,
  );

  const asOwner = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const headers = { ...credentials.get('owner') };
    const answer = await app.inject({ method, url: `/api/desk${path}`, headers, payload });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer.json<{ id: string; code: string; secret: string }>();
  };
  await asOwner('PUT', '/coaches/carla/pin', { pin: '2580' });
  for (const room of ['loft', 'yard'] as const) {
    const { code } = await asOwner('POST', '/floor-devices', { name: room, location_id: room });
    const answer = await app.inject({ method: 'POST', url: '/api/floor/enrolment', payload: { code } });
    const tablet = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    credentials.set(room, tablet);
    await app.inject({
      method: 'POST',
      url: '/api/floor/unlock',
      headers: tablet,
      payload: { coach_id: 'carla', pin: '2580' },
    });
  }
  const { secret } = await asOwner('POST', '/api-keys', {
    name: 'All',
    scopes: API_SCOPES,
    last_day: null,
  });
  credentials.set('key', { authorization: `Bearer ${secret}` });
  const { id: kind } = await asOwner('POST', '/class-kinds', {
    fields: {
      name: 'Heavy',
      description_en: null,
      description_de: null,
      lifts_en: null,
      lifts_de: null,
      level: null,
      has_own_workouts: false,
    },
  });
  const { id: note } = await asOwner('POST', '/people/mia/notes', {
    fields: { words: 'Likes the early class' },
  });
  const { id: closure } = await asOwner('POST', '/closures', {
    fields: { from_day: '2026-12-24', until_day: '2026-12-26', reason: 'Holidays' },
  });
  const { id: template } = await asOwner('POST', '/week-templates', {
    fields: {
      timer_name: 'Lift',
      weekday: 1,
      start_time: '09:00',
      coach_id: 'carla',
      location_id: 'yard',
      capacity: 9,
      every_weeks: 1,
      valid_from: '2026-12-01',
      valid_until: null,
    },
  });
  const { id: bell } = await asOwner('POST', '/implements', {
    fields: {
      name_en: 'Kettlebells',
      name_de: 'Kettlebells',
      kind: 'weights',
      bar: null,
      loaded_ends: null,
      plates: null,
      weights: '8–24 in 2',
    },
  });

  const fields: Readonly<Record<string, Json>> = {
    coach_id: 'carla',
    location_id: 'loft',
    branch_id: null,
    product_id: 'pass',
    customer_id: 'mia',
    entitlement_id: pass,
    partner_id: 'usc',
    exercise_id: 'squat',
    other_id: 'zoe',
    class_id: 'tomorrow',
    workout_id: 'evening',
    challenge_id: 'autumn',
    email: 'mia@member.example',
    branch_ids: ['north'],
    until: '2026-12-31',
    until_day: '2026-12-31',
    valid_until: '2027-12-31',
    on_sale_to: '2027-12-31',
    planned_from: '2027-06-01',
    last_day: '2026-12-31',
    from: '2026-12-01',
    to: '2026-12-07',
    week: '2026-11-16',
    profile_image_url: null,
    capacity: 9,
    entry: 1,
    pin: '2580',
    token: createHash('sha256').update('of nobody').digest('base64url'),
  };
  const ids = new Map<string, string>([
    ['/desk/people', 'mia'],
    ['/desk/entitlements/{id}/pause', flat],
    ['/desk/entitlements/{id}/end', flat],
    ['/desk/entitlements', pass],
    ['/desk/fees', 'fee'],
    ['/desk/products', 'pass'],
    ['/desk/branches', 'north'],
    ['/desk/locations', 'loft'],
    ['/desk/room-equipment', 'loft'],
    ['/desk/coaches', 'carla'],
    ['/desk/partners', 'usc'],
    ['/desk/exercises', 'squat'],
    ['/desk/challenges', 'autumn'],
    ['/desk/week-templates', template],
    ['/desk/closures', closure],
    ['/desk/notes', note],
    ['/desk/class-kinds', kind],
    ['/desk/implements', bell],
    ['/desk/team', uidOfHelper],
    ['/customers', 'mia'],
    ['/desk/classes', 'evening'],
    ['/desk/timetable', 'tomorrow'],
    ['/floor/classes', 'now'],
    ['/workouts', 'tomorrow'],
    ['/bookings', 'b-evening'],
    ['/fees', 'fee'],
  ]);
  return { ...whole, credentials, cookies, uidOfMia, fields, ids };
}
