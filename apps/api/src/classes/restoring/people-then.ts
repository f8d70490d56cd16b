import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { peopleOfClasses } from '../people-of-class.ts';

/** What somebody had in a class when it was cancelled. */
export interface Then {
  /** The booking, or the number of the entry of the waitlist. */
  readonly id: string;
  readonly customerNumber: number;
  readonly language: Language | null;
}

/** Places that members had in cancelled classes, in the order in which they get them back. */
export async function bookingsThen(
  client: PoolClient,
  workoutIds: readonly string[],
): Promise<readonly Then[]> {
  const { rows } = await client.query<Then>(
    `select id, "customerNumber", language from (
       select distinct on (b.workout_id, b.customer_number)
              b.id, b.customer_number as "customerNumber", b.language, b.via, b.booked_at
         from studio.bookings b join studio.workouts w on w.id = b.workout_id
        where b.workout_id = any ($1) and b.customer_number is not null
          and b.cancellation = 'studio' and b.canceled_at >= w.canceled_at
        order by b.workout_id, b.customer_number, b.booked_at desc, b.id) b
      order by b.via = 'desk', b.booked_at, b.id`,
    [workoutIds],
  );
  return rows;
}

/** Members who were on the waitlists of cancelled classes, in the order of the lists. */
export async function waitsThen(client: PoolClient, workoutIds: readonly string[]): Promise<readonly Then[]> {
  const { rows } = await client.query<Then>(
    `select max(e.number)::text as id, e.customer_number as "customerNumber", min(e.language) as language
       from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
      where w.id = any ($1) and e.customer_number is not null and e.state = 'removed' and e.changed_at >= w.canceled_at
      group by w.id, e.customer_number order by min(e.number)`,
    [workoutIds],
  );
  return rows;
}

/** How many hear that their class takes place after all, of each class they were in once. */
export async function countToldOfRestoring(
  client: PoolClient,
  workoutIds: readonly string[],
  now: Date,
): Promise<number> {
  const members = [...(await bookingsThen(client, workoutIds)), ...(await waitsThen(client, workoutIds))];
  const places = await peopleOfClasses(client, workoutIds, now);
  return members.length + places.filter(({ audience }) => audience === 'visitors').length;
}
