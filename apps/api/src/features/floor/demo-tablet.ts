import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { addTablet, enrolTablet, type FloorTablet } from './floor-tablets.ts';

/** The code that makes any browser a tablet of the demo studio. */
const DEMO_CODE = 'DEMO';

/**
 * Makes a tablet in the room of the class that runs now or comes next, for anybody who says the demo's code; undefined for
 * other codes.
 */
export async function enrolDemoTablet(
  pool: Pool,
  code: string,
  now: Date,
): Promise<{ readonly token: string; readonly device: FloorTablet } | undefined> {
  if (code.trim().toUpperCase() !== DEMO_CODE) return undefined;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select l.id, l.name from studio.locations l
       left join studio.workouts w on w.location_id = l.id and w.canceled_at is null
                                  and w.start_datetime > $1::timestamptz - interval '45 minutes'
      order by w.start_datetime nulls last, l.id limit 1`,
    [now],
  );
  const [room] = rows;
  if (room === undefined) return undefined;
  const added = await inTransaction(pool, (client) =>
    addTablet(client, { name: `Demo ${room.name}`, locationId: room.id }, now),
  );
  return enrolTablet(pool, added.code, now);
}
