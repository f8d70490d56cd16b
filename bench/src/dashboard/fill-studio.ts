/**
 * A studio of ten years, the same at every run: only the number of customers and today decide what it holds. Customer 17
 * has the same history in a small studio and in a large one.
 */
import type { Pool, PoolClient } from 'pg';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { BOOKINGS, CUSTOMERS, DIRECTORY, DROP_VISITS, SETS, VISITS, WORKOUTS } from './studio-rows.ts';
import { withoutConstraints } from './without-constraints.ts';

/** Customers for about this many sets; a customer has 500 on average. */
export const CUSTOMERS_OF = { million: 2_000, large: 5_000, tenMillion: 20_000 } as const;

/** Customers a class has one place for: what keeps classes about half full whatever the size of the studio. */
const CUSTOMERS_PER_DAILY_CLASS = 400;
const CUSTOMERS_AT_ONCE = 1_000;
/** Sets lie in the order of time, so each step reads most of the table: a large studio takes larger steps, not more of them. */
const MOST_STEPS = 20;

const SETTINGS =
  'set statement_timeout = 0; set synchronous_commit = off; set work_mem = 256000; set maintenance_work_mem = 512000';
/** Connections that mark records, each those of other customers. */
const MARKING = 2;

export interface StudioSize {
  readonly customers: number;
  readonly bookings: number;
  readonly workoutLogs: number;
  readonly sets: number;
}

/**
 * Fills an empty, migrated database (minutes for ten million sets) and returns what was written. `visits` is SQL that makes the
 * table of visits, `$1` being the number of customers.
 */
export async function fillStudio(
  pool: Pool,
  customers: number,
  today: CivilDate,
  visits = VISITS,
): Promise<StudioSize> {
  const client = await pool.connect();
  try {
    await client.query(SETTINGS);
    await withoutConstraints(client, async () => {
      await client.query(DIRECTORY);
      await client.query(WORKOUTS, [today, Math.ceil(customers / CUSTOMERS_PER_DAILY_CLASS)]);
      await client.query(CUSTOMERS, [customers]);
      await client.query(visits, [customers]);
      for (const rows of [BOOKINGS, SETS, DROP_VISITS]) await client.query(rows);
    });
    await client.query('analyze');
    // They would look for records a second time.
    await client.query('alter table studio.set_logs disable trigger user');
    await markRecords(pool, customers);
    await client.query('alter table studio.set_logs enable trigger user');
    await client.query('insert into studio.directory_version (version) values (studio.next_version(0))');
    await client.query('vacuum analyze');
    return await sizeOf(client);
  } finally {
    client.release(true);
  }
}

async function markRecords(pool: Pool, customers: number): Promise<void> {
  const atOnce = Math.max(CUSTOMERS_AT_ONCE, Math.ceil(customers / MOST_STEPS));
  const steps = Array.from(
    { length: Math.ceil(customers / atOnce) },
    (_, step) => step * atOnce + 1,
  ).values();
  const mark = async () => {
    const client = await pool.connect();
    try {
      await client.query(SETTINGS);
      for (const first of steps) {
        await client.query(
          'select studio.mark_records(array(select generate_series($1::integer, $2::integer)))',
          [first, Math.min(first + atOnce - 1, customers)],
        );
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: MARKING }, mark));
}

async function sizeOf(client: PoolClient): Promise<StudioSize> {
  const { rows } = await client.query<StudioSize>(`
    select (select count(*) from studio.customers)::integer as customers,
           (select count(*) from studio.bookings)::integer as bookings,
           (select count(*) from (select distinct customer_number, workout_number from studio.set_logs) as logs)::integer
             as "workoutLogs",
           (select count(*) from studio.set_logs)::integer as sets`);
  const [size] = rows;
  if (size === undefined) throw new Error('The studio of the bench has no size.');
  return size;
}
