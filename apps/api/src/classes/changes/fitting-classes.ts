import { BOOKING_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { fittingClasses, fittingTestClasses } from '@lifted/domain/bookings/fitting-classes';
import type { Pool, PoolClient } from 'pg';
import { readPerson } from '../booking-people.ts';
import type { MailedClass } from '../class-letter.ts';
import { CLASS_BRANCH, freePlaces, type CountedClass } from '../class-places.ts';

/** A class that somebody is told of instead of one that is cancelled. */
export type FittingClass = MailedClass & Pick<CountedClass, 'id'>;

/** A class that may stand in for another one, as booking looks at it. */
export type StandIn = Omit<CountedClass, 'number' | 'unconfirmed'>;

interface Cancelling {
  readonly now: Date;
  /** Classes that are cancelled together with it: none of them replaces another. */
  readonly alongside: readonly string[];
}

/** The classes ahead that may stand in for a cancelled one, for anybody: of its name or on its day, with a place free. */
export async function standInsFor(
  database: Pool | PoolClient,
  { id, timerName, start }: CountedClass,
  { now, alongside }: Cancelling,
): Promise<readonly StandIn[]> {
  const { rows } = await database.query<StandIn>({
    name: 'stand-ins-for-class',
    text: `
      select * from (
        select w.id, w.timer_name as "timerName", w.start_datetime as start, w.canceled_at is not null as "isCanceled",
               c.first_name as "coachFirstName", l.name as "locationName", ${CLASS_BRANCH} as branch,
               p.capacity, p.capacity - ${freePlaces('$1')} as taken, p.waiting
          from studio.workouts w
          join studio.class_places p on p.workout_number = w.number
          join studio.coaches c on c.id = w.coach_id
          join studio.locations l on l.id = w.location_id
         where w.start_datetime > $1 and w.start_datetime <= $6 and w.canceled_at is null and w.id <> $2 and w.id <> all ($3)
           and (w.timer_name = $4 or studio.berlin_date(w.start_datetime) = studio.berlin_date($5))) ahead
       where taken < capacity order by start, id`,
    // A studio may have planned years of classes; those that cannot be booked yet are not even counted.
    values: [now, id, alongside, timerName, start, new Date(now.getTime() + BOOKING_OPENS_MS)],
  });
  return rows;
}

/**
 * Those of them that somebody can book, two at most; see `fittingClasses`. Their place in the cancelled class is cancelled too by
 * then. `customer` null: a visitor, whose next test workout may be in each with room.
 */
export async function fittingFor(
  database: Pool | PoolClient,
  canceled: CountedClass,
  standIns: readonly StandIn[],
  { customer, now }: { readonly customer: number | null; readonly now: Date },
): Promise<readonly FittingClass[]> {
  if (standIns.length === 0) return [];
  if (customer === null) return fittingTestClasses(canceled, standIns, now);
  const person = await readPerson(database, canceled, customer, { now });
  return person === undefined ? [] : fittingClasses(canceled, standIns, person, now);
}
