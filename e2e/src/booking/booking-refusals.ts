import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import type { BookingMember, OwnClass } from './booking-members.ts';

/** `valid_elsewhere` needs a chain, and the studio of most journeys is at one address. */
type MemberRefusal =
  | Exclude<BookingRefusal, 'valid_elsewhere'>
  | 'already_canceled'
  | 'offer_gone'
  | 'not_waiting';

/** What happens between the moment a page is shown and the press of its button. `$1` is the class, `$2` the member. */
interface RefusedCommand {
  /** The button that is pressed, in English and German. */
  readonly press: readonly [string, string];
  /** Before the page is opened. */
  readonly before?: readonly string[];
  readonly meanwhile: readonly string[];
  /** What the page says in the end, in English and German. */
  readonly said: readonly [string, string];
}

const BOOK = ['Book', 'Buchen'] as const;

/** Somebody else, who never signs in. */
const OTHER = `(select c.number from studio.customers c where c.email like '%@member.example'
  and not exists (select from studio.bookings b where b.workout_id = $1 and b.customer_number = c.number) and c.number <> $2
  order by c.number desc limit 1)`;
const booking = (person: string, workout = '$1', capacity = 'capacity') => `
  with room as (update studio.workouts set capacity = ${capacity} where id = $1)
  insert into studio.bookings (id, customer_number, workout_id, booked_at, during)
  select gen_random_uuid(), ${person}, ${workout}, '2020-01-01', null where $2::integer is not null`;
const waiting = (person: string, state = 'waiting', until = 'null') => `
  insert into studio.waitlist_entries (workout_number, customer_number, state, offer_ends_at, joined_at, changed_at, language)
  select w.number, ${person}, '${state}', (${until})::timestamptz, now(), w.start_datetime, 'de'
    from studio.workouts w where w.id = $1 and $2::integer is not null`;
const change = (set: string) => `update studio.workouts set ${set} where id = $1 and $2::integer is not null`;
/** A pass with one credit in place of the membership. */
const PASS = [
  contract('customer_number = null'),
  `with pass as (
     insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
     select gen_random_uuid(), $2::integer, 'pass-10', daterange(current_date - 60, current_date + 90), now()
      where $1::text is not null returning number)
   insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
   select number, 1, 'granted', 1, 0, 1, now() from pass`,
];
function contract(set: string): string {
  return `update studio.entitlements set ${set} where customer_number = $2::integer and $1::text is not null`;
}

/** Every refusal a member's page can meet (studio operations, section 2), and how it comes about. */
export const REFUSED_COMMANDS: Readonly<Record<MemberRefusal, RefusedCommand>> = {
  class_full: {
    press: BOOK,
    meanwhile: [booking(OTHER, '$1', '1')],
    said: [
      'This class is full. You can join the waitlist.',
      'Dieser Kurs ist ausgebucht. Du kannst dich auf die Warteliste setzen.',
    ],
  },
  place_promised: {
    press: BOOK,
    meanwhile: [waiting(OTHER)],
    said: [
      'Others are waiting for this place. You can join the waitlist behind them.',
      'Auf diesen Platz warten schon andere. Du kannst dich hinter ihnen auf die Warteliste setzen.',
    ],
  },
  already_booked: {
    press: BOOK,
    meanwhile: [booking('$2')],
    said: ['You already have a place in this class.', 'Du hast schon einen Platz in diesem Kurs.'],
  },
  booking_not_open: {
    press: BOOK,
    meanwhile: [change(`start_datetime = now() + interval '20 days'`)],
    said: [
      'This class can be booked from 14 days before it starts.',
      'Dieser Kurs lässt sich frühestens 14 Tage vor Beginn buchen.',
    ],
  },
  overlapping_booking: {
    press: BOOK,
    meanwhile: [
      `with other as (
         insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
         select gen_random_uuid(), 'Other', start_datetime, coach_id, location_id, 9 from studio.workouts where id = $1 returning id)
       insert into studio.bookings (id, customer_number, workout_id, booked_at)
       select gen_random_uuid(), $2::integer, id, now() from other`,
    ],
    said: [
      'You have a place in another class at the same time. Cancel that one first, or swap.',
      'Du hast zur selben Zeit einen Platz in einem anderen Kurs. Sag den zuerst ab oder tausch.',
    ],
  },
  too_many_upcoming: {
    press: BOOK,
    meanwhile: [
      `with others as (
         insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
         select gen_random_uuid(), 'Other', start_datetime + n * interval '1 day', coach_id, location_id, 9
           from studio.workouts, generate_series(1, 14) n where id = $1 returning id)
       insert into studio.bookings (id, customer_number, workout_id, booked_at)
       select gen_random_uuid(), $2::integer, id, now() from others`,
    ],
    said: [
      'You have 14 classes ahead, and nobody can book more than that at a time.',
      'Du hast 14 Kurse vor dir. Mehr kann niemand auf einmal buchen.',
    ],
  },
  no_entitlement: {
    press: BOOK,
    meanwhile: [contract('customer_number = null')],
    said: [
      'You need a pass or a membership to book. Prices are on our memberships page.',
      'Zum Buchen brauchst du ein Paket oder eine Mitgliedschaft. Die Preise stehen unter „Mitgliedschaften“.',
    ],
  },
  pass_expired_by_then: {
    press: BOOK,
    before: PASS,
    meanwhile: [contract(`valid = daterange(current_date - 60, current_date + 1)`)],
    said: [
      'Your pass expires before this class. Ask us to extend it, or get a new one.',
      'Dein Paket läuft vor diesem Kurs ab. Frag uns nach einer Verlängerung oder hol dir ein neues.',
    ],
  },
  no_credit_left: {
    press: BOOK,
    before: PASS,
    meanwhile: [
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
       select number, 2, 'expired', -1, 1, 0, now() from studio.entitlements
        where customer_number = $2::integer and $1::text is not null`,
    ],
    said: ['Your pass has no workouts left.', 'Dein Paket ist aufgebraucht.'],
  },
  contract_paused: {
    press: BOOK,
    meanwhile: [contract(`paused = datemultirange(daterange(current_date, current_date + 30))`)],
    said: [
      'Your membership is paused on the day of this class.',
      'Deine Mitgliedschaft ist am Tag dieses Kurses pausiert.',
    ],
  },
  contract_ended: {
    press: BOOK,
    meanwhile: [contract(`valid = daterange(current_date - 30, current_date + 1)`)],
    said: [
      'Your membership has ended by the day of this class.',
      'Deine Mitgliedschaft ist am Tag dieses Kurses schon beendet.',
    ],
  },
  already_canceled: {
    press: ['Cancel', 'Absagen'],
    before: [booking('$2')],
    meanwhile: [
      `update studio.bookings set canceled_at = now(), cancellation = 'free' where workout_id = $1 and customer_number = $2::integer`,
    ],
    said: ['You’ve already cancelled this class.', 'Diesen Kurs hast du schon abgesagt.'],
  },
  offer_gone: {
    press: ['Accept', 'Annehmen'],
    before: [booking(OTHER), waiting('$2', 'offered', `now() + interval '20 minutes'`)],
    meanwhile: [
      `update studio.waitlist_entries set state = 'expired' where customer_number = $2::integer and $1::text is not null`,
    ],
    said: [
      'The offer is gone: its time was up, or the place was taken.',
      'Das Angebot gilt nicht mehr: Die Zeit ist um, oder der Platz ist vergeben.',
    ],
  },
  not_waiting: {
    press: ['Leave the waitlist', 'Warteliste verlassen'],
    before: [booking(OTHER, '$1', '1'), waiting('$2')],
    meanwhile: [
      `update studio.waitlist_entries set state = 'left' where customer_number = $2::integer and $1::text is not null`,
    ],
    said: ['You are not on the waitlist of this class.', 'Du stehst nicht auf der Warteliste dieses Kurses.'],
  },
  class_started: {
    press: BOOK,
    meanwhile: [change(`start_datetime = now() - interval '1 minute'`)],
    said: ['This class is running.', 'Dieser Kurs läuft gerade.'],
  },
  class_canceled: {
    press: BOOK,
    meanwhile: [change('canceled_at = now()')],
    said: ['This class was cancelled.', 'Dieser Kurs fällt aus.'],
  },
};

/** Carries out what happens to a class and a member, in one transaction. */
export async function happen(
  { pool }: Database,
  statements: readonly string[],
  studioClass: OwnClass,
  member: BookingMember,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement, [studioClass.id, member.number]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The member has a membership again, and nothing else. */
export async function startOver({ pool }: Database, { number }: BookingMember): Promise<void> {
  await pool.query(
    `update studio.bookings set canceled_at = now(), cancellation = 'free' where customer_number = $1 and canceled_at is null
        and workout_id in (select id from studio.workouts where start_datetime > now())`,
    [number],
  );
  await pool.query(
    `update studio.waitlist_entries set state = 'left' where customer_number = $1 and state in ('waiting', 'offered')`,
    [number],
  );
  await pool.query('update studio.entitlements set customer_number = null where customer_number = $1', [
    number,
  ]);
  await pool.query(
    `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
     values ($1, $2, 'unlimited', daterange(current_date - 30, null), now())`,
    [randomUUID(), number],
  );
}
