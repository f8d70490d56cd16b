import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { namesTogether } from '@lifted/domain/people/short-name';
import type { Pool } from 'pg';

const MOST_FOUND = 8;

interface Found {
  readonly customer_id: string;
  readonly name: string;
  readonly last_visit?: string | null;
}

/** Whether the words people are found by have one that begins as a word of the search does; without such a word, always. */
const HAS_WORD = (place: number) =>
  `s.words like '% ' || split_part(studio.folded($1), ' ', ${place}) || '%'`;

/**
 * Who has words like the first two of the search is found by index. `limit 1` looks each of them up: joined like tables, the names and
 * passes of everybody are read.
 */
const FOUND = `
  select c.id as customer_id, c.first_name || ' ' || c.last_name as name,
         (select studio.berlin_date(max(w.start_datetime))::text
            from studio.bookings b join studio.workouts w on w.id = b.workout_id
           where b.customer_number = c.number and b.has_attended and b.canceled_at is null) as last_visit
    from studio.people_search s
   cross join lateral (
     select id, number, first_name, last_name from studio.customers where number = s.customer_number limit 1
   ) as c
   cross join lateral (
     select from studio.entitlements where customer_number = c.number and valid @> $2::date limit 1
   ) as has
   where ${HAS_WORD(1)} and ${HAS_WORD(2)}
     and (starts_with(lower(c.first_name), lower($1)) or starts_with(lower(c.last_name), lower($1))
          or starts_with(lower(c.first_name || ' ' || c.last_name), lower($1)))
     and not exists (select from studio.bookings b
                      where b.customer_number = c.number and b.workout_id = $3 and b.canceled_at is null)
   order by c.first_name, c.last_name, c.id limit ${MOST_FOUND}`;

/**
 * Members whose first or last name begins with the search, who have something that may pay for the class and no place in
 * it. Booking decides exactly; this only keeps strangers' names off the tablet. Those of the very same name are told apart by the
 * day they were last in a class, which a coach can ask for and which says less than an address or a pass.
 */
export async function searchWalkIns(
  pool: Pool,
  { classId, search, now }: { readonly classId: string; readonly search: string; readonly now: Date },
): Promise<Found[]> {
  const { rows } = await pool.query<Required<Found>>(FOUND, [search.trim(), berlinDate(now), classId]);
  const names = namesTogether(rows.map(({ name }) => name));
  return rows.map(({ customer_id, last_visit }, at) => {
    const name = names[at] ?? '';
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return { customer_id, name, ...(!isOnly && { last_visit }) };
  });
}
