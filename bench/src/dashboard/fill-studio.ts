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
    await client.query(
      'set statement_timeout = 0; set synchronous_commit = off; set work_mem = 256000; set maintenance_work_mem = 512000',
    );
    await withoutConstraints(client, async () => {
      await client.query(DIRECTORY);
      await client.query(WORKOUTS, [today, Math.ceil(customers / CUSTOMERS_PER_DAILY_CLASS)]);
      await client.query(CUSTOMERS, [customers]);
      await client.query(visits, [customers]);
      for (const rows of [BOOKINGS, SETS, DROP_VISITS]) await client.query(rows);
    });
    await client.query('analyze');
    await markRecords(client, customers);
    await client.query('insert into studio.directory_version (version) values (studio.next_version(0))');
    await client.query('vacuum analyze');
    return await sizeOf(client);
  } finally {
    client.release(true);
  }
}

/** A customer's version follows from this too, because marking writes sets. */
async function markRecords(client: PoolClient, customers: number): Promise<void> {
  for (let first = 1; first <= customers; first += CUSTOMERS_AT_ONCE) {
    await client.query(
      'select studio.mark_records(array(select generate_series($1::integer, $2::integer)))',
      [first, Math.min(first + CUSTOMERS_AT_ONCE - 1, customers)],
    );
  }
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
