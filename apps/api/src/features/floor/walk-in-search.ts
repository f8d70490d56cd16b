import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { namesTogether } from '@lifted/domain/people/short-name';
import type { Pool } from 'pg';

const MOST_FOUND = 8;

interface Found {
  readonly customer_id: string;
  readonly name: string;
  readonly last_visit?: string | null;
}

/**
 * Members whose first or last name begins with the search, who have something that may pay for the class and no place in
 * it. Booking decides exactly; this only keeps strangers' names off the tablet. Those of the very same name are told apart by the
 * day they were last in a class, which a coach can ask for and which says less than an address or a pass.
 */
export async function searchWalkIns(
  pool: Pool,
  { classId, search, now }: { readonly classId: string; readonly search: string; readonly now: Date },
): Promise<Found[]> {
  const { rows } = await pool.query<Required<Found>>(
    `select c.id as customer_id, c.first_name || ' ' || c.last_name as name,
            (select studio.berlin_date(max(w.start_datetime))::text
               from studio.bookings b join studio.workouts w on w.id = b.workout_id
              where b.customer_number = c.number and b.has_attended and b.canceled_at is null) as last_visit
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
  const names = namesTogether(rows.map(({ name }) => name));
  return rows.map(({ customer_id, last_visit }, at) => {
    const name = names[at] ?? '';
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return { customer_id, name, ...(!isOnly && { last_visit }) };
  });
}
