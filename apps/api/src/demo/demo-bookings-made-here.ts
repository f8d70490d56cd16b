import type { Pool } from 'pg';

/** The classes people have booked here, not by an import, and the ids of the imported bookings in them. */
export interface BookedHere {
  readonly classes: ReadonlySet<string>;
  readonly importedIds: ReadonlySet<string>;
}

/** Reads which classes the demo studio's own bookings are in. */
export async function readBookedHere(pool: Pool): Promise<BookedHere> {
  const { rows } = await pool.query<{ workout: string; imported: string[] }>(
    `select workout_id as workout, coalesce(array_agg(id) filter (where via = 'import'), '{}') as imported
       from studio.bookings
      where workout_id in (select workout_id from studio.bookings where via <> 'import')
      group by workout_id`,
  );
  return {
    classes: new Set(rows.map(({ workout }) => workout)),
    importedIds: new Set(rows.flatMap(({ imported }) => imported)),
  };
}
