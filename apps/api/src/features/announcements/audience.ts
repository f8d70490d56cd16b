import type { Audience } from '@lifted/contract/desk/desk-announcements';
import { berlinDate, addDays, DAYS_PER_WEEK, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { ChannelChoices } from '@lifted/domain/notifications/message-channels';
import type { Pool } from 'pg';
import { noSuchDay } from '../../http/errors/request-refusals.ts';

/** Of the group of a room: how far back a class there counts. */
const ROOM_WEEKS = 8;

/** Throws `invalid_input` for a day that does not exist. */
export function checkDay(audience: Audience): void {
  if (audience.group === 'day' && !isCivilDate(audience.day)) throw noSuchDay('audience.day');
}

/** A condition on customer `c`, with what names the group. */
interface Condition {
  readonly sql: string;
  readonly value: string | null;
}

/** SQL: the instant a group is of, its civil day, and what names the group. */
const ASKED = '(select $1::timestamptz as at, $2::date as today, $3::text as value) asked';

/** A pass counts while it has credits, or a class ahead is booked with it. */
const RUNNING = (more = '') => `exists (
  select from studio.entitlements e join studio.products p on p.id = e.product_id
   where e.customer_number = c.number and e.valid @> asked.today ${more}
     and (p.credits is null
       or (select sum(t.credits) from studio.credit_entries t where t.entitlement_number = e.number) > 0
       or exists (select from studio.bookings b join studio.workouts w on w.id = b.workout_id
                   where b.entitlement_number = e.number and b.canceled_at is null and w.start_datetime > asked.at)))`;

/** A place in a class, or in the past a class attended or not. */
const IN_CLASS = (which: string) => `exists (
  select from studio.bookings b join studio.workouts w on w.id = b.workout_id
   where b.customer_number = c.number and b.canceled_at is null and w.canceled_at is null and ${which})`;

function conditionOf(audience: Audience, now: Date): Condition {
  switch (audience.group) {
    case 'active':
      return { sql: RUNNING(), value: null };
    case 'product':
      return { sql: RUNNING('and p.id = asked.value'), value: audience.product_id };
    case 'class':
      return { sql: IN_CLASS('w.id = asked.value'), value: audience.class_id };
    case 'day':
      return {
        sql: IN_CLASS('studio.berlin_date(w.start_datetime) = asked.value::date'),
        value: audience.day,
      };
    case 'unseen':
      return {
        sql: `${RUNNING()}
          and exists (select from studio.entitlements e where e.customer_number = c.number and lower(e.valid) <= asked.value::date)
          and not ${IN_CLASS('b.has_attended and studio.berlin_date(w.start_datetime) > asked.value::date')}`,
        value: addDays(berlinDate(now), -audience.weeks * DAYS_PER_WEEK),
      };
    case 'new':
      return {
        sql: `${RUNNING()}
          and not exists (select from studio.entitlements e where e.customer_number = c.number and lower(e.valid) < asked.value::date)`,
        value: `${berlinDate(now).slice(0, 'YYYY-MM'.length)}-01`,
      };
    case 'room':
      return {
        sql: IN_CLASS(`w.location_id = asked.value and w.start_datetime > asked.at - interval '${ROOM_WEEKS} weeks'
          and (b.has_attended or w.start_datetime > asked.at)`),
        value: audience.location_id,
      };
    default:
      return audience satisfies never;
  }
}

/** Somebody in a group, with what decides whether and how they are told. */
export interface Addressee {
  readonly number: number;
  readonly language: Language | null;
  readonly choices: ChannelChoices;
  /** Of their latest consent to news; null where they never agreed. */
  readonly consent: string | null;
}

/** SQL: the code of the latest consent to news of the customer with the number `c.number`. */
export const NEWS_CONSENT = `
  (select n.code from studio.message_consents n
    where n.customer_number = c.number and n.kind = 'news' and n.is_given order by n.number desc limit 1)`;

/** Everybody in a group as it was at an instant. */
export async function readAudience(pool: Pool, audience: Audience, at: Date): Promise<readonly Addressee[]> {
  const { sql, value } = conditionOf(audience, at);
  const { rows } = await pool.query<Addressee>(
    `select c.number, coalesce(s.language, c.language) as language, coalesce(s.choices, '{}') as choices, ${NEWS_CONSENT} as consent
       from ${ASKED} cross join studio.customers c
       left join studio.message_settings s on s.customer_number = c.number
      where ${sql}`,
    [at, berlinDate(at), value],
  );
  return rows;
}

/** The next ones of a group, by number, after the one told last; with the start of the first class it is about. */
export async function nextOfAudience(
  pool: Pool,
  audience: Audience,
  { at, after, limit }: { readonly at: Date; readonly after: number; readonly limit: number },
): Promise<readonly { readonly number: number; readonly startsAt: Date | null }[]> {
  const { sql, value } = conditionOf(audience, at);
  const { rows } = await pool.query<{ number: number; startsAt: Date | null }>(
    `select c.number, ${startOf(audience)} as "startsAt"
       from ${ASKED} cross join studio.customers c
      where c.number > $4 and ${sql}
      order by c.number limit $5`,
    [at, berlinDate(at), value, after, limit],
  );
  return rows;
}

/** SQL: when the first class begins that a message to customer `c` is about. */
function startOf({ group }: Audience): string {
  if (group !== 'class' && group !== 'day') return 'null::timestamptz';
  const which =
    group === 'class' ? 'w.id = asked.value' : 'studio.berlin_date(w.start_datetime) = asked.value::date';
  return `(select min(w.start_datetime) from studio.bookings b join studio.workouts w on w.id = b.workout_id
            where b.customer_number = c.number and b.canceled_at is null and w.canceled_at is null and ${which})`;
}

/** Visitors and guests of partners in the classes of a group; they are in no list of members. */
export async function countGuests(pool: Pool, audience: Audience, now: Date): Promise<number> {
  if (audience.group !== 'class' && audience.group !== 'day') return 0;
  const [which, value] =
    audience.group === 'class'
      ? ['w.id = $1', audience.class_id]
      : ['studio.berlin_date(w.start_datetime) = $1::date', audience.day];
  const { rows } = await pool.query<{ guests: number }>(
    `select ((select count(*) from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
               where ${which} and w.canceled_at is null and studio.takes_place(t, $2))
           + (select count(*) from studio.partner_guests g join studio.workouts w on w.number = g.workout_number
               where ${which} and w.canceled_at is null and g.removed_at is null))::integer as guests`,
    [value, now],
  );
  return rows[0]?.guests ?? 0;
}
