import type { Pool } from 'pg';
import { benchTable, timesAs, timesText } from '../bench-table.ts';
import type { ChildServer } from '../child-servers.ts';
import { measureInTurns, type MeasureOptions, type Subject } from '../measured-runs.ts';
import type { BookingLoad } from './booking-load.ts';

interface BookingServers {
  readonly floor: ChildServer;
  readonly studio: ChildServer;
}

export interface BookingsBenchOptions extends MeasureOptions {
  readonly load: BookingLoad;
}

const GOAL = 0.7;
/** The maximum capacity of a class. */
const LARGEST_CLASS = 1000;

/** Durable bookings of test workouts, compared with node:http and pg running the same statements. */
export async function benchBookings(
  pool: Pool,
  { floor, studio }: BookingServers,
  options: BookingsBenchOptions,
): Promise<string> {
  const classIds = await widenClasses(pool);
  let runs = 0;
  const subject = (name: string, server: ChildServer): Subject => ({
    name,
    pid: server.pid,
    // Deleted, not truncated: the server's own jobs look at both meanwhile.
    prepare: async () => {
      await pool.query('delete from studio.trial_bookings');
      await pool.query('delete from studio.mail_outbox');
    },
    load: (seconds) => options.load(server.origin, classIds, `run-${++runs}`, seconds),
  });
  const rows = await measureInTurns(
    'bookings',
    [subject('(a) node:http + pg, the same statements', floor), subject('LIFTED', studio)],
    options,
  );
  const [first, second] = rows;
  if (first === undefined || second === undefined) return '';
  const reached = timesAs(second, first);
  return [
    `booking a test workout, ${classIds.length} classes`,
    benchTable(rows, [{ heading: '× (a)', row: first }]),
    '',
    `${reached >= GOAL ? 'reached' : 'MISSED '}  bookings, times (a): ${timesText(reached)}, goal ${GOAL}`,
  ].join('\n');
}

/** Enough capacity that no booking is refused as full. */
async function widenClasses(pool: Pool): Promise<string[]> {
  await pool.query('truncate studio.waitlist_entries');
  const { rows } = await pool.query<{ id: string }>(
    `update studio.workouts set capacity = $1 where start_datetime > now() + interval '1 hour' returning id`,
    [LARGEST_CLASS],
  );
  return rows.map(({ id }) => id);
}
