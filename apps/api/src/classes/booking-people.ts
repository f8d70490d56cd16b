/** What booking needs to know of people: what pays, what they have ahead, and where they wait. */
import type { BookingOutcome } from '@lifted/contract/class-bookings';
import type { PersonFacts } from '@lifted/domain/bookings/booking';
import type { Membership, Pass } from '@lifted/domain/bookings/entitlement';
import { CLASS_LENGTH_MS, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { READER, type Reader } from '../notifications/reader.ts';
import type { CountedClass } from './class-places.ts';
import { VALID_IN } from './customer-columns.ts';

/** The row behind an entitlement. `lastEntry`: number of the newest entry of a pass's ledger, 0 without one. */
interface EntitlementRow {
  readonly number: number;
  readonly lastEntry: number;
}
export type NumberedEntitlement = (Pass & EntitlementRow) | (Membership & EntitlementRow);

/** What a command did before: the answer to its repeat. */
interface Remembered {
  readonly command: string;
  readonly workout_number: number;
  readonly outcome: BookingOutcome['outcome'];
  readonly booking_id: string | null;
}

/** A class as a sentence names it. */
export interface Occasion {
  readonly timerName: string;
  readonly start: Date;
}

/** A person as booking one class needs them. Exact while the transaction has locked the class and the person. */
export interface PersonHere extends PersonFacts<NumberedEntitlement> {
  readonly number: number;
  readonly reader: Reader;
  /** Their live entry of the waitlist. */
  readonly entry: string | null;
  readonly offerEndsAt: Date | null;
  /** Classes that overlap this one and whose waitlists they are on. */
  readonly waitsElsewhere: readonly Occasion[];
  /** What the command of this key did before. */
  readonly remembered: Remembered | null;
}

/** Locks people until the transaction ends, in one order; always after the classes. */
export async function lockPeople(client: PoolClient, numbers: readonly number[]): Promise<void> {
  await client.query({
    name: 'lock-people',
    text: 'select number from studio.customers where number = any ($1) order by number for no key update',
    values: [numbers],
  });
}

interface PersonRow {
  readonly number: number;
  readonly reader: Reader;
  readonly entitlements: readonly NumberedEntitlement[];
  readonly upcoming: readonly { readonly id: string; readonly start: string }[];
  readonly entry: string | null;
  readonly wait: 'waiting' | 'offered' | null;
  readonly offerEndsAt: Date | null;
  readonly waitsElsewhere: readonly { readonly timerName: string; readonly start: string }[];
  readonly remembered: PersonHere['remembered'];
}

/** A command whose repeat is harmless: the key the client drew for it. */
interface ReadOptions {
  readonly now: Date;
  readonly key?: string | undefined;
}

/** Reads one person, whom the transaction has locked where it decides by it; undefined once they are deleted. */
export async function readPerson(
  client: Pool | PoolClient,
  studioClass: CountedClass,
  number: number,
  { now, key }: ReadOptions,
): Promise<PersonHere | undefined> {
  const start = studioClass.start.getTime();
  const { rows } = await client.query<PersonRow>({
    name: 'read-person-of-class',
    text: PERSON,
    values: [
      number,
      studioClass.number,
      new Date(now.getTime() - CLASS_LENGTH_MS),
      berlinDate(studioClass.start),
      new Date(start - CLASS_LENGTH_MS),
      new Date(start + CLASS_LENGTH_MS),
      key ?? null,
    ],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { upcoming, wait, waitsElsewhere, ...rest } = row;
  const elsewhere = upcoming.filter(({ id }) => id !== studioClass.id);
  return {
    ...rest,
    upcoming: elsewhere.map((other) => new Date(other.start)),
    waitsElsewhere: waitsElsewhere.map((other) => ({ ...other, start: new Date(other.start) })),
    isBookedHere: elsewhere.length < upcoming.length,
    wait: wait ?? 'none',
  };
}

/**
 * `$1` person, `$2` class, `$3` classes that started before are over, `$4` day of the class, `$5` and `$6` between these
 * another class overlaps, `$7` command key. Entitlements that ended long before the day are treated as none.
 */
const PERSON = `
  select c.number, ${READER} as reader, held.list as entitlements, ahead.list as upcoming,
         here.number::text as entry, here.state as wait, here.offer_ends_at as "offerEndsAt",
         (select coalesce(json_agg(json_build_object('timerName', w.timer_name, 'start', w.start_datetime)
                                   order by w.start_datetime, w.number), '[]')
            from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
           where e.customer_number = c.number and e.state in ('waiting', 'offered') and e.workout_number <> $2
             and w.start_datetime > $5 and w.start_datetime < $6) as "waitsElsewhere",
         (select json_build_object('command', k.command, 'workout_number', k.workout_number,
                                   'outcome', k.outcome, 'booking_id', k.booking_id)
            from studio.booking_commands k where k.customer_number = c.number and k.key = $7::uuid) as remembered
    from studio.customers c
   cross join lateral (
     select coalesce(json_agg(json_build_object(
              'number', e.number, 'id', e.id,
              'kind', case when p.credits is null then 'membership' else 'pass' end,
              'from', lower(e.valid), 'until', upper(e.valid) - 1,
              'validIn', ${VALID_IN},
              'credits', coalesce(ledger.credits, 0), 'lastEntry', coalesce(ledger.entries, 0),
              'pauses', (select coalesce(json_agg(json_build_object('from', lower(r), 'until', upper(r) - 1)), '[]')
                           from unnest(e.paused) r))), '[]') as list
       from studio.entitlements e
       join studio.products p on p.id = e.product_id
       left join lateral (
         select sum(credits)::integer as credits, max(entry) as entries
           from studio.credit_entries where entitlement_number = e.number
       ) ledger on true
      where e.customer_number = c.number and (upper(e.valid) is null or upper(e.valid) > $4::date - 366)
   ) held
   cross join lateral (
     select coalesce(json_agg(json_build_object('id', w.id, 'start', w.start_datetime)), '[]') as list
       from studio.bookings b
       join studio.workouts w on w.id = b.workout_id
      where b.customer_number = c.number and b.canceled_at is null
        and (not b.has_attended or w.number = $2 or (w.start_datetime > $5 and w.start_datetime < $6)) and w.canceled_at is null and w.start_datetime > $3
   ) ahead
    left join studio.waitlist_entries here
      on here.customer_number = c.number and here.workout_number = $2 and here.state in ('waiting', 'offered')
   where c.number = $1`;
