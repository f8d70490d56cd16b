import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { shortName } from '@lifted/domain/people/short-name';
import type { Pool } from 'pg';

const MOST_FOUND = 8;

/**
 * Members whose first or last name begins with the search, who have something that may pay for the class and no place in
 * it. Booking decides exactly; this only keeps strangers' names off the tablet.
 */
export async function searchWalkIns(
  pool: Pool,
  { classId, search, now }: { readonly classId: string; readonly search: string; readonly now: Date },
): Promise<{ customer_id: string; name: string }[]> {
  const { rows } = await pool.query<{ customer_id: string; name: string }>(
    `select c.id as customer_id, c.first_name || ' ' || c.last_name as name
       from studio.customers c
      where (starts_with(lower(c.first_name), lower($1)) or starts_with(lower(c.last_name), lower($1))
             or starts_with(lower(c.first_name || ' ' || c.last_name), lower($1)))
        and exists (select from studio.entitlements e
                     where e.customer_number = c.number and e.valid @> $2::date)
        and not exists (select from studio.bookings b
                         where b.customer_number = c.number and b.workout_id = $3 and b.canceled_at is null)
      order by c.first_name, c.last_name, c.id limit $4`,
    [search.trim(), berlinDate(now), classId, MOST_FOUND],
  );
  return rows.map(({ customer_id, name }) => ({ customer_id, name: shortName(name) }));
}
