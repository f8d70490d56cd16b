import type { PoolClient } from 'pg';
import { closedOn } from './desk-class-refusals.ts';

/** Throws the refusal of a day on which the studio is closed; a class that is on it already may stay there. */
export async function requireOpenDay(client: PoolClient, day: string, classId: string): Promise<void> {
  const { rows } = await client.query<{ reason: string }>(
    `select reason from studio.closures
      where $1::date between from_day and until_day
        and not exists (select from studio.workouts w where w.id = $2 and studio.berlin_date(w.start_datetime) = $1::date)
      order by from_day, id limit 1`,
    [day, classId],
  );
  if (rows[0] !== undefined) throw closedOn(rows[0].reason);
}
