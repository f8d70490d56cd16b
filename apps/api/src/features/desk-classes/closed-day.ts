import type { Pool, PoolClient } from 'pg';
import { closedOn } from './desk-class-refusals.ts';

interface ClosedDay {
  readonly day: string;
  readonly reason: string;
}

/** Why the studio is closed on the day a class is to stand on; undefined where it is open, or the class is on that day already. */
export async function readClosedDay(
  client: Pool | PoolClient,
  day: string,
  classId: string | null,
): Promise<ClosedDay | undefined> {
  const { rows } = await client.query<ClosedDay>(
    `select $1::text as day, reason from studio.closures
      where $1::date between from_day and until_day
        and not exists (select from studio.workouts w where w.id = $2 and studio.berlin_date(w.start_datetime) = $1::date)
      order by from_day, id limit 1`,
    [day, classId],
  );
  return rows[0];
}

/** Throws the refusal of a day on which the studio is closed; a class that is on it already may stay there. */
export async function requireOpenDay(client: PoolClient, day: string, classId: string): Promise<void> {
  const closed = await readClosedDay(client, day, classId);
  if (closed !== undefined) throw closedOn(closed.reason);
}

/** Whether closed days were added, changed or removed since an entry of the audit log. */
export async function areClosuresChangedSince(client: PoolClient, entry: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from studio.audit_log where id > $1 and subject like 'closure %' limit 1`,
    [entry],
  );
  return rowCount !== 0;
}
