import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { namesTogether } from '@lifted/domain/people/short-name';
import type { Pool } from 'pg';

const MOST_FOUND = 8;
/** Unicode's last code point, after every letter in the order of bytes. */
const LAST_LETTER = 0x10_ff_ff;

interface Found {
  readonly customer_id: string;
  readonly name: string;
  readonly last_visit?: string | null;
}

/** As the indexes of names have it: without accents, umlauts in one way, and no longer than an entry of an index may be. */
const foldedName = (text: string) => `left(studio.folded(${text}), 60) collate "C"`;

/**
 * People whose name, written so, begins with the search, in its order; `turn` is which of the two ways it is. They are read one after
 * the other by an index in that order, until there are enough: `limit 1` looks up what each may pay with, and the class is read once.
 * Joined like tables, the passes and places of everybody are read.
 */
const beginningSo = (name: string, turn: number) => `
  (select c.id, c.number, c.first_name || ' ' || c.last_name as name, ${turn} as turn
     from studio.customers c
    where studio.folded($1) <> ''
      and ${foldedName(name)} >= ${foldedName('$1')}
      and ${foldedName(name)} < ${foldedName('$1')} || chr(${LAST_LETTER})
      and (select number from studio.entitlements
            where customer_number = c.number and valid @> $2::date limit 1) is not null
      and c.number <> all (array(select customer_number from studio.bookings
                                  where workout_id = $3 and canceled_at is null and customer_number is not null))
    order by ${foldedName(name)}, c.number limit ${MOST_FOUND})`;

const FOUND = `
  select id as customer_id, name,
         (select studio.berlin_date(max(w.start_datetime))::text
            from studio.bookings b join studio.workouts w on w.id = b.workout_id
           where b.customer_number = found.number and b.has_attended and b.canceled_at is null) as last_visit
    from (${beginningSo("c.first_name || ' ' || c.last_name", 1)}
           union all
          ${beginningSo("c.last_name || ' ' || c.first_name", 2)}) as found
   group by id, number, name order by min(turn), name, id limit ${MOST_FOUND}`;

/**
 * Members whose first or last name begins with the search, however accents and umlauts are typed, first names first; who have something
 * that may pay for the class and no place in it. Booking decides exactly; this only keeps strangers' names off the tablet. Those of the
 * very same name are told apart by the day they were last in a class, which a coach can ask for and which says less than an address or a
 * pass.
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
